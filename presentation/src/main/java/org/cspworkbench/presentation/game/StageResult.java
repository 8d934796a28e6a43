package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.sudoku.Conflict;

/** What a stage has come to. */
public sealed interface StageResult {

  /**
   * Values that follow from what stands on the sheet.
   *
   * @param placements the values, in the order in which the solver found them; may be none
   */
  record Found(ImmutableList<Placement> placements) implements StageResult {}

  /**
   * What stands on the sheet leads to no solution.
   *
   * @param conflict the rule that is broken, if one is at first sight
   * @param cells the cells to blame: those of the conflict, else those that differ from the only
   *     solution, else those without any candidate, else all that were filled in
   */
  record Contradiction(Optional<Conflict> conflict, ImmutableList<Integer> cells)
      implements StageResult {}

  /**
   * The solver has not come to an answer.
   *
   * @param outcome what it says
   */
  record Unfinished(Outcome outcome) implements StageResult {}
}
