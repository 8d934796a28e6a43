package org.cspworkbench.core.xcsp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Objective;
import org.junit.jupiter.api.Test;

/**
 * Each constraint, in each of its forms, means what the specification says: the solutions of a
 * small instance are the combinations of values that a rule written in Java lets pass.
 */
final class SemanticsTest {

  /** The rule goes over the variables that occur, in the order in which they are declared. */
  private static void assertMeans(String variables, String constraints, Predicate<int[]> rule)
      throws XcspException {
    XcspInstance instance = Instances.read(Instances.text(variables, constraints));
    Multiset<ImmutableList<Integer>> expected = HashMultiset.create();
    Combinations.forEach(
        instance.own(),
        values -> {
          if (rule.test(values)) {
            expected.add(ImmutableList.copyOf(Ints.asList(values)));
          }
        });
    assertThat(HashMultiset.create(Instances.solutions(instance))).isEqualTo(expected);
    assertThat(expected).as("a test that excludes nothing shows nothing").isNotEmpty();
  }

  private static String array(String id, int size, String domain) {
    return "<array id=\"" + id + "\" size=\"[" + size + "]\"> " + domain + " </array>";
  }

  private static String four() {
    return array("x", 4, "0..3");
  }

  private static void assertIntension(String expression, Predicate<int[]> rule)
      throws XcspException {
    assertMeans(four(), "<intension> " + expression + " </intension>", rule);
  }

  private static int distinct(int... values) {
    return (int) Arrays.stream(values).distinct().count();
  }

  private static int sum(int... values) {
    return Arrays.stream(values).sum();
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

  @Test
  void extension() throws XcspException {
    String list = "<extension><list> x[0..2] </list>";
    assertMeans(
        four(),
        list + "<supports> (0,1,2)(1,*,0)(3,3,3)(7,0,0) </supports></extension>",
        v ->
            Arrays.equals(v, new int[] {0, 1, 2})
                || Arrays.equals(v, new int[] {3, 3, 3})
                || (v[0] == 1 && v[2] == 0));
    assertMeans(
        four(),
        list + "<conflicts> (0,1,2)(*,*,0) </conflicts></extension>",
        v -> !Arrays.equals(v, new int[] {0, 1, 2}) && v[2] != 0);
    assertMeans(
        four(),
        "<extension><list> x[2] </list><supports> 0 2..3 </supports></extension>",
        v -> v[0] != 1);
    assertMeans(
        four(),
        "<extension><list> x[2] </list><conflicts> 1 2 </conflicts></extension>",
        v -> v[0] == 0 || v[0] == 3);
    assertMeans(
        four(),
        "<group><extension><list> %0 %1 </list><supports> (0,1)(1,0) </supports></extension>"
            + "<args> x[0] x[1] </args><args> x[2] x[3] </args></group>",
        v -> v[0] + v[1] == 1 && v[2] + v[3] == 1);
  }

  @Test
  void regularWithSeveralRunsOfOneWord() throws XcspException {
    String automaton =
        "<transitions> (a,0,a)(a,1,a)(a,1,b)(b,0,c)(b,1,c) </transitions>"
            + "<start> a </start><final> b c </final></regular>";
    assertMeans(
        array("x", 4, "0 1"),
        "<regular><list> x[] </list>" + automaton,
        v -> v[3] == 1 || v[2] == 1);
  }

  @Test
  void mdd() throws XcspException {
    assertMeans(
        array("x", 3, "0..2"),
        "<mdd><list> x[] </list><transitions> (r,0,a)(r,1,b)(a,1,c)(b,2,c)(b,0,c)(c,0,t)(c,2,t)"
            + " </transitions></mdd>",
        v -> ((v[0] == 0 && v[1] == 1) || (v[0] == 1 && v[1] != 1)) && v[2] != 1);
  }

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
  }

  private static int count(int[] values, int... counted) {
    return (int) IntStream.of(values).filter(a -> Ints.contains(counted, a)).count();
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
  void fixedValuesAndClauses() throws XcspException {
    assertMeans(
        four(),
        "<instantiation><list> x[] </list><values> 3 0 1 1 </values></instantiation>",
        v -> Arrays.equals(v, new int[] {3, 0, 1, 1}));
    assertMeans(
        four(),
        "<instantiation><list> x[] </list><values> 2x3 0 </values></instantiation>",
        v -> Arrays.equals(v, new int[] {2, 2, 2, 0}));
    assertMeans(
        array("b", 3, "0 1"),
        "<clause> b[0] not(b[1]) b[2] </clause>",
        v -> v[0] == 1 || v[1] == 0 || v[2] == 1);
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
  void slidesGroupsAndBlocks() throws XcspException {
    assertMeans(
        four(),
        "<slide><list> x[] </list><intension> lt(%0,add(%1,1)) </intension></slide>",
        v -> v[0] <= v[1] && v[1] <= v[2] && v[2] <= v[3]);
    assertMeans(
        four(),
        "<slide circular=\"true\"><list> x[] </list><intension> ne(%0,%1) </intension></slide>",
        v -> v[0] != v[1] && v[1] != v[2] && v[2] != v[3] && v[3] != v[0]);
    assertMeans(
        four(),
        "<block><block><group><sum><list> %... </list><condition> (eq,4) </condition></sum>"
            + "<args> x[0..1] </args><args> x[1..3] </args></group></block>"
            + "<intension> gt(x[0],x[3]) </intension></block>",
        v -> v[0] + v[1] == 4 && v[1] + v[2] + v[3] == 4 && v[0] > v[3]);
  }

  /** A variable that occurs nowhere is not counted, and is written with a star. */
  @Test
  void variablesThatOccurNowhere() throws XcspException {
    XcspInstance instance =
        Instances.read(Instances.text(four(), "<intension> eq(x[1],2) </intension>"));
    List<String> written = new ArrayList<>();
    Instances.solve(instance.csp(), 9, v -> written.add(instance.instantiation(v)));
    assertThat(written)
        .containsExactly(
            "<instantiation> <list> x[1] x[0] x[2] x[3] </list> <values> 2 * * * </values> </instantiation>");
  }

  @Test
  void objectives() throws XcspException {
    assertWorth("<minimize> x[1] </minimize>", Objective.Goal.MINIMIZE, v -> v[1]);
    assertWorth(
        "<maximize> sub(x[1],mul(2,x[2])) </maximize>",
        Objective.Goal.MAXIMIZE,
        v -> v[1] - 2 * v[2]);
    assertWorth(
        "<minimize type=\"sum\"><list> x[] </list><coeffs> 1 2 3 -4 </coeffs></minimize>",
        Objective.Goal.MINIMIZE,
        v -> v[0] + 2 * v[1] + 3 * v[2] - 4 * v[3]);
    assertWorth(
        "<minimize type=\"maximum\"> x[] </minimize>",
        Objective.Goal.MINIMIZE,
        v -> IntStream.of(v).max().orElseThrow());
    assertWorth(
        "<maximize type=\"nValues\"> x[] </maximize>",
        Objective.Goal.MAXIMIZE,
        SemanticsTest::distinct);
    assertWorth(
        "<maximize type=\"product\"> x[0] x[1] </maximize>",
        Objective.Goal.MAXIMIZE,
        v -> v[0] * v[1]);
  }

  private static void assertWorth(
      String objective, Objective.Goal goal, java.util.function.ToIntFunction<int[]> worth)
      throws XcspException {
    XcspInstance instance =
        Instances.read(Instances.text(four(), "<allDifferent> x[] </allDifferent>", objective));
    Objective stated = instance.objective().orElseThrow();
    assertThat(stated.goal()).isEqualTo(goal);
    Instances.solve(
        instance.csp(),
        Long.MAX_VALUE,
        v ->
            assertThat(stated.worthOf(v))
                .isEqualTo(worth.applyAsInt(Ints.toArray(instance.ownValues(v)))));
  }
}
