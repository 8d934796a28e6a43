package org.cspworkbench.bench.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.xcsp3.models.InstanceText;

/** Numbers made from digits, products and remainders. */
final class Arithmetic {

  private Arithmetic() {}

  /**
   * The fractions puzzle (CSPLib 41): so many fractions of one digit by two have the sum 1, and no
   * digit occurs more often than a third of that number, rounded up.
   */
  static InstanceText fractions(int fractions) {
    InstanceText text =
        new InstanceText()
            .array("x", "[%d]".formatted(fractions), "1..9")
            .array("y", "[%d]".formatted(fractions), "1..9")
            .array("z", "[%d]".formatted(fractions), "1..9")
            .array("d", "[%d]".formatted(fractions), "11..99");
    for (int i = 0; i < fractions; i++) {
      text.sum("y[%d] z[%d] d[%d]".formatted(i, i, i), new int[] {10, 1, -1}, "(eq,0)");
      if (i > 0) {
        text.intension("le(mul(x[%d],d[%d]),mul(x[%d],d[%d]))".formatted(i - 1, i, i, i - 1));
      }
    }
    int most = (fractions + 2) / 3;
    for (int digit = 1; digit <= 9; digit++) {
      text.count("x[] y[] z[]", digit, "(in,1..%d)".formatted(most));
    }
    return text.intension(
        "eq(add(%s),%s)"
            .formatted(
                commas(
                    fractions,
                    i -> product(fractions, k -> k == i ? "x[" + k + "]" : denominator(k))),
                product(fractions, Arithmetic::denominator)));
  }

  private static String denominator(int i) {
    return "d[" + i + "]";
  }

  /**
   * Fractions of the same value whose numerators and denominators have every digit of a base once,
   * but not 0 (Dudeney, "Amusements in Mathematics", 1917).
   *
   * @param lengths the numbers of digits: of the first numerator, the first denominator, and so on
   */
  static InstanceText equalFractions(int base, int... lengths) {
    int digits = Arrays.stream(lengths).sum();
    InstanceText text =
        new InstanceText()
            .array("x", "[%d]".formatted(digits), "1.." + (base - 1))
            .allDifferent("x[]");
    String[] numbers = new String[lengths.length];
    for (int i = 0, from = 0; i < lengths.length; i++) {
      int first = from;
      int length = lengths[i];
      numbers[i] =
          "add(%s)"
              .formatted(
                  commas(
                      length,
                      k ->
                          k == length - 1
                              ? "x[%d]".formatted(first + k)
                              : "mul(%d,x[%d])".formatted(power(base, length - 1 - k), first + k)));
      numbers[i] = length == 1 ? "x[%d]".formatted(first) : numbers[i];
      from += length;
    }
    for (int i = 0; i < numbers.length; i += 2) {
      for (int k = 0; k < i; k += 2) {
        text.intension(
            "eq(mul(%s,%s),mul(%s,%s))"
                .formatted(numbers[k], numbers[i + 1], numbers[i], numbers[k + 1]));
      }
    }
    return text;
  }

  /**
   * Long multiplication of two numbers of three digits, with all partial products, in which each
   * digit of the base but the largest occurs twice.
   */
  static InstanceText longMultiplication(int base) {
    InstanceText text = new InstanceText().array("x", "[20]", "0.." + (base - 1));
    text.array("n", "[6]", "0.." + (power(base, 6) - 1));
    int[][] places = {
      {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {9, 10, 11}, {12, 13, 14}, {15, 16, 17, 18, 19}
    };
    for (int i = 0; i < places.length; i++) {
      int[] place = places[i];
      int[] weights = new int[place.length + 1];
      for (int k = 0; k < place.length; k++) {
        weights[k] = power(base, place.length - 1 - k);
      }
      weights[place.length] = -1;
      text.sum(
          names(place.length, k -> "x[%d]".formatted(place[k])) + " n[%d]".formatted(i),
          weights,
          "(eq,0)");
      text.intension("gt(x[%d],0)".formatted(place[0]));
    }
    for (int k = 0; k < 3; k++) {
      text.intension("eq(mul(n[0],x[%d]),n[%d])".formatted(5 - k, 2 + k));
    }
    text.intension("eq(mul(n[0],n[1]),n[5])");
    text.sum("n[2..4] n[5]", new int[] {1, base, base * base, -1}, "(eq,0)");
    text.cardinality("x[]", base, value -> value < base - 1 ? "2" : "0..20");
    return text;
  }

  /** Prices whose sum and whose product are given, as of the four purchases of 7.11. */
  static InstanceText sumAndProduct(int numbers, int largest, long seed) {
    RandomStream random = new RandomStream(seed);
    int[] prices = IntStream.range(0, numbers).map(i -> 1 + random.nextInt(largest)).toArray();
    InstanceText text = new InstanceText().array("x", "[%d]".formatted(numbers), "1.." + largest);
    text.sum("x[]", "(eq," + Arrays.stream(prices).sum() + ")");
    for (int i = 1; i < numbers; i++) {
      text.intension("le(x[%d],x[%d])".formatted(i - 1, i));
    }
    long product = Arrays.stream(prices).asLongStream().reduce(1, (a, b) -> a * b);
    return text.intension(
        "eq(%s,%d)".formatted(product(numbers, i -> "x[%d]".formatted(i)), product));
  }

  /** A magic square of odd order, made by the rule of La Loubère, of which some cells are given. */
  static InstanceText magicSquare(int n, int given, long seed) {
    RandomStream random = new RandomStream(seed);
    int[] cells = new int[n * n];
    for (int k = 0, row = 0, column = n / 2; k < n * n; k++) {
      cells[row * n + column] = k + 1;
      boolean turns = k % n == n - 1;
      row = turns ? (row + 1) % n : (row + n - 1) % n;
      column = turns ? column : (column + 1) % n;
    }
    InstanceText text =
        new InstanceText()
            .array("x", "[%d][%d]".formatted(n, n), "1.." + n * n)
            .allDifferent("x[][]");
    String sum = "(eq," + n * (n * n + 1) / 2 + ")";
    for (int i = 0; i < n; i++) {
      text.sum("x[%d][]".formatted(i), sum).sum("x[][%d]".formatted(i), sum);
    }
    text.sum(names(n, i -> "x[%d][%d]".formatted(i, i)), sum);
    text.sum(names(n, i -> "x[%d][%d]".formatted(i, n - 1 - i)), sum);
    int[] order = RandomOrder.of(n * n, random);
    for (int k = 0; k < given; k++) {
      int cell = order[k];
      text.instantiation("x[%d][%d]".formatted(cell / n, cell % n), cells[cell]);
    }
    return text;
  }

  private static int power(int base, int exponent) {
    int power = 1;
    for (int k = 0; k < exponent; k++) {
      power *= base;
    }
    return power;
  }

  private static String product(int factors, InstanceText.IntNames factor) {
    return "mul(" + commas(factors, factor) + ")";
  }

  private static String commas(int count, InstanceText.IntNames name) {
    return names(count, name).replace(' ', ',');
  }
}
