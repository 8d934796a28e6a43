package org.cspworkbench.core.trace;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Solutions;

/**
 * A run with its trace, and the kernel's own domains and assignment as the run left them.
 *
 * @param result what the search came to
 * @param solutions the solutions, in the order in which they were found
 * @param trace the trace
 * @param domains what the kernel ended with
 * @param assignment what was assigned at the end
 */
record Recording(
    SearchResult result,
    ImmutableList<ImmutableList<Integer>> solutions,
    Trace trace,
    Domains domains,
    Assignment assignment) {

  /** How far a run goes. */
  enum Goal {
    FIRST_SOLUTION,
    ALL_SOLUTIONS,
    FIVE_NODES,
    FIVE_FAILS,
    ATTEMPTS_UNTIL_A_CONTRADICTION,
    ATTEMPTS_OF_SOME_FAILS,
    ATTEMPTS_THAT_TEACH;

    private static final ImmutableList<Goal> ALL = ImmutableList.copyOf(values());

    /** One of them, each in its turn. */
    static Goal turn(long number) {
      return ALL.get((int) (number % ALL.size()));
    }

    private Search told(Search search, boolean mayLearn) {
      return switch (this) {
        case FIRST_SOLUTION -> search;
        case ALL_SOLUTIONS, FIVE_NODES, FIVE_FAILS -> search.wantAll();
        case ATTEMPTS_UNTIL_A_CONTRADICTION -> search.restarts(Restarts.ON_CONTRADICTION);
        case ATTEMPTS_OF_SOME_FAILS -> search.restarts(attempt -> 1 + attempt);
        case ATTEMPTS_THAT_TEACH ->
            mayLearn
                ? search.restarts(Restarts.fixed(2)).nogoods().wantAll()
                : search.restarts(Restarts.fixed(2));
      };
    }

    private Limits limits() {
      return switch (this) {
        case FIRST_SOLUTION, ALL_SOLUTIONS -> Limits.none();
        case FIVE_NODES -> Limits.none().withNodes(5);
        case FIVE_FAILS -> Limits.none().withFails(5);
        case ATTEMPTS_UNTIL_A_CONTRADICTION -> Limits.none().withAttempts(4);
        case ATTEMPTS_OF_SOME_FAILS -> Limits.none().withAttempts(3);
        case ATTEMPTS_THAT_TEACH -> Limits.none().withAttempts(6);
      };
    }
  }

  /** Runs one search for {@code problem} under {@code recorder}. */
  static Recording of(Composition composition, Case problem, Goal goal, TraceRecorder recorder) {
    Solutions solutions = new Solutions();
    Domains[] domains = new Domains[1];
    Assignment[] assignment = new Assignment[1];
    SearchResult result =
        goal.told(composition.search(problem), composition.mayLearnNogoods())
            .lookAhead(
                (itsDomains, itsAssignment) -> {
                  domains[0] = itsDomains;
                  assignment[0] = itsAssignment;
                  return composition.lookAhead().maker().on(itsDomains, itsAssignment);
                })
            .onSolution(solutions)
            .solve(goal.limits(), recorder);
    return new Recording(result, solutions.inOrder(), started(recorder), domains[0], assignment[0]);
  }

  static Recording of(Composition composition, Case problem, Goal goal, Detail detail) {
    return of(composition, problem, goal, new TraceRecorder(detail));
  }

  /** The same run without a trace. */
  static SearchResult unrecorded(
      Composition composition, Case problem, Goal goal, Solutions solutions) {
    return goal.told(composition.search(problem), composition.mayLearnNogoods())
        .onSolution(solutions)
        .solve(goal.limits(), null);
  }

  static Trace started(TraceRecorder recorder) {
    Trace trace = recorder.trace();
    if (trace == null) {
      throw new IllegalStateException("the run has not started");
    }
    return trace;
  }

  /** A player at the end of the trace that has gone over every event. */
  TracePlayer played() {
    TracePlayer player = trace.player();
    while (player.stepForward()) {
      // on to the end
    }
    return player;
  }

  /** By variable the indices of the values that the kernel had left at the end. */
  ImmutableList<ImmutableList<Integer>> finalDomains() {
    ImmutableList.Builder<ImmutableList<Integer>> all = ImmutableList.builder();
    for (int x = 0; x < domains.network().variableCount(); x++) {
      int variable = x;
      all.add(
          IntStream.range(0, domains.network().domainSize(x))
              .filter(i -> domains.contains(variable, i))
              .boxed()
              .collect(toImmutableList()));
    }
    return all.build();
  }

  /**
   * By variable the index of the value that the kernel had assigned to it at the end, or {@link
   * TraceEvent#NONE}; a variable that has lost its last value is not assigned to any.
   */
  ImmutableList<Integer> finalAssignment() {
    boolean[] assigned = assignment.snapshot();
    return IntStream.range(0, assigned.length)
        .mapToObj(x -> assigned[x] ? domains.first(x) : TraceEvent.NONE)
        .collect(toImmutableList());
  }

  /** Domains and assignment of {@code state} must be those that the kernel ended with. */
  void endsLikeTheKernel(TraceState state, String run) {
    Snapshot snapshot = Snapshot.of(state, trace.csp());
    assertThat(snapshot.domains()).as(run).isEqualTo(finalDomains());
    assertThat(
            IntStream.range(0, domains.network().variableCount())
                .mapToObj(x -> state.size(x) == 0 ? TraceEvent.NONE : state.assigned(x))
                .collect(toImmutableList()))
        .as(run)
        .isEqualTo(finalAssignment());
  }
}
