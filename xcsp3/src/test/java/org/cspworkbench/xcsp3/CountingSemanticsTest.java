package org.cspworkbench.xcsp3;

import static org.cspworkbench.xcsp3.Meaning.assertMeans;
import static org.cspworkbench.xcsp3.Meaning.count;
import static org.cspworkbench.xcsp3.Meaning.distinct;
import static org.cspworkbench.xcsp3.Meaning.four;
import static org.cspworkbench.xcsp3.Meaning.sum;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Sums and counts mean what the specification says, with each kind of condition. */
final class CountingSemanticsTest {

  @Test
  void sums() throws XcspException {
    String list = "<sum><list> x[] </list>";
    assertMeans(four(), list + "<condition> (eq,5) </condition></sum>", v -> sum(v) == 5);
    assertMeans(four(), list + "<condition> (ne,5) </condition></sum>", v -> sum(v) != 5);
    assertMeans(four(), list + "<condition> (lt,5) </condition></sum>", v -> sum(v) < 5);
    assertMeans(four(), list + "<condition> (ge,5) </condition></sum>", v -> sum(v) >= 5);
    assertMeans(
        four(), list + "<condition> (in,3..5) </condition></sum>", v -> sum(v) >= 3 && sum(v) <= 5);
    assertMeans(
        four(),
        list + "<condition> (notin,3..5) </condition></sum>",
        v -> sum(v) < 3 || sum(v) > 5);
    assertMeans(
        four(),
        "<sum><list> x[0..2] </list><coeffs> 2 -1 3 </coeffs><condition> (gt,x[3]) </condition></sum>",
        v -> 2 * v[0] - v[1] + 3 * v[2] > v[3]);
    assertMeans(
        four(),
        "<sum><list> x[0..1] </list><coeffs> x[2..3] </coeffs><condition> (eq,6) </condition></sum>",
        v -> v[0] * v[2] + v[1] * v[3] == 6);
    assertMeans(
        four(),
        "<sum><list> eq(x[0],1) lt(x[1],x[2]) x[3] </list><condition> (eq,2) </condition></sum>",
        v -> (v[0] == 1 ? 1 : 0) + (v[1] < v[2] ? 1 : 0) + v[3] == 2);
    assertMeans(
        four(),
        "<sum><list> x[0] x[1] x[0] </list><condition> (eq,5) </condition></sum>",
        v -> 2 * v[0] + v[1] == 5);
  }

  @Test
  void counts() throws XcspException {
    String list = "<count><list> x[] </list>";
    assertMeans(
        four(),
        list + "<values> 1 </values><condition> (ge,2) </condition></count>",
        v -> count(v, 1) >= 2);
    assertMeans(
        four(),
        list + "<values> 1 3 </values><condition> (eq,2) </condition></count>",
        v -> count(v, 1, 3) == 2);
    assertMeans(
        four(),
        list + "<values> 0 </values><condition> (le,1) </condition></count>",
        v -> count(v, 0) <= 1);
    assertMeans(
        four(),
        "<count><list> x[0..2] </list><values> 1 </values><condition> (eq,x[3]) </condition></count>",
        v -> count(new int[] {v[0], v[1], v[2]}, 1) == v[3]);
    assertMeans(
        four(),
        "<count><list> x[0..2] </list><values> x[3] </values><condition> (eq,1) </condition></count>",
        v -> count(new int[] {v[0], v[1], v[2]}, v[3]) == 1);
    assertMeans(
        four(),
        "<nValues><list> x[] </list><condition> (eq,2) </condition></nValues>",
        v -> distinct(v) == 2);
    assertMeans(
        four(),
        "<nValues><list> x[0..2] </list><condition> (le,x[3]) </condition></nValues>",
        v -> distinct(v[0], v[1], v[2]) <= v[3]);
    assertMeans(
        four(),
        "<nValues><list> x[] </list><except> 0 </except><condition> (gt,2) </condition></nValues>",
        v -> IntStream.of(v).filter(a -> a != 0).distinct().count() > 2);
    for (String moreThanOne : List.of("(gt,1)", "(ge,2)", "(ne,1)")) {
      assertMeans(
          four(),
          "<nValues><list> x[] </list><condition> %s </condition></nValues>".formatted(moreThanOne),
          v -> distinct(v) > 1);
    }
  }

  @Test
  void cardinality() throws XcspException {
    String list = "<cardinality><list> x[] </list>";
    assertMeans(
        four(),
        list + "<values> 1 2 </values><occurs> 1 2 </occurs></cardinality>",
        v -> count(v, 1) == 1 && count(v, 2) == 2);
    assertMeans(
        four(),
        list + "<values closed=\"true\"> 1 2 </values><occurs> 1..3 0..2 </occurs></cardinality>",
        v -> count(v, 1, 2) == 4 && count(v, 1) >= 1 && count(v, 1) <= 3 && count(v, 2) <= 2);
    assertMeans(
        four(),
        "<cardinality><list> x[] </list><values> 0 1 2 3 </values><occurs> x[] </occurs></cardinality>",
        v -> IntStream.range(0, 4).allMatch(k -> count(v, k) == v[k]));
    assertMeans(
        four(),
        "<cardinality><list> x[0..2] </list><values> x[3] </values><occurs> 2 </occurs></cardinality>",
        v -> count(new int[] {v[0], v[1], v[2]}, v[3]) == 2);
  }
}
