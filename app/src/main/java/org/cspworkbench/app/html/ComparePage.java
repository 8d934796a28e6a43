package org.cspworkbench.app.html;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.page.CompareDocument;
import org.cspworkbench.presentation.page.CompareLink;
import org.cspworkbench.presentation.page.ProblemStatement;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.viewer.compare.LineUp;

/** The page of the site on which solvers are compared. It contains no runs: it makes them. */
final class ComparePage {

  /** A puzzle that look-ahead solves at once, and plain backtracking after 65,421 values. */
  private static final String PUZZLE =
      ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34.";

  private ComparePage() {}

  /** Returns the page for a place. */
  static String html(PagePlace place, Locale locale) {
    PageTemplate template = PageTemplate.comparison();
    PageWords words = PageWords.ofComparison(locale);
    ImmutableMap.Builder<String, String> pages = ImmutableMap.builder();
    for (Locale each : PageProgram.LANGUAGES) {
      pages.put(new PageWords(each).language(), Site.page("compare", each));
    }
    CompareDocument document = new CompareDocument(words.language(), link(), pages.buildOrThrow());
    PageTemplate.Content content =
        new PageTemplate.Content(
            place,
            words.text("compare.page"),
            "system",
            PageProgram.data(place, document.json(), template.keys(), PageWords::ofComparison),
            PageProgram.scripts(),
            "",
            PageProgram.addedHash());
    return template.page(words, content);
  }

  private static String link() {
    return new CompareLink(
            Optional.of(new ProblemStatement.SudokuText(PUZZLE)),
            LineUp.LOOKING_AHEAD.solvers().stream()
                .map(SolverSpec::of)
                .collect(ImmutableList.toImmutableList()),
            Settings.defaults().seed(),
            CompareLink.Unit.DECISION,
            0,
            CompareLink.View.FIGURES)
        .write()
        .fragment()
        .orElseThrow();
  }
}
