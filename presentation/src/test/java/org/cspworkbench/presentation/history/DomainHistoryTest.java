package org.cspworkbench.presentation.history;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.Random;
import java.util.Set;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The history contains the domains that a player of the trace has at the same positions. */
class DomainHistoryTest {

  private final Random random = new Random(5);

  static Iterable<Solver> solvers() {
    return SolverCatalog.SOLVERS.stream().filter(Solver::recordsItsRuns).toList();
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void everyColumnIsTheStateAtItsPosition(Solver solver) {
    for (Problem problem : Runs.problems()) {
      if (solver.accepts(problem)) {
        Trace trace = Runs.trace(solver, problem, Detail.DECISIONS);
        DomainHistory history = new DomainHistory(trace);
        history.readTo(trace.length());
        DomainHistory.Map map = history.map();
        assertThat(map.length()).isEqualTo(trace.length());
        for (int i = 0; i < 40; i++) {
          int position = random.nextInt(trace.length() + 1);
          DomainColumn column = map.at(position);
          assertThat(column.position()).isEqualTo(position / map.step() * map.step());
          assertThatColumnIsTheStateOf(trace, column);
        }
      }
    }
  }

  private static void assertThatColumnIsTheStateOf(Trace trace, DomainColumn column) {
    TracePlayer player = trace.player();
    player.seek(column.position());
    TraceState state = player.state();
    for (int x = 0; x < trace.csp().variables().size(); x++) {
      assertThat(column.size(x)).isEqualTo(state.size(x));
      for (int i = 0; i < trace.csp().variables().get(x).domain().size(); i++) {
        assertThat(column.contains(x, i)).isEqualTo(state.contains(x, i));
      }
    }
    for (int level = 1; level <= state.depth(); level++) {
      assertThat(column.isTried(state.decisionVariable(level))).isTrue();
    }
  }

  @Test
  void theNumberOfColumnsIsBounded() {
    Trace trace = Runs.trace(Runs.solver("backtracking"), longRun(), Detail.FINE);
    DomainHistory history = new DomainHistory(trace);
    history.readTo(trace.length());
    DomainHistory.Map map = history.map();
    assertThat(trace.length()).isGreaterThan(8_000);
    assertThat(map.step()).isGreaterThan(1);
    assertThat(map.columns()).hasSizeBetween(1_024, 2_049);
    for (int k = 0; k < map.columns().size(); k++) {
      assertThat(map.columns().get(k).position()).isEqualTo(k * map.step());
    }
  }

  @Test
  void readingInPartsGivesTheSameColumns() {
    Trace trace = Runs.trace(Runs.solver("forward-checking"), longRun(), Detail.DECISIONS);
    DomainHistory atOnce = new DomainHistory(trace);
    atOnce.readTo(trace.length());
    DomainHistory inParts = new DomainHistory(trace);
    int read = 0;
    while (read < trace.length()) {
      read = Math.min(trace.length(), read + 1 + random.nextInt(700));
      inParts.readTo(read);
      assertThat(inParts.map().length()).isEqualTo(read);
    }
    assertThat(inParts.map().step()).isEqualTo(atOnce.map().step());
    assertThat(inParts.map().columns()).hasSameSizeAs(atOnce.map().columns());
    for (int k = 0; k < atOnce.map().columns().size(); k++) {
      for (int x = 0; x < trace.csp().variables().size(); x++) {
        assertThat(inParts.map().columns().get(k).isEmptied(x))
            .isEqualTo(atOnce.map().columns().get(k).isEmptied(x));
      }
    }
  }

  /** A reader of the history never waits, and never sees an incomplete map. */
  @Test
  void mapsTakenDuringReadingAreCorrect() throws InterruptedException {
    Trace trace = Runs.trace(Runs.solver("backtracking"), longRun(), Detail.FINE);
    DomainHistory history = new DomainHistory(trace);
    Thread reader = new Thread(() -> history.readTo(trace.length()));
    Set<DomainHistory.Map> taken = new LinkedHashSet<>(); // by identity
    reader.start();
    do {
      taken.add(history.map());
    } while (history.map().length() < trace.length());
    reader.join();
    for (DomainHistory.Map map : taken) {
      DomainColumn last = map.at(map.length());
      assertThat(last.position()).isBetween(map.length() - map.step() + 1, map.length());
      assertThatColumnIsTheStateOf(trace, last);
    }
  }

  /** An empty domain between two columns is marked. */
  @Test
  void everyEmptyDomainIsMarked() {
    Trace trace = Runs.trace(Runs.solver("forward-checking"), longRun(), Detail.DECISIONS);
    DomainHistory history = new DomainHistory(trace);
    history.readTo(trace.length());
    DomainHistory.Map map = history.map();
    assertThat(map.step()).isGreaterThan(1);
    TracePlayer player = trace.player();
    int emptied = 0;
    while (player.stepForward()) {
      if (trace.kind(player.position() - 1) == EventKind.WIPE_OUT) {
        int x = requireNonNull(player.lastEvent()).variable();
        assertThat(map.at(player.position() - 1).isEmptied(x)).isTrue();
        emptied++;
      }
    }
    assertThat(emptied).isPositive();
  }

  private static Problem longRun() {
    return Runs.sudoku(Runs.HARD);
  }
}
