package org.cspworkbench.core.search.local;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.function.Consumer;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.LimitCheck;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * Min-conflicts: gives every variable a value, and as long as a constraint is violated, takes a
 * variable in conflict at random and gives it the value that violates fewest constraints (Minton,
 * Johnston, Philips and Laird, "Minimizing Conflicts: A Heuristic Repair Method for Constraint
 * Satisfaction and Scheduling Problems", Artificial Intelligence 58, 1992).
 *
 * <p>By itself it stays where no single move helps. So some of the moves go anywhere, whatever they
 * violate: a random walk (Selman, Kautz and Cohen, "Noise Strategies for Improving Local Search",
 * AAAI 1994; on constraints in general Wallace and Freuder, "Heuristic Methods for Over-Constrained
 * Constraint Satisfaction Problems", 1995). After a number of moves an attempt is given up, and the
 * next one starts from nothing.
 *
 * <p>The domains are filtered once, before anything has a value. That alone can show that there is
 * no solution; the search cannot. Where a variable starts is a move too: one variable after the
 * other gets the value that violates fewest constraints with those before it, so that in a trace
 * every value of the search has been moved to. A move may lead to where the variable is already,
 * when nothing else is better.
 */
public final class MinConflicts {

  private final Network network;
  private final Csp csp;
  private final RandomStream random;
  private Consistency.Maker rootFilter = Gac::new;
  private double walk;
  private long movesOfAnAttempt = Long.MAX_VALUE;
  private @Nullable Consumer<int[]> onSolution;

  /**
   * A local search for a solution of {@code csp}, without random walk, in one attempt. Attempt k
   * draws stream k of {@code random}.
   *
   * @throws IllegalArgumentException if {@code network} is not compiled from the structure of
   *     {@code csp}
   */
  public MinConflicts(Network network, Csp csp, RandomStream random) {
    checkArgument(network.structure() == csp.structure(), "%s is not over this network", csp);
    this.network = network;
    this.csp = csp;
    this.random = random;
  }

  /**
   * Sets the probability of a random move.
   *
   * @throws IllegalArgumentException if it is not from 0 to 1
   */
  public MinConflicts walk(double probability) {
    checkArgument(
        probability >= 0 && probability <= 1, "a probability is from 0 to 1, not %s", probability);
    walk = probability;
    return this;
  }

  /**
   * Sets the maximum number of moves of an attempt.
   *
   * @throws IllegalArgumentException if {@code moves} is less than 1
   */
  public MinConflicts movesOfAnAttempt(long moves) {
    checkArgument(moves >= 1, "an attempt makes at least one move, not %s", moves);
    movesOfAnAttempt = moves;
    return this;
  }

  /** Sets the filter before the search; generalised arc consistency by default. */
  public MinConflicts rootFilter(Consistency.Maker newRootFilter) {
    rootFilter = newRootFilter;
    return this;
  }

  /**
   * Sets the receiver of the solution: one value (not index) for each variable, in an array that
   * the receiver may keep.
   */
  public MinConflicts onSolution(Consumer<int[]> receiver) {
    onSolution = receiver;
    return this;
  }

  /**
   * Runs until a solution has been found or a limit is reached. The limit of nodes is one of moves
   * here, and that of fails means nothing.
   *
   * @return {@link Ending#EXHAUSTED} only if the filter has shown that there is no solution; as
   *     most assigned the largest number of variables that were in no conflict while each had a
   *     value, those that never move included
   * @throws IllegalArgumentException if the filter does not make the network arc consistent
   */
  public SearchResult solve(Limits limits, @Nullable TraceRecorder recorder) {
    Counters counters = new Counters();
    LimitCheck limitCheck = new LimitCheck(limits, counters);
    Domains domains = new Domains(network, csp, counters, recorder);
    Assignment assignment = new Assignment(domains); // of what the filter settles
    Consistency filter = rootFilter.on(domains, assignment);
    checkArgument(
        filter.level().compareTo(Consistency.Level.ARC_CONSISTENT) >= 0,
        "a filter that leaves the network %s cannot go before min-conflicts, which needs it %s",
        filter.level(),
        Consistency.Level.ARC_CONSISTENT);
    boolean[] assigned = assignment.snapshot();
    try {
      if (!limitCheck.during(() -> isConsistent(domains, filter))) {
        counters.attempts = 1;
        counters.fails = 1;
        assigned = assignment.snapshot();
        return new SearchResult(Ending.EXHAUSTED, counters, ImmutableList.of(), 0, domains);
      }
      Run run = limitCheck.during(() -> new Run(domains, limitCheck));
      Ending ending = run.searchUnlessViolated(limits.attempts());
      assigned = run.conflicts.fix();
      return new SearchResult(ending, counters, run.solutions, run.mostSettled, domains);
    } catch (CancelledException e) { // in the middle of the filter, or before the first move
      counters.attempts = 1;
      assigned = assignment.snapshot();
      return new SearchResult(limits.whyCancelled(), counters, ImmutableList.of(), 0, domains);
    } finally {
      if (recorder != null) {
        recorder.close(domains.snapshot(), assigned, counters);
      }
    }
  }

  private static boolean isConsistent(Domains domains, Consistency filter) {
    for (int x = 0; x < domains.network().variableCount(); x++) {
      if (domains.isEmpty(x)) {
        if (domains.recorder() != null) {
          domains.recorder().wipeOut(x, NONE);
        }
        return false;
      }
    }
    return filter.establish();
  }

  /** One run, once the domains are filtered. */
  private final class Run {
    private final Domains domains;
    private final LimitCheck limitCheck;
    private final Counters counters;
    private final @Nullable TraceRecorder recorder;
    private final ConflictCounts conflicts;
    private int mostSettled;
    private ImmutableList<Solution> solutions = ImmutableList.of();

    Run(Domains domains, LimitCheck limitCheck) {
      this.domains = domains;
      this.limitCheck = limitCheck;
      counters = domains.counters();
      recorder = domains.recorder();
      conflicts = new ConflictCounts(domains);
      mostSettled = conflicts.settledCount();
    }

    /** Searches, unless variables that never move violate a constraint among themselves. */
    Ending searchUnlessViolated(long attempts) {
      int violated = conflicts.violatedArc();
      if (violated == NONE) {
        return search(attempts);
      }
      if (recorder != null) {
        recorder.violatedConstraint(violated);
      }
      counters.attempts = 1;
      counters.fails = 1;
      return Ending.EXHAUSTED;
    }

    private Ending search(long attempts) {
      for (long number = 1; ; number++) {
        counters.attempts++;
        random.startStream(number);
        Ending ending = attempt();
        if (ending != null) {
          return ending;
        }
        if (number == attempts) {
          return Ending.ATTEMPTS;
        }
        conflicts.clear();
        if (recorder != null) {
          recorder.restart(number + 1);
        }
      }
    }

    /** How the search ended, or {@code null} if only this attempt did. */
    private @Nullable Ending attempt() {
      Ending end = start();
      for (long repairs = 0; end == null && conflicts.troubledCount() > 0; repairs++) {
        mostSettled = Math.max(mostSettled, conflicts.settledCount());
        if (repairs == movesOfAnAttempt) {
          return null;
        }
        end = limitCheck.reached();
        if (end == null) {
          repair();
        }
      }
      if (end == null) {
        recordSolution();
        end = Ending.ENOUGH;
      }
      return end;
    }

    /** Gives every variable a value, in order; why the run must end before that, if it must. */
    private @Nullable Ending start() {
      for (int x = 0; x < network.variableCount(); x++) {
        if (conflicts.mayMove(x)) {
          Ending limit = limitCheck.reached();
          if (limit != null) {
            return limit;
          }
          conflicts.move(x, leastConflicting(x));
        }
      }
      return null;
    }

    private void repair() {
      int x = conflicts.troubled(random.nextInt(conflicts.troubledCount()));
      if (recorder != null) {
        recorder.select(x);
      }
      boolean walks = walk > 0 && random.nextDouble() < walk;
      conflicts.move(x, walks ? anyValue(x) : leastConflicting(x));
    }

    /** Returns a value of {@code x} that violates fewest constraints; each of them is as likely. */
    private int leastConflicting(int x) {
      int best = NONE;
      int fewest = Integer.MAX_VALUE;
      int ties = 0;
      for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
        int count = conflicts.count(x, i);
        if (count < fewest) {
          best = i;
          fewest = count;
          ties = 1;
        } else if (count == fewest && random.nextInt(++ties) == 0) {
          best = i;
        }
      }
      return best;
    }

    private int anyValue(int x) {
      int i = domains.first(x);
      for (int skip = random.nextInt(domains.size(x)); skip > 0; skip--) {
        i = domains.next(x, i);
      }
      return i;
    }

    private void recordSolution() {
      mostSettled = conflicts.settledCount();
      counters.solutions++;
      if (recorder != null) {
        recorder.solution(counters.solutions);
      }
      int[] values = new int[network.variableCount()];
      for (int x = 0; x < values.length; x++) {
        values[x] = csp.variables().get(x).domain().valueAt(conflicts.value(x));
      }
      solutions = ImmutableList.of(new Solution(ImmutableIntArray.copyOf(values)));
      if (onSolution != null) {
        onSolution.accept(values);
      }
    }
  }
}
