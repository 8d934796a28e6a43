package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.sudoku.format.Reading.grids;

import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.SampleGrids;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;

class WritersTest {

  @Test
  void whatIsWrittenIsReadAgain() {
    for (int size : Shape.usualSizes()) {
      for (long seed = 0; seed < 50; seed++) {
        Grid puzzle = SampleGrids.puzzle(Shape.ofSize(size), seed);
        for (GridWriter writer : new GridWriter[] {PuzzleFormat.LINE.writer(), new BoxedWriter()}) {
          assertThat(grids(writer.write(puzzle)))
              .as("%s, size %s, seed %s", writer.getClass().getSimpleName(), size, seed)
              .containsExactly(puzzle);
        }
      }
    }
  }

  @Test
  void aLineIsTheLineForm() {
    assertThat(PuzzleFormat.LINE.writer().write(Grid.ofLine("1.....2..3.....4")))
        .isEqualTo("1.....2..3.....4\n");
  }

  @Test
  void fourByFourHasTwoBoxesAcross() {
    assertThat(new BoxedWriter().write(Grid.ofLine("1.....2..3.....4")))
        .isEqualTo(
            """
            1 . | . .
            . . | 2 .
            ----+----
            . 3 | . .
            . . | . 4
            """);
  }

  @Test
  void nineByNineLooksAsInTheNewspaper() {
    assertThat(
            new BoxedWriter()
                .write(
                    Grid.ofLine(
                        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5"
                            + "....8..79")))
        .isEqualTo(
            """
            5 3 . | . 7 . | . . .
            6 . . | 1 9 5 | . . .
            . 9 8 | . . . | . 6 .
            ------+-------+------
            8 . . | . 6 . | . . 3
            4 . . | 8 . 3 | . . 1
            7 . . | . 2 . | . . 6
            ------+-------+------
            . 6 . | . . . | 2 8 .
            . . . | 4 1 9 | . . 5
            . . . | . 8 . | . 7 9
            """);
  }

  @Test
  void sixBySixHasWideBoxes() {
    assertThat(new BoxedWriter().write(SampleGrids.solved(Shape.ofSize(6))))
        .isEqualTo(
            """
            1 2 3 | 4 5 6
            4 5 6 | 1 2 3
            ------+------
            2 3 4 | 5 6 1
            5 6 1 | 2 3 4
            ------+------
            3 4 5 | 6 1 2
            6 1 2 | 3 4 5
            """);
  }

  @Test
  void sixteenBySixteenUsesLetters() {
    assertThat(new BoxedWriter().write(SampleGrids.solved(Shape.ofSize(16))))
        .isEqualTo(
            """
            1 2 3 4 | 5 6 7 8 | 9 A B C | D E F G
            5 6 7 8 | 9 A B C | D E F G | 1 2 3 4
            9 A B C | D E F G | 1 2 3 4 | 5 6 7 8
            D E F G | 1 2 3 4 | 5 6 7 8 | 9 A B C
            --------+---------+---------+--------
            2 3 4 5 | 6 7 8 9 | A B C D | E F G 1
            6 7 8 9 | A B C D | E F G 1 | 2 3 4 5
            A B C D | E F G 1 | 2 3 4 5 | 6 7 8 9
            E F G 1 | 2 3 4 5 | 6 7 8 9 | A B C D
            --------+---------+---------+--------
            3 4 5 6 | 7 8 9 A | B C D E | F G 1 2
            7 8 9 A | B C D E | F G 1 2 | 3 4 5 6
            B C D E | F G 1 2 | 3 4 5 6 | 7 8 9 A
            F G 1 2 | 3 4 5 6 | 7 8 9 A | B C D E
            --------+---------+---------+--------
            4 5 6 7 | 8 9 A B | C D E F | G 1 2 3
            8 9 A B | C D E F | G 1 2 3 | 4 5 6 7
            C D E F | G 1 2 3 | 4 5 6 7 | 8 9 A B
            G 1 2 3 | 4 5 6 7 | 8 9 A B | C D E F
            """);
  }
}
