package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Large puzzles come in two alphabets: 1 to 9 and then letters, or letters alone. */
class LetterAlphabetTest {

  private static final int SEED = 25;

  /** Rows in which each value stands once, shifted from row to row, with some cells empty. */
  private static int[] givens(int size) {
    Random random = new Random(SEED);
    int box = (int) Math.round(Math.sqrt(size));
    int[] givens = new int[size * size];
    for (int cell = 0; cell < givens.length; cell++) {
      int row = cell / size;
      int value = (row % box * box + row / box + cell % size) % size + 1;
      givens[cell] = random.nextInt(5) == 0 ? 0 : value;
    }
    return givens;
  }

  private static String text(int[] givens, int size, String gap, String end) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < givens.length; cell++) {
      text.append(givens[cell] == 0 ? '.' : (char) ('A' + givens[cell] - 1));
      text.append((cell + 1) % size == 0 ? end : gap);
    }
    return text.append('\n').toString();
  }

  private static int[] read(String text) {
    Grid grid = Reading.grids(text).get(0);
    return IntStream.range(0, grid.shape().cellCount()).map(grid::value).toArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 25})
  void aPuzzleInLettersAloneIsReadInEveryForm(int size) {
    int[] givens = givens(size);
    assertThat(read(text(givens, size, "", ""))).isEqualTo(givens);
    assertThat(read(text(givens, size, "", "\n"))).isEqualTo(givens);
    assertThat(read(text(givens, size, " ", "\n"))).isEqualTo(givens);
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 25})
  void aDigitAmongSuchLettersIsAFaultThatListsTheSymbols(int size) {
    int[] givens = givens(size);
    String line = text(givens, size, "", "").replaceFirst("[A-I]", "7");
    String last = size == 16 ? "G" : "P";
    assertThat(Reading.told(line).get(0))
        .contains("expected a digit 1-9, a letter A-" + last + ", '.' or '0'")
        .contains("(or A-" + (size == 16 ? "P" : "Y") + " in a puzzle without digits), found '");
  }
}
