#!/bin/sh
# Makes the puzzles of this folder anew, with the program itself. Run it from the root of the project.
set -eu
folder=data/sudoku

generate() {
  ./csp generate --timeout 1h "$@"
}

puzzles() {
  generate "$@" | cut -f 1
}

for level in easy medium hard unfair extreme; do
  puzzles -n 50 --rating "$level" --seed 1 > "$folder/$level.txt"
done
puzzles -n 500 --dig minimal --seed 1 > "$folder/minimal.txt"
puzzles --dig minimal --clues 19 --seed 1 > "$folder/19-givens.txt"
puzzles -n 30 --dig minimal --clues 20 --seed 1 > "$folder/20-givens.txt"

# A minimal puzzle without its first given has several solutions.
puzzles -n 500 --dig minimal --seed 2 | sed 's/[1-9]/./' > "$folder/several-solutions.txt"

# A puzzle with one solution, and a wrong value in its first open cell that contradicts no given there, has none.
generate -n 200 --dig minimal --seed 3 --solve | awk -F '\t' '
  function box(cell) { return int(cell / 27) * 3 + int(cell % 9 / 3) }
  {
    for (open = 0; open < 81; open++) {
      if (substr($1, open + 1, 1) != ".") continue
      for (wrong = 1; wrong <= 9; wrong++) {
        allowed = wrong != substr($2, open + 1, 1)
        for (cell = 0; cell < 81; cell++) {
          sees = int(cell / 9) == int(open / 9) || cell % 9 == open % 9 || box(cell) == box(open)
          if (sees && substr($1, cell + 1, 1) == wrong) allowed = 0
        }
        if (allowed) {
          print substr($1, 1, open) wrong substr($1, open + 2)
          next
        }
      }
    }
  }' > "$folder/unsatisfiable.txt"

# Of many minimal puzzles, those for which maintained arc consistency fails most often.
puzzles -n 50000 --dig minimal --seed 4 > "$folder/many.txt"
hardest_for() {
  ./csp solve "$folder/many.txt" --solver "$1" --format json |
    sed 's/.*"fails":\([0-9]*\).*/\1/' |
    paste - "$folder/many.txt" | LC_ALL=C sort -k 1,1nr -k 2 | head -n 95 | cut -f 2
}
hardest_for mac > "$folder/hardest.txt"
hardest_for mac-alldifferent > "$folder/hardest-alldifferent.txt"
rm "$folder/many.txt"
