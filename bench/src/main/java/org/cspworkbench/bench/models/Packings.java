package org.cspworkbench.bench.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;
import static org.cspworkbench.xcsp3.models.InstanceText.words;

import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.xcsp3.models.InstanceText;

/** Rectangles in a strip, and goods in bins. */
final class Packings {

  private Packings() {}

  /**
   * Strip packing (Baker, Coffman and Rivest, 1980): rectangles in a strip of a width, as low as
   * possible.
   */
  static InstanceText strip(int rectangles, int width, long seed) {
    RandomStream random = new RandomStream(seed);
    int[] w = IntStream.range(0, rectangles).map(i -> 1 + random.nextInt(width / 2)).toArray();
    int[] h = IntStream.range(0, rectangles).map(i -> 1 + random.nextInt(width / 2)).toArray();
    int top = IntStream.of(h).sum();
    InstanceText text =
        new InstanceText()
            .array("x", "[%d]".formatted(rectangles), "0.." + (width - 1))
            .array("y", "[%d]".formatted(rectangles), "0.." + (top - 1))
            .variable("top", "0.." + top);
    for (int i = 0; i < rectangles; i++) {
      text.intension("le(x[%d],%d)".formatted(i, width - w[i]));
      text.intension("le(add(y[%d],%d),top)".formatted(i, h[i]));
    }
    text.constraint(
        "<noOverlap><origins> %s </origins><lengths> %s </lengths></noOverlap>"
            .formatted(
                names(rectangles, i -> "(x[%d],y[%d])".formatted(i, i)),
                names(rectangles, i -> "(%d,%d)".formatted(w[i], h[i]))));
    return text.objective("minimize", "sum", "top");
  }

  /**
   * Bin packing (Martello and Toth, 1990): a sum over a 0/1 matrix for each bin, and the fewest
   * bins that are used.
   */
  static InstanceText binsAsSums(int goods, int bins, long seed) {
    int[] sizes = sizes(goods, seed);
    InstanceText text =
        new InstanceText()
            .array("x", "[%d][%d]".formatted(bins, goods), "0 1")
            .array("used", "[%d]".formatted(bins), "0 1");
    int[] coefficients =
        IntStream.rangeClosed(0, goods).map(i -> i < goods ? sizes[i] : -100).toArray();
    for (int bin = 0; bin < bins; bin++) {
      text.sum("x[%d][] used[%d]".formatted(bin, bin), coefficients, "(le,0)");
    }
    for (int good = 0; good < goods; good++) {
      text.sum("x[][%d]".formatted(good), "(eq,1)");
    }
    return text.objective("minimize", "sum", "used[]");
  }

  /** The same with the bin of each good, and the constraint on all loads. */
  static InstanceText bins(int goods, int bins, long seed) {
    int[] sizes = sizes(goods, seed);
    return new InstanceText()
        .array("x", "[%d]".formatted(goods), "0.." + (bins - 1))
        .constraint(
            "<binPacking><list> x[] </list><sizes> %s </sizes><condition> (le,100) </condition></binPacking>"
                .formatted(words(sizes)))
        .objective("minimize", "maximum", "x[]");
  }

  private static int[] sizes(int goods, long seed) {
    RandomStream random = new RandomStream(seed);
    return IntStream.range(0, goods).map(i -> 20 + random.nextInt(50)).toArray();
  }
}
