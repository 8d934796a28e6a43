package org.cspworkbench.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.FilterResult;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.learning.Keep;
import org.cspworkbench.core.learning.Learning;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.BlockRepair;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.LearningBacktracking;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.LongJumps;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Composition.LookAhead;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.testing.Solutions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Wherever a cancellation falls, also in the middle of a filter, a run is the beginning of the run
 * that is not cancelled: the same solutions, the same events, and no answer that is not true.
 *
 * <p>The constraints of these problems look at the cancellation each time they are asked, and no
 * table spares asking them, so that it falls between any two questions.
 */
final class CancelledRunsTest {

  private static final Detail[] DETAILS = Detail.values();

  private static final int MOST_PLACES = 12; // at which each run is cancelled
  private static final long MOST_NODES = 200; // for a repair may never end

  /** A request that is made when it is looked at for the n-th time. */
  private static final class RequestAtLook {
    private final long number;
    private long looks;

    RequestAtLook(long number) {
      this.number = number;
    }

    Cancellation cancellation() {
      return Cancellation.when(() -> ++looks >= number);
    }
  }

  /** A recorded run. */
  private record Run(
      SearchResult result, ImmutableList<ImmutableList<Integer>> solutions, Trace trace) {

    /** Returns the run; empty if it was cancelled before the root is filtered. */
    static Optional<Run> of(Search search, Cancellation cancellation, Detail detail) {
      Solutions solutions = new Solutions();
      TraceRecorder recorder = new TraceRecorder(detail);
      Limits limits = Limits.none().withNodes(MOST_NODES).withCancellation(cancellation);
      try {
        SearchResult result = search.onSolution(solutions).solve(limits, recorder);
        return Optional.of(new Run(result, solutions.inOrder(), Recording.started(recorder)));
      } catch (CancelledException e) {
        Trace trace = Recording.started(recorder);
        assertThat(trace.isClosed()).isTrue();
        assertThat(trace.length()).isZero();
        return Optional.empty();
      }
    }
  }

  private static Csp asked(Csp original) {
    Csp.Builder csp = Csp.builder(original.name());
    for (Variable x : original.variables()) {
      Variable same = csp.variable(x.name(), x.domain());
      assertThat(same).isEqualTo(x);
    }
    for (Constraint constraint : original.structure().constraints()) {
      csp.post(
          new Predicate(
              constraint.toString(),
              constraint.scope(),
              values -> {
                Cancellation.check();
                return constraint.isSatisfiedBy(values);
              }));
    }
    return csp.build();
  }

  /** Some problems whose constraints are asked, and some with propagators of every kind. */
  private static List<Case> problems(int count) {
    List<Case> problems = new ArrayList<>();
    for (long seed = 0; seed < count; seed++) {
      problems.add(withoutTables(seed, asked(RandomCsp.crowded(seed))));
      problems.add(withoutTables(seed, asked(RandomCsp.binary(seed))));
      problems.add(withoutTables(seed, RandomCsp.crowded(seed)));
    }
    return problems;
  }

  private static Case withoutTables(long seed, Csp csp) {
    Network network =
        new Network(
            csp.structure(), AllDifferentFiltering.DOMAIN_CONSISTENT, 0, Network.DEFAULT_NARROW);
    return new Case(seed, csp, network, Case.of(seed, csp).solutions());
  }

  @Test
  void aCancelledSearchIsTheBeginningOfTheSearch() {
    List<Composition> compositions =
        Composition.everyPairWithoutChance()
            .filter(each -> each.lookAhead() != LookAhead.BACKWARD_CHECKING) // ends between nodes
            .toList();
    int turn = 0;
    for (Case problem : problems(20)) {
      for (int k = 0; k < 4; k++) {
        Composition composition = compositions.get(turn++ % compositions.size());
        Detail detail = DETAILS[turn % DETAILS.length];
        endsAnywhere(
            () -> composition.search(problem).wantAll(),
            detail,
            "%s of seed %d by %s".formatted(problem, problem.seed(), composition));
      }
    }
  }

  @Test
  void soIsOneWithAnyPolicyAtContradictions() {
    for (Case problem : problems(10)) {
      String run = "%s of seed %d".formatted(problem, problem.seed());
      Supplier<Search> plain =
          () -> new Search(problem.network(), problem.csp()).lookAhead(Gac::new);
      Supplier<Search> binary = () -> plain.get().branching(Branching.BINARY).wantAll();
      ImmutableList<Variable> variables = problem.csp().variables();
      Objective least =
          new Objective(
              Objective.Goal.MINIMIZE,
              variables,
              ImmutableLongArray.copyOf(Collections.nCopies(variables.size(), 1L)),
              0);
      for (Supplier<Search> search :
          List.<Supplier<Search>>of(
              () -> binary.get().onContradiction(LearningBacktracking.by(new Learning(Keep.ALL))),
              () -> binary.get().onContradiction(LongJumps.after(2)),
              () -> binary.get().optimise(least),
              () -> binary.get().restarts(Restarts.fixed(2)).nogoods(),
              () ->
                  binary
                      .get()
                      .wanted(1)
                      .restarts(Restarts.fixed(4))
                      .onContradiction(BlockRepair.ofRadius(1)))) {
        endsAnywhere(search, Detail.FINE, run);
      }
    }
  }

  private static void endsAnywhere(Supplier<Search> search, Detail detail, String run) {
    RequestAtLook never = new RequestAtLook(Long.MAX_VALUE);
    Run whole = Run.of(search.get(), never.cancellation(), detail).orElseThrow();
    long step = Math.max(1, never.looks / MOST_PLACES);
    for (long look = 1; look < never.looks; look += step) {
      String place = "%s, cancelled at look %d".formatted(run, look);
      beginning(search, look, detail).ifPresent(cut -> isBeginning(cut, whole, place));
    }
  }

  private static Optional<Run> beginning(Supplier<Search> search, long look, Detail detail) {
    return Run.of(search.get(), new RequestAtLook(look).cancellation(), detail);
  }

  private static void isBeginning(Run cut, Run whole, String run) {
    assertThat(cut.result.ending()).as(run).isIn(Ending.CANCELLED, whole.result.ending());
    if (cut.result.ending() != Ending.CANCELLED) {
      assertThat(cut.solutions).as(run).isEqualTo(whole.solutions);
    }
    assertThat(whole.solutions.subList(0, cut.solutions.size())).as(run).isEqualTo(cut.solutions);
    assertThat(cut.result.counters().fails())
        .as(run)
        .isLessThanOrEqualTo(whole.result.counters().fails());
    assertThat(cut.trace.isClosed()).as(run).isTrue();
    for (int position = 0; position < cut.trace.length(); position++) {
      assertThat(cut.trace.packed(position))
          .as("%s, event %d", run, position)
          .isEqualTo(whole.trace.packed(position));
    }
    endsLikeTheRun(cut.trace, cut.result, run);
  }

  /** The replay must end with the counters and the domains with which the run has ended. */
  private static void endsLikeTheRun(Trace trace, SearchResult result, String run) {
    TracePlayer player = trace.player();
    player.seek(trace.length());
    Counters replayed = player.state().counters().copy();
    Counters counted = result.counters().copy();
    if (trace.detail() != Detail.FINE) { // what was revised after the last event is in no event
      replayed.revisions = counted.revisions;
    }
    assertThat(Snapshot.counters(replayed)).as(run).isEqualTo(Snapshot.counters(counted));
    Network network = result.domains().network();
    for (int x = 0; x < network.variableCount(); x++) {
      for (int i = 0; i < network.domainSize(x); i++) {
        assertThat(player.state().contains(x, i))
            .as("%s, value %d of variable %d", run, i, x)
            .isEqualTo(result.domains().contains(x, i));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Filter.class)
  void aFilterEndsAtTheFirstLookAfterTheRequest(Filter filter) {
    for (Case problem : problems(12)) {
      boolean isConsistent = // from now on, what is compiled of the tables is known
          FilterResult.of(filter, problem.network(), problem.csp(), null).isConsistent();
      RequestAtLook never = new RequestAtLook(Long.MAX_VALUE);
      FilterResult unused =
          never
              .cancellation()
              .during(() -> FilterResult.of(filter, problem.network(), problem.csp(), null));
      assertThat(isConsistent || problem.solutions().isEmpty()).as("%s", problem).isTrue();
      long step = Math.max(1, never.looks / MOST_PLACES);
      for (long look = 1; look <= never.looks; look += step) {
        RequestAtLook request = new RequestAtLook(look);
        TraceRecorder recorder = new TraceRecorder(Detail.FINE);
        assertThatThrownBy(
                () ->
                    request
                        .cancellation()
                        .during(
                            () ->
                                FilterResult.of(
                                    filter, problem.network(), problem.csp(), recorder)))
            .as("%s, look %d", problem, look)
            .isInstanceOf(CancelledException.class);
        assertThat(request.looks).as("%s", problem).isEqualTo(look);
        Trace trace = Recording.started(recorder);
        assertThat(trace.isClosed()).as("%s, look %d", problem, look).isTrue();
      }
    }
  }
}
