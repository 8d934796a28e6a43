package org.cspworkbench.solvers;

import static com.google.common.collect.ImmutableMultiset.toImmutableMultiset;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.cspworkbench.solvers.Puzzles.general;
import static org.cspworkbench.solvers.Puzzles.sudoku;
import static org.junit.jupiter.api.Named.named;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whose choices somebody else can make, and what comes of it. */
class SteeringTest {

  private static final ImmutableList<Problem> PROBLEMS = problems();

  private static ImmutableList<Problem> problems() {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    problems.add(sudoku(Puzzles.INKALA));
    problems.add(sudoku(Puzzles.OF_425_SOLUTIONS));
    problems.add(general(Queens.pairwise(8)));
    LongStream.range(0, 8)
        .mapToObj(seed -> general(RandomBinary.modelRb(seed, 20, 8, 0.3, 0.35)))
        .forEach(problems::add);
    LongStream.range(0, 25)
        .mapToObj(seed -> general(new SmallProblem(seed).csp()))
        .forEach(problems::add);
    return problems.build();
  }

  static Stream<Named<Solver>> steered() {
    return Solvers.all().filter(solver -> isSteered(solver.getPayload()));
  }

  static Stream<Named<Solver>> steeredAndComplete() {
    return Solvers.complete().filter(solver -> isSteered(solver.getPayload()));
  }

  static Stream<Named<Solver>> unsteered() {
    return SolverCatalog.SOLVERS.stream()
        .filter(solver -> !isSteered(solver))
        .filter(solver -> solver.steering() != Steering.CHOOSES_ONCE)
        .map(solver -> named(solver.about().id(), solver));
  }

  private static boolean isSteered(Solver solver) {
    return solver.steering().asksForAllChoices();
  }

  private static Settings settings(long seed) {
    return Solvers.withFewAttempts(
        Settings.defaults().withSeed(seed).withLimits(Limits.none().withNodes(400)));
  }

  private static Trace record(Solver solver, Problem problem, Settings settings, Detail detail) {
    TraceRecorder recorder = new TraceRecorder(detail);
    solver.solve(problem, settings, recorder);
    return requireNonNull(recorder.trace());
  }

  /** At any choice in the trace, and again at one of the run that this makes. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("steered")
  void aChoiceChangesARunFromThereOnAndNotBefore(Solver solver) {
    Random random = new Random(42);
    int changed = 0;
    for (Problem problem : PROBLEMS) {
      Detail detail = random.nextBoolean() ? Detail.FINE : Detail.DECISIONS;
      Settings settings = settings(random.nextInt(100));
      Script script = Script.empty();
      Trace before = record(solver, problem, settings, detail);
      for (int round = 0; round < 3; round++) {
        ImmutableList<Integer> selections = positions(before, EventKind.SELECT);
        if (selections.isEmpty()) {
          break;
        }
        int at = selections.get(random.nextInt(selections.size()));
        TracePlayer player = before.player();
        player.seek(at);
        TraceState state = player.state();
        long node = state.counters().nodes() + 1;
        int x = any(random, openVariables(player));
        int i = any(random, valuesLeft(player, x));
        script = script.before(node, Long.MAX_VALUE).withVariable(node, x).withValue(node, i);
        Trace after = record(solver, problem, settings.withGuide(script), detail);
        assertSameUpTo(at, before, after, problem);
        TracePlayer chosen = after.player();
        chosen.seek(at + 2);
        assertThat(requireNonNull(chosen.lastEvent()).kind()).isEqualTo(EventKind.TRY);
        assertThat(chosen.state().decisionVariable(chosen.state().depth())).isEqualTo(x);
        assertThat(chosen.state().decisionValue(chosen.state().depth())).isEqualTo(i);
        before = after;
        changed++;
      }
    }
    assertThat(changed).isGreaterThan(30);
  }

  /** The values of a variable whose turn it is may come in any order, too. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("steered")
  void aValueAloneMayBeChosen(Solver solver) {
    Random random = new Random(7);
    for (Problem problem : PROBLEMS) {
      Settings settings = settings(1);
      Trace before = record(solver, problem, settings, Detail.DECISIONS);
      List<Integer> tries =
          positions(before, EventKind.TRY).stream().filter(p -> !isSecondHalf(before, p)).toList();
      if (tries.isEmpty()) {
        continue;
      }
      int at = tries.get(random.nextInt(tries.size()));
      TracePlayer player = before.player();
      player.seek(at + 1);
      int x = player.state().decisionVariable(player.state().depth());
      player.seek(at);
      int i = any(random, valuesLeft(player, x));
      Script script = Script.empty().withValue(player.state().counters().nodes() + 1, i);
      Trace after = record(solver, problem, settings.withGuide(script), Detail.DECISIONS);
      assertSameUpTo(at, before, after, problem);
      player = after.player();
      player.seek(at + 1);
      assertThat(player.state().decisionVariable(player.state().depth())).isEqualTo(x);
      assertThat(player.state().decisionValue(player.state().depth())).isEqualTo(i);
    }
  }

  /** The second half follows from the first, so that it is no choice. */
  private static boolean isSecondHalf(Trace trace, int position) {
    return trace.decision(position).splits() && trace.kind(position - 1) != EventKind.SELECT;
  }

  private static ImmutableList<Integer> positions(Trace trace, EventKind kind) {
    return IntStream.range(0, trace.length())
        .filter(p -> trace.kind(p) == kind)
        .filter(p -> p + 1 < trace.length() && trace.kind(p + 1) != EventKind.GAP)
        .boxed()
        .collect(ImmutableList.toImmutableList());
  }

  private static List<Integer> openVariables(TracePlayer player) {
    return player.trace().csp().variables().stream()
        .map(x -> x.index())
        .filter(x -> player.state().assigned(x) < 0)
        .toList();
  }

  private static List<Integer> valuesLeft(TracePlayer player, int x) {
    return IntStream.range(0, player.trace().csp().variables().get(x).domain().size())
        .filter(i -> player.state().contains(x, i))
        .boxed()
        .toList();
  }

  private static int any(Random random, List<Integer> possible) {
    return possible.get(random.nextInt(possible.size()));
  }

  private static void assertSameUpTo(int end, Trace before, Trace after, Problem problem) {
    TracePlayer one = before.player();
    TracePlayer other = after.player();
    while (one.position() < end) {
      one.stepForward();
      other.stepForward();
      assertThat(other.lastEvent()).as(problem.csp().name()).isEqualTo(one.lastEvent());
    }
    assertThat(RunState.at(other)).as(problem.csp().name()).isEqualTo(RunState.at(one));
    assertThat(other.state().counters())
        .as(problem.csp().name())
        .usingRecursiveComparison()
        .isEqualTo(one.state().counters());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("steeredAndComplete")
  void whoeverChoosesEverySolutionIsFoundOnce(Solver solver) {
    for (long seed = 0; seed < 100; seed++) {
      SmallProblem problem = new SmallProblem(seed);
      Settings settings =
          Settings.defaults()
              .withSolutions(Long.MAX_VALUE, Integer.MAX_VALUE)
              .withGuide(new AnyChoice(seed));
      Result result = solver.solve(general(problem.csp()), settings, null);
      assertThat(
              result.solutions().stream()
                  .map(s -> ImmutableList.copyOf(s.values().asList()))
                  .collect(toImmutableMultiset()))
          .as(problem.csp().name())
          .isEqualTo(ImmutableMultiset.copyOf(problem.solutions()));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("steered")
  void aGuideIsAskedOnHoweverManyThreads(Solver solver) {
    Settings settings = settings(3).withGuide(new AnyChoice(5));
    Settings onFour = settings(3).withGuide(new AnyChoice(5)).withWorkers(new WorkerThreads(4));
    Statistics alone = solver.solve(PROBLEMS.get(0), settings, null).statistics();
    Statistics shared = solver.solve(PROBLEMS.get(0), onFour, null).statistics();
    assertThat(shared.nodes()).isEqualTo(alone.nodes());
    assertThat(shared.fails()).isEqualTo(alone.fails());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("unsteered")
  void whoCannotBeSteeredRefusesAGuide(Solver solver) {
    Settings settings = Settings.defaults().withGuide(Script.empty());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.solve(PROBLEMS.get(0), settings, null))
        .withMessage("nobody else can make the choices of " + solver.about().id());
  }

  /** Any variable that is open, and any value that it has left. */
  private static final class AnyChoice implements Guide {
    private final Random random;

    AnyChoice(long seed) {
      random = new Random(seed);
    }

    @Override
    public int variable(long node, int own, Domains domains, Assignment assignment) {
      return any(
          random,
          IntStream.range(0, domains.network().variableCount())
              .filter(x -> !assignment.isAssigned(x))
              .boxed()
              .toList());
    }

    @Override
    public Decision decision(long node, Decision own, Domains domains) {
      int x = own.variable();
      int i =
          any(
              random,
              IntStream.range(0, domains.network().domainSize(x))
                  .filter(each -> domains.contains(x, each))
                  .boxed()
                  .toList());
      return Decision.equal(x, i);
    }
  }
}
