package org.cspworkbench.presentation.exercise;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Exercises accept every move of the algorithm, and reach the states of the algorithm. */
class PerfectLearnerTest {

  private static final Set<EventKind> SEARCH =
      EnumSet.of(EventKind.SELECT, EventKind.PLACE, EventKind.SOLUTION);

  private static TracePlayer trace(Problem problem, String solver) {
    TraceRecorder recorder = new TraceRecorder(Detail.FINE);
    SolverCatalog.find(solver)
        .orElseThrow()
        .solve(problem, Settings.defaults().withLimits(Limits.none().withNodes(2000)), recorder);
    return requireNonNull(recorder.trace()).player();
  }

  private static TraceEvent last(TracePlayer player) {
    return requireNonNull(player.lastEvent());
  }

  private static List<List<Integer>> left(TracePlayer player) {
    return player.trace().csp().variables().stream().map(x -> left(player, x)).toList();
  }

  private static List<Integer> left(TracePlayer player, Variable x) {
    return IntStream.range(0, x.domain().size())
        .filter(i -> player.state().contains(x.index(), i))
        .boxed()
        .toList();
  }

  private static void accept(Exercise exercise, Move move) {
    assertThat(exercise.play(move)).as("%s", exercise.csp()).isEqualTo(new Verdict.Right(move));
  }

  @Test
  void theTraceOfAc3IsAccepted() {
    int removals = 0;
    int contradictions = 0;
    for (Problem problem : Problems.all()) {
      TracePlayer player = trace(problem, "ac3");
      Ac3Exercise exercise = new Ac3Exercise(problem.csp());
      Trace trace = player.trace();
      for (int p = 0; p < trace.length() && !SEARCH.contains(trace.kind(p)); ) {
        if (trace.kind(p) != EventKind.REVISE) {
          p++;
          continue;
        }
        player.seek(p + 1);
        int arc = last(player).arc();
        ImmutableSet.Builder<Integer> gone = ImmutableSet.builder();
        for (p++; p < trace.length() && trace.kind(p) == EventKind.PRUNE; p++) {
          player.stepForward();
          last(player).prunings().forEach(pruning -> gone.add(pruning.value()));
        }
        accept(exercise, new Move.TakeArc(arc));
        Move.Remove remove = new Move.Remove(exercise.network().tail(arc), gone.build());
        accept(exercise, remove);
        removals += remove.values().size();
        assertThat(Problems.left(exercise)).isEqualTo(left(player));
        List<Integer> back = new ArrayList<>();
        for (; p < trace.length() && trace.kind(p) == EventKind.ENQUEUE; p++) {
          player.seek(p + 1);
          back.add(last(player).arc());
        }
        if (p < trace.length() && trace.kind(p) == EventKind.WIPE_OUT) {
          accept(exercise, Move.Statement.INCONSISTENT);
          assertThat(exercise.task()).isEqualTo(Task.Over.INCONSISTENT);
          contradictions++;
        } else if (exercise.task() instanceof Task.Requeue) {
          accept(exercise, new Move.PutBack(back.stream().collect(toImmutableSet())));
        }
      }
      assertThat(exercise.task()).isInstanceOf(Task.Over.class);
      assertThat(endOf(exercise.trace())).isEqualTo(Problems.left(exercise));
    }
    assertThat(removals).isGreaterThan(200);
    assertThat(contradictions).isPositive();
  }

  private static List<List<Integer>> endOf(Trace trace) {
    TracePlayer player = trace.player();
    player.seek(trace.length());
    return left(player);
  }

  @Test
  void theTraceOfForwardCheckingIsAccepted() {
    int backtracks = 0;
    for (Problem problem : Problems.all()) {
      TracePlayer player = trace(problem, "forward-checking");
      ForwardCheckingExercise exercise = new ForwardCheckingExercise(problem);
      Trace trace = player.trace();
      for (int p = 0; p < trace.length(); p++) {
        player.seek(p + 1);
        TraceEvent event = last(player);
        switch (event.kind()) {
          case TRY -> {
            if (exercise.task() instanceof Task.GoOn) {
              accept(exercise, new Move.Try(event.variable(), event.value()));
            }
            assertThat(exercise.task())
                .isEqualTo(new Task.LookAhead(event.variable(), event.value()));
            p = lookAhead(player, exercise);
          }
          case WIPE_OUT -> {
            if (exercise.task() instanceof Task.LookAhead) {
              accept(exercise, Move.Statement.BACKTRACK);
              backtracks++;
            }
          }
          default -> {}
        }
      }
      if (exercise.task() instanceof Task.GoOn) {
        accept(exercise, Move.Statement.NO_SOLUTION);
      }
      assertThat(exercise.task()).isInstanceOf(Task.Over.class);
    }
    assertThat(backtracks).isGreaterThan(20);
  }

  /**
   * Collects the removals after a tried value, variable by variable; returns the position of the
   * last event.
   */
  private static int lookAhead(TracePlayer player, ForwardCheckingExercise exercise) {
    Trace trace = player.trace();
    int p = player.position();
    Map<Integer, Set<Integer>> gone = new LinkedHashMap<>(); // in the order of the last loss
    while (p < trace.length()
        && EnumSet.of(EventKind.ENQUEUE, EventKind.REVISE, EventKind.PRUNE)
            .contains(trace.kind(p))) {
      player.seek(++p);
      TraceEvent event = last(player);
      if (event.kind() == EventKind.PRUNE) {
        Set<Integer> values = new TreeSet<>(gone.getOrDefault(event.variable(), Set.of()));
        event.prunings().forEach(pruning -> values.add(pruning.value()));
        gone.remove(event.variable());
        gone.put(event.variable(), values);
      }
    }
    gone.forEach((x, values) -> accept(exercise, new Move.Remove(x, ImmutableSet.copyOf(values))));
    assertThat(Problems.left(exercise)).isEqualTo(left(player));
    boolean isWipedOut = p < trace.length() && trace.kind(p) == EventKind.WIPE_OUT;
    if (!isWipedOut) {
      accept(exercise, Move.Statement.NOTHING_LEFT);
    }
    return p - 1;
  }

  @ParameterizedTest
  @ValueSource(strings = {"mrv", "forward-checking"})
  void theChoicesOfMinimumRemainingValuesAreAccepted(String solver) {
    int choices = 0;
    for (Problem problem : Problems.all()) {
      TracePlayer player = trace(problem, solver);
      MrvExercise exercise = new MrvExercise(problem, SolverCatalog.find(solver).orElseThrow());
      Trace trace = player.trace();
      for (int p = 0; p < trace.length(); p++) {
        if (trace.kind(p) == EventKind.SELECT) {
          player.seek(p + 1);
          accept(exercise, new Move.Choose(last(player).variable()));
          choices++;
        }
      }
      assertThat(exercise.task()).isInstanceOf(Task.Over.class);
    }
    assertThat(choices).isGreaterThan(200);
  }

  /** Showing every move leads to the end, too. */
  @Test
  void showingEveryMoveLeadsToTheEnd() {
    for (Problem problem : Problems.all()) {
      Ac3Exercise ac3 = new Ac3Exercise(problem.csp());
      for (Exercise exercise :
          List.of(ac3, new ForwardCheckingExercise(problem), new MrvExercise(problem))) {
        Turn turn = new Turn(exercise);
        int shown = 0;
        while (!turn.isOver()) {
          assertThat(turn.showMove().isRight()).isTrue();
          shown++;
          if (exercise == ac3) {
            ac3.skipIdleArcs();
          }
        }
        assertThat(turn.score()).isEqualTo(new ExerciseScore(0, 0, shown));
        assertThat(exercise.moment().spots()).hasSize(problem.csp().variables().size());
      }
    }
  }
}
