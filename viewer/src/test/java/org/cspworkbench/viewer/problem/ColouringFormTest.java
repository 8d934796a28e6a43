package org.cspworkbench.viewer.problem;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.gallery.Graph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies that a graph is coloured with a number of colours that can make sense. */
class ColouringFormTest {

  /** A graph without a triangle that needs five colours. */
  private final ColouringForm form =
      new ColouringForm(Graph.mycielski(4), Optional.of("one line is ignored"));

  @Test
  void theRangeGoesFromACliqueToAGreedyColouring() {
    assertThat(form.colours().min()).isEqualTo(2);
    assertThat(form.colours().max()).isGreaterThanOrEqualTo(5);
    assertThat(form.range()).contains("23 vertices", "71 edges", "2 of its vertices");
    assertThat(form.isOpen()).isTrue();
  }

  @Test
  void theProblemHasAsManyColoursAsAreTyped() {
    form.type(" 4 ");
    assertThat(form.reading())
        .isInstanceOfSatisfying(
            Reading.Opened.class,
            opened -> {
              assertThat(opened.problem().csp().variables())
                  .hasSize(23)
                  .allMatch(x -> x.domain().size() == 4);
              assertThat(opened.remark()).contains("one line is ignored");
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "99", "", "three"})
  void anotherNumberIsRefusedWithTheRange(String typed) {
    form.type(typed);
    assertThat(form.fault().orElseThrow()).contains("Colours", "2");
    assertThat(form.reading()).isInstanceOf(Reading.Refused.class);
  }

  @Test
  void thereIsNothingToAskWhereBothLimitsAgree() {
    Graph triangle =
        new Graph(
            "triangle",
            3,
            ImmutableList.of(new Graph.Edge(1, 2), new Graph.Edge(2, 3), new Graph.Edge(1, 3)));
    assertThat(new ColouringForm(triangle, Optional.empty()).isOpen()).isFalse();
  }
}
