package org.cspworkbench.presentation.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies that each term is explained in both languages and happens in its run. */
class GlossaryTest {

  private static final Path DOCUMENT = Path.of("../docs/glossary.md");

  private static final String INTRODUCTION =
      "The terms of the window, in the words of the field. In the window, `Ctrl+F1` opens this"
          + " glossary, with a picture and a\nrun for each term, and `Shift+F1` explains what has"
          + " the keyboard focus.";

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt-BR"})
  void eachTermIsExplainedAndEachWordLeadsToOneTerm(String language) {
    GlossaryText glossary = new GlossaryText(Languages.locale(language));
    Map<String, Term> leads = new HashMap<>();
    for (Term term : Glossary.TERMS) {
      assertThat(glossary.explanation(term)).as(term.id()).endsWith(".");
      Stream.concat(Stream.of(glossary.name(term)), glossary.otherWords(term).stream())
          .map(word -> word.toLowerCase(Locale.ROOT))
          .forEach(word -> assertThat(leads.put(word, term)).as(word).isNull());
      assertThat(glossary.termsIn(glossary.name(term))).containsExactly(term);
    }
  }

  @Test
  void theLongestWordsCountAndPartsOfWordsDoNot() {
    GlossaryText glossary = new GlossaryText(Locale.ROOT);
    assertThat(glossary.termsIn("remove it; AC-3 by words, then MAC").stream().map(Term::id))
        .containsExactly("ac3-by-words", "mac");
    assertThat(glossary.termsIn("machine nodeless")).isEmpty();
  }

  @Test
  void theDocumentIsMadeOfTheGlossary() throws IOException {
    assertThat(DOCUMENT)
        .hasContent(new GlossaryText(Locale.ROOT).document("Glossary", INTRODUCTION));
    assertThat(Files.readString(DOCUMENT)).endsWith("\n");
  }

  /** The picture of a term shows an event of its kind. */
  @Test
  void theEventOfEachTermHappensInItsRun() {
    for (Term term : Glossary.TERMS) {
      Problem problem =
          term.problem().length() == 81
              ? Runs.sudoku(term.problem())
              : GalleryArgument.problem(term.problem(), 1);
      assertThat(Runs.solver(term.solver()).accepts(problem)).as(term.id()).isTrue();
      Trace trace =
          Runs.trace(
              Runs.solver(term.solver()),
              problem,
              term.event().isFine() ? Detail.FINE : Detail.DECISIONS);
      assertThat(IntStream.range(0, trace.length()).mapToObj(trace::kind))
          .as(term.id())
          .contains(term.event());
    }
  }
}
