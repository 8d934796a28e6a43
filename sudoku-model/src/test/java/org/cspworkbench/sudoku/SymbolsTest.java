package org.cspworkbench.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SymbolsTest {

  @Test
  void valuesAreDigitsThenLettersInBothCases() {
    for (int value = 1; value <= 25; value++) {
      char symbol = "123456789ABCDEFGHIJKLMNOP".charAt(value - 1);
      assertThat(Symbols.of(value)).isEqualTo(symbol);
      assertThat(Symbols.valueOf(symbol)).isEqualTo(value);
      assertThat(Symbols.valueOf(Character.toLowerCase(symbol))).isEqualTo(value);
    }
  }

  @Test
  void sixCharactersMeanEmptyAndNoOtherDoes() {
    assertThat(
            IntStream.range(0, 0x10000)
                .filter(c -> Symbols.valueOf((char) c) == 0)
                .mapToObj(c -> (char) c))
        .containsExactlyInAnyOrder('.', '0', '*', '_', 'x', '-');
    assertThat(IntStream.range(0, 0x10000).filter(c -> Symbols.valueOf((char) c) > 0))
        .hasSize(9 + 2 * 16);
  }

  @Test
  void noSymbolExistsForOtherValues() {
    assertThat(Symbols.of(0)).isEqualTo('.');
    assertThatThrownBy(() -> Symbols.of(26)).hasMessage("26 has no symbol");
    assertThatThrownBy(() -> Symbols.of(-1)).hasMessage("-1 has no symbol");
  }
}
