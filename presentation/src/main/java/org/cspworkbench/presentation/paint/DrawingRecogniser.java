package org.cspworkbench.presentation.paint;

import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.DifferentValues;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.NotEqual;

/**
 * Recognises what a problem depicts that does not state it, such as that of a file, by the names of
 * its variables, its values and its constraints. The rules are those in {@code docs/notation.md}.
 */
final class DrawingRecogniser {

  private DrawingRecogniser() {}

  /** Returns the first drawing that the problem is recognised as, if there is one. */
  static Optional<Drawing> recognise(Csp csp) {
    return isLatinSquare(csp)
        ? Optional.of(Drawing.BOARD)
        : isQueens(csp)
            ? Optional.of(Drawing.QUEENS)
            : Drawing.MAP_OF_AUSTRALIA.fits(csp)
                ? Optional.of(Drawing.MAP_OF_AUSTRALIA)
                : isGraphColouring(csp) ? Optional.of(Drawing.GRAPH) : Optional.empty();
  }

  /** n·n variables r1c1, r1c2, … with n values, in 2n constraints. */
  private static boolean isLatinSquare(Csp csp) {
    Domain domain = csp.variables().get(0).domain();
    int size = domain.size();
    return csp.variables().size() == size * size
        && csp.constraints().size() == 2 * size
        && IntStream.range(0, size * size)
            .allMatch(x -> csp.variables().get(x).name().equals(cellName(x, size)));
  }

  private static String cellName(int x, int size) {
    return "r" + (x / size + 1) + "c" + (x % size + 1);
  }

  /** n variables q1, q2, … with n values each, in the constraints of the queens problem. */
  private static boolean isQueens(Csp csp) {
    int size = csp.variables().size();
    return Drawing.QUEENS.fits(csp)
        && csp.variables().get(0).domain().size() == size
        && (csp.constraints().size() == 3 * size * (size - 1) / 2 || areThreeAllDifferent(csp))
        && csp.variables().stream().allMatch(x -> x.name().equals("q" + (x.index() + 1)));
  }

  private static boolean areThreeAllDifferent(Csp csp) {
    return csp.constraints().size() == 3
        && csp.constraints().stream().allMatch(DifferentValues.class::isInstance);
  }

  /** Only binary disequalities. */
  private static boolean isGraphColouring(Csp csp) {
    return Drawing.GRAPH.fits(csp)
        && csp.constraints().stream().allMatch(NotEqual.class::isInstance);
  }
}
