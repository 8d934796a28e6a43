package org.cspworkbench.xcsp3;

import static org.cspworkbench.xcsp3.Meaning.array;
import static org.cspworkbench.xcsp3.Meaning.assertMeans;
import static org.cspworkbench.xcsp3.Meaning.distinct;
import static org.cspworkbench.xcsp3.Meaning.four;

import com.google.common.primitives.Ints;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Constraints that compare the variables of a list mean what the specification says. */
final class ComparisonSemanticsTest {

  @Test
  void allDifferent() throws XcspException {
    assertMeans(four(), "<allDifferent> x[] </allDifferent>", v -> distinct(v) == 4);
    assertMeans(
        four(),
        "<allDifferent><list> x[] </list><except> 0 1 </except></allDifferent>",
        v ->
            IntStream.of(v).filter(a -> a > 1).count()
                == IntStream.of(v).filter(a -> a > 1).distinct().count());
    assertMeans(
        four(),
        "<allDifferent><list> x[0..1] </list><list> x[2..3] </list></allDifferent>",
        v -> v[0] != v[2] || v[1] != v[3]);
    assertMeans(
        four(),
        "<allDifferent> add(x[0],0) add(x[1],1) add(x[2],2) </allDifferent>",
        v -> distinct(v[0], v[1] + 1, v[2] + 2) == 3);
    assertMeans(
        "<array id=\"m\" size=\"[2][3]\"> 0..2 </array>",
        "<allDifferent><matrix> m[][] </matrix></allDifferent>",
        v ->
            distinct(v[0], v[1], v[2]) == 3
                && distinct(v[3], v[4], v[5]) == 3
                && v[0] != v[3]
                && v[1] != v[4]
                && v[2] != v[5]);
    assertMeans(four(), "<allEqual> x[] </allEqual>", v -> distinct(v) == 1);
  }

  @Test
  void orders() throws XcspException {
    String list = "<ordered><list> x[] </list>";
    assertMeans(
        four(),
        list + "<operator> le </operator></ordered>",
        v -> v[0] <= v[1] && v[1] <= v[2] && v[2] <= v[3]);
    assertMeans(
        array("x", 3, "0..3"),
        list + "<lengths> 1 2 </lengths><operator> le </operator></ordered>",
        v -> v[0] + 1 <= v[1] && v[1] + 2 <= v[2]);
    assertMeans(
        array("x", 3, "0..3"),
        list + "<operator> gt </operator></ordered>",
        v -> v[0] > v[1] && v[1] > v[2]);
    assertMeans(
        four(),
        "<lex><list> x[0..1] </list><list> x[2..3] </list><operator> lt </operator></lex>",
        v -> v[0] < v[2] || (v[0] == v[2] && v[1] < v[3]));
    assertMeans(
        four(),
        "<lex><list> x[0..1] </list><list> x[2..3] </list><operator> ge </operator></lex>",
        v -> v[0] > v[2] || (v[0] == v[2] && v[1] >= v[3]));
    assertMeans(
        "<array id=\"m\" size=\"[2][2]\"> 0..2 </array>",
        "<lex><matrix> m[][] </matrix><operator> le </operator></lex>",
        v ->
            (v[0] < v[2] || (v[0] == v[2] && v[1] <= v[3]))
                && (v[0] < v[1] || (v[0] == v[1] && v[2] <= v[3])));
  }

  /** A helper variable that is a number may be the same number as an entry of a list. */
  @Test
  void aListInOrderMayHoldNumbers() throws XcspException {
    assertMeans(
        array("x", 1, "0..1"),
        "<lex><list> 0 </list><list> x[0] </list><operator> lt </operator></lex>",
        v -> v[0] == 1);
    assertMeans(
        array("x", 2, "0..2"),
        "<lex><list> 1 x[0] </list><list> 1 0 </list><operator> le </operator></lex>"
            + "<lex><list> 1 1 </list><list> 1 x[1] </list><operator> lt </operator></lex>",
        v -> v[0] == 0 && v[1] == 2);
  }

  @Test
  void precedence() throws XcspException {
    Predicate<int[]> before =
        v ->
            first(v, 1) <= first(v, 2)
                && (first(v, 2) < v.length || first(v, 3) == v.length)
                && first(v, 2) <= first(v, 3);
    assertMeans(
        four(), "<precedence><list> x[] </list><values> 1 2 3 </values></precedence>", before);
    assertMeans(
        four(),
        "<precedence><list> x[] </list><values covered=\"true\"> 1 2 3 </values></precedence>",
        before.and(v -> first(v, 3) < v.length));
  }

  private static int first(int[] values, int value) {
    int place = Ints.indexOf(values, value);
    return place < 0 ? values.length : place;
  }
}
