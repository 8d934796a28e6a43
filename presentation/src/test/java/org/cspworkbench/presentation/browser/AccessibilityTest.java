package org.cspworkbench.presentation.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** Verifies that violations are found and named in both browsers. */
@Tag("browser")
final class AccessibilityTest {

  private static final String PAGE =
      """
      <!doctype html><html%s><meta charset="utf-8"><title>Page</title>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
      <main><h1>Page</h1><button id="go">%s</button>%s</main></html>
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @EachBrowser
  void violationsAreNamed(Browser browser) throws IOException {
    Path file = folder.resolve("page.html");
    try (Tab tab = browser.tab(800, 600)) {
      Files.writeString(file, PAGE.formatted(" lang=\"en\"", "Go", ""));
      tab.open(file.toUri());
      Accessibility.check(tab);
      assertThat(tab.faults()).as("the check itself").isEmpty();

      String pale = "<p><font color=\"#cccccc\">Pale</font></p>";
      Files.writeString(file, PAGE.formatted("", "", pale));
      tab.open(file.toUri());
      assertThatThrownBy(() -> Accessibility.check(tab))
          .isInstanceOf(AssertionError.class)
          .hasMessageStartingWith("3 violations")
          .hasMessageContaining("html-has-lang at html: ")
          .hasMessageContaining("button-name at #go: ")
          .hasMessageContaining("color-contrast at font: ");
    }
  }
}
