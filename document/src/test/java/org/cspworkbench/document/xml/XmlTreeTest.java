package org.cspworkbench.document.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableMap;
import org.cspworkbench.document.UnreadableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Documents in XML, and what is not accepted. */
final class XmlTreeTest {

  @Test
  void everyElementIsReadWithItsPosition() throws UnreadableException {
    XmlElement set =
        XmlTree.read(
            "set.xml",
            """
            <?xml version="1.0"?>
            <!-- tiles -->
            <set unique="True">text
              <tile name="a &lt; b"/><tile
                  name='c'
              />
              <other>&#65;</other>
            </set>
            """);
    assertThat(set.name()).isEqualTo("set");
    assertThat(set.attributes()).isEqualTo(ImmutableMap.of("unique", "True"));
    assertThat(set.children())
        .extracting(XmlElement::name)
        .containsExactly("tile", "tile", "other");
    assertThat(set.children("tile"))
        .extracting(tile -> tile.need("name"))
        .containsExactly("a < b", "c");
    assertThat(set.at()).hasToString("set.xml:3:1");
    assertThat(set.children())
        .extracting(child -> child.at().toString())
        .containsExactly("set.xml:4:3", "set.xml:4:26", "set.xml:7:3");
  }

  @Test
  void aMissingAttributeIsNamed() throws UnreadableException {
    XmlElement tile = XmlTree.read("set.xml", "<tile/>");
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> tile.need("name"))
        .satisfies(
            e ->
                assertThat(e.sentence())
                    .isEqualTo(
                        "set.xml:1:1: expected an attribute \"name\" in <tile>, found none"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          <!DOCTYPE set [<!ENTITY x "y">]><set/> | expected XML without a document type, found one
          <!DOCTYPE set SYSTEM "file:///etc/passwd"><set/> | expected XML without a document type, found one
          <set>&x;</set>   | expected XML, found a mistake in it
          <set><tile></set> | expected XML, found a mistake in it
          <set/><set/>     | expected XML, found a mistake in it
          {"name": "set"}  | expected XML, found a mistake in it
          ``               | expected XML, found a mistake in it
          """)
  void mistakesAreReported(String text, String problem) {
    assertThat(problem(text)).isEqualTo(problem);
  }

  @Test
  void whatIsTooDeepOrTooLongIsRejected() {
    assertThat(problem("<a>".repeat(100_000)))
        .isEqualTo("expected elements at most 64 deep, found a deeper one");
    assertThat(problem("<a b='" + "x".repeat(100_000) + "'/>"))
        .isEqualTo("expected a tag or comment to end within 65536 characters, found a longer one");
    assertThat(problem("<a>" + "<b c='d'/>".repeat(200_000) + "</a>"))
        .isEqualTo("expected at most 262144 elements and attributes, found more");
  }

  private static String problem(String text) {
    try {
      return "no mistake in " + XmlTree.read("set.xml", text);
    } catch (UnreadableException e) {
      return e.problem();
    }
  }
}
