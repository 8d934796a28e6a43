package org.cspworkbench.presentation.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Checks the accessibility of pages with axe-core: the rules of WCAG 2.2, levels A and AA, and its
 * best practices. It finds what a program can find, among it missing names, wrong roles and low
 * contrast of text; not what is drawn on a canvas.
 */
public final class Accessibility {

  private static final String SCRIPT = script();

  private static final String RUN =
      """
      axe.run(document, {
        resultTypes: ["violations"],
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      }).then(result => result.violations.flatMap(rule => rule.nodes.map(node => ({
        rule: rule.id,
        element: node.target.flat().join(" "),
        why: node.failureSummary,
      }))))
      """;

  private Accessibility() {}

  private static String script() {
    try (InputStream stream = Accessibility.class.getResourceAsStream("/axe.min.js")) {
      return new String(Objects.requireNonNull(stream).readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the violations on the page as it is now, each as a sentence with rule and element. */
  public static List<String> violations(Tab tab) {
    if (!tab.evaluate("'axe' in window").getAsBoolean()) {
      tab.evaluate(SCRIPT + "; 0");
    }
    return tab.evaluate(RUN).getAsJsonArray().asList().stream()
        .map(JsonElement::getAsJsonObject)
        .map(Accessibility::sentence)
        .toList();
  }

  private static String sentence(JsonObject violation) {
    String why =
        violation
            .get("why")
            .getAsString()
            .lines()
            .map(String::trim)
            .collect(Collectors.joining(" "));
    return "%s at %s: %s"
        .formatted(
            violation.get("rule").getAsString(), violation.get("element").getAsString(), why);
  }

  /** Fails with a list of all violations on the page, if there are any. */
  public static void check(Tab tab) {
    List<String> violations = violations(tab);
    if (!violations.isEmpty()) {
      throw new AssertionError(
          "%d violations:%n%s".formatted(violations.size(), String.join("\n", violations)));
    }
  }
}
