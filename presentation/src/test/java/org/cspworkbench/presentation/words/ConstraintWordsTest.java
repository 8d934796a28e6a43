package org.cspworkbench.presentation.words;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.Zebra;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies that constraints are listed in words. */
class ConstraintWordsTest {

  /** Each clue mentions what its constraint is about, and no two clues are the same. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "pt-BR"})
  void theCluesOfTheZebraAreThoseOfItsConstraints(String language) {
    Csp zebra = Zebra.puzzle();
    ConstraintWords words = words(language);
    Set<String> all = new HashSet<>();
    for (int c = 0; c < zebra.constraints().size(); c++) {
      String clue = words.of(zebra, c);
      assertThat(all.add(clue)).as(clue).isTrue();
      if (language.equals("en") && !(zebra.constraints().get(c) instanceof AllDifferent)) {
        assertThat(zebra.constraints().get(c).scope())
            .extracting(Variable::name)
            .anyMatch(name -> Ascii.toLowerCase(clue).contains(Ascii.toLowerCase(name)));
      }
    }
    assertThat(all).hasSize(19); // fifteen clues; five constraints state the first
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt-BR"})
  void otherConstraintsAreAsTheyAreWritten(String language) {
    Csp queens = Queens.pairwise(4);
    assertThat(words(language).of(queens, 0)).isEqualTo(queens.constraints().get(0).toString());
    Csp.Builder csp = Csp.builder("Zebra"); // by its name only
    Variable x = csp.variable("x", Domain.range(1, 2));
    Variable y = csp.variable("y", Domain.range(1, 2));
    Csp other = csp.notEqual(x, y).build();
    assertThat(words(language).of(other, 0)).isEqualTo("x ≠ y");
  }

  private static ConstraintWords words(String language) {
    return new ConstraintWords(TextBundle.ofPhrases(Locale.forLanguageTag(language)));
  }
}
