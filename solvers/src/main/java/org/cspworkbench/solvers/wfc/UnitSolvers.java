package org.cspworkbench.solvers.wfc;

import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REVISE;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.model.HiddenSingles;
import org.cspworkbench.core.model.NakedPairs;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Steering;

/** The solvers that look at units before they guess, or in place of a guess. */
public final class UnitSolvers {

  /**
   * Neighbouring wave analysis: wave function collapse that looks at units. Before it guesses it
   * collapses every cell that is the only one of a unit to hold a value.
   */
  public static final SearchSolver NEIGHBOURING_WAVES =
      new SearchSolver(
          new About(
              "wfc-neighbours",
              "Neighbouring wave analysis",
              Family.WAVE_FUNCTION_COLLAPSE,
              "hidden singles, least entropy",
              "Collapses every cell that has one candidate left, then in every unit the cell"
                  + " that is the only one with a certain candidate, and repeats. Only when neither"
                  + " rule applies does it collapse the cell of least entropy to a random"
                  + " candidate; if that fails, it backtracks to this cell.",
              "Gumin, WaveFunctionCollapse, 2016; hidden singles: Simonis, Sudoku as a Constraint Problem, 2005",
              Completeness.COMPLETE,
              Chance.SEEDED,
              CheckUnit.WORDS),
          Collapse.backtracking(
              PseudoCode.builder()
                  .line("collapse():")
                  .line("  propagate, then look at the units:", ENQUEUE, DEQUEUE, REVISE)
                  .line("    remove values without support, and")
                  .line("      what a hidden single excludes", PRUNE))) {

        @Override
        public ImmutableList<Parameter> parameters() {
          return Collapse.parameters();
        }

        @Override
        protected AllDifferentFiltering filtering(Settings settings) {
          return AllDifferentFiltering.DOMAIN_CONSISTENT; // so that units are more than their pairs
        }

        @Override
        protected Search compose(Search search, Settings settings) {
          return Collapse.compose(search, settings)
              .lookAhead((domains, assignment) -> new Gac(domains, assignment, HiddenSingles::new));
        }
      };

  /** The chain reaction of cells that have one candidate left, and no guess. */
  public static final SearchSolver SINGLES =
      new SearchSolver(
          new About(
              "singles",
              "Singles",
              Family.WAVE_FUNCTION_COLLAPSE,
              "one candidate at a time, no guess",
              "Fills in each cell that has one candidate left and removes the candidates that"
                  + " this rules out, which may leave other cells with one candidate. It never"
                  + " guesses: when no cell with one candidate is left, it stalls and reports the"
                  + " cells filled so far.",
              "Simonis, Sudoku as a Constraint Problem, 2005",
              Completeness.INCOMPLETE,
              Chance.NONE,
              CheckUnit.WORDS),
          PseudoCode.builder()
              .line("repeat until nothing changes:")
              .line("  propagate:", ENQUEUE, DEQUEUE, REVISE)
              .line("    remove values without support", PRUNE)
              .line("    if a cell has no candidate: fail", WIPE_OUT)
              .line("    fill in cells with one candidate", PLACE)
              .line("if every cell is filled: done", SOLUTION)
              .line("else: stalled")
              .build()) {

        @Override
        public Steering steering() {
          return Steering.CHOOSES_NOTHING;
        }

        @Override
        protected Search compose(Search search, Settings settings) {
          return search.lookAhead(Gac::new).withoutDecisions();
        }
      };

  /** Singles and naked pairs as far as they go, and no guess. */
  public static final SearchSolver PAIRS =
      new SearchSolver(
          new About(
              "pairs",
              "Naked pairs",
              Family.WAVE_FUNCTION_COLLAPSE,
              "singles and naked pairs, no guess",
              "Fills in singles, and applies naked pairs: two cells of a unit with the same"
                  + " two candidates exclude both from all other cells of the unit. It never"
                  + " guesses: when neither rule removes a candidate, it stalls and reports the"
                  + " cells filled so far.",
              "Simonis, Sudoku as a Constraint Problem, 2005",
              Completeness.INCOMPLETE,
              Chance.NONE,
              CheckUnit.WORDS),
          PseudoCode.builder()
              .line("repeat until nothing changes:")
              .line("  propagate, then look at the units:", ENQUEUE, DEQUEUE, REVISE)
              .line("    remove values without support")
              .line("      or excluded by a naked pair", PRUNE)
              .line("    if a cell has no candidate: fail", WIPE_OUT)
              .line("    fill in cells with one candidate", PLACE)
              .line("if every cell is filled: done", SOLUTION)
              .line("else: stalled")
              .build()) {

        @Override
        protected AllDifferentFiltering filtering(Settings settings) {
          return AllDifferentFiltering.DOMAIN_CONSISTENT; // so that units are more than their pairs
        }

        @Override
        public Steering steering() {
          return Steering.CHOOSES_NOTHING;
        }

        @Override
        protected Search compose(Search search, Settings settings) {
          return search
              .lookAhead((domains, assignment) -> new Gac(domains, assignment, NakedPairs::new))
              .withoutDecisions();
        }
      };

  /**
   * Naked pairs as far as they go, then a guess at the cell of least entropy, and back on error.
   */
  public static final SearchSolver PAIRS_BACKTRACKING =
      new SearchSolver(
          new About(
              "pairs-backtracking",
              "Naked pairs, backtracking",
              Family.WAVE_FUNCTION_COLLAPSE,
              "naked pairs, least entropy",
              "Collapses every cell that has one candidate left, and applies naked pairs: two"
                  + " cells of a unit with the same two candidates exclude both from all other"
                  + " cells of the unit. When neither rule applies, it collapses the cell of least"
                  + " entropy to a random candidate; if that fails, it backtracks to this cell.",
              "Simonis, Sudoku as a Constraint Problem, 2005",
              Completeness.COMPLETE,
              Chance.SEEDED,
              CheckUnit.WORDS),
          Collapse.backtracking(
              PseudoCode.builder()
                  .line("collapse():")
                  .line("  propagate, then look at the units:", ENQUEUE, DEQUEUE, REVISE)
                  .line("    remove values without support")
                  .line("      or excluded by a naked pair", PRUNE))) {

        @Override
        public ImmutableList<Parameter> parameters() {
          return Collapse.parameters();
        }

        @Override
        protected AllDifferentFiltering filtering(Settings settings) {
          return AllDifferentFiltering.DOMAIN_CONSISTENT; // so that units are more than their pairs
        }

        @Override
        protected Search compose(Search search, Settings settings) {
          return Collapse.compose(search, settings)
              .lookAhead((domains, assignment) -> new Gac(domains, assignment, NakedPairs::new));
        }
      };

  /** All solvers of this page, in teaching order. */
  public static final ImmutableList<Solver> SOLVERS =
      ImmutableList.of(NEIGHBOURING_WAVES, SINGLES, PAIRS, PAIRS_BACKTRACKING);

  private UnitSolvers() {}
}
