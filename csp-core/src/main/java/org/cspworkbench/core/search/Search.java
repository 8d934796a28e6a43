package org.cspworkbench.core.search;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.function.Consumer;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.search.guide.GuidedVariable;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.Lexicographic;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * A search put together from its parts. A named algorithm is a choice of parts; without any choice
 * this is plain chronological backtracking for the first solution.
 *
 * <pre>{@code
 * Search.on(csp)
 *     .order(new Mrv())
 *     .values(new Ascending())
 *     .lookAhead(ForwardChecking::new)
 *     .solve();
 * }</pre>
 *
 * <p>Parts may keep state of a run, so a search with its parts serves one run at a time.
 */
public final class Search {

  final Network network;
  final Csp csp;
  VariableOrder order = new Lexicographic();
  ValueOrder values = new Ascending();
  boolean boundImpact;
  boolean relaxes;
  Consistency.Maker lookAhead = BackwardChecking::new;
  Consistency.@Nullable Maker rootFilter;
  Branching branching = Branching.D_WAY;
  Backtracking.Policy policy = Backtracking.CHRONOLOGICAL;
  boolean nogoods;
  Restarts restarts = Restarts.NEVER;
  boolean decides = true;
  @Nullable RandomStream random;
  long wanted = 1;
  @Nullable Objective objective; // null: all solutions are worth the same
  @Nullable SharedBound sharedBound;
  @Nullable Subproblem subproblem; // null: the whole tree
  int kept = 1_000;
  @Nullable Consumer<int[]> onSolution;

  /**
   * Returns a search for solutions of {@code csp}, which is compiled for it. To solve several
   * problems of one structure, compile it once and use {@link #Search(Network, Csp)}.
   */
  public static Search on(Csp csp) {
    return new Search(new Network(csp.structure()), csp);
  }

  /**
   * A search for solutions of {@code csp} on a network that is compiled already.
   *
   * @throws IllegalArgumentException if {@code network} is not compiled from the structure of
   *     {@code csp}
   */
  public Search(Network network, Csp csp) {
    checkArgument(network.structure() == csp.structure(), "%s is not over this network", csp);
    this.network = network;
    this.csp = csp;
  }

  /** Returns the problem whose solutions it looks for. */
  public Csp csp() {
    return csp;
  }

  /** Sets the variable order; by default, the order of the problem. */
  public Search order(VariableOrder newOrder) {
    order = newOrder;
    return this;
  }

  /** Sets the value order; ascending by default. */
  public Search values(ValueOrder newValues) {
    values = newValues;
    return this;
  }

  /**
   * Tries each value of a variable, of few, until a solution is known, and takes the one that makes
   * the least cost that is possible the smallest. Used with an objective only.
   */
  public Search boundImpact() {
    boundImpact = true;
    return this;
  }

  /** Bounds the objective also by what linear constraints say of its variables. */
  public Search relaxation() {
    relaxes = true;
    return this;
  }

  /** Sets the look-ahead after each decision; by default, only assigned variables are checked. */
  public Search lookAhead(Consistency.Maker newLookAhead) {
    lookAhead = newLookAhead;
    return this;
  }

  /** Sets the filter of the root, at least as strong as the look-ahead, which it is by default. */
  public Search rootFilter(Consistency.Maker newRootFilter) {
    rootFilter = newRootFilter;
    return this;
  }

  /** Sets the branching; d-way by default. */
  public Search branching(Branching newBranching) {
    branching = newBranching;
    return this;
  }

  /** Decides nothing: if consistency alone leaves a variable open, the search stalls. */
  public Search withoutDecisions() {
    decides = false;
    return this;
  }

  /** Sets what the search does at a contradiction; chronological backtracking by default. */
  public Search onContradiction(Backtracking.Policy newPolicy) {
    policy = newPolicy;
    return this;
  }

  /** Sets MAC: generalised arc consistency after every decision, and binary branching. */
  public Search maintainArcConsistency() {
    return lookAhead(Gac::new).branching(Branching.BINARY);
  }

  /**
   * Lets {@code guide} make choices in place of the parts chosen so far: the variable, the value
   * and, where arcs wait one by one, the arc. Call it last.
   */
  public Search guidedBy(Guide guide) {
    order = new GuidedVariable(order, guide);
    branching = new GuidedBranching(branching, guide);
    lookAhead = lookAhead.guidedBy(guide);
    rootFilter = rootFilter == null ? null : rootFilter.guidedBy(guide);
    return this;
  }

  /** Sets the restarts; none by default. */
  public Search restarts(Restarts newRestarts) {
    restarts = newRestarts;
    return this;
  }

  /**
   * Learns nogoods from each attempt that a restart ends, so that no later attempt searches the
   * same subtree again. The search is then complete, and several solutions can be found.
   */
  public Search nogoods() {
    nogoods = true;
    return this;
  }

  /** Sets the random numbers of the parts: attempt k starts from the beginning of stream k. */
  public Search random(RandomStream newRandom) {
    random = newRandom;
    return this;
  }

  /**
   * Sets the number of solutions to find; one by default. To find the n-th solution, set n and keep
   * the last one.
   *
   * @throws IllegalArgumentException if {@code count} is less than 1
   */
  public Search wanted(long count) {
    checkArgument(count >= 1, "at least one solution must be wanted, not %s", count);
    wanted = count;
    return this;
  }

  /**
   * Looks for the best solution: each one found is better than the one before, and when the search
   * is exhausted, the last is proved to be the best. Where all are worth the same, any one will do.
   */
  public Search optimise(Objective newObjective) {
    objective = newObjective.isConstant() ? null : newObjective;
    return objective == null ? wanted(1) : wantAll();
  }

  /** Shares the bound of the best solution with searches of other parts of the same problem. */
  public Search sharing(SharedBound newSharedBound) {
    sharedBound = newSharedBound;
    return this;
  }

  /**
   * Searches only a part of the tree: one that {@link Decomposition} has cut off for a search of
   * the same parts. What is filtered and decided before that part is not counted.
   */
  public Search within(Subproblem newSubproblem) {
    subproblem = newSubproblem;
    return this;
  }

  /** Finds all solutions. */
  public Search wantAll() {
    return wanted(Long.MAX_VALUE);
  }

  /**
   * Sets how many solutions, the first ones, the result holds at most: 1,000 by default, so that
   * millions of solutions need no memory. The others are counted, and passed to the receiver of
   * {@link #onSolution}. With an objective, the result holds the best solution alone.
   *
   * @throws IllegalArgumentException if {@code most} is negative
   */
  public Search keep(int most) {
    checkArgument(most >= 0, "a result holds at least 0 solutions, not %s", most);
    kept = most;
    return this;
  }

  /**
   * Sets the receiver of each solution as it is found: one value (not index) for each variable, in
   * an array that the receiver may keep.
   */
  public Search onSolution(Consumer<int[]> receiver) {
    onSolution = receiver;
    return this;
  }

  /** Searches as {@link #solve(Limits, TraceRecorder)} without limits. */
  public SearchResult solve() {
    return solve(Limits.none(), null);
  }

  /**
   * Searches until the requested number of solutions has been found, there are no more, or a limit
   * is reached.
   *
   * @param limits when to stop before that
   * @param recorder where to record the run, or {@code null}
   * @throws IncompatibleParts if the parts cannot be combined
   * @throws CancelledException if it is cancelled, or the time is up, before it has begun
   */
  public SearchResult solve(Limits limits, @Nullable TraceRecorder recorder) {
    SearchRun run = limits.start().during(() -> new SearchRun(this, limits, recorder));
    try {
      return run.solve();
    } finally {
      run.close();
    }
  }

  /**
   * Returns a run that has not begun, and is not recorded: for a caller that pauses it, or makes
   * its attempts one by one.
   *
   * @throws IncompatibleParts if the parts cannot be combined, as in {@link #solve}
   */
  public SearchRun start(Limits limits) {
    return new SearchRun(this, limits, null);
  }
}
