package org.cspworkbench.app.gui.document;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.text.BadLocationException;
import javax.swing.text.html.HTMLDocument;
import javax.swing.text.html.HTMLEditorKit;
import org.cspworkbench.app.html.DocumentPlace;
import org.cspworkbench.app.html.Documents;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Verifies that the window can display the documents of the program. */
class DocumentPageTest {

  private static final Path FOLDER = Path.of("../docs");
  private static final Pattern LINK = Pattern.compile("href=\"([^\"]*)\"");
  private static final Pattern MARKDOWN =
      Pattern.compile("\\]\\(|\\*\\*|```|--- ?\\||<!--|^#", Pattern.MULTILINE);

  @SuppressWarnings("unused") // used by the tests
  static final ImmutableList<String> DOCUMENTS = documents();

  private static ImmutableList<String> documents() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .filter(file -> MoreFiles.getFileExtension(file).equals("md"))
          .map(MoreFiles::getNameWithoutExtension)
          .sorted()
          .collect(toImmutableList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String body(String document) {
    return DocumentPage.body(Documents.read(document));
  }

  private static HTMLDocument parsed(String body) {
    try {
      HTMLEditorKit kit = new HTMLEditorKit();
      HTMLDocument page = (HTMLDocument) kit.createDefaultDocument();
      kit.read(new StringReader(body), page, 0);
      return page;
    } catch (IOException | BadLocationException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @FieldSource("DOCUMENTS")
  void theProgramContainsEachDocument(String document) {
    assertThat(FOLDER.resolve(document + ".md")).hasContent(Documents.read(document));
  }

  @Test
  void theListedDocumentsExist() {
    assertThat(Documents.BY_READER.values().stream().flatMap(List::stream))
        .containsExactlyInAnyOrderElementsOf(DOCUMENTS);
  }

  @ParameterizedTest
  @FieldSource("DOCUMENTS")
  void eachLinkLeadsToADocumentAndItsHeading(String document) {
    assertThat(LINK.matcher(body(document)).results().map(link -> link.group(1)))
        .allSatisfy(
            link -> {
              DocumentPlace place = DocumentPlace.of(link).orElseThrow();
              assertThat(
                      place.heading().isEmpty()
                          || parsed(body(place.document())).getElement(place.heading()) != null)
                  .isTrue();
            });
  }

  @ParameterizedTest
  @FieldSource("DOCUMENTS")
  void noMarkdownIsLeft(String document) throws BadLocationException {
    HTMLDocument page = parsed(body(document).replaceAll("(?s)<pre>.*?</pre>", ""));
    assertThat(page.getText(0, page.getLength())).isNotBlank().doesNotContainPattern(MARKDOWN);
  }
}
