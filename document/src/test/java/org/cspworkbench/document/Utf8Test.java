package org.cspworkbench.document;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.CharStreams;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Reader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A byte order mark at the beginning is not part of the text; anywhere else it is. */
final class Utf8Test {

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "größe\nzwei", "a\uFEFFb", "\uFEFF"})
  void theMarkAtTheBeginningIsSkippedOnce(String text) throws IOException {
    for (String start : new String[] {"", "\uFEFF"}) {
      byte[] bytes = (start + text).getBytes(UTF_8);
      String expected = start.isEmpty() && text.equals("\uFEFF") ? "" : text;
      assertThat(Utf8.text(bytes)).isEqualTo(expected);
      assertThat(CharStreams.toString(reader(bytes))).isEqualTo(expected);
      assertThat(oneByOne(reader(bytes))).isEqualTo(expected);
    }
  }

  private static Reader reader(byte[] bytes) {
    return Utf8.reader(new ByteArrayInputStream(bytes));
  }

  private static String oneByOne(Reader reader) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int c = reader.read(); c >= 0; c = reader.read()) {
      text.append((char) c);
    }
    return text.toString();
  }

  @Test
  void bytesOfAnotherEncodingAreReplaced() throws IOException {
    byte[] latin = "für".getBytes(ISO_8859_1);
    assertThat(Utf8.text(latin)).isEqualTo("f\uFFFDr");
    assertThat(CharStreams.toString(reader(latin))).isEqualTo("f\uFFFDr");
  }
}
