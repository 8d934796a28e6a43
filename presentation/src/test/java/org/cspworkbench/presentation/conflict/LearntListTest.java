package org.cspworkbench.presentation.conflict;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.MoreCollectors;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.conflict.LearntList.Entry;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The list of learnt nogoods along whole runs, compared with what the events say one by one. */
final class LearntListTest {

  private static final int LISTS = 30; // of each run

  @ParameterizedTest
  @ValueSource(strings = {"few-levels", "none"})
  void theListIsThatOfTheEvents(String keep) {
    int forgotten = 0;
    for (Csp csp : List.of(Queens.pairwise(9), RandomBinary.modelRb(1, 25, 8, 0.6, 0.6))) {
      Trace trace = run(csp, keep);
      Set<Integer> struckOut = new HashSet<>();
      List<Integer> learnt = new ArrayList<>();
      TracePlayer player = trace.player();
      while (player.stepForward()) {
        TraceEvent event = requireNonNull(player.lastEvent());
        switch (event.kind()) {
          case LEARN -> learnt.add(0, event.number());
          case FORGET -> assertThat(struckOut.add(event.number())).as("%s", event).isTrue();
          case PRUNE, VIOLATION ->
              assertThat(struckOut).as("%s", event).doesNotContain(event.number());
          default -> {
            // no use of a nogood
          }
        }
        if (player.position() % Math.max(1, trace.length() / LISTS) == 0) {
          ImmutableList<Entry> entries = LearntList.at(trace, player.position()).entries();
          assertThat(entries).extracting(Entry::number).isEqualTo(learnt);
          assertThat(entries.stream().filter(Entry::isForgotten).map(Entry::number))
              .containsExactlyInAnyOrderElementsOf(struckOut);
        }
      }
      forgotten += struckOut.size();
    }
    assertThat(forgotten).isGreaterThan(100);
  }

  private static Trace run(Csp csp, String keep) {
    Solver solver = Runs.solver("learning");
    Parameter.OneOf kept =
        solver.parameters().stream()
            .filter(Parameter.OneOf.class::isInstance)
            .map(Parameter.OneOf.class::cast)
            .filter(parameter -> parameter.name().equals("keep"))
            .collect(MoreCollectors.onlyElement());
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    Settings settings =
        Settings.defaults()
            .with(kept, keep)
            .withLimits(Limits.none().withNodes(4000))
            .withSolutions(Long.MAX_VALUE, 1);
    solver.solve(new Problem.General(csp), settings, recorder);
    return requireNonNull(recorder.trace());
  }
}
