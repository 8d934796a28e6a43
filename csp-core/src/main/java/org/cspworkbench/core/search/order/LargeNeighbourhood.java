package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;

/**
 * Large neighbourhood search: in some attempts, once a solution is known, most variables get its
 * values first, and the search looks for a better one among the others (Shaw, "Using Constraint
 * Programming and Local Search Methods to Solve Vehicle Routing Problems", CP 1998). At first this
 * is every other attempt; with each in succession that finds none, twice as many attempts pass
 * until the next, so that all of them together take little from the proof that the solution is the
 * best. From then on every other attempt also leaves the values of the solution aside: a proof
 * needs values that fail early, not those near a solution, and solvers for satisfiability alternate
 * so, too (Biere and Fleury, "Chasing Target Phases", Pragmatics of SAT 2020).
 *
 * <p>The variables that get their values are decided like any others, and refuted when all behind
 * them has been searched. An attempt so looks first into a neighbourhood of the solution, but
 * misses nothing, and what it proves is proved. The number of the variables left open grows after
 * an attempt that has searched its neighbourhood, and shrinks after one that has not.
 */
public final class LargeNeighbourhood implements VariableOrder {

  private static final double FIRST_PART = 0.3; // of the variables are left open
  private static final double GROWTH = 1.25;
  private static final double LEAST_PART = 0.02;
  private static final double MOST_PART = 0.9;
  private static final int MOST_DOUBLINGS = 40; // of the attempts between two neighbourhoods

  private final VariableOrder otherwise;
  private final SolutionSaving solution;
  private final RandomStream random;
  private int[] kept = new int[0]; // the variables that get their values, in this order
  private int count;
  private int inVain; // attempts in a neighbourhood since the best solution was found
  private long due; // the next attempt in a neighbourhood, at the earliest
  private long solutions; // that were known when the attempt began
  private int next;
  private double part;
  private int skipped; // variables that are open but have lost their values
  private int skippedAtFirst; // the same when the others had got them; NONE before
  private boolean isSearched; // one of the variables that got their values was refuted

  /**
   * Asks {@code otherwise} for the variables left open, and for all in the other attempts.
   *
   * @param solution chooses the values of the best solution
   * @param random where the neighbourhoods are drawn from
   */
  public LargeNeighbourhood(VariableOrder otherwise, SolutionSaving solution, RandomStream random) {
    this.otherwise = otherwise;
    this.solution = solution;
    this.random = random;
  }

  @Override
  public void start(Network network) {
    kept = new int[network.variableCount()];
    count = 0;
    part = FIRST_PART;
    inVain = 0;
    due = 2;
    solutions = 0;
    otherwise.start(network);
  }

  @Override
  public void startAttempt(long number) {
    otherwise.startAttempt(number);
    if (count > 0) {
      inVain++;
      part = isSearched ? Math.min(MOST_PART, part * GROWTH) : Math.max(LEAST_PART, part / GROWTH);
    }
    if (solution.found() > solutions) {
      solutions = solution.found();
      inVain = 0;
      due = Math.min(due, number + 1);
    }
    count = 0;
    next = 0;
    skipped = 0;
    skippedAtFirst = NONE;
    isSearched = false;
    solution.follow();
    if (solutions > 0 && number >= due) {
      due = number + (2L << Math.min(inVain, MOST_DOUBLINGS));
      random.startStream(number);
      kept = RandomOrder.of(kept.length, random);
      count = kept.length - (int) Math.ceil(part * kept.length);
    } else if (inVain > 0 && number % 2 == 0) {
      solution.setAside();
    }
  }

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    for (; next < count; next++) {
      int x = kept[next];
      if (!assignment.isAssigned(x)) {
        if (solution.isLeft(x, domains)) {
          return x;
        }
        skipped++;
      }
    }
    skippedAtFirst = skippedAtFirst == NONE ? skipped : skippedAtFirst;
    isSearched |= skipped > skippedAtFirst;
    return otherwise.next(network, domains, assignment);
  }

  @Override
  public void failed(int x, int arc) {
    next = 0;
    skipped = 0;
    otherwise.failed(x, arc);
  }

  @Override
  public VariableOrder basis() {
    return otherwise.basis();
  }

  @Override
  public boolean learns() {
    return true;
  }
}
