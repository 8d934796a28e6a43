package org.cspworkbench.bench.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;
import static org.cspworkbench.xcsp3.models.InstanceText.tuple;

import com.google.common.math.IntMath;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.xcsp3.models.InstanceText;

/** Sequences of cars, marks, signs, positions and digits. */
final class Sequences {

  private Sequences() {}

  /**
   * Car sequencing (CSPLib 1): of each window of so many cars, a station can equip only some with
   * its option.
   *
   * @param load how much of a station's capacity the cars need, in per cent
   */
  static InstanceText carSequencing(int cars, int load, long seed) {
    int[][] capacities = {{1, 2}, {2, 3}, {1, 3}, {2, 5}, {1, 5}};
    RandomStream random = new RandomStream(seed);
    int[] options = new int[cars];
    for (int option = 0; option < capacities.length; option++) {
      int equipped = cars * capacities[option][0] * load / (100 * capacities[option][1]);
      int[] chosen = RandomOrder.of(cars, random);
      for (int k = 0; k < equipped; k++) {
        options[chosen[k]] |= 1 << option;
      }
    }
    int[] classes = Arrays.stream(options).distinct().sorted().toArray();
    InstanceText text =
        new InstanceText()
            .array("x", "[%d]".formatted(cars), "0.." + (classes.length - 1))
            .array("y", "[%d][%d]".formatted(cars, capacities.length), "0 1");
    for (int car = 0; car < cars; car++) {
      text.supports(
          "x[%d] y[%d][]".formatted(car, car),
          IntStream.range(0, classes.length)
              .mapToObj(c -> tuple(withBits(c, classes[c], capacities.length))));
    }
    text.cardinality(
        "x[]",
        classes.length,
        c -> "" + Arrays.stream(options).filter(o -> o == classes[c]).count());
    for (int option = 0; option < capacities.length; option++) {
      int most = capacities[option][0];
      int window = capacities[option][1];
      for (int first = 0; first + window <= cars; first++) {
        text.sum("y[%d..%d][%d]".formatted(first, first + window - 1, option), "(le," + most + ")");
      }
    }
    return text;
  }

  /** The number, and after it so many bits of the set, the lowest first. */
  private static int[] withBits(int number, int set, int bits) {
    return IntStream.concat(
            IntStream.of(number), IntStream.range(0, bits).map(bit -> set >> bit & 1))
        .toArray();
  }

  /** Golomb ruler (CSPLib 6): the shortest on which all distances of two marks are different. */
  static InstanceText golombRuler(int marks) {
    int longest = marks * marks;
    InstanceText text =
        new InstanceText()
            .array("x", "[%d]".formatted(marks), "0.." + longest)
            .array("y", "[%d]".formatted(marks * (marks - 1) / 2), "1.." + longest)
            .allDifferent("y[]")
            .instantiation("x[0]", 0);
    int distance = 0;
    for (int i = 0; i < marks; i++) {
      for (int j = i + 1; j < marks; j++) {
        text.intension("eq(x[%d],add(x[%d],y[%d]))".formatted(j, i, distance++));
      }
    }
    return text.intension("lt(y[0],y[%d])".formatted(distance - 1))
        .objective("minimize", "sum", "x[%d]".formatted(marks - 1));
  }

  /** Low autocorrelation binary sequence (CSPLib 5), the least sum of squared correlations. */
  static InstanceText lowAutocorrelation(int length) {
    InstanceText text =
        new InstanceText()
            .array("x", "[%d]".formatted(length), "-1 1")
            .array("y", "[%d][%d]".formatted(length, length), "-1 1")
            .array("c", "[%d]".formatted(length), -length + ".." + length);
    for (int k = 1; k < length; k++) {
      for (int i = 0; i + k < length; i++) {
        text.intension("eq(y[%d][%d],mul(x[%d],x[%d]))".formatted(k, i, i, i + k));
      }
      text.sum("y[%d][0..%d]".formatted(k, length - k - 1), "(eq,c[%d])".formatted(k));
    }
    return text.instantiation("x[0]", 1)
        .objective(
            "minimize", "sum", names(length - 1, k -> "mul(c[%d],c[%d])".formatted(k + 1, k + 1)));
  }

  /** Costas array (CSPLib 76): a permutation whose differences are different for each distance. */
  static InstanceText costasArray(int n) {
    InstanceText text =
        new InstanceText().array("x", "[%d]".formatted(n), "0.." + (n - 1)).allDifferent("x[]");
    for (int k = 1; k < n - 1; k++) {
      int distance = k;
      text.allDifferent(names(n - k, i -> "sub(x[%d],x[%d])".formatted(i + distance, i)));
    }
    return text;
  }

  /** De Bruijn sequence: each word of the length occurs once in a cycle of digits. */
  static InstanceText deBruijn(int base, int length) {
    int cycle = IntMath.pow(base, length);
    InstanceText text =
        new InstanceText()
            .array("word", "[%d]".formatted(cycle), "0.." + (cycle - 1))
            .array("digit", "[%d]".formatted(cycle), "0.." + (base - 1))
            .allDifferent("word[]")
            .instantiation("word[0]", 0);
    int[] weights = new int[length + 1];
    weights[length] = -1;
    weights[length - 1] = 1;
    for (int i = length - 2; i >= 0; i--) {
      weights[i] = weights[i + 1] * base;
    }
    for (int i = 0; i < cycle; i++) {
      int first = i;
      String digits = names(length, j -> "digit[%d]".formatted((first + j) % cycle));
      text.sum(digits + " word[%d]".formatted(i), weights, "(eq,0)");
    }
    return text.cardinality("digit[]", base, d -> "" + cycle / base);
  }
}
