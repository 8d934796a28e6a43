package org.cspworkbench.xcsp3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.cspworkbench.xcsp3.Meaning.array;
import static org.cspworkbench.xcsp3.Meaning.assertMeans;
import static org.cspworkbench.xcsp3.Meaning.four;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Expressions mean what the specification says of their operators. */
final class IntensionSemanticsTest {

  private static void assertIntension(String expression, Predicate<int[]> rule)
      throws XcspException {
    assertMeans(four(), "<intension> " + expression + " </intension>", rule);
  }

  @Test
  void comparisons() throws XcspException {
    assertIntension("lt(x[0],x[1])", v -> v[0] < v[1]);
    assertIntension("le(add(x[0],2),x[1])", v -> v[0] + 2 <= v[1]);
    assertIntension("ge(x[0],sub(x[1],1))", v -> v[0] >= v[1] - 1);
    assertIntension("gt(x[0],x[1])", v -> v[0] > v[1]);
    assertIntension("eq(x[0],add(x[1],1))", v -> v[0] == v[1] + 1);
    assertIntension("ne(x[0],neg(x[1]))", v -> v[0] != -v[1]);
    assertIntension("eq(mul(2,x[0]),add(x[1],x[2],1))", v -> 2 * v[0] == v[1] + v[2] + 1);
    assertIntension("eq(x[0],x[1],x[2])", v -> v[0] == v[1] && v[1] == v[2]);
    assertIntension("ne(x[0],2)", v -> v[0] != 2);
    assertIntension("lt(x[0],add(x[0],x[1]))", v -> v[1] > 0);
  }

  @Test
  void arithmetic() throws XcspException {
    assertIntension("eq(x[0],dist(x[1],x[2]))", v -> v[0] == Math.abs(v[1] - v[2]));
    assertIntension("eq(x[0],mul(x[1],x[2]))", v -> v[0] == v[1] * v[2]);
    assertIntension("eq(x[0],div(x[1],x[2]))", v -> v[2] != 0 && v[0] == v[1] / v[2]);
    assertIntension("eq(x[0],mod(x[1],x[2]))", v -> v[2] != 0 && v[0] == v[1] % v[2]);
    assertIntension("eq(sqr(x[0]),add(x[1],x[2]))", v -> v[0] * v[0] == v[1] + v[2]);
    assertIntension(
        "eq(x[0],min(x[1],x[2],x[3]))", v -> v[0] == Math.min(v[1], Math.min(v[2], v[3])));
    assertIntension("eq(max(x[0],x[1]),x[2])", v -> v[2] == Math.max(v[0], v[1]));
    assertIntension("le(pow(x[0],x[1]),4)", v -> Math.pow(v[0], v[1]) <= 4);
    assertIntension("eq(abs(sub(x[0],x[1])),2)", v -> Math.abs(v[0] - v[1]) == 2);
    assertIntension(
        "eq(x[0],if(lt(x[1],x[2]),x[1],x[3]))", v -> v[0] == (v[1] < v[2] ? v[1] : v[3]));
  }

  @Test
  void logic() throws XcspException {
    assertIntension("and(lt(x[0],x[1]),lt(x[1],x[2]))", v -> v[0] < v[1] && v[1] < v[2]);
    assertIntension("or(lt(x[0],x[1]),eq(x[2],3))", v -> v[0] < v[1] || v[2] == 3);
    assertIntension("imp(eq(x[0],1),eq(x[1],2))", v -> v[0] != 1 || v[1] == 2);
    assertIntension("iff(eq(x[0],1),eq(x[1],2))", v -> (v[0] == 1) == (v[1] == 2));
    assertIntension("xor(eq(x[0],1),eq(x[1],2))", v -> (v[0] == 1) != (v[1] == 2));
    assertIntension("not(or(lt(x[0],x[1]),eq(x[2],3)))", v -> v[0] >= v[1] && v[2] != 3);
    assertIntension("not(iff(eq(x[0],1),eq(x[1],2)))", v -> (v[0] == 1) != (v[1] == 2));
    assertIntension("in(x[0],set(1,3))", v -> v[0] == 1 || v[0] == 3);
    assertIntension("notin(add(x[0],x[1]),set(1,3))", v -> v[0] + v[1] != 1 && v[0] + v[1] != 3);
    assertIntension("eq(x[0],lt(x[1],x[2]))", v -> v[0] == (v[1] < v[2] ? 1 : 0));
    assertIntension(
        "eq(add(eq(x[0],1),eq(x[1],1),eq(x[2],1)),2)",
        v -> (v[0] == 1 ? 1 : 0) + (v[1] == 1 ? 1 : 0) + (v[2] == 1 ? 1 : 0) == 2);
  }

  /** Beyond what is listed as a table, expressions are cut at their operators. */
  @Test
  void expressionsOverLargeDomains() throws XcspException {
    String large = array("x", 3, "0..40") + array("y", 2, "0 1");
    assertMeans(
        array("x", 3, "0..40"),
        "<intension> or(and(lt(x[0],3),gt(x[1],38)),eq(mul(x[0],x[1]),x[2])) </intension>",
        v -> (v[0] < 3 && v[1] > 38) || v[0] * v[1] == v[2]);
    assertMeans(
        large,
        "<intension> eq(y[0],and(lt(x[0],x[1]),lt(x[1],x[2]),eq(y[1],1))) </intension>"
            + "<intension> lt(max(x[0],x[1],x[2]),4) </intension>",
        v ->
            v[3] == (v[0] < v[1] && v[1] < v[2] && v[4] == 1 ? 1 : 0)
                && Math.max(v[0], Math.max(v[1], v[2])) < 4);
    assertMeans(
        large,
        "<intension> iff(eq(y[0],1),or(lt(x[0],2),lt(x[1],2),lt(x[2],2),eq(y[1],1))) </intension>"
            + "<intension> lt(add(x[0],x[1],x[2]),9) </intension>",
        v ->
            (v[3] == 1) == (v[0] < 2 || v[1] < 2 || v[2] < 2 || v[4] == 1)
                && v[0] + v[1] + v[2] < 9);
  }

  /** Products beyond 32 and 64 bits, over too many tuples to be listed. */
  @Test
  void productsBeyondTheRangeOfValues() throws XcspException {
    String variables =
        "<array id=\"x\" size=\"[2]\"> 100001..100008 </array><var id=\"y\"> 0..300 </var>";
    assertMeans(
        variables,
        "<intension> eq(mod(mul(x[0],x[1]),301),y) </intension>",
        v -> (long) v[0] * v[1] % 301 == v[2]);
    assertMeans(
        variables,
        "<intension> gt(sub(mul(x[0],x[1],x[0],x[1]),pow(100008,4)),sub(y,3)) </intension>",
        v -> v[0] == 100_008 && v[1] == 100_008 && v[2] < 3);
  }

  /** A part of a longer sum needs a variable of its own, which has no such values. */
  @Test
  void aTableOfResultsBeyondTheRangeOfValuesIsRefused() {
    assertThatThrownBy(
            () ->
                Instances.read(
                    Instances.text(
                        "<array id=\"x\" size=\"[3]\"> 100001..100030 </array>",
                        "<sum><list> mul(x[0],x[1]) x[2] </list><condition> (gt,5) </condition></sum>")))
        .isInstanceOf(XcspException.class)
        .hasMessageContaining("the values of \"mul(x[0],x[1])\" beyond the range of 32 bits");
  }

  /** Wide domains: what would be too long a list is filtered by its bounds. */
  @Test
  void disjunctionsOverWideDomains() throws XcspException {
    assertMeans(
        array("x", 2, "0..400"),
        "<intension> or(le(add(x[0],350),x[1]),le(add(x[1],390),x[0])) </intension>",
        v -> v[0] + 350 <= v[1] || v[1] + 390 <= v[0]);
    assertMeans(
        array("x", 2, "0..300") + "<var id=\"b\"> 0 1 </var>",
        "<intension> iff(b,eq(mul(3,x[0]),add(x[1],100))) </intension>"
            + "<intension> iff(b,ge(x[1],200)) </intension>",
        v -> (v[2] == 1) == (3 * v[0] == v[1] + 100) && (v[2] == 1) == (v[1] >= 200));
    assertMeans(
        array("x", 3, "0..40"),
        "<intension> imp(lt(add(x[0],x[1]),x[2]),gt(mul(2,x[0]),add(x[1],70))) </intension>"
            + "<intension> gt(x[2],37) </intension>",
        v -> (v[0] + v[1] >= v[2] || 2 * v[0] > v[1] + 70) && v[2] > 37);
  }

  @Test
  void symbols() throws XcspException {
    String colours =
        "<var id=\"a\" type=\"symbolic\"> red green blue </var>"
            + "<var id=\"b\" type=\"symbolic\"> blue green </var>";
    XcspInstance different =
        Instances.read(
            Instances.text(
                colours, "<intension> ne(a,b) </intension><intension> ne(a,green) </intension>"));
    List<String> written = new ArrayList<>();
    Instances.solve(different.csp(), Long.MAX_VALUE, v -> written.add(different.instantiation(v)));
    assertThat(written)
        .containsExactlyInAnyOrder(
            "<instantiation> <list> a b </list> <values> red blue </values> </instantiation>",
            "<instantiation> <list> a b </list> <values> red green </values> </instantiation>",
            "<instantiation> <list> a b </list> <values> blue green </values> </instantiation>");
    String table =
        "<extension><list> a b </list><supports> (red,blue)(blue,blue)(green,*) </supports></extension>";
    assertThat(Instances.solutions(Instances.read(Instances.text(colours, table)))).hasSize(4);
  }

  /** As deep as brackets may be nested. */
  @Test
  void deepTrees() throws XcspException {
    assertIntension(
        "eq(x[0]," + nested("dist", 398) + ")", v -> v[0] == folded(v, 398, (a, b) -> a - b));
    assertIntension("eq(x[0]," + nested("max", 398) + ")", v -> v[0] == folded(v, 398, Math::max));
    assertIntension(
        "eq(1," + nested("mod", 398) + ")",
        v -> v[0] * v[1] * v[2] * v[3] > 0 && folded(v, 398, (a, b) -> a % b) == 1);
    String not = "not(and(".repeat(199) + "eq(x[0],1)" + ",eq(x[1],2)))".repeat(199);
    assertIntension(not, v -> v[1] != 2 || v[0] != 1);
  }

  private static String nested(String operator, int depth) {
    StringBuilder text = new StringBuilder("x[0]");
    for (int k = 1; k <= depth; k++) {
      text.insert(0, operator + "(").append(",x[" + k % 4 + "])");
    }
    return text.toString();
  }

  private static int folded(int[] values, int depth, IntBinaryOperator operator) {
    int result = values[0];
    for (int k = 1; k <= depth; k++) {
      result = Math.abs(operator.applyAsInt(result, values[k % 4]));
    }
    return result;
  }
}
