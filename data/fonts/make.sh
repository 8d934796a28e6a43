#!/bin/sh
# Makes the fonts of pages from those of the window: only the characters that pages need, without kerning and
# ligatures, which the window does not apply either. Run it from the root of the project, with the folder of the fonts
# that the jars flatlaf-fonts-inter and flatlaf-fonts-jetbrains-mono contain. Needs fonttools 4.66.1 (Python).
set -eu
from=$1
to=app/src/main/resources/org/cspworkbench/app/html/fonts

for font in Inter-Regular.otf Inter-SemiBold.otf Inter-Bold.otf JetBrainsMono-Regular.ttf JetBrainsMono-Bold.ttf; do
  # Basic Latin to Latin Extended-A, then Greek letters, punctuation, indices, arrows, operators and shapes.
  pyftsubset "$from/$font" --output-file="$to/$font" --no-hinting --desubroutinize \
    --layout-features='' --no-recalc-timestamp --name-IDs=0,1,2,4,6,13,14 \
    --unicodes='U+20-7E,U+A0-17F' \
    --text='Σαδπ‐‑–—‘’‚“”„•…‹›⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉€−←↑→↓↔↩⇒⇔∅∈∉∑∀∃√∞∧∨∩∪≈≠≤≥⊆⊘⌈⌉■□▲▶◀◆○●✓✗'
done
