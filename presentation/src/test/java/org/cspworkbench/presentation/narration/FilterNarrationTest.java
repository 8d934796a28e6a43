package org.cspworkbench.presentation.narration;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.FilterResult;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The events of every filter are described in sentences. */
final class FilterNarrationTest {

  @ParameterizedTest
  @EnumSource(Filter.class)
  void everyEventOfEveryFilterHasASentence(Filter filter) {
    Csp.Builder builder = Csp.builder("constraints on one to three variables");
    List<Variable> x = builder.variables("x", 4, Domain.range(1, 4));
    builder
        .where("x1 is even", v -> v[0] % 2 == 0, x.get(0))
        .where("x1 < 3", v -> v[0] < 3, x.get(0))
        .where("x1 < x2", v -> v[0] < v[1], x.get(0), x.get(1))
        .where("x2 < 4", v -> v[0] < 4, x.get(1))
        .where("x1 + x2 = x3 + 1", v -> v[0] + v[1] == v[2] + 1, x.get(0), x.get(1), x.get(2))
        .notEqual(x.get(2), x.get(3));
    assertThat(sentences(filter, builder.build()))
        .isNotEmpty()
        .allSatisfy(sentence -> assertThat(sentence).endsWith(".").doesNotContain("{", "null"));
  }

  /**
   * A problem of three variables over two values, in which any two can differ, but not all three.
   */
  @Test
  void aValueRemovedByATrialIsDescribedWithoutAConstraint() {
    Csp.Builder builder = Csp.builder("three that differ");
    List<Variable> x = builder.variables("x", 3, Domain.range(1, 2));
    builder.notEqual(x.get(0), x.get(1)).notEqual(x.get(1), x.get(2)).notEqual(x.get(0), x.get(2));
    assertThat(sentences(Filter.SAC1, builder.build()))
        .contains("x1 loses 1: with this value, another variable has no value left.");
  }

  private static List<String> sentences(Filter filter, Csp csp) {
    TraceRecorder recorder = new TraceRecorder(Detail.FINE);
    FilterResult.of(filter, new Network(csp.structure()), csp, recorder);
    TracePlayer player = requireNonNull(recorder.trace()).player();
    Narrator narrator = new Narrator(Locale.ENGLISH);
    List<String> sentences = new ArrayList<>();
    while (player.stepForward()) {
      sentences.add(narrator.narrate(player).text());
    }
    return sentences;
  }
}
