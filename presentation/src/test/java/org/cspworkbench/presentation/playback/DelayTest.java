package org.cspworkbench.presentation.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A delay set on the slider or as text is the delay that is displayed. */
class DelayTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"200|200", "200 ms|200", "0.5 s|500", "0,5s|500", "2s|2000", " 0 |0", "16 MS|16"})
  void delaysCanBeEnteredAsText(String words, int millis) {
    assertThat(Delay.parse(words)).hasValue(millis);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "fast", "-1", "2001", "3 s", "1 h", "99999999999"})
  void invalidDelaysAreRejected(String words) {
    assertThat(Delay.parse(words)).isEqualTo(OptionalInt.empty());
  }

  @Test
  void everyDelayIsPreservedBySliderAndText() {
    assertThat(Delay.toSlider(0)).isZero();
    assertThat(Delay.toSlider(Delay.LONGEST)).isEqualTo(Delay.SLIDER_END);
    for (int position = 0; position <= Delay.SLIDER_END; position++) {
      int millis = Delay.fromSlider(position);
      assertThat(millis).isBetween(0, Delay.LONGEST);
      assertThat(Delay.fromSlider(Delay.toSlider(millis))).isCloseTo(millis, percent(millis));
    }
    for (int millis = 0; millis <= Delay.LONGEST; millis++) {
      assertThat(Delay.parse(Delay.toWords(millis))).hasValue(millis);
    }
  }

  private static Offset<Integer> percent(int millis) {
    return Offset.offset(1 + millis / 100);
  }
}
