package org.cspworkbench.solvers.catalog;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.NOGOOD;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.RESTART;
import static org.cspworkbench.core.trace.EventKind.REVISE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Portfolio;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.search.ConflictDrivenSolvers;
import org.jspecify.annotations.Nullable;

/**
 * Maintaining arc consistency by weighted degrees, and where that has no answer after so much work,
 * this search and the one that learns nogoods in turn. On structured problems one of the two is
 * often many times faster, and which one shows only in the search.
 *
 * <p>What is recorded, steered, counted or shared by threads is the search by weights alone.
 */
public final class RelaySolver extends SearchSolver {

  /** The work of the search by weights before the other begins: some tenths of a second. */
  private static final long WORK_ALONE = 2_000_000;

  /** Most problems that are neither easy nor lost are decided by weights. */
  private static final int SHARES_BY_WEIGHTS = 4;

  /** The most values of all domains with which learning keeps account of each. */
  private static final long MOST_VALUES = 1L << 22;

  /** The search by weights, with another search in turn after some time. */
  public RelaySolver() {
    super(
        new About(
            "relay",
            "MAC by weights, then learning in turn",
            Family.LOOK_AHEAD,
            "dom/wdeg, then learning in turn",
            "Maintains arc consistency as domwdeg does. If one solution is wanted and takes more"
                + " than some tenths of a second, the search takes turns with learning, of"
                + " which it does four times the work. Work is counted, not timed, so that a run is"
                + " the same on every machine. Recorded and steered runs never take turns.",
            "Huberman, Lukose and Hogg, An Economics Approach to Hard Computational Problems, 1997",
            Completeness.COMPLETE,
            Chance.NONE,
            CheckUnit.WORDS),
        PseudoCode.builder()
            .line("mac(D):")
            .line("  revise arcs until nothing changes:", ENQUEUE, DEQUEUE, REVISE)
            .line("    remove values by arcs and nogoods", PRUNE)
            .line("    if D[x] = ∅: the arc weighs 1 more", WIPE_OUT)
            .line("    assign variables with one value", PLACE)
            .line("  if every x has a value: return D", SOLUTION)
            .step("  x ← the last in conflict, or by dom/wdeg", SELECT)
            .line("  v ← the smallest value in D[x]")
            .step("  if mac(D with x = v) ≠ fail:", TRY)
            .line("    return its result")
            .step("  undo x = v: it failed", REFUTE, BACKTRACK)
            .line("  enough fails: learn nogoods", NOGOOD)
            .line("      and restart; else mac(D, x ≠ v)", RESTART)
            .line("much work: in turn with learning(D)")
            .build());
  }

  @Override
  protected AllDifferentFiltering filtering(Settings settings) {
    return AllDifferentFiltering.WITH_CLIQUES;
  }

  @Override
  protected Search compose(Search search, Settings settings) {
    return ConflictDrivenSolvers.byWeights(search);
  }

  @Override
  public Result run(Problem problem, Settings settings, @Nullable TraceRecorder recorder) {
    if (recorder != null || !takesTurns(problem, settings)) {
      return super.run(problem, settings, recorder);
    }
    return Portfolio.solve(
        ImmutableList.of(this, ConflictDrivenSolvers.LEARNING),
        SHARES_BY_WEIGHTS,
        WORK_ALONE,
        problem,
        settings);
  }

  private static boolean takesTurns(Problem problem, Settings settings) {
    Limits limits = settings.limits();
    return settings.wanted() == 1
        && problem.objective().isEmpty()
        && (settings.parts() == 0 || settings.workers().count() == 1)
        && settings.guide().isEmpty()
        && settings.filter().isEmpty()
        && limits.fails() == Long.MAX_VALUE
        && limits.nodes() == Long.MAX_VALUE
        && limits.attempts() == Long.MAX_VALUE
        && problem.csp().variables().stream().mapToLong(x -> x.domain().size()).sum()
            <= MOST_VALUES;
  }
}
