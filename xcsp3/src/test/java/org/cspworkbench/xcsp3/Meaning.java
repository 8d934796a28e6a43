package org.cspworkbench.xcsp3;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import com.google.common.primitives.Ints;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * What a constraint means: the solutions of a small instance are the combinations of values that a
 * rule written in Java lets pass.
 */
final class Meaning {

  private Meaning() {}

  /** The rule goes over the variables that occur, in the order in which they are declared. */
  static void assertMeans(String variables, String constraints, Predicate<int[]> rule)
      throws XcspException {
    XcspInstance instance = Instances.read(Instances.text(variables, constraints));
    Multiset<ImmutableList<Integer>> expected = HashMultiset.create();
    CartesianProduct.forEach(
        instance.own(),
        values -> {
          if (rule.test(values)) {
            expected.add(ImmutableList.copyOf(Ints.asList(values)));
          }
        });
    assertThat(HashMultiset.create(Instances.solutions(instance))).isEqualTo(expected);
    assertThat(expected).as("a test that excludes nothing shows nothing").isNotEmpty();
  }

  /** An array of so many variables. */
  static String array(String id, int size, String domain) {
    return "<array id=\"" + id + "\" size=\"[" + size + "]\"> " + domain + " </array>";
  }

  /** The variables x[0] to x[3] with the values 0 to 3. */
  static String four() {
    return array("x", 4, "0..3");
  }

  /** How many different values there are. */
  static int distinct(int... values) {
    return (int) Arrays.stream(values).distinct().count();
  }

  /** All values together. */
  static int sum(int... values) {
    return Arrays.stream(values).sum();
  }

  /** How many of the values are among {@code counted}. */
  static int count(int[] values, int... counted) {
    return (int) IntStream.of(values).filter(a -> Ints.contains(counted, a)).count();
  }
}
