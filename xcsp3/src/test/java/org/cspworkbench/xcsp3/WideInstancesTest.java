package org.cspworkbench.xcsp3;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Instances whose values or tuples would fill the memory if they were listed. */
final class WideInstancesTest {

  @Test
  void aProductOfThreeIsStatedWithoutAVariableForItsValues() throws XcspException {
    List<ImmutableList<Integer>> expected = new ArrayList<>();
    for (int x = 2; x <= 500; x++) {
      for (int y = x; y <= 500; y++) {
        int z = 1_062_347 / (x * y);
        if (z >= y && z <= 500 && x * y * z == 1_062_347) {
          expected.add(ImmutableList.of(x, y, z));
        }
      }
    }
    assertThat(
            solutions(
                "<array id=\"x\" size=\"[3]\"> 0..500 </array>",
                "eq(mul(x[0],x[1],x[2]),1062347)",
                "le(x[0],x[1])",
                "le(x[1],x[2])",
                "gt(x[0],1)"))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void squaresOfTenThousandValuesAreNotListed() throws XcspException {
    assertThat(
            solutions(
                "<array id=\"x\" size=\"[3]\"> 1..10000 </array>",
                "eq(add(mul(x[0],x[0]),sqr(x[1])),sqr(x[2]))",
                "lt(x[0],x[1])",
                "ge(x[2],9997)",
                "le(x[2],9998)"))
        .containsExactlyInAnyOrderElementsOf(pythagorean(9_997, 9_998));
  }

  private static List<ImmutableList<Integer>> pythagorean(int from, int to) {
    List<ImmutableList<Integer>> triples = new ArrayList<>();
    for (int c = from; c <= to; c++) {
      for (int a = 1; a < c; a++) {
        int b = (int) Math.sqrt((double) c * c - (double) a * a);
        if (a < b && (long) a * a + (long) b * b == (long) c * c) {
          triples.add(ImmutableList.of(a, b, c));
        }
      }
    }
    return triples;
  }

  @Test
  void valuesOfEightThousandAreCountedWithoutAVariableForEach() throws XcspException {
    XcspInstance instance =
        Instances.read(
            Instances.text(
                "<array id=\"x\" size=\"[3]\"> 0..7999 </array>",
                "<nValues><list> x[] </list><condition> (le,2) </condition></nValues>"
                    + "<intension> lt(x[0],x[1]) </intension>"
                    + "<intension> ge(x[0],7997) </intension>"));
    assertThat(instance.csp().variables()).hasSizeLessThan(8);
    assertThat(Instances.solutions(instance))
        .containsExactlyInAnyOrder(
            ImmutableList.of(7997, 7998, 7997),
            ImmutableList.of(7997, 7998, 7998),
            ImmutableList.of(7997, 7999, 7997),
            ImmutableList.of(7997, 7999, 7999),
            ImmutableList.of(7998, 7999, 7998),
            ImmutableList.of(7998, 7999, 7999));
  }

  @Test
  void aWeightedConditionIsATruthValueTimesItsWeight() throws XcspException {
    XcspInstance instance =
        Instances.read(
            Instances.text(
                "<array id=\"p\" size=\"[2]\"> 0..7999 </array>",
                "<intension> ge(add(mul(eq(p[0],5),7),mul(9,eq(p[1],6))),16) </intension>"));
    assertThat(instance.csp().variables())
        .allMatch(x -> x.domain().max() != 7 && x.domain().max() != 9);
    assertThat(Instances.solutions(instance)).containsExactly(ImmutableList.of(5, 6));
  }

  private static List<ImmutableList<Integer>> solutions(String variables, String... intensions)
      throws XcspException {
    StringBuilder constraints = new StringBuilder();
    for (String intension : intensions) {
      constraints.append("<intension> ").append(intension).append(" </intension>");
    }
    return Instances.solutions(Instances.read(Instances.text(variables, constraints.toString())));
  }
}
