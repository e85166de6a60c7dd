<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="en" sourcelanguage="en">
 <context>
  <name>ChipRow</name>
  <message numerus="yes">
   <source>and %n more</source>
   <translation>
    <numerusform>and %n more</numerusform>
    <numerusform>and %n more</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>CompareModel</name>
  <message numerus="yes">
   <source>Different: %n field(s)</source>
   <translation>
    <numerusform>Different: %n field</numerusform>
    <numerusform>Different: %n fields</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Equal: %n field(s)</source>
   <translation>
    <numerusform>Equal: %n field</numerusform>
    <numerusform>Equal: %n fields</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ComparePage</name>
  <message numerus="yes">
   <source>%n results side by side</source>
   <translation>
    <numerusform>%n result side by side</numerusform>
    <numerusform>%n results side by side</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>FacetDelegate</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n more</numerusform>
    <numerusform>%n more</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ImportPane</name>
  <message numerus="yes">
   <source>%1 of %2 files, about %n second(s) left</source>
   <translation>
    <numerusform>%1 of %2 files, about %n second left</numerusform>
    <numerusform>%1 of %2 files, about %n seconds left</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Inspector</name>
  <message numerus="yes">
   <source>Comparability with the %n other(s)</source>
   <translation>
    <numerusform>Comparability with the other</numerusform>
    <numerusform>Comparability with the %n others</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n results are pinned already; unpin one first</source>
   <translation>
    <numerusform>%n result is pinned already; unpin it first</numerusform>
    <numerusform>%n results are pinned already; unpin one first</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LedgerDialog</name>
  <message numerus="yes">
   <source>%n export(s) selected</source>
   <translation>
    <numerusform>%n export selected</numerusform>
    <numerusform>%n exports selected</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Remove %n export(s) from the list? The files stay. What is removed can no longer be found when a result is corrected, and cannot be brought back.</source>
   <translation>
    <numerusform>Remove %n export from the list? The file stays. What is removed can no longer be found when a result is corrected, and cannot be brought back.</numerusform>
    <numerusform>Remove %n exports from the list? The files stay. What is removed can no longer be found when a result is corrected, and cannot be brought back.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LedgerModel</name>
  <message numerus="yes">
   <source>%n result(s) changed</source>
   <translation>
    <numerusform>%n result changed</numerusform>
    <numerusform>%n results changed</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n result(s) gone</source>
   <translation>
    <numerusform>%n result gone</numerusform>
    <numerusform>%n results gone</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>StatusLine</name>
  <message numerus="yes">
   <source>%n note(s) on comparability: %1</source>
   <translation>
    <numerusform>%n note on comparability: %1</numerusform>
    <numerusform>%n notes on comparability: %1</numerusform>
   </translation>
  </message>
 </context>
</TS>
