package org.cspworkbench.viewer.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Domino;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.Zebra;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.words.TextBundle;
import org.junit.jupiter.api.Test;

/** Tests of translated titles: in English they are the names of the problems. */
final class ProblemTitleTest {

  @Test
  void aTitleIsTheNameOfTheProblemAndIsTranslated() {
    Stream.of(Queens.pairwise(8), Queens.allDifferent(1000), Zebra.puzzle())
        .forEach(problem -> assertThat(ProblemTitle.of(problem)).isEqualTo(problem.name()));
    TextBundle portuguese = TextBundle.of(Texts.class, "Window", Locale.forLanguageTag("pt-BR"));
    assertThat(portuguese.text("title.n_queens", "8")).isEqualTo("8 rainhas");
    Csp other = Domino.of(3, 4);
    assertThat(ProblemTitle.of(other)).as("not translated").isEqualTo(other.name());
  }
}
