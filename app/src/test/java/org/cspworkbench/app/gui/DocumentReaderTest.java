package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Verifies that the window displays the documents of the program. */
class DocumentReaderTest {

  @SuppressWarnings("unused") // used by the test
  static final ImmutableList<String> DOCUMENTS = DocumentsPanel.DOCUMENTS;

  @ParameterizedTest
  @FieldSource("DOCUMENTS")
  void theProgramContainsEachDocument(String document) {
    assertThat(Path.of("../docs", document + ".md")).hasContent(DocumentReader.read(document));
  }
}
