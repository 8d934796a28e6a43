package org.cspworkbench.presentation.page;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.QueueOrder;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.Decision.Operator;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.tile.TileBranch;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PageRunTest {

  private static final Limits ENOUGH = Limits.none().withNodes(300);

  static ImmutableList<Solver> recordingSolvers() {
    return SolverCatalog.SOLVERS.stream()
        .filter(Solver::recordsItsRuns)
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<Problem> problems() throws Exception {
    return ImmutableList.of(
        Runs.sudoku(Runs.EASY),
        Runs.sudoku(Runs.HARD),
        GalleryArgument.problem("queens:6", 1),
        GalleryArgument.problem("random-b:8,5,0.4,0.3", 7),
        GalleryArgument.problem("tiles:sewer,5", 1),
        restricted(GalleryArgument.problem("zebra", 1)),
        new NotationText("n", "variables x, y, z in 1..4\nx < y\ny != z\nx + z = 5\n").problem());
  }

  /** A problem that only its encoding states. */
  private static Problem restricted(Problem problem) {
    Variable first = problem.csp().variables().get(0);
    Domain less = Domain.of(first.domain().valueAt(0), first.domain().valueAt(1));
    return new Problem.General(problem.csp().restricted("less", ImmutableMap.of(first, less)));
  }

  @ParameterizedTest
  @MethodSource("recordingSolvers")
  void makesTheSameRunAgain(Solver solver) throws Exception {
    int count = 0;
    for (Problem problem : problems()) {
      for (Detail detail : Detail.values()) {
        Settings settings = Settings.defaults().withSeed(11).withLimits(ENOUGH);
        if (solver.accepts(problem, settings)) {
          RunRequest request = RunRequest.of(solver, problem, settings).withDetail(detail);
          assertRepeated(request);
          count++;
        }
      }
    }
    assertThat(count).isPositive();
  }

  private static void assertRepeated(RunRequest request) throws UnreadableException {
    PageRun run = PageRun.of(request).orElseThrow();
    ImmutableMap<String, String> fields = RunFields.of(run);

    assertThat(RunFields.read(fields)).isEqualTo(run);
    assertThat(events(RunFields.read(fields).request()))
        .as("%s", fields)
        .isEqualTo(events(request));
  }

  private static List<String> events(RunRequest request) {
    TraceRecorder recorder =
        new TraceRecorder(request.detail(), request.traceBytes(), Locale.ENGLISH);
    request.solver().solve(request.problem(), request.settings(), recorder);
    List<String> events = new ArrayList<>();
    Trace trace = recorder.trace();
    if (trace != null) {
      TracePlayer player = trace.player();
      while (player.stepForward()) {
        events.add(requireNonNull(player.lastEvent()).toString());
      }
    }
    return events;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "custom(order=dom/wdeg,look-ahead=ac3)",
        "custom",
        "wfc(attempts=3,weights=1:3.0,2:0.5)",
        "min-conflicts(walk=7,moves=50)"
      })
  void keepsTheParametersOfTheSolver(String text) throws Exception {
    SolverSpec spec;
    try {
      spec = SolverSpec.read(text);
    } catch (UnreadableException e) {
      throw new AssertionError(e.sentence(), e);
    }
    Problem problem = Runs.sudoku(Runs.EASY);
    Settings settings = spec.setIn(Settings.defaults().withSeed(2).withLimits(ENOUGH));

    assertRepeated(RunRequest.of(spec.solver(), problem, settings));
  }

  @Test
  void keepsFilterLimitsAndNumberOfSolutions() throws Exception {
    Settings settings =
        Settings.defaults()
            .withSolutions(Long.MAX_VALUE, 1)
            .withFilter(Filter.AC3.with(QueueOrder.LAST_IN_FIRST_OUT))
            .withLimits(Limits.none().withNodes(70).withFails(60).withAttempts(5));

    assertRepeated(
        RunRequest.of(Runs.solver("mac"), GalleryArgument.problem("queens:8", 1), settings)
            .withDetail(Detail.FINE));
  }

  @Test
  void keepsTheChoicesOfAScript() throws Exception {
    Script script = Script.empty().withVariable(1, 3).withValue(1, 2).withVariable(2, 5);
    Problem queens = GalleryArgument.problem("queens:6", 1);

    assertRepeated(
        RunRequest.of(
            Runs.solver("forward-checking"), queens, Settings.defaults().withGuide(script)));
  }

  @Test
  void keepsTheHalvesOfDomainsThatAScriptChooses() throws Exception {
    Script script = Script.empty().withValue(1, Operator.GREATER, 2);
    Problem queens = GalleryArgument.problem("queens:6", 1);

    assertRepeated(
        RunRequest.of(Runs.solver("mac"), queens, Settings.defaults().withGuide(script)));
  }

  @Test
  void repeatsABranchOnAnImageOfTiles() throws Exception {
    Problem image = GalleryArgument.problem("tiles:sewer,6", 1);
    RunRequest before = RunRequest.of(Runs.solver("wfc"), image, Settings.defaults().withSeed(4));
    TileRequest changed = TileRequest.of(image.csp()).orElseThrow().withBanned(7, 2);
    TileBranch branch =
        TileBranch.of(
            before, changed, ImmutableList.of(Decision.equal(0, 3), Decision.equal(9, 1)));

    assertRepeated(branch.request());
  }

  @Test
  void isNoRunThatSomebodySteers() {
    Guide somebody = new Guide() {};
    Settings steered = Settings.defaults().withGuide(somebody);

    assertThat(PageRun.of(RunRequest.of(Runs.solver("mac"), Runs.sudoku(Runs.EASY), steered)))
        .isEmpty();
  }

  private static PageRun queens(String solver) throws UnreadableException {
    GalleryArgument argument = new GalleryArgument("queens:6", 1);
    return PageRun.of(new ProblemStatement.GalleryProblem(argument), SolverSpec.read(solver));
  }

  @Test
  void explainsWhyThereIsNoRun() throws Exception {
    assertThatThrownBy(() -> queens("bitboard").request())
        .isInstanceOf(UnreadableException.class)
        .hasMessage("bitboard does not record its runs, so there is nothing to show");
    assertThatThrownBy(() -> queens("logic").request())
        .isInstanceOf(UnreadableException.class)
        .hasMessage("logic does not work on problems of this kind");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "seed=x",
        "solver=macs",
        "solver=mac(x=1)",
        "detail=coarse",
        "solutions=0",
        "nodes=-1",
        "attempts=0",
        "filter=ac4(queue=lifo)",
        "filter=ac",
        "choices=q1:2",
        "choices=x1:-2",
        "choices=x:2",
        "choices=,1",
        "problem-seed=one",
        "csp=variables x in 1..2"
      })
  void explainsWhatIsWrongWithAField(String field) {
    int equals = field.indexOf('=');
    ImmutableMap<String, String> fields =
        ImmutableMap.of(
            "problem", "queens:6", field.substring(0, equals), field.substring(equals + 1));

    assertThatThrownBy(() -> RunFields.read(fields)).isInstanceOf(UnreadableException.class);
  }

  @Test
  void needsAProblemOnly() throws Exception {
    assertThat(RunFields.read(ImmutableMap.of("problem", "queens:6"))).isEqualTo(queens("mac"));
    assertThatThrownBy(() -> RunFields.read(ImmutableMap.of("solver", "mac")))
        .isInstanceOf(UnreadableException.class)
        .hasMessage("expected a problem, found none");
  }
}
