package org.cspworkbench.viewer.animate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.trace.EventKind.MOVE;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.TRY;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.run.RunSession;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Verifies that the current line is the one that caused the displayed event, and that the steps are
 * counted.
 */
class CodeListingTest {

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.cspworkbench.presentation.Runs#solvers")
  void everyEventHighlightsItsLine(Solver solver) throws InterruptedException {
    Set<EventKind> seen = EnumSet.noneOf(EventKind.class);
    for (Problem problem : Runs.problems()) {
      RunSession session = finished(solver, problem);
      Trace trace = session.trace().orElseThrow();
      TraceIndex index = session.index().orElseThrow();
      long steps = 0;
      for (int position = 1; position <= Math.min(trace.length(), 400); position++) {
        CodeListing listing = CodeListing.at(solver.pseudoCode(), trace, index, position);
        EventKind kind = trace.kind(position - 1);
        PseudoCode.Line line = solver.pseudoCode().lines().get(listing.current());
        assertThat(line.kinds()).contains(kind);
        steps += isStep(solver, trace, index, position - 1) ? 1 : 0;
        assertThat(total(listing)).isEqualTo(steps);
        seen.add(kind);
      }
    }
    assertThat(seen).contains(EventKind.SOLUTION).containsAnyOf(TRY, MOVE, PLACE);
  }

  /** Returns whether the event at {@code place} is a run of a line. */
  private static boolean isStep(Solver solver, Trace trace, TraceIndex index, int place) {
    PseudoCode code = solver.pseudoCode();
    return code.lines().get(code.lineOf(trace.kind(place), index.phaseAt(place))).isStep();
  }

  private static long total(CodeListing listing) {
    return listing.lines().stream()
        .mapToLong(CodeListing.Line::times)
        .filter(times -> times != CodeListing.UNCOUNTED)
        .sum();
  }

  private static RunSession finished(Solver solver, Problem problem) throws InterruptedException {
    Settings settings = Settings.defaults().withLimits(Limits.none().withNodes(2000));
    RunSession session =
        RunSession.start(
            RunRequest.of(solver, problem, settings).withDetail(Detail.FINE), Runs.THREADS);
    assertThat(session.await(Duration.ofMinutes(2))).isTrue();
    return session;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.cspworkbench.presentation.Runs#solvers")
  void thereIsNoCurrentLineBeforeARun(Solver solver) {
    CodeListing listing = CodeListing.of(solver.pseudoCode());
    assertThat(listing.current()).isEqualTo(-1);
    assertThat(listing.lines())
        .extracting(CodeListing.Line::text)
        .isEqualTo(
            solver.pseudoCode().lines().stream()
                .map(PseudoCode.Line::text)
                .collect(ImmutableList.toImmutableList()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.cspworkbench.presentation.Runs#solvers")
  void theCurrentLineAndItsNeighboursAreVisible(Solver solver) {
    ImmutableList<CodeListing.Line> lines = CodeListing.of(solver.pseudoCode()).lines();
    for (int shown = 3; shown <= lines.size(); shown++) {
      for (int current = 0; current < lines.size(); current++) {
        for (int before = 0; before < lines.size(); before++) {
          int first = new CodeListing(lines, current).firstShown(before, shown);
          assertThat(first).isBetween(0, lines.size() - shown);
          assertThat(Math.max(0, current - 1)).isGreaterThanOrEqualTo(first);
          assertThat(Math.min(lines.size() - 1, current + 1)).isLessThan(first + shown);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void theCurrentLineIsAmongOneOrTwoVisibleLines(int shown) {
    ImmutableList<CodeListing.Line> lines = CodeListing.of(Runs.solver("mac").pseudoCode()).lines();
    for (int current = 0; current < lines.size(); current++) {
      int first = new CodeListing(lines, current).firstShown(0, shown);
      assertThat(current).isBetween(first, first + shown - 1);
    }
  }
}
