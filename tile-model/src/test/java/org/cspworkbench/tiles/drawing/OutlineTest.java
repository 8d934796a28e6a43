package org.cspworkbench.tiles.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.primitives.ImmutableDoubleArray;
import org.cspworkbench.tiles.drawing.Outline.Command;
import org.cspworkbench.tiles.drawing.Outline.Step;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Outlines as they are written. */
final class OutlineTest {

  @Test
  void everyCommandTakesItsNumbers() {
    assertThat(Outline.parse("M0 0.5 L16,-1C1 2 3 4 5 6Z").steps())
        .containsExactly(
            new Step(Command.MOVE, ImmutableDoubleArray.of(0, 0.5)),
            new Step(Command.LINE, ImmutableDoubleArray.of(16, -1)),
            new Step(Command.CURVE, ImmutableDoubleArray.of(1, 2, 3, 4, 5, 6)),
            new Step(Command.CLOSE, ImmutableDoubleArray.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          L1 2       | expected an outline that begins with M
          ''         | expected an outline that begins with M
          M1         | expected more in 'M1'
          M1 2 Q3 4  | expected M, L, C or Z in an outline, found 'Q'
          M1 2 3 4   | expected M, L, C or Z in an outline, found '3'
          M1 x       | expected a number in an outline, found 'x'
          M1 1..2    | expected a number in an outline, found '1..2'
          """)
  void mistakesAreNamed(String text, String message) {
    assertThatIllegalArgumentException().isThrownBy(() -> Outline.parse(text)).withMessage(message);
  }
}
