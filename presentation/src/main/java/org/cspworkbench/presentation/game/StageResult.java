package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.sudoku.Conflict;

/** The result of a stage. */
public sealed interface StageResult {

  /**
   * Values that follow from the sheet.
   *
   * @param placements the values, in the order in which the solver found them; may be empty
   */
  record Found(ImmutableList<Placement> placements) implements StageResult {}

  /**
   * The sheet has no solution.
   *
   * @param conflict the rule that is broken, if a conflict is visible
   * @param cells the cells that cause the contradiction: those of the conflict, else those that
   *     differ from the only solution, else those without candidates, else all that were filled in
   */
  record Contradiction(Optional<Conflict> conflict, ImmutableList<Integer> cells)
      implements StageResult {}

  /**
   * The solver has not finished.
   *
   * @param outcome the outcome of the solver
   */
  record Unfinished(Outcome outcome) implements StageResult {}
}
