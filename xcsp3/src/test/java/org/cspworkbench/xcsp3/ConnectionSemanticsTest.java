package org.cspworkbench.xcsp3;

import static org.cspworkbench.xcsp3.Meaning.array;
import static org.cspworkbench.xcsp3.Meaning.assertMeans;
import static org.cspworkbench.xcsp3.Meaning.four;
import static org.cspworkbench.xcsp3.Meaning.sum;

import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Constraints by which variables point at others mean what the specification says. */
final class ConnectionSemanticsTest {

  @Test
  void extrema() throws XcspException {
    assertMeans(
        four(),
        "<maximum><list> x[0..2] </list><condition> (eq,x[3]) </condition></maximum>",
        v -> Math.max(v[0], Math.max(v[1], v[2])) == v[3]);
    assertMeans(
        four(),
        "<minimum><list> x[] </list><condition> (ge,2) </condition></minimum>",
        v -> IntStream.of(v).min().orElseThrow() >= 2);
    assertMeans(
        four(),
        "<minimum><list> x[0..2] </list><index> x[3] </index><condition> (eq,1) </condition></minimum>",
        v -> v[3] < 3 && v[v[3]] == 1 && Math.min(v[0], Math.min(v[1], v[2])) == 1);
    assertMeans(
        four(),
        "<maximum><list> add(x[0],1) mul(x[1],2) </list><condition> (lt,x[2]) </condition></maximum>",
        v -> Math.max(v[0] + 1, v[1] * 2) < v[2]);
  }

  @Test
  void placesOfExtrema() throws XcspException {
    String list = "<list startIndex=\"1\"> x[0..2] </list><condition> (eq,x[3]) </condition>";
    Predicate<int[]> isLargest =
        v -> v[3] > 0 && v[v[3] - 1] == Math.max(v[0], Math.max(v[1], v[2]));
    assertMeans(four(), "<maximumArg>" + list + "</maximumArg>", isLargest);
    assertMeans(
        four(),
        "<maximumArg rank=\"first\">" + list + "</maximumArg>",
        isLargest.and(v -> IntStream.range(0, v[3] - 1).allMatch(k -> v[k] < v[v[3] - 1])));
    assertMeans(
        four(),
        "<minimumArg rank=\"last\">" + list + "</minimumArg>",
        v ->
            v[3] > 0
                && v[v[3] - 1] == Math.min(v[0], Math.min(v[1], v[2]))
                && IntStream.range(v[3], 3).allMatch(k -> v[k] > v[v[3] - 1]));
  }

  @Test
  void elements() throws XcspException {
    assertMeans(
        four(),
        "<element><list> x[0..1] </list><index> x[2] </index><value> x[3] </value></element>",
        v -> v[2] < 2 && v[v[2]] == v[3]);
    assertMeans(
        four(),
        "<element><list startIndex=\"1\"> x[0..1] </list><index> x[2] </index><value> 3 </value></element>",
        v -> v[2] >= 1 && v[2] <= 2 && v[v[2] - 1] == 3);
    assertMeans(
        four(),
        "<element><list> 2 0 3 </list><index> x[0] </index><value> x[1] </value></element>",
        v -> v[0] < 3 && new int[] {2, 0, 3}[v[0]] == v[1]);
    assertMeans(
        four(),
        "<element><list> x[0..1] </list><index> x[2] </index><condition> (gt,x[3]) </condition></element>",
        v -> v[2] < 2 && v[v[2]] > v[3]);
    assertMeans(
        four(),
        "<element><list> x[0..2] </list><value> x[3] </value></element>",
        v -> v[0] == v[3] || v[1] == v[3] || v[2] == v[3]);
    assertMeans(
        "<array id=\"m\" size=\"[2][2]\"> 0 1 </array>" + array("i", 3, "0..2"),
        "<element><matrix> m[][] </matrix><index> i[0] i[1] </index><value> i[2] </value></element>",
        v -> v[4] < 2 && v[5] < 2 && v[2 * v[4] + v[5]] == v[6]);
    assertMeans(
        array("i", 3, "0..3"),
        "<element><matrix> (1,2)(3,0)(2,2) </matrix><index> i[0] i[1] </index><value> i[2] </value></element>",
        v -> v[0] < 3 && v[1] < 2 && new int[][] {{1, 2}, {3, 0}, {2, 2}}[v[0]][v[1]] == v[2]);
    assertMeans(
        array("i", 2, "0..3"),
        "<element><list> i[0] i[1] i[0] </list><index> i[1] </index><value> i[0] </value></element>",
        v -> v[1] == 0 || v[1] == 2 || (v[1] == 1 && v[0] == 1));
  }

  @Test
  void channels() throws XcspException {
    assertMeans(
        four(), "<channel> x[] </channel>", v -> IntStream.range(0, 4).allMatch(i -> v[v[i]] == i));
    assertMeans(
        array("x", 3, "0..3") + array("y", 3, "0..3"),
        "<channel><list> x[] </list><list startIndex=\"1\"> y[] </list></channel>",
        v ->
            IntStream.range(0, 3).allMatch(i -> v[i] >= 1 && v[3 + v[i] - 1] == i)
                && IntStream.range(0, 3).allMatch(j -> v[3 + j] < 3 && v[v[3 + j]] == j + 1));
    assertMeans(
        array("x", 2, "0..3") + array("y", 3, "0..3"),
        "<channel><list> x[] </list><list> y[] </list></channel>",
        v -> IntStream.range(0, 2).allMatch(i -> v[i] < 3 && v[2 + v[i]] == i));
    assertMeans(
        array("b", 3, "0 1") + "<var id=\"i\"> 0..3 </var>",
        "<channel><list> b[] </list><value> i </value></channel>",
        v -> sum(v[0], v[1], v[2]) == 1 && v[3] < 3 && v[v[3]] == 1);
  }

  @Test
  void circuits() throws XcspException {
    assertMeans(four(), "<circuit> x[] </circuit>", v -> trip(v) > 1);
    assertMeans(four(), "<circuit><list> x[] </list><size> 3 </size></circuit>", v -> trip(v) == 3);
    assertMeans(
        array("x", 3, "1..3") + "<var id=\"n\"> 0..3 </var>",
        "<circuit><list startIndex=\"1\"> x[] </list><size> n </size></circuit>",
        v -> trip(v[0] - 1, v[1] - 1, v[2] - 1) == v[3] && v[3] > 1);
  }

  /** How many places the one round trip visits, or 0 if there is none or more than one. */
  private static int trip(int... next) {
    int[] moving = IntStream.range(0, next.length).filter(i -> next[i] != i).toArray();
    if (moving.length == 0) {
      return 0;
    }
    TreeSet<Integer> visited = new TreeSet<>();
    int place = moving[0];
    while (visited.add(place)) {
      place = next[place];
    }
    return place == moving[0] && visited.size() == moving.length ? moving.length : 0;
  }
}
