package org.cspworkbench.app.gui.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.cspworkbench.app.gui.output.OfferedForms.Choice;
import org.cspworkbench.viewer.output.FileEnding;
import org.cspworkbench.viewer.output.FileTitle;
import org.cspworkbench.viewer.output.OutputForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Verifies that the extension determines the format of a file, and that suggested names are valid
 * on every file system.
 */
class OfferedFormsTest {

  private static final OutputForm PAGE = form("html");
  private static final OutputForm DRAWING = form("svg");
  private static final OutputForm TREE = form("png");
  private static final OutputForm GRAPH = form("png");
  private final OfferedForms forms = new OfferedForms(ImmutableList.of(PAGE, DRAWING, TREE, GRAPH));

  private static OutputForm form(String extension) {
    return OutputForm.of("", extension, (stream, progress) -> "");
  }

  private static Choice target(OutputForm form, String file) {
    return new Choice.Target(form, Path.of(file));
  }

  @Test
  void theExtensionDeterminesTheFormat() {
    assertThat(forms.choose(new File("a/run.html"), TREE)).isEqualTo(target(PAGE, "a/run.html"));
    assertThat(forms.choose(new File("a/w.svg"), TREE)).isEqualTo(target(DRAWING, "a/w.svg"));
    assertThat(forms.choose(new File("a/W.SVG"), TREE)).isEqualTo(target(DRAWING, "a/W.SVG"));
    assertThat(forms.choose(new File("a.b/w.png"), PAGE)).isEqualTo(target(TREE, "a.b/w.png"));
  }

  @Test
  void theSelectedFormatIsUsedAmongThoseWithTheSameExtension() {
    assertThat(forms.choose(new File("w.png"), GRAPH)).isEqualTo(target(GRAPH, "w.png"));
  }

  @ParameterizedTest
  @CsvSource({"run, run.html", "run., run.html", "Mr. Smith, Mr. Smith.html", "3.5, 3.5.html"})
  void aNameWithoutAnExtensionGetsTheSelectedOne(String name, String written) {
    assertThat(forms.choose(new File(name), PAGE)).isEqualTo(target(PAGE, written));
  }

  @Test
  void anUnknownExtensionIsRejectedWithTheSupportedOnes() {
    assertThat(forms.choose(new File("w.jpeg"), PAGE))
        .isEqualTo(
            new Choice.Rejected(
                "No file can be written here as \".jpeg\"."
                    + " Choose a name that ends in .html, .svg, .png."));
  }

  @Test
  void anInvalidFileNameIsRejected() {
    assertThat(forms.choose(new File("w\0.svg"), PAGE)).isInstanceOf(Choice.Rejected.class);
  }

  @ParameterizedTest
  @CsvSource({
    "queens:8, Forward checking, queens-8-Forward-checking",
    "hard.sdk, MAC, hard-MAC",
    "../../etc/passwd, MAC, etc-passwd-MAC",
    "'C:\\x*?<|>\"', '', C-x",
    "nul, '', csp-workbench",
    "'  ', '...', csp-workbench",
    "Jogo número 7, MAC, Jogo-número-7-MAC"
  })
  void aTitleIsConvertedToAValidFileName(String title, String solver, String name) {
    assertThat(FileTitle.of(StandardCharsets.UTF_8, title, solver)).isEqualTo(name);
  }

  @Test
  void invalidLettersInFileNamesLoseTheirAccentsOrAreRemoved() {
    assertThat(FileTitle.of(StandardCharsets.US_ASCII, "Jogo número 7")).isEqualTo("Jogo-numero-7");
    assertThat(FileTitle.of(StandardCharsets.US_ASCII, "Головоломка")).isEqualTo("csp-workbench");
  }

  @Test
  void aLongTitleIsTruncated() {
    assertThat(FileTitle.of(StandardCharsets.UTF_8, "🂡x".repeat(500))).hasSizeLessThan(121);
    assertThat(FileTitle.of(StandardCharsets.UTF_8, "x".repeat(500))).hasSize(60);
  }

  @Test
  void anExtensionConsistsOfLettersAndDigitsWithAtLeastOneLetter() {
    assertThat(FileEnding.of("a.b.SVG")).isEqualTo(Optional.of("svg"));
    assertThat(FileEnding.of(".svg")).isEmpty();
    assertThat(FileEnding.of("svg")).isEmpty();
    assertThat(FileEnding.without("a.b.SVG")).isEqualTo("a.b");
  }
}
