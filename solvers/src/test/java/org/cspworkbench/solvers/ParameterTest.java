package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of parameter accepts its values only, and states what it expected otherwise. */
class ParameterTest {

  private static final Parameter.WholeNumber FRAMES =
      new Parameter.WholeNumber("frames", "At most N frames.", 2, 500, 40, "frames");
  private static final Parameter.WholeNumber COUNT =
      new Parameter.WholeNumber("count", "The number.", 1, Long.MAX_VALUE, 1);
  private static final Parameter.Decimal DENSITY =
      new Parameter.Decimal("density", "The share.", 0, 1, 0.4);
  private static final Parameter.Decimal SCALE =
      new Parameter.Decimal("scale", "The scale.", 0.5, 2, 1);
  private static final Parameter.Truth FINE = new Parameter.Truth("fine", "All revisions.");
  private static final Parameter.Time DELAY =
      new Parameter.Time("delay", "The delay.", Duration.ofMillis(1500));
  private static final Parameter.Weights WEIGHTS = ValueWeights.PARAMETER;

  private enum Shade {
    LIGHT,
    DARK,
    VERY_DARK
  }

  private static final Choices<Shade> SHADE =
      Choices.of("shade", "The shade.", Shade.values(), Shade.DARK);

  private static Parameter named(String name) {
    return ImmutableList.of(
            FRAMES, COUNT, Settings.SEED, DENSITY, SCALE, FINE, DELAY, WEIGHTS, SHADE.parameter())
        .stream()
        .filter(parameter -> parameter.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "frames | 2",
        "frames | 500",
        "frames | ' 17 '",
        "count | 9223372036854775807",
        "seed | -9223372036854775808",
        "density | 0",
        "density | 1",
        "density | .35",
        "scale | 0.5",
        "fine | true",
        "fine | False",
        "delay | 0ms",
        "delay | 5S",
        "delay | 2m",
        "delay | 1h",
        "weights | 1:3,2:0.5",
        "shade | light",
        "shade | ' DARK '",
        "shade | very_dark"
      })
  void aValueIsAccepted(String name, String text) {
    named(name).check(text);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "frames | 1 | a whole number from 2 to 500, found '1'",
        "frames | 501 | a whole number from 2 to 500, found '501'",
        "frames | 1.5 | a whole number from 2 to 500, found '1.5'",
        "frames | '' | a whole number from 2 to 500, found ''",
        "count | 0 | a whole number of at least 1, found '0'",
        "count | 9223372036854775808 | a whole number of at least 1, found '9223372036854775808'",
        "seed | many | a whole number, found 'many'",
        "density | -0.1 | a number from 0 to 1, found '-0.1'",
        "density | 1.1 | a number from 0 to 1, found '1.1'",
        "density | NaN | a number from 0 to 1, found 'NaN'",
        "density | '' | a number from 0 to 1, found ''",
        "scale | 3 | a number from 0.5 to 2, found '3'",
        "fine | yes | true or false, found 'yes'",
        "delay | 5 | a duration such as 200ms, 5s or 2m, found '5'",
        "delay | -5s | a duration such as 200ms, 5s or 2m, found '-5s'",
        "delay | 1.5s | a duration such as 200ms, 5s or 2m, found '1.5s'",
        "weights | 1:0 | VALUE:WEIGHT,VALUE:WEIGHT,… with weights from 0.001 to 1000, found '1:0'",
        "shade | ligth | light, dark or very_dark, found 'ligth'",
        "shade | '' | light, dark or very_dark, found ''"
      })
  void anythingElseIsRejectedInASentence(String name, String text, String expected) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> named(name).check(text))
        .withMessage("expected " + expected);
  }

  static ImmutableList<Parameter> parametersWithDefault() {
    return ImmutableList.of(
        FRAMES, COUNT, Settings.SEED, DENSITY, SCALE, FINE, DELAY, SHADE.parameter());
  }

  @ParameterizedTest
  @MethodSource("parametersWithDefault")
  void theDefaultIsAValue(Parameter parameter) {
    parameter.check(parameter.usual());
  }

  @Test
  void valuesAreWrittenAsTheyAreRead() {
    for (long millis : new long[] {0, 1, 999, 1000, 1500, 59_000, 60_000, 61_000, 3_600_000}) {
      Duration time = Duration.ofMillis(millis);
      assertThat(DELAY.parse(Parameter.Time.write(time))).isEqualTo(time);
    }
    assertThat(Parameter.Time.write(Duration.ofMinutes(2))).isEqualTo("2m");
    assertThat(DELAY.usual()).isEqualTo("1500ms");
    assertThat(FINE.parse(Parameter.Truth.write(true))).isTrue();
    assertThat(FRAMES.parse(FRAMES.usual())).isEqualTo(40);
    assertThat(DENSITY.parse(DENSITY.usual())).isEqualTo(0.4);
  }

  @Test
  void everyChoiceHasItsObject() {
    assertThat(SHADE.parameter().ids()).containsExactly("light", "dark", "very_dark");
    assertThat(SHADE.parameter().ids().stream().map(SHADE::parse))
        .containsExactlyElementsOf(Arrays.asList(Shade.values()));
    assertThat(SHADE.parse(SHADE.parameter().usual())).isEqualTo(Shade.DARK);
  }
}
