package org.cspworkbench.solvers;

import static com.google.common.collect.ImmutableMultiset.toImmutableMultiset;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.cspworkbench.solvers.Compositions.CUSTOM;
import static org.cspworkbench.solvers.Compositions.choices;
import static org.cspworkbench.solvers.Compositions.describe;
import static org.cspworkbench.solvers.Compositions.parameter;
import static org.cspworkbench.solvers.Compositions.reasonAgainst;
import static org.cspworkbench.solvers.Compositions.with;
import static org.cspworkbench.solvers.Puzzles.emptySudoku;
import static org.cspworkbench.solvers.Puzzles.general;
import static org.cspworkbench.solvers.Puzzles.sudoku;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.search.IncompatibleParts;
import org.cspworkbench.core.search.IncompatibleParts.Incompatibility;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.PseudoCode.Phase;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The solver that is composed of parts: whatever parts go together find what brute force finds. */
class CustomSolverTest {

  /** There are about two million compositions; these are drawn from the seeds 0, 1, 2, … */
  private static final int DRAWN = 4000;

  private static final ImmutableList<Settings> DEFINED =
      LongStream.range(0, DRAWN)
          .mapToObj(Compositions::drawn)
          .filter(settings -> reasonAgainst(settings).isEmpty())
          .collect(ImmutableList.toImmutableList());

  private static final List<SmallProblem> PROBLEMS =
      LongStream.range(0, 400).mapToObj(SmallProblem::new).toList();

  private static boolean findsAll(Settings settings) {
    return reasonAgainst(settings.withSolutions(2, 0)).isEmpty();
  }

  @Test
  void everyChoiceOccursAmongThoseThatAreDrawn() {
    assertThat(DEFINED).hasSizeGreaterThan(500);
    for (Parameter.OneOf parameter : choices()) {
      Set<String> drawn = new HashSet<>();
      DEFINED.forEach(settings -> drawn.add(settings.valueOf(parameter)));
      List<String> all = parameter.choices().stream().map(Parameter.Choice::id).toList();
      assertThat(drawn).containsExactlyInAnyOrderElementsOf(all);
    }
  }

  /** Each composition on a share of the problems, all problems many times. */
  @Test
  void aCompositionFindsEverySolutionOnce() {
    for (int c = 0; c < DEFINED.size(); c++) {
      Settings settings = DEFINED.get(c);
      for (int p = c % 100; p < PROBLEMS.size(); p += 100) {
        SmallProblem problem = PROBLEMS.get(p);
        String run = problem.csp().name() + ", " + describe(settings);
        if (findsAll(settings)) {
          Result all =
              CUSTOM.solve(
                  general(problem.csp()),
                  settings.withSolutions(Long.MAX_VALUE, Integer.MAX_VALUE),
                  null);
          assertThat(
                  all.solutions().stream()
                      .map(s -> ImmutableList.copyOf(s.values().asList()))
                      .collect(toImmutableMultiset()))
              .as(run)
              .isEqualTo(ImmutableMultiset.copyOf(problem.solutions()));
        }
        Result first = CUSTOM.solve(general(problem.csp()), settings, null);
        if (problem.solutions().isEmpty()) {
          assertThat(first.outcome()).as(run).isEqualTo(new Outcome.Unsatisfiable());
        } else {
          assertThat(first.outcome()).as(run).isEqualTo(new Outcome.Solved());
          assertThat(problem.solutions())
              .as(run)
              .contains(
                  ImmutableList.copyOf(first.firstSolution().orElseThrow().values().asList()));
        }
      }
    }
  }

  /** 288 grids of four by four, 4 ways to place six queens; a plain random binary problem. */
  @Test
  void aCompositionCountsWhatBacktrackingCounts() {
    Problem grids = emptySudoku(4);
    Problem queens = general(Queens.pairwise(6));
    Problem random = general(RandomBinary.modelB(1, 8, 4, 0.5, 0.4));
    Settings all = Settings.defaults().withSolutions(Long.MAX_VALUE, 0);
    long randoms = Solvers.byId("backtracking").solve(random, all, null).solutionCount();
    assertThat(randoms).isPositive();
    int counted = 0;
    for (int c = 0; c < DEFINED.size(); c += 5) {
      Settings settings = DEFINED.get(c);
      if (findsAll(settings)) {
        Settings each = settings.withSolutions(Long.MAX_VALUE, 0);
        assertThat(CUSTOM.solve(grids, each, null).solutionCount())
            .as(describe(settings))
            .isEqualTo(288);
        assertThat(CUSTOM.solve(queens, each, null).solutionCount())
            .as(describe(settings))
            .isEqualTo(4);
        assertThat(CUSTOM.solve(random, each, null).solutionCount())
            .as(describe(settings))
            .isEqualTo(randoms);
        counted++;
      }
    }
    assertThat(counted).isGreaterThan(50);
  }

  /** A puzzle of nine by nine, easy for what keeps arcs consistent, and one without a solution. */
  @Test
  void aCompositionThatLooksAheadSolvesASudoku() {
    int solved = 0;
    for (int c = 0; c < DEFINED.size(); c += 5) {
      Settings settings = DEFINED.get(c);
      if (settings.valueOf(parameter("look-ahead")).startsWith("mac")) {
        Problem puzzle = Puzzles.satisfiable(Shape.ofSize(9), 0.5, c);
        assertThat(CUSTOM.solve(puzzle, settings, null).outcome())
            .as(describe(settings))
            .isEqualTo(new Outcome.Solved());
        solved++;
      }
    }
    assertThat(solved).isGreaterThan(30);
    Settings mac =
        with(Settings.defaults(), "order=mrv look-ahead=mac look-back=conflict-directed");
    assertThat(CUSTOM.solve(sudoku(Puzzles.INKALA_SPOILED), mac, null).outcome())
        .isEqualTo(new Outcome.Unsatisfiable());
  }

  /** The recording leads to the end of the run and back, and each event has a line. */
  @Test
  void aRecordingReplaysAndEveryEventHasALine() {
    PseudoCode code = CUSTOM.pseudoCode();
    Set<EventKind> told = EnumSet.noneOf(EventKind.class);
    for (int c = 0; c < DEFINED.size(); c++) {
      Settings settings =
          DEFINED
              .get(c)
              .withSolutions(findsAll(DEFINED.get(c)) ? 3 : 1, 0)
              .withLimits(Limits.none().withNodes(300));
      Problem problem =
          c % 4 == 0
              ? general(Queens.pairwise(7))
              : general(PROBLEMS.get(c % PROBLEMS.size()).csp());
      TraceRecorder recorder = new TraceRecorder(Detail.FINE);
      Result result = CUSTOM.solve(problem, settings, recorder);
      assertThat(result.statistics().withTimeNanos(0))
          .as(describe(settings))
          .isEqualTo(CUSTOM.solve(problem, settings, null).statistics().withTimeNanos(0));
      Trace trace = requireNonNull(recorder.trace());
      TracePlayer player = trace.player();
      Phase phase = Phase.ROOT;
      while (player.stepForward()) {
        EventKind kind = trace.kind(player.position() - 1);
        phase = kind == EventKind.TRY ? Phase.SEARCH : phase;
        told.add(kind);
        assertThat(code.lineOf(kind, phase)).as("%s in %s", kind, phase).isNotNegative();
      }
      assertThat(player.state().counters().nodes())
          .as(describe(settings))
          .isEqualTo(result.statistics().nodes());
      RunState end = RunState.at(player);
      while (player.stepBack()) {
        // to the start
      }
      assertThat(player.state().depth()).isZero();
      player.seek(trace.length());
      assertThat(RunState.at(player)).as(describe(settings)).isEqualTo(end);
    }
    assertThat(told)
        .contains(
            EventKind.SELECT,
            EventKind.REFUTE,
            EventKind.BACKTRACK,
            EventKind.CONFLICT,
            EventKind.JUMP,
            EventKind.NOGOOD,
            EventKind.RESTART,
            EventKind.DEQUEUE,
            EventKind.WIPE_OUT);
  }

  /** All of them, for one solution and for two. */
  @Test
  void whatIsNotDefinedIsRefusedForItsReason() {
    Set<Incompatibility> reasons = EnumSet.noneOf(Incompatibility.class);
    for (Settings settings : everyCombinationOfPartsThatMayClash()) {
      Optional<Incompatibility> expected = reasonAgainst(settings);
      assertThat(CUSTOM.incompatibleParts(settings).map(IncompatibleParts::reason))
          .as(describe(settings))
          .isEqualTo(expected);
      expected.ifPresent(reasons::add);
    }
    assertThat(reasons).hasSize(5);
  }

  private static List<Settings> everyCombinationOfPartsThatMayClash() {
    List<Settings> all = List.of(Settings.defaults(), Settings.defaults().withSolutions(2, 0));
    for (String name :
        List.of("filter", "look-ahead", "look-back", "branching", "restarts", "nogoods")) {
      all =
          all.stream()
              .flatMap(
                  settings ->
                      parameter(name).choices().stream()
                          .map(choice -> settings.with(parameter(name), choice.id())))
              .toList();
    }
    return all;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          look-ahead=mac look-back=gaschnig | Gaschnig's backjumping is defined without look-ahead only: it learns from checks against earlier variables
          look-ahead=ac3 look-back=graph-based | graph-based backjumping is defined without look-ahead or with forward checking only: other look-ahead removes values for reasons beyond the neighbours
          filter=forward-checking look-ahead=mac | a filter that leaves the network consistent one step ahead cannot go before a look-ahead that needs it arc consistent
          nogoods=yes | nogoods from restarts need binary branching
          nogoods=yes branching=binary look-back=conflict-directed | nogoods from restarts give conflict-directed backjumping no reasons: take one or the other
          """)
  void aRunOfWhatIsNotDefinedIsRefusedWithASentence(String parts, String sentence) {
    Settings settings = with(Settings.defaults(), parts);
    assertThatThrownBy(() -> CUSTOM.solve(general(Queens.pairwise(4)), settings, null))
        .isInstanceOf(IncompatibleParts.class)
        .hasMessage(sentence);
  }

  /** Node by node: the named solvers are compositions, and so is each of these. */
  @ParameterizedTest
  @CsvSource({
    "backtracking, ''",
    "ac3, filter=ac3",
    "mrv, order=mrv filter=ac3",
    "cbj, look-back=conflict-directed",
    "forward-checking, order=mrv filter=ac3 look-ahead=forward-checking",
    "fc-cbj, order=mrv filter=ac3 look-ahead=forward-checking look-back=conflict-directed",
    "mac, order=mrv look-ahead=mac branching=binary",
    "mac-alldifferent, order=mrv look-ahead=mac-alldifferent branching=binary",
    "domwdeg, order=dom/wdeg last-conflict=yes look-ahead=mac-adaptive branching=binary"
        + " restarts=luby nogoods=yes",
    "wfc-backtracking, order=entropy values=weighted-random look-ahead=mac",
    "wfc-neighbours, order=entropy values=weighted-random look-ahead=mac-hidden-singles",
    "pairs-backtracking, order=entropy values=weighted-random look-ahead=mac-naked-pairs"
  })
  void aNamedSolverIsAComposition(String id, String parts) {
    List<Problem> problems =
        List.of(
            sudoku(Puzzles.INKALA),
            sudoku(Puzzles.OF_425_SOLUTIONS),
            general(Queens.pairwise(8)),
            general(Queens.allDifferent(6)),
            general(RandomBinary.modelRb(3, 20, 8, 0.3, 0.35)));
    Solver named = Solvers.byId(id);
    Settings settings =
        Settings.defaults()
            .withSeed(7)
            .withSolutions(5, 5)
            .withLimits(Limits.none().withNodes(5000));
    for (Problem problem : problems) {
      Result expected = named.solve(problem, settings, null);
      Result composed = CUSTOM.solve(problem, with(settings, parts), null);
      assertThat(composed.statistics().withTimeNanos(0))
          .as(problem.csp().name())
          .isEqualTo(expected.statistics().withTimeNanos(0));
      assertThat(composed.outcome()).isEqualTo(expected.outcome());
      assertThat(composed.solutions()).isEqualTo(expected.solutions());
    }
    assertThat(CUSTOM.about(with(settings, parts)).checkUnit())
        .isEqualTo(id.equals("mac") ? CheckUnit.WORDS : named.about().checkUnit());
  }

  /** Checks of words and checks of pairs are distinguished. */
  @ParameterizedTest
  @CsvSource({
    "'', PAIRS",
    "values=least-constraining, PAIRS_AND_WORDS",
    "look-ahead=mac values=least-constraining, WORDS",
    "look-ahead=mac filter=ac3, PAIRS_AND_WORDS",
    "look-ahead=ac3 filter=ac2001, PAIRS",
    "look-ahead=ac3bit filter=sac1, WORDS"
  })
  void theUnitOfItsChecksIsThatOfItsParts(String parts, CheckUnit unit) {
    assertThat(CUSTOM.about(with(Settings.defaults(), parts)).checkUnit()).isEqualTo(unit);
  }

  /** Descending values find the last solution in lexical order first. */
  @Test
  void theChosenPartsAreAtWork() {
    Problem queens = general(Queens.pairwise(8));
    Result first = CUSTOM.solve(queens, Settings.defaults(), null);
    Result last = CUSTOM.solve(queens, with(Settings.defaults(), "values=descending"), null);
    for (int x = 0; x < 8; x++) {
      // the problem is its own mirror image
      assertThat(
              first.firstSolution().orElseThrow().values().get(x)
                  + last.firstSolution().orElseThrow().values().get(x))
          .isEqualTo(9);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 3})
  void theSameSeedGivesTheSameRun(long seed) {
    Settings settings =
        with(Settings.defaults().withSeed(seed), "order=random values=random look-ahead=mac");
    Problem problem = sudoku(Puzzles.OF_425_SOLUTIONS);
    assertThat(CUSTOM.solve(problem, settings, null).statistics().withTimeNanos(0))
        .isEqualTo(CUSTOM.solve(problem, settings, null).statistics().withTimeNanos(0));
  }
}
