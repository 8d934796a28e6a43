package org.cspworkbench.core.gallery;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;

/**
 * Quasigroup completion: a Latin square is given but for some cells, and they are to be filled
 * (Gomes and Selman, "Problem Structure in the Presence of Perturbations", AAAI 1997; number 67 of
 * CSPLib). Hardest when about 42 % of the cells are holes.
 */
public final class QuasigroupCompletion {

  private QuasigroupCompletion() {}

  /**
   * Returns a random Latin square with some of its cells emptied, so that there is a solution
   * (Achlioptas, Gomes, Kautz and Selman, "Generating Satisfiable Problem Instances", AAAI 2000).
   *
   * @param seed the same seed gives the same square and the same holes
   * @param order the order of the square, 1 to 60
   * @param holes how many cells are empty, 0 to order²
   * @throws IllegalArgumentException if a number is out of its range
   */
  public static Csp withHoles(long seed, int order, int holes) {
    Csp square = LatinSquare.ofOrder(order);
    int cells = order * order;
    checkArgument(holes >= 0 && holes <= cells, "expected 0 to %s holes, not %s", cells, holes);
    RandomStream random = new RandomStream(seed);
    int[][] complete = RandomLatinSquare.ofOrder(order, random);
    Map<Variable, Domain> givens = new HashMap<>();
    int holesLeft = holes;
    for (int cell = 0; cell < cells; cell++) {
      if (random.nextInt(cells - cell) < holesLeft) {
        holesLeft--;
      } else {
        int number = complete[cell / order][cell % order] + 1;
        givens.put(square.variables().get(cell), Domain.of(number));
      }
    }
    return square.restricted(
        "Quasigroup of order " + order + " with " + holes + " holes, seed " + seed, givens);
  }
}
