package org.cspworkbench.xcsp3;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.cspworkbench.xcsp3.Meaning.array;
import static org.cspworkbench.xcsp3.Meaning.assertMeans;
import static org.cspworkbench.xcsp3.Meaning.four;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tasks, boxes, bins, sacks and flows mean what the specification says. */
final class PackingSemanticsTest {

  @Test
  void tasksAndBoxes() throws XcspException {
    assertMeans(
        array("s", 3, "0..5"),
        "<noOverlap><origins> s[] </origins><lengths> 2 1 3 </lengths></noOverlap>",
        v -> apart(v[0], 2, v[1], 1) && apart(v[0], 2, v[2], 3) && apart(v[1], 1, v[2], 3));
    assertMeans(
        array("s", 2, "0..3") + array("l", 2, "0..2"),
        "<noOverlap><origins> s[] </origins><lengths> l[] </lengths></noOverlap>",
        v -> v[2] == 0 || v[3] == 0 || apart(v[0], v[2], v[1], v[3]));
    assertMeans(
        array("s", 2, "0..3") + array("l", 2, "0..2"),
        "<noOverlap zeroIgnored=\"false\"><origins> s[] </origins><lengths> l[] </lengths></noOverlap>",
        v -> apart(v[0], v[2], v[1], v[3]));
    assertMeans(
        array("x", 2, "0..3") + array("y", 2, "0..3"),
        "<noOverlap><origins> (x[0],y[0])(x[1],y[1]) </origins><lengths> (2,1)(1,3) </lengths></noOverlap>",
        v -> apart(v[0], 2, v[1], 1) || apart(v[2], 1, v[3], 3));
    assertMeans(
        array("s", 3, "0..4"),
        "<cumulative><origins> s[] </origins><lengths> 2 1 3 </lengths><heights> 1 2 2 </heights>"
            + "<condition> (le,3) </condition></cumulative>",
        v -> peak(v, new int[] {2, 1, 3}, new int[] {1, 2, 2}) <= 3);
    assertMeans(
        array("s", 2, "0..2")
            + array("l", 2, "0..2")
            + array("h", 2, "1..2")
            + "<var id=\"c\"> 1..3 </var>",
        "<cumulative><origins> s[] </origins><lengths> l[] </lengths><heights> h[] </heights>"
            + "<condition> (le,c) </condition></cumulative>",
        v -> peak(new int[] {v[0], v[1]}, new int[] {v[2], v[3]}, new int[] {v[4], v[5]}) <= v[6]);
    assertMeans(
        array("s", 2, "0..3") + array("e", 2, "0..5"),
        "<cumulative><origins> s[] </origins><lengths> 2 1 </lengths><ends> e[] </ends><heights> 1 1 </heights>"
            + "<condition> (lt,2) </condition></cumulative>",
        v -> v[2] == v[0] + 2 && v[3] == v[1] + 1 && apart(v[0], 2, v[1], 1));
  }

  private static boolean apart(int a, int lengthA, int b, int lengthB) {
    return a + lengthA <= b || b + lengthB <= a;
  }

  private static int peak(int[] starts, int[] lengths, int[] heights) {
    return IntStream.range(0, 20)
        .map(
            t ->
                IntStream.range(0, starts.length)
                    .filter(i -> starts[i] <= t && t < starts[i] + lengths[i])
                    .map(i -> heights[i])
                    .sum())
        .max()
        .orElseThrow();
  }

  @Test
  void binsAndSacks() throws XcspException {
    String packing = "<binPacking><list> x[0..2] </list><sizes> 2 3 2 </sizes>";
    int[] sizes = {2, 3, 2};
    assertMeans(
        four(),
        packing + "<condition> (le,4) </condition></binPacking>",
        v -> IntStream.range(0, 4).allMatch(b -> load(v, sizes, b) <= 4));
    assertMeans(
        four(),
        packing + "<limits> 4 3 2 </limits></binPacking>",
        v ->
            load(v, sizes, 3) == 0
                && load(v, sizes, 0) <= 4
                && load(v, sizes, 1) <= 3
                && load(v, sizes, 2) <= 2);
    assertMeans(
        array("x", 3, "0..1") + array("l", 2, "0..7"),
        packing + "<loads> l[] </loads></binPacking>",
        v -> load(v, sizes, 0) == v[3] && load(v, sizes, 1) == v[4]);
  }

  private static int load(int[] bins, int[] sizes, int bin) {
    return IntStream.range(0, sizes.length).filter(i -> bins[i] == bin).map(i -> sizes[i]).sum();
  }

  @Test
  void flows() throws XcspException {
    assertMeans(
        array("f", 4, "0..3"),
        "<flow><list> f[] </list><balance> 2 0 -2 </balance><arcs> (1,2)(1,3)(2,3)(3,1) </arcs>"
            + "<weights> 1 3 1 2 </weights><condition> (le,7) </condition></flow>",
        v ->
            v[0] + v[1] - v[3] == 2
                && v[2] == v[0]
                && v[3] - v[1] - v[2] == -2
                && v[0] + 3 * v[1] + v[2] + 2 * v[3] <= 7);
    assertMeans(
        array("f", 2, "0..3") + array("b", 2, "-2..2"),
        "<flow><list> f[] </list><balance> b[] </balance><arcs> (0,1)(1,0) </arcs></flow>",
        v -> v[0] - v[1] == v[2] && v[1] - v[0] == v[3]);
  }

  /** What no task uses is not asked about: a bin in which nothing lies meets any condition. */
  @Test
  void anEmptyBinMeetsTheCondition() throws XcspException {
    assertMeans(
        array("x", 2, "0..2"),
        "<binPacking><list> x[] </list><sizes> 1 2 </sizes><condition> (ge,2) </condition></binPacking>",
        v -> v[0] == v[1]);
    assertMeans(
        array("x", 2, "0..2"),
        "<binPacking><list> x[] </list><sizes> 1 2 </sizes><condition> (in,2..3) </condition></binPacking>",
        v -> v[0] == v[1]);
  }

  /**
   * Every balance is a node's; which one shows where no other numbering from 0 or 1 is possible.
   */
  @Test
  void aNodeOfAFlowMayHaveNoArc() throws XcspException {
    String variables = array("f", 2, "0..2") + array("b", 1, "-1..1");
    assertMeans(variables, flow("1 b[0] -1", "(0,2)(2,0)"), v -> v[0] - v[1] == 1 && v[2] == 0);
    assertMeans(variables, flow("1 -1 b[0]", "(0,1)(1,0)"), v -> v[0] - v[1] == 1 && v[2] == 0);
    assertMeans(variables, flow("b[0] 1 -1", "(2,3)(3,2)"), v -> v[0] - v[1] == 1 && v[2] == 0);
  }

  @Test
  void aFlowWhoseNodesAreNumberedInTwoWaysIsRefused() {
    assertThatThrownBy(
            () ->
                Instances.read(Instances.text(array("f", 2, "0..2"), flow("0 1 -1", "(1,2)(2,1)"))))
        .isInstanceOf(XcspException.class)
        .hasMessageContaining("constraint 1 (<flow>)")
        .hasMessageContaining("3 balances");
  }

  private static String flow(String balances, String arcs) {
    return "<flow><list> f[] </list><balance> "
        + balances
        + " </balance><arcs> "
        + arcs
        + " </arcs></flow>";
  }
}
