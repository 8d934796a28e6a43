package org.cspworkbench.tiles;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Variable;

/** A requirement on several cells of an image, besides what may stand side by side. */
@FunctionalInterface
public interface TileRule {

  /**
   * Returns the constraints that state this rule.
   *
   * @param grid the cells that are to be filled
   * @param cells their variables, by {@link TileGrid#indexOf}; the values are those of the table
   */
  ImmutableList<Constraint> constraints(TileGrid grid, ImmutableList<Variable> cells);
}
