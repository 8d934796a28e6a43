package org.cspworkbench.presentation.event;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceDecoder;
import org.cspworkbench.core.trace.TraceEncoder;
import org.cspworkbench.presentation.Turn;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.params.provider.Arguments;

/**
 * The comparison of what a viewer states at the events of a run with a {@link Recount}: at the
 * first and the last event, at every decision, contradiction and solution, and at some of the
 * others.
 *
 * <p>The runs are those of every solver that records, each on one of the problems, in {@linkplain
 * Turn turns}. If all have their turn they are those on all problems, read at all events, of which
 * 5,000 of a run.
 */
public final class EveryEvent {

  private static final int MOST_POSITIONS = Turn.IS_ALL ? 5_000 : 100;
  private static final int MOST_CUTS = Turn.IS_ALL ? 200 : 16;
  private static final int MOST_NODES = Turn.IS_ALL ? 300 : 40;

  private static final Set<EventKind> ALWAYS =
      EnumSet.of(
          EventKind.TRY,
          EventKind.MOVE,
          EventKind.WIPE_OUT,
          EventKind.VIOLATION,
          EventKind.REFUTE,
          EventKind.SOLUTION);

  private final RecountedRun run;
  private final Trace trace;
  private final BiFunction<RecountedRun, Trace, Statements> viewer;

  private EveryEvent(RecountedRun run, BiFunction<RecountedRun, Trace, Statements> viewer) {
    this.run = run;
    this.trace = run.trace();
    this.viewer = viewer;
  }

  /** Returns the name of each run, its solver and its problem. */
  public static Stream<Arguments> runs() {
    ImmutableList<Map.Entry<String, Problem>> problems = RecountedProblems.all();
    List<Solver> solvers = SolverCatalog.SOLVERS.stream().filter(Solver::recordsItsRuns).toList();
    List<Arguments> runs = new ArrayList<>();
    for (int s = 0; s < solvers.size(); s++) {
      Solver solver = solvers.get(s);
      List<Map.Entry<String, Problem>> fitting =
          problems.stream().filter(each -> solver.accepts(each.getValue())).toList();
      Turn.of(fitting, s)
          .map(
              each ->
                  Arguments.of(
                      solver.about().id() + " on " + each.getKey(), solver, each.getValue()))
          .forEach(runs::add);
    }
    return runs.stream();
  }

  /**
   * Checks what a viewer states about a run that records everything, and about one that records
   * only decisions.
   *
   * @param name the name of the run
   * @param viewer makes the viewer of a run and its trace
   */
  public static void check(
      String name,
      Solver solver,
      Problem problem,
      BiFunction<RecountedRun, Trace, Statements> viewer) {
    RecountedRun fine = RecountedRun.of(name, solver, problem, Detail.FINE, MOST_NODES);
    Map<Integer, Long> revisions = new HashMap<>(); // by the number of events that are not fine
    new EveryEvent(fine, viewer).check(recount -> recount.counters().revisions, revisions);
    RecountedRun coarse = RecountedRun.of(name, solver, problem, Detail.DECISIONS, MOST_NODES);
    new EveryEvent(coarse, viewer)
        .check(
            recount -> Objects.requireNonNull(revisions.get(recount.position())), new HashMap<>());
    assertThat(coarse.statistics().withTimeNanos(0)).isEqualTo(fine.statistics().withTimeNanos(0));
  }

  /**
   * Compares at all events that are read.
   *
   * @param revisionsAt returns how many revisions have been made by now
   * @param revisions receives the revisions recorded before each event that is not fine
   */
  private void check(ToLongFunction<Recount> revisionsAt, Map<Integer, Long> revisions) {
    assertThat(trace.hasGap()).isFalse();
    Statements statements = viewer.apply(run, trace);
    Recount recount = run.recount(0);
    BitSet read = read();
    int coarse = 0;
    for (int position = 0; position <= trace.length(); position++) {
      revisions.putIfAbsent(coarse, recount.counters().revisions);
      if (read.get(position)) {
        statements.seek(position);
        new EventCheck(run, statements, recount, revisionsAt.applyAsLong(recount)).check();
      }
      if (position < trace.length()) {
        coarse += trace.kind(position).isFine() ? 0 : 1;
        recount.step();
      }
    }
    IntStream.concat(IntStream.of(positions(MOST_CUTS)), firstContradictions())
        .forEach(
            position -> {
              assertNothingSpeaksOfLater(statements, position);
              TileCheck.check(run, statements, position);
              statements.questions().forEach(question -> QuestionCheck.check(run, question));
            });
  }

  private BitSet read() {
    BitSet read = new BitSet();
    IntStream.of(positions(MOST_POSITIONS)).forEach(read::set);
    for (int event = 0; event < trace.length(); event++) {
      if (ALWAYS.contains(trace.kind(event))) {
        read.set(event + 1);
      }
    }
    return read;
  }

  private IntStream firstContradictions() {
    return IntStream.range(0, trace.length())
        .filter(event -> Landmark.CONTRADICTION.isAt(trace, event))
        .map(event -> event + 1)
        .limit(2);
  }

  /** Returns the start, the end, and positions at equal distances, all if there are few. */
  private int[] positions(int most) {
    double step = Math.max(1, trace.length() / (double) most);
    return IntStream.concat(
            IntStream.iterate(0, k -> k * step < trace.length(), k -> k + 1)
                .map(k -> (int) (k * step)),
            IntStream.of(trace.length()))
        .toArray();
  }

  /** The beginning of a run states the same as the whole run at the same place. */
  private void assertNothingSpeaksOfLater(Statements whole, int position) {
    boolean hasCauses = ImplicationGraph.isIn(trace);
    Statements then = viewer.apply(run, beginning(position));
    then.seek(position);
    whole.seek(position);
    int x = position == 0 ? 0 : Math.max(0, trace.variable(position - 1));
    Map<String, Object> stated = then.all(x, hasCauses);
    whole
        .all(x, hasCauses)
        .forEach(
            (what, statement) ->
                assertThat(stated.get(what))
                    .as("%s, event %d of %d: %s", run, position, trace.length(), what)
                    .isEqualTo(statement));
  }

  /** Returns the trace of the same run when it had come so far, as a page would have it. */
  private Trace beginning(int position) {
    try {
      return TraceDecoder.decode(TraceEncoder.encode(trace, position), trace.csp(), trace.key());
    } catch (MalformedEncodingException e) {
      throw new AssertionError(e);
    }
  }
}
