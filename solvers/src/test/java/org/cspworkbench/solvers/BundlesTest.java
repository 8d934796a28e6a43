package org.cspworkbench.solvers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.util.Objects;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;

class BundlesTest {

  @Test
  void textsThatWereReadByteByByteAreThoseOfTheFile() throws IOException {
    ResourceBundle expected = read(UTF_8);
    ResourceBundle decoded = new Bundles.Decoded(read(ISO_8859_1));
    assertThat(decoded.keySet()).isEqualTo(expected.keySet()).isNotEmpty();
    assertThat(expected.keySet())
        .allSatisfy(key -> assertThat(decoded.getString(key)).isEqualTo(expected.getString(key)))
        .anySatisfy(key -> assertThat(decoded.getString(key)).contains("ção"));
    assertThat(decoded.containsKey("no such key")).isFalse();
  }

  private static ResourceBundle read(Charset charset) throws IOException {
    try (InputStreamReader file =
        new InputStreamReader(
            Objects.requireNonNull(
                BundlesTest.class.getResourceAsStream("Solvers_pt_BR.properties")),
            charset)) {
      return new PropertyResourceBundle(file);
    }
  }
}
