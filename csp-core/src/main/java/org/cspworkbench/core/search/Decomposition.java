package org.cspworkbench.core.search;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.search.Subproblem.Step;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Decision;

/**
 * Embarrassingly parallel search: a problem is cut into many more subproblems than there are
 * workers, each of which is solved by itself (Régin, Rezgui and Malapert, "Embarrassingly Parallel
 * Search", CP 2013). Workers exchange nothing, and take the next subproblem as they become free;
 * where there are many, all finish at about the same time.
 *
 * <p>The cut is a breadth-first search of bounded depth that decides, and propagates, as the search
 * itself does. A node is expanded by all values of one variable; children that fail end there, as
 * in the search. The subproblems are disjoint, have all solutions together, and come in the order
 * of the sequential search. They depend on the search and the requested number alone.
 *
 * <p>Each node is reached from the root by its decisions, so that K subproblems of depth δ cost
 * O(K·δ) propagations.
 */
public final class Decomposition {

  /** The usual number of subproblems: enough for ten workers and more. */
  public static final int USUAL_PARTS = 256;

  private static final int MOST_LEVELS = 32; // where a variable has hardly more than one value

  private final Search parts;
  private final SearchRun run;
  private final Domains domains;
  private final Assignment assignment;
  private final Counters counters;
  private final Limits limits;
  private final long end;
  private boolean hasOpenNodes = true; // those that can be expanded

  private Decomposition(Search parts, Limits limits) {
    this.parts = parts;
    this.run = parts.start(limits);
    this.domains = run.domains();
    this.assignment = run.assignment();
    this.counters = domains.counters();
    this.limits = limits;
    this.end = System.nanoTime() + limits.time().toNanos();
  }

  /**
   * The subproblems of a search.
   *
   * @param subproblems in the order of the sequential search; none if the problem has no solution
   * @param counters what the cut has counted
   */
  public record Cut(ImmutableList<Subproblem> subproblems, Counts counters) {}

  /**
   * Cuts the problem of {@code search} into at least {@code count} subproblems, or fewer if they
   * fall apart before, or if a limit of time is reached or the cut cancelled. The search itself is
   * not run; its parts serve this cut.
   *
   * @throws IllegalArgumentException if {@code count} is less than 1
   * @throws IncompatibleParts if the parts of the search cannot be combined
   * @throws CancelledException if it is cancelled, or the time is up, while it propagates
   */
  public static Cut of(Search search, int count, Limits limits) {
    checkArgument(count >= 1, "expected at least one subproblem, not %s", count);
    return limits.start().during(() -> new Decomposition(search, limits).cut(count));
  }

  private Cut cut(int count) {
    if (!run.establish()) {
      return new Cut(ImmutableList.of(), counters);
    }
    List<Subproblem> frontier = List.of(Subproblem.WHOLE);
    for (int level = 0; hasOpenNodes && frontier.size() < count && level < MOST_LEVELS; level++) {
      frontier = expanded(frontier, count);
    }
    return new Cut(ImmutableList.copyOf(frontier), counters);
  }

  /** Replaces each node with its children, until there are {@code count}. */
  private List<Subproblem> expanded(List<Subproblem> frontier, int count) {
    List<Subproblem> next = new ArrayList<>();
    hasOpenNodes = false;
    for (int k = 0; k < frontier.size(); k++) {
      if (next.size() + frontier.size() - k >= count || isToStop()) {
        next.addAll(frontier.subList(k, frontier.size()));
        return next;
      }
      expand(frontier.get(k), next);
    }
    return next;
  }

  private boolean isToStop() {
    return limits.cancellation().isRequested()
        || (limits.hasTimeLimit() && System.nanoTime() - end > 0);
  }

  /** Adds the consistent children of {@code node}: those by each value of the next variable. */
  private void expand(Subproblem node, List<Subproblem> children) {
    domains.mark();
    Counters before = counters.copy();
    run.repeat(node);
    counters.set(before); // each node counts once, when it is a child
    startStream();
    int x = next();
    if (x == NONE) { // a solution
      children.add(node);
    } else {
      hasOpenNodes = true;
      expand(node, x, children);
    }
    domains.undo();
  }

  private void expand(Subproblem node, int x, List<Subproblem> children) {
    List<Step> refuted = new ArrayList<>();
    Decisions decisions = new Decisions(domains, assignment); // chosen here, and not made
    while (!domains.isEmpty(x)) {
      parts.branching.choose(x, domains, parts.values, decisions);
      Decision decision = decisions.chosen();
      Step step = new Step(decision, false);
      if (isConsistent(step, node.depth() + 1)) {
        refuted.add(step);
        children.add(node.child(refuted));
        refuted.remove(refuted.size() - 1);
      }
      Step refutation = new Step(decision, true);
      refuted.add(refutation);
      boolean isBinary = parts.branching.isBinary();
      if (!run.apply(refutation)) {
        counters.fails += isBinary ? 1 : 0;
        return;
      }
      if (!isBinary) {
        decisions.decideAgain();
      } else if (next() != x) {
        children.add(node.child(refuted)); // where another variable is decided next
        return;
      }
    }
  }

  /** Tries a decision, and undoes it. */
  private boolean isConsistent(Step step, int depth) {
    domains.mark();
    counters.nodes++;
    counters.maxDepth = Math.max(counters.maxDepth, depth);
    boolean isConsistent = run.apply(step);
    domains.undo();
    if (isConsistent) {
      counters.backtracks++;
    } else {
      counters.fails++;
    }
    return isConsistent;
  }

  private int next() {
    return parts.order.next(domains.network(), domains, assignment);
  }

  /** Random choices depend on the node alone. */
  private void startStream() {
    if (parts.random != null) {
      parts.random.startStream(1);
    }
  }
}
