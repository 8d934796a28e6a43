package org.cspworkbench.tiles.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Sample images in JSON. */
final class SampleReaderTest {

  @Test
  void everyCharacterBecomesItsColour() throws UnreadableException {
    PixelImage image =
        SampleReader.read(
            "s.json",
            "{\"palette\": {\"a\": \"#010203\", \".\": \"#FFFFFF\"}, \"rows\": [\"a.\", \"..\","
                + " \".a\"]}");
    assertThat(image.width()).isEqualTo(2);
    assertThat(image.height()).isEqualTo(3);
    assertThat(image.colours().asList()).containsExactly(0xFF010203, -1, -1, -1, -1, 0xFF010203);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"palette": {}, "rows": []} | 1:25: expected at least one pixel in these rows
          {"palette": {"ab": "#000000"}, "rows": ["a"]} | 1:14: expected one character, found 'ab'
          {"palette": {"a": "red"}, "rows": ["a"]} | 1:19: expected a colour such as #7FB0AB, found 'red'
          {"palette": {"a": "#000000"}, "rows": ["aa", "a"]} | 1:46: expected 2 characters, found 1
          {"palette": {"a": "#000000"}, "rows": ["ab"]} | 1:42: expected a character of the palette, found 'b'
          """)
  void mistakesAreNamedWithTheirPosition(String text, String message) {
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> SampleReader.read("s.json", text))
        .satisfies(e -> assertThat(e.sentence()).isEqualTo("s.json:" + message));
  }

  @ParameterizedTest
  @MethodSource("org.cspworkbench.tiles.format.ShippedSample#names")
  void shippedSamplesAreSmall(String name) {
    PixelImage image = ShippedSample.named(name).orElseThrow();
    assertThat(image.width()).isBetween(4, 32);
    assertThat(image.height()).isBetween(4, 32);
  }
}
