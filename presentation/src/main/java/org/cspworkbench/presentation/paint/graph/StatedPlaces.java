package org.cspworkbench.presentation.paint.graph;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Function;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.surface.Point;

/**
 * The positions of the variables in the constraint graph, as a problem states them.
 *
 * @param places the position of each variable, by index, in any unit; all are different
 */
public record StatedPlaces(ImmutableList<Point> places) {

  /**
   * States these positions with {@code csp} and all problems of its structure.
   *
   * @throws IllegalArgumentException if there is not one position for each variable
   */
  public void stateWith(Csp csp) {
    checkArgument(
        places.size() == csp.variables().size(),
        "%s positions for %s variables",
        places.size(),
        csp.variables().size());
    csp.structure().memo().get(StatedPlaces.class, this, Function.identity());
  }

  /** Returns the positions that are stated with {@code csp}, if there are any. */
  public static Optional<StatedPlaces> of(Csp csp) {
    return csp.structure().memo().find(StatedPlaces.class, StatedPlaces.class);
  }
}
