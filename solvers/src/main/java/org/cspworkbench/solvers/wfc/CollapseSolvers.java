package org.cspworkbench.solvers.wfc;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.JUMP;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.RESTART;
import static org.cspworkbench.core.trace.EventKind.REVISE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import org.cspworkbench.core.search.BlockRepair;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.LongJumps;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Steering;

/** The forms of wave function collapse that differ in their policy at contradictions. */
public final class CollapseSolvers {

  private static final Duration OWN_TIME_LIMIT = Duration.ofSeconds(5);

  /**
   * Wave function collapse in its simplest form: the first candidate of the cell of least entropy,
   * and no way back. A contradiction is the end.
   */
  public static final SearchSolver GREEDY =
      new SearchSolver(
          new About(
              "wfc-greedy",
              "Wave function collapse, greedy",
              Family.WAVE_FUNCTION_COLLAPSE,
              "first candidate, no way back",
              "Collapses the cell of least entropy to its first candidate, removes the"
                  + " candidates that this rules out, and never backtracks. At a contradiction it"
                  + " gives up and names the cell without candidates. Unless a time limit is set,"
                  + " it stops after five seconds.",
              "Gumin, WaveFunctionCollapse, 2016",
              Completeness.INCOMPLETE,
              Chance.SEEDED,
              CheckUnit.WORDS),
          Collapse.listing("repeat:", "contradiction")
              .step("      v has failed: give up", REFUTE)
              .line("  if every cell is collapsed: done", SOLUTION)
              .line("  x ← a cell of least entropy,")
              .step("      ties at random", SELECT)
              .line("  v ← the first candidate of x")
              .step("  collapse x to v", TRY)
              .build()) {

        @Override
        public ImmutableList<Parameter> parameters() {
          return Collapse.parameters();
        }

        @Override
        protected Limits limits(Settings settings) {
          Limits limits = settings.limits().withAttempts(1);
          return limits.time().equals(Limits.FOREVER) ? limits.withTime(OWN_TIME_LIMIT) : limits;
        }

        @Override
        protected Search compose(Search search, Settings settings) {
          return Collapse.compose(search, settings)
              .values(new Ascending())
              .restarts(Restarts.ON_CONTRADICTION);
        }

        @Override
        protected Outcome outcome(SearchResult found) {
          if (found.ending() != Ending.ATTEMPTS) {
            return super.outcome(found);
          }
          int emptied = found.domains().network().tail(found.domains().failedArc());
          return new Outcome.DeadEnd(
              found.domains().csp().variables().get(emptied), found.mostAssigned());
        }
      };

  /**
   * Wave function collapse with backtracking: a contradiction undoes the latest decision, and the
   * other candidates of its cell are tried in random order. It is complete: it also proves that
   * there is no solution.
   */
  public static final SearchSolver BACKTRACKING =
      new SearchSolver(
          new About(
              "wfc-backtracking",
              "Wave function collapse, backtracking",
              Family.WAVE_FUNCTION_COLLAPSE,
              "least entropy, backtracking",
              "Chooses as wave function collapse does, but a contradiction undoes only the"
                  + " latest cell that had more than one candidate. Its next candidate is tried, in"
                  + " random order; if none is left, the search backtracks further. So it is"
                  + " complete: it always finds a solution or proves that there is none.",
              "Gumin, WaveFunctionCollapse, 2016; backtracking: Karth and Smith, WaveFunctionCollapse is Constraint"
                  + " Solving in the Wild, 2017",
              Completeness.COMPLETE,
              Chance.SEEDED,
              CheckUnit.WORDS),
          Collapse.backtracking(
              PseudoCode.builder()
                  .line("collapse():")
                  .line("  propagate:", ENQUEUE, DEQUEUE, REVISE)
                  .line("    remove values without support", PRUNE))) {

        @Override
        public ImmutableList<Parameter> parameters() {
          return Collapse.parameters();
        }

        @Override
        protected Search compose(Search search, Settings settings) {
          return Collapse.compose(search, settings);
        }
      };

  /** After how many dead ends it jumps. */
  static final Parameter.WholeNumber PATIENCE =
      new Parameter.WholeNumber(
          "patience",
          "After how many dead ends without progress the search jumps back.",
          1,
          1_000_000_000,
          3);

  /**
   * Wave function collapse that jumps back where backtracking leads nowhere: the cause of a
   * contradiction in a large grid is often a cell that was collapsed long before, between which and
   * the contradiction many others have been collapsed that have nothing to do with it.
   */
  public static final SearchSolver BACKJUMPING =
      new SearchSolver(
          new About(
              "wfc-backjump",
              "Wave function collapse, backjumping",
              Family.WAVE_FUNCTION_COLLAPSE,
              "least entropy, long jumps back",
              "Backtracks as wave function collapse with backtracking does. But after some dead ends"
                  + " without progress it loses patience and undoes many cells at once, without"
                  + " excluding any candidate, and collapses them again with other random"
                  + " candidates. The longer it makes no progress, the further it jumps. There are"
                  + " at most as many jumps as cells, so that it is complete: after the last one"
                  + " it only backtracks.",
              "Gumin, WaveFunctionCollapse, 2016; lengths of jumps: Luby, Sinclair and Zuckerman,"
                  + " Optimal Speedup of Las Vegas Algorithms, 1993",
              Completeness.COMPLETE,
              Chance.SEEDED,
              CheckUnit.WORDS),
          Collapse.listing("collapse():", "return fail")
              .line("  if every cell is collapsed: done", SOLUTION)
              .step("  x ← a cell of least entropy", SELECT)
              .line("  for each candidate v, in random order:")
              .step("    collapse x to v", TRY)
              .line("    if it fails at once: next v", REFUTE)
              .line("    if collapse() ≠ fail: return it")
              .step("    undo x = v", BACKTRACK)
              .line("  patience lost: undo 64, 64, 128, … cells", JUMP)
              .line("  return fail")
              .build()) {

        @Override
        public ImmutableList<Parameter> parameters() {
          return Collapse.parameters(PATIENCE);
        }

        @Override
        protected Search compose(Search search, Settings settings) {
          return Collapse.compose(search, settings)
              .onContradiction(LongJumps.after(settings.valueOf(PATIENCE)));
        }
      };

  /** How often an attempt is repaired. */
  static final Parameter.WholeNumber REPAIRS =
      new Parameter.WholeNumber(
          "repairs", "The maximum number of repairs in an attempt.", 1, 1_000_000_000, 1000);

  private static final Parameter.WholeNumber RADIUS =
      new Parameter.WholeNumber(
          "radius", "How many constraints away from a contradiction cells are erased.", 1, 512, 2);

  private static final Parameter.WholeNumber ATTEMPTS = Collapse.attempts(10);

  /**
   * Wave function collapse that repairs: a contradiction in a large grid concerns few cells, so
   * that only those around it are collapsed again.
   */
  public static final SearchSolver REPAIR =
      new SearchSolver(
          new About(
              "wfc-repair",
              "Wave function collapse, repair",
              Family.WAVE_FUNCTION_COLLAPSE,
              "least entropy, blocks again",
              "Collapses as wave function collapse does. At a contradiction it erases the block of"
                  + " cells around it, and collapses them again with other random candidates; all"
                  + " other cells keep what was chosen for them. If the next contradiction is in"
                  + " the same block, the block grows by one step. After a number of repairs a new"
                  + " attempt starts. It never proves that there is no solution.",
              "Gumin, WaveFunctionCollapse, 2016; blocks: Merrell, Example-Based Model Synthesis,"
                  + " 2007",
              Completeness.INCOMPLETE,
              Chance.SEEDED,
              CheckUnit.WORDS),
          Collapse.listing("attempt k, for k = 1, 2, …:", "contradiction")
              .step("      v has failed", REFUTE)
              .step("      erase the block; its first cell and", JUMP)
              .line("        all later ones are open again")
              .line("      too often: start attempt k + 1", RESTART)
              .line("  if every cell is collapsed: done", SOLUTION)
              .line("  x ← a later cell outside the block,")
              .step("      else a cell of least entropy", SELECT)
              .line("  v ← as before, else random by weight")
              .step("  collapse x to v, propagate again", TRY)
              .build()) {

        @Override
        public ImmutableList<Parameter> parameters() {
          return Collapse.parameters(REPAIRS, RADIUS, ATTEMPTS);
        }

        /** A guide is not asked for the decisions that are made again. */
        @Override
        public Steering steering() {
          return Steering.CHOOSES_ONCE;
        }

        @Override
        protected Limits limits(Settings settings) {
          return Collapse.limits(settings, ATTEMPTS);
        }

        @Override
        protected Search compose(Search search, Settings settings) {
          return Collapse.compose(search, settings)
              .onContradiction(BlockRepair.ofRadius((int) settings.valueOf(RADIUS)))
              .restarts(Restarts.fixed(settings.valueOf(REPAIRS)));
        }
      };

  /** All solvers of this page, in teaching order. */
  public static final ImmutableList<Solver> SOLVERS =
      ImmutableList.of(new WaveFunctionCollapse(), GREEDY, BACKTRACKING, BACKJUMPING, REPAIR);

  private CollapseSolvers() {}
}
