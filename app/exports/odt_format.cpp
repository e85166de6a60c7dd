// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/odt_format.h"

#include "app/exports/odt_parts.h"
#include "app/exports/zip_writer.h"

namespace podium {

namespace {

constexpr double dotsPerInch = 288;  ///< of the PNG on the document's page: sharp in print

}  // namespace

Result<std::string> OdtFormat::encode(const FigureDocument& document) const
{
    const OdtPicture place = odtPicture(document);
    const auto png = document.drawing.png(place.widthInches * dotsPerInch / document.style.width);
    if (!png) {
        return tl::unexpected(png.error());
    }
    const auto svg = document.drawing.svg();
    if (!svg) {
        return tl::unexpected(svg.error());
    }
    ZipWriter zip;
    for (const Status& added :
         {zip.addStored("mimetype", odtMediaType),  // first, and as it is
          zip.addPacked("content.xml", odtContent(document, place)), zip.addPacked("styles.xml", odtStyles(document)),
          zip.addPacked("meta.xml", odtMeta(document)), zip.addPacked(place.svg, *svg),
          zip.addStored(place.png, *png),  // packed already
          zip.addPacked("META-INF/manifest.xml", odtManifest(place))}) {
        if (!added) {
            return tl::unexpected(added.error());
        }
    }
    return zip.take();
}

}  // namespace podium
