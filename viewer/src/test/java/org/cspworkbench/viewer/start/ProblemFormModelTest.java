package org.cspworkbench.viewer.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.viewer.problem.Reading;
import org.junit.jupiter.api.Test;

/** Verifies the form of the problems of the gallery. */
class ProblemFormModelTest {

  private final ProblemFormModel form = new ProblemFormModel();

  @Test
  void eachProblemOpensAsItIsAndItsSolverAcceptsIt() {
    for (Gallery.Entry entry : form.entries()) {
      form.select(entry);
      assertThat(form.fault()).isEmpty();
      assertThat(form.request().reading())
          .as(entry.id())
          .isInstanceOfSatisfying(
              Reading.Opened.class,
              opened -> assertThat(Runs.solver(form.solver()).accepts(opened.problem())).isTrue());
    }
  }

  @Test
  void whatIsOutOfRangeGetsOneSentence() {
    select("queens");
    type("queens", "51");
    assertThat(form.fault()).contains("Queens is a whole number from 1 to 50, not \"51\".");
    assertThat(form.request().reading()).isInstanceOf(Reading.Refused.class);
    type("queens", " 12 ");
    assertThat(form.usage()).isEqualTo("queens:12");
    select("random-b");
    type("density", "1.5");
    assertThat(form.fault()).contains("Density is a number from 0 to 1, not \"1.5\".");
    type("density", "0.5");
    type("seed", "one");
    assertThat(form.fault()).contains("Seed is a whole number, not \"one\".");
    select("queens");
    assertThat(form.fault()).as("queens have no seed").isEmpty();
    assertThat(form.usage()).as("kept while another problem was selected").isEqualTo("queens:12");
  }

  @Test
  void holesThatDoNotFitTheOrderAreRefusedWhenTheProblemIsMade() {
    select("quasigroup");
    type("order", "5");
    assertThat(form.fault()).isEmpty();
    assertThat(form.request().reading())
        .isEqualTo(new Reading.Refused("quasigroup:5,42: expected 0 to 25 holes, not 42"));
  }

  private void type(String name, String text) {
    Predicate<Parameter> isWanted = field -> field.name().equals(name);
    form.type(form.fields().stream().filter(isWanted).findFirst().orElseThrow(), text);
  }

  private void select(String id) {
    Predicate<Gallery.Entry> isWanted = entry -> entry.id().equals(id);
    form.select(form.entries().stream().filter(isWanted).findFirst().orElseThrow());
  }
}
