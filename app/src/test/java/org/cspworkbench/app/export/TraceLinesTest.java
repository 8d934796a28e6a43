package org.cspworkbench.app.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Verifies that the lines of a trace describe the whole run: replaying them yields the same state
 * as the trace at every step.
 */
final class TraceLinesTest {

  static Stream<Solver> solvers() {
    return SolverCatalog.SOLVERS.stream().filter(Solver::recordsItsRuns);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void replayedLinesYieldTheStatesOfTheTrace(Solver solver) {
    for (Detail detail : Detail.values()) {
      check(solver, new Problem.General(MapColouring.australia()), detail);
      check(solver, new Problem.General(Queens.pairwise(6)), detail);
      check(solver, Problem.Sudoku.of(Grid.ofLine("1.....2..3.....4")), detail);
      for (long seed = 0; seed < 10; seed++) {
        check(solver, new Problem.General(RandomBinary.modelRb(seed, 6, 4, 0.5, 0.4)), detail);
      }
    }
  }

  private static void check(Solver solver, Problem problem, Detail detail) {
    if (!solver.accepts(problem)) {
      return;
    }
    String id = solver.about().id();
    String name = id + " on " + problem.csp().name() + ", " + detail;
    TraceRecorder recorder = new TraceRecorder(detail);
    Settings settings =
        Settings.defaults().withSeed(3).withLimits(Limits.none().withAttempts(20).withNodes(300));
    Result result = solver.solve(problem, settings, recorder);
    NamedProblem named = new NamedProblem(name, problem);

    JsonObject start = parse(TraceLines.start(named, id, 3, detail));
    assertThat(start.get("event").getAsString()).isEqualTo("start");
    TraceReplay replay = new TraceReplay(start);
    TracePlayer player = Objects.requireNonNull(recorder.trace()).player();
    compare(replay, player, name + " at the start");
    while (player.stepForward()) {
      JsonObject event = parse(TraceLines.event(player));
      String step = name + " at " + event;
      assertThat(event.get("position").getAsInt()).as(step).isEqualTo(player.position() - 1);
      assertThat(event.get("depth").getAsInt()).as(step).isEqualTo(player.state().depth());
      replay.apply(event);
      compare(replay, player, step);
    }

    JsonObject end = parse(TraceLines.end(new Run(named, id, 3, 1, result)));
    assertThat(end.get("solutions").getAsLong()).isEqualTo(result.solutionCount());
    assertThat(end.getAsJsonObject("statistics").get("nodes").getAsLong())
        .isEqualTo(player.state().counters().nodes());
  }

  private static void compare(TraceReplay replay, TracePlayer player, String step) {
    assertThat(replay.depth()).as(step).isEqualTo(player.state().depth());
    for (Variable x : player.trace().csp().variables()) {
      Set<String> byReplay = new HashSet<>();
      Set<String> byTrace = new HashSet<>();
      for (int i = 0; i < x.domain().size(); i++) {
        String label = x.domain().labelAt(i);
        if (replay.contains(x.name(), label)) {
          byReplay.add(label);
        }
        if (player.state().contains(x.index(), i)) {
          byTrace.add(label);
        }
      }
      assertThat(byReplay).as("%s: %s", step, x).isEqualTo(byTrace);
    }
  }

  private static JsonObject parse(String line) {
    assertThat(line).endsWith("\n").hasLineCount(1);
    return JsonParser.parseString(line).getAsJsonObject();
  }
}
