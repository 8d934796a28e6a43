package org.cspworkbench.xcsp3;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.xcsp3.Meaning.array;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * To each constraint, each child and each attribute is added that the format has for any
 * constraint. What is read has the meaning that is written down here; all else is refused with its
 * place. So nothing of an instance is dropped.
 */
final class EveryChildIsReadOrRefusedTest {

  private static final String VARIABLES =
      array("x", 3, "0..2") + array("y", 3, "0..2") + "<var id=\"b\"> 0 1 </var>";

  /** The children that constraints have, by a name that says what they hold. */
  private static final ImmutableMap<String, String> CHILDREN =
      ImmutableMap.<String, String>builder()
          .put("list", "<list> y[] </list>")
          .put("set", "<set> y[] </set>")
          .put("mset", "<mset> y[] </mset>")
          .put("matrix", "<matrix> (x[0],x[1])(y[0],y[1]) </matrix>")
          .put("function", "<function> lt(x[0],x[2]) </function>")
          .put("supports", "<supports> (0,1) </supports>")
          .put("conflicts", "<conflicts> (0,1) </conflicts>")
          .put("except", "<except> 0 </except>")
          .put("except of lists", "<except> (0,0,1) </except>")
          .put("except nothing", "<except> </except>")
          .put("value", "<value> 1 </value>")
          .put("values", "<values> 1 0 </values>")
          .put("total", "<total> 2 </total>")
          .put("coeffs", "<coeffs> 1 2 1 </coeffs>")
          .put("condition", "<condition> (ge,2) </condition>")
          .put("conditions", "<conditions> (ge,2)(ge,2) </conditions>")
          .put("cost", "<cost> (le,2) </cost>")
          .put("operator", "<operator> le </operator>")
          .put("number", "<number> 1 </number>")
          .put("transitions", "<transitions> (a,0,b) </transitions>")
          .put("start", "<start> a </start>")
          .put("final", "<final> a </final>")
          .put("terminal", "<terminal> a </terminal>")
          .put("rules", "<rules> (a,b) </rules>")
          .put("index", "<index> y[0] </index>")
          .put("mapping", "<mapping> y[] </mapping>")
          .put("occurs", "<occurs> 1 1 </occurs>")
          .put("rowOccurs", "<rowOccurs> (1,1) </rowOccurs>")
          .put("colOccurs", "<colOccurs> (1,1) </colOccurs>")
          .put("widths", "<widths> 1..2 </widths>")
          .put("patterns", "<patterns> (0,1) </patterns>")
          .put("origins", "<origins> y[] </origins>")
          .put("lengths", "<lengths> 1 0 1 </lengths>")
          .put("ends", "<ends> y[] </ends>")
          .put("heights", "<heights> 1 1 1 </heights>")
          .put("machines", "<machines> y[] </machines>")
          .put("sizes", "<sizes> 1 1 1 </sizes>")
          .put("limits", "<limits> 2 2 2 </limits>")
          .put("loads", "<loads> 1 1 1 </loads>")
          .put("weights", "<weights> 1 2 1 </weights>")
          .put("profits", "<profits> 1 2 1 </profits>")
          .put("balance", "<balance> 0 0 </balance>")
          .put("arcs", "<arcs> (0,1)(1,0)(0,1) </arcs>")
          .put("limit", "<limit> 2 </limit>")
          .put("size", "<size> 2 </size>")
          .put("root", "<root> 0 </root>")
          .put("image", "<image> 0 </image>")
          .put("graph", "<graph> y </graph>")
          .put("row", "<row> y[] </row>")
          .put("args", "<args> y[0] y[1] </args>")
          .put("note", "<note> text </note>")
          .put("intension", "<intension> lt(y[0],y[1]) </intension>")
          .put("allDifferent", "<allDifferent> y[] </allDifferent>")
          .buildOrThrow();

  /** The attributes that the format has for children; all of them are tried on constraints. */
  private static final ImmutableSet<String> OF_CHILDREN =
      ImmutableSet.of(
          "as",
          "startIndex",
          "startRowIndex",
          "startColIndex",
          "rank",
          "closed",
          "covered",
          "offset",
          "collect",
          "nonsense");

  private static final ImmutableMap<String, String> ATTRIBUTES =
      ImmutableMap.<String, String>builder()
          .put("type", "soft")
          .put("as", "x")
          .put("for", "others")
          .put("startIndex", "1")
          .put("startRowIndex", "1")
          .put("startColIndex", "1")
          .put("rank", "first")
          .put("closed", "true")
          .put("covered", "true")
          .put("zeroIgnored", "false")
          .put("circular", "true")
          .put("offset", "2")
          .put("collect", "2")
          .put("reifiedBy", "b")
          .put("hreifiedFrom", "b")
          .put("hreifiedTo", "b")
          .put("violationCost", "1")
          .put("violationMeasure", "var")
          .put("violationParameters", "1")
          .put("defaultCost", "1")
          .put("cost", "1")
          .put("case", "abstract")
          .put("order", "increasing")
          .put("restriction", "strict")
          .put("violable", "true")
          .put("lb", "1")
          .put("ub", "1")
          .put("size", "3")
          .put("combination", "pareto")
          .put("nonsense", "1")
          .buildOrThrow();

  /** A constraint, and the meaning of what can be added to it, by the name of the addition. */
  private record Form(String xml, Predicate<int[]> rule, Map<String, Predicate<int[]>> additions) {
    @Override
    public String toString() {
      return xml.replaceAll("\\s+", " ");
    }
  }

  private static Form form(String xml, Predicate<int[]> rule) {
    return new Form(xml, rule, Map.of());
  }

  private static Form form(
      String xml, Predicate<int[]> rule, Map<String, Predicate<int[]>> additions) {
    return new Form(xml, rule, additions);
  }

  // -- the values: x[0] to x[2] come first, then y[0] to y[2], then b

  private static int[] x(int... v) {
    return Arrays.copyOf(v, 3);
  }

  private static int[] y(int... v) {
    return Arrays.copyOfRange(v, 3, 6);
  }

  private static int[] without(int value, int... v) {
    return Arrays.stream(v).filter(a -> a != value).toArray();
  }

  private static boolean differ(int... v) {
    return Meaning.distinct(v) == v.length;
  }

  private static boolean isSpecial(int... v) {
    return Arrays.equals(v, new int[] {0, 0, 1});
  }

  private static boolean areLists(Predicate<Set<List<Integer>>> rule, int[]... lists) {
    Set<List<Integer>> set = new HashSet<>();
    Stream.of(lists).forEach(list -> set.add(Ints.asList(list)));
    return rule.test(set);
  }

  static Stream<Form> forms() {
    return Stream.of(
        form("<intension> lt(x[0],x[1]) </intension>", v -> v[0] < v[1]),
        form("<intension><function> lt(x[0],x[1]) </function></intension>", v -> v[0] < v[1]),
        form(
            "<extension><list> x[0..1] </list><supports> (0,1)(1,2) </supports></extension>",
            v -> v[1] == v[0] + 1),
        form(
            "<extension><list> x[0..1] </list><conflicts> (0,1)(1,2) </conflicts></extension>",
            v -> v[1] != v[0] + 1),
        form(
            "<regular><list> x[] </list><transitions> (a,0,a)(a,1,b)(b,0,b) </transitions>"
                + "<start> a </start><final> b </final></regular>",
            v -> Meaning.count(x(v), 1) == 1 && Meaning.count(x(v), 2) == 0),
        form(
            "<mdd><list> x[0..1] </list><transitions> (r,0,n)(n,2,t) </transitions></mdd>",
            v -> v[0] == 0 && v[1] == 2),
        form(
            "<allDifferent><list> x[] </list></allDifferent>",
            v -> differ(x(v)),
            Map.of(
                "except", v -> differ(without(0, x(v))),
                "except nothing", v -> differ(x(v)),
                "list", v -> !Arrays.equals(x(v), y(v)))),
        form(
            "<allDifferent><list> x[] </list><list> y[] </list></allDifferent>",
            v -> !Arrays.equals(x(v), y(v)),
            Map.of(
                "except of lists", v -> !Arrays.equals(x(v), y(v)) || isSpecial(x(v)),
                "except nothing", v -> !Arrays.equals(x(v), y(v)),
                "list", v -> false)),
        form(
            "<allDifferent><matrix> (x[0],x[1])(y[0],y[1]) </matrix></allDifferent>",
            v -> v[0] != v[1] && v[2] != v[3] && v[0] != v[2] && v[1] != v[3],
            Map.of(
                "except",
                v ->
                    Stream.of(new int[][] {{0, 1}, {2, 3}, {0, 2}, {1, 3}})
                        .allMatch(p -> v[p[0]] != v[p[1]] || v[p[0]] == 0),
                "except nothing",
                v -> v[0] != v[1] && v[2] != v[3] && v[0] != v[2] && v[1] != v[3])),
        form(
            "<allEqual><list> x[] </list></allEqual>",
            v -> Meaning.distinct(x(v)) == 1,
            Map.of(
                "except", v -> Meaning.distinct(without(0, x(v))) <= 1,
                "except nothing", v -> Meaning.distinct(x(v)) == 1,
                "list", v -> Arrays.equals(x(v), y(v)))),
        form(
            "<allEqual><list> x[] </list><list> y[] </list></allEqual>",
            v -> Arrays.equals(x(v), y(v)),
            Map.of(
                "except of lists",
                v -> Arrays.equals(x(v), y(v)) || isSpecial(x(v)) || isSpecial(y(v)),
                "except nothing",
                v -> Arrays.equals(x(v), y(v)),
                "list",
                v -> Arrays.equals(x(v), y(v)))),
        form(
            "<allEqual><matrix> (x[0],x[1])(y[0],y[1]) </matrix></allEqual>",
            v -> Meaning.distinct(v) == 1,
            Map.of(
                "except", v -> Meaning.distinct(without(0, v)) <= 1,
                "except nothing", v -> Meaning.distinct(v) == 1)),
        form(
            "<ordered><list> x[] </list><operator> le </operator></ordered>",
            v -> v[0] <= v[1] && v[1] <= v[2],
            Map.of(
                "lengths", v -> v[0] + 1 <= v[1] && v[1] <= v[2],
                "list", v -> Arrays.compare(x(v), y(v)) <= 0)),
        form(
            "<ordered><list> x[] </list><list> y[] </list><operator> lt </operator></ordered>",
            v -> Arrays.compare(x(v), y(v)) < 0,
            Map.of("list", v -> false)),
        form(
            "<ordered><matrix> (x[0],x[1])(y[0],y[1]) </matrix><operator> le </operator></ordered>",
            EveryChildIsReadOrRefusedTest::isInDoubleOrder),
        form(
            "<lex><list> x[] </list><list> y[] </list><operator> le </operator></lex>",
            v -> Arrays.compare(x(v), y(v)) <= 0,
            Map.of("list", v -> Arrays.compare(x(v), y(v)) <= 0)),
        form(
            "<lex><matrix> (x[0],x[1])(y[0],y[1]) </matrix><operator> le </operator></lex>",
            EveryChildIsReadOrRefusedTest::isInDoubleOrder),
        form(
            "<sum><list> x[] </list><condition> (eq,3) </condition></sum>",
            v -> v[0] + v[1] + v[2] == 3,
            Map.of("coeffs", v -> v[0] + 2 * v[1] + v[2] == 3)),
        form(
            "<count><list> x[] </list><values> 1 </values><condition> (ge,2) </condition></count>",
            v -> Meaning.count(x(v), 1) >= 2),
        form(
            "<nValues><list> x[] </list><condition> (eq,2) </condition></nValues>",
            v -> Meaning.distinct(x(v)) == 2,
            Map.of(
                "except", v -> Meaning.distinct(without(0, x(v))) == 2,
                "except nothing", v -> Meaning.distinct(x(v)) == 2,
                "list", v -> !Arrays.equals(x(v), y(v)))),
        form(
            "<nValues><list> x[] </list><list> y[] </list><condition> (eq,1) </condition></nValues>",
            v -> Arrays.equals(x(v), y(v)),
            Map.of(
                "except of lists",
                v ->
                    areLists(
                        s -> s.size() - (s.contains(List.of(0, 0, 1)) ? 1 : 0) == 1, x(v), y(v)),
                "except nothing",
                v -> Arrays.equals(x(v), y(v)),
                "list",
                v -> Arrays.equals(x(v), y(v)))),
        form(
            "<cardinality><list> x[] </list><values> 0 1 </values><occurs> 1 0..1 </occurs></cardinality>",
            v -> Meaning.count(x(v), 0) == 1 && Meaning.count(x(v), 1) <= 1,
            Map.of(
                "values closed",
                v ->
                    Meaning.count(x(v), 0) == 1
                        && Meaning.count(x(v), 1) <= 1
                        && Meaning.count(x(v), 2) == 0)),
        form(
            "<minimum><list> x[] </list><condition> (eq,1) </condition></minimum>",
            v -> min(x(v)) == 1,
            Map.of("index", v -> min(x(v)) == 1 && v[v[3]] == 1)),
        form(
            "<maximum><list> x[] </list><index> y[0] </index></maximum>",
            v -> v[v[3]] == max(x(v)),
            Map.of(
                "condition",
                v -> v[v[3]] == max(x(v)) && max(x(v)) >= 2,
                "list startIndex",
                v -> v[3] > 0 && v[v[3] - 1] == max(x(v)),
                "index rank",
                v -> v[3] == first(max(x(v)), x(v)))),
        form(
            "<minimumArg><list> x[] </list><condition> (eq,y[0]) </condition></minimumArg>",
            v -> v[v[3]] == min(x(v)),
            Map.of(
                "list startIndex",
                v -> v[3] > 0 && v[v[3] - 1] == min(x(v)),
                "minimumArg rank",
                v -> v[3] == first(min(x(v)), x(v)))),
        form(
            "<maximumArg><list> x[] </list><condition> (eq,y[0]) </condition></maximumArg>",
            v -> v[v[3]] == max(x(v)),
            Map.of(
                "list startIndex",
                v -> v[3] > 0 && v[v[3] - 1] == max(x(v)),
                "maximumArg rank",
                v -> v[3] == first(max(x(v)), x(v)))),
        form(
            "<element><list> x[] </list><value> 2 </value></element>",
            v -> Ints.contains(x(v), 2),
            Map.of("index", v -> v[v[3]] == 2)),
        form(
            "<element><list> x[] </list><index> y[0] </index><value> 2 </value></element>",
            v -> v[v[3]] == 2,
            Map.of(
                "list startIndex", v -> v[3] > 0 && v[v[3] - 1] == 2,
                "index rank", v -> v[3] == first(2, x(v)))),
        form(
            "<element><matrix> (x[0],x[1])(x[1],x[2]) </matrix><index> y[0] y[1] </index>"
                + "<value> 2 </value></element>",
            v -> v[3] < 2 && v[4] < 2 && v[v[3] + v[4]] == 2,
            Map.of(
                "matrix startRowIndex", v -> v[3] > 0 && v[4] < 2 && v[v[3] - 1 + v[4]] == 2,
                "matrix startColIndex", v -> v[3] < 2 && v[4] > 0 && v[v[3] + v[4] - 1] == 2)),
        form(
            "<channel><list> x[] </list></channel>",
            v -> v[v[0]] == 0 && v[v[1]] == 1 && v[v[2]] == 2,
            Map.of(
                "list",
                v -> Stream.of(0, 1, 2).allMatch(i -> v[3 + v[i]] == i && v[v[3 + i]] == i),
                "value",
                v -> v[0] != 1 && v[1] == 1 && v[2] != 1,
                "list startIndex",
                v -> false)),
        form(
            "<precedence><list> x[] </list></precedence>",
            v -> first(0, x(v)) <= first(1, x(v)) && first(1, x(v)) <= first(2, x(v)),
            Map.of("values", v -> first(1, x(v)) <= first(0, x(v)))),
        form(
            "<precedence><list> x[] </list><values> 1 0 </values></precedence>",
            v -> first(1, x(v)) <= first(0, x(v)),
            Map.of("values covered", v -> first(1, x(v)) <= first(0, x(v)) && first(0, x(v)) < 3)),
        form(
            "<circuit><list> x[] </list></circuit>",
            v -> differ(x(v)) && moves(x(v)) > 1,
            Map.of("size", v -> differ(x(v)) && moves(x(v)) == 2, "list startIndex", v -> false)),
        form(
            "<instantiation><list> x[] </list><values> 0 1 2 </values></instantiation>",
            v -> v[0] == 0 && v[1] == 1 && v[2] == 2),
        form("<clause><list> eq(x[0],1) eq(x[1],2) </list></clause>", v -> v[0] == 1 || v[1] == 2),
        form(
            "<noOverlap><origins> x[] </origins><lengths> 1 0 2 </lengths></noOverlap>",
            v -> v[0] + 1 <= v[2] || v[2] + 2 <= v[0],
            Map.of(
                "noOverlap zeroIgnored",
                v ->
                    (v[0] + 1 <= v[2] || v[2] + 2 <= v[0])
                        && (v[1] <= v[0] || v[0] + 1 <= v[1])
                        && (v[1] <= v[2] || v[2] + 2 <= v[1]))),
        form(
            "<cumulative><origins> x[] </origins><lengths> 1 1 1 </lengths><heights> 1 1 1 </heights>"
                + "<condition> (le,2) </condition></cumulative>",
            v -> Meaning.distinct(x(v)) > 1,
            Map.of(
                "ends",
                v ->
                    Meaning.distinct(x(v)) > 1
                        && Stream.of(0, 1, 2).allMatch(i -> v[3 + i] == v[i] + 1))),
        form(
            "<binPacking><list> x[] </list><sizes> 1 1 1 </sizes><condition> (le,2) </condition></binPacking>",
            v -> Meaning.distinct(x(v)) > 1),
        form(
            "<binPacking><list> x[] </list><sizes> 1 1 1 </sizes><limits> 1 2 3 </limits></binPacking>",
            v -> Meaning.count(x(v), 0) <= 1 && Meaning.count(x(v), 1) <= 2,
            Map.of(
                "limits startIndex",
                v ->
                    Meaning.count(x(v), 0) == 0
                        && Meaning.count(x(v), 1) <= 1
                        && Meaning.count(x(v), 2) <= 2)),
        form(
            "<knapsack><list> x[] </list><weights> 1 2 1 </weights><condition> (le,4) </condition>"
                + "<profits> 2 3 1 </profits><condition> (ge,6) </condition></knapsack>",
            v -> v[0] + 2 * v[1] + v[2] <= 4 && 2 * v[0] + 3 * v[1] + v[2] >= 6),
        form(
            "<flow><list> x[] </list><balance> 0 0 </balance><arcs> (0,1)(1,0)(0,1) </arcs></flow>",
            v -> v[0] + v[2] == v[1]),
        form(
            "<flow><list> x[] </list><balance> 0 0 </balance><arcs> (0,1)(1,0)(0,1) </arcs>"
                + "<weights> 1 1 2 </weights><condition> (le,3) </condition></flow>",
            v -> v[0] + v[2] == v[1] && v[0] + v[1] + 2 * v[2] <= 3),
        form(
            "<and><intension> lt(x[0],x[1]) </intension><allDifferent> x[] </allDifferent></and>",
            v -> v[0] < v[1] && differ(x(v)),
            both(v -> v[0] < v[1] && differ(x(v)))),
        form(
            "<or><intension> lt(x[0],x[1]) </intension><allDifferent> x[] </allDifferent></or>",
            v -> v[0] < v[1] || differ(x(v)),
            Map.of(
                "intension", v -> v[0] < v[1] || differ(x(v)) || v[3] < v[4],
                "allDifferent", v -> v[0] < v[1] || differ(x(v)) || differ(y(v)))),
        form("<not><allDifferent> x[] </allDifferent></not>", v -> !differ(x(v))),
        form(
            "<iff><intension> lt(x[0],x[1]) </intension><allDifferent> x[] </allDifferent></iff>",
            v -> v[0] < v[1] == differ(x(v)),
            Map.of(
                "intension",
                v -> v[0] < v[1] == differ(x(v)) && v[0] < v[1] == v[3] < v[4],
                "allDifferent",
                v -> v[0] < v[1] == differ(x(v)) && v[0] < v[1] == differ(y(v)))),
        form(
            "<ifThen><intension> lt(x[0],x[1]) </intension><allDifferent> x[] </allDifferent></ifThen>",
            v -> v[0] >= v[1] || differ(x(v))),
        form(
            "<ifThenElse><intension> lt(x[0],x[1]) </intension><allDifferent> x[] </allDifferent>"
                + "<intension> eq(x[2],1) </intension></ifThenElse>",
            v -> v[0] < v[1] ? differ(x(v)) : v[2] == 1),
        form(
            "<not><group><intension> lt(%0,%1) </intension><args> x[0] x[1] </args>"
                + "<args> x[1] x[2] </args></group></not>",
            v -> v[0] >= v[1] || v[1] >= v[2]),
        form(
            "<ifThen><slide><list> x[] </list><allDifferent> %0 %1 </allDifferent></slide>"
                + "<group><sum><list> %0 %1 </list><condition> (eq,2) </condition></sum>"
                + "<args> x[0] x[1] </args></group></ifThen>",
            v -> v[0] == v[1] || v[1] == v[2] || v[0] + v[1] == 2,
            Map.of(
                "list offset", v -> v[0] == v[1] || v[0] + v[1] == 2,
                "list collect", v -> v[0] == v[1] || v[1] == v[2] || v[0] + v[1] == 2)),
        form(
            "<and><intension> lt(x[0],x[1]) </intension>"
                + "<group><allDifferent> %... </allDifferent><args> x[] </args></group></and>",
            v -> v[0] < v[1] && differ(x(v)), both(v -> v[0] < v[1] && differ(x(v)))),
        form(
            "<group><intension> lt(%0,%1) </intension><args> x[0] x[1] </args></group>",
            v -> v[0] < v[1], Map.of("args", v -> v[0] < v[1] && v[2] < v[3])),
        form(
            "<slide><list> x[] </list><intension> ne(%0,%1) </intension></slide>",
            v -> v[0] != v[1] && v[1] != v[2],
            Map.of(
                "slide circular", v -> differ(x(v)),
                "list offset", v -> v[0] != v[1],
                "list collect", v -> v[0] != v[1] && v[1] != v[2],
                "list", v -> Stream.of(0, 1, 2).allMatch(k -> v[k] != v[3 + k]))));
  }

  private static Map<String, Predicate<int[]>> both(Predicate<int[]> rule) {
    return Map.of(
        "intension", rule.and(v -> v[3] < v[4]), "allDifferent", rule.and(v -> differ(y(v))));
  }

  private static boolean isInDoubleOrder(int... v) {
    return Arrays.compare(new int[] {v[0], v[1]}, new int[] {v[2], v[3]}) <= 0
        && Arrays.compare(new int[] {v[0], v[2]}, new int[] {v[1], v[3]}) <= 0;
  }

  private static int min(int... v) {
    return Arrays.stream(v).min().orElseThrow();
  }

  private static int max(int... v) {
    return Arrays.stream(v).max().orElseThrow();
  }

  private static int first(int value, int... v) {
    int place = Ints.indexOf(v, value);
    return place < 0 ? v.length : place;
  }

  private static int moves(int... next) {
    return (int) Stream.of(0, 1, 2).filter(i -> next[i] != i).count();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("forms")
  void everyChildIsReadOrRefused(Form form) throws XcspException {
    Set<String> accepted = new HashSet<>();
    for (Map.Entry<String, String> child : CHILDREN.entrySet()) {
      int begin = form.xml().indexOf('>') + 1;
      int end = form.xml().lastIndexOf('<');
      String behind = new StringBuilder(form.xml()).insert(end, child.getValue()).toString();
      boolean isRead = check(form, child.getKey(), behind);
      if (isRead && !IN_ORDER.contains(child.getKey())) {
        String before = new StringBuilder(form.xml()).insert(begin, child.getValue()).toString();
        check(form, child.getKey(), before);
      }
      if (isRead) {
        accepted.add(child.getKey());
      }
    }
    assertThat(accepted)
        .containsAll(
            form.additions().keySet().stream().filter(name -> CHILDREN.containsKey(name)).toList());
  }

  /** How the variable and the constraint are related. */
  private static final ImmutableMap<String, BiPredicate<Boolean, Boolean>> REIFICATIONS =
      ImmutableMap.of(
          "reifiedBy", (b, c) -> b.equals(c),
          "hreifiedFrom", (b, c) -> !b || c,
          "hreifiedTo", (b, c) -> !c || b);

  /** Of these each use has a truth, and no variable is named for all of them. */
  private static boolean isTemplate(Form form) {
    return form.xml().startsWith("<group>") || form.xml().startsWith("<slide>");
  }

  private static Predicate<int[]> reified(Predicate<int[]> rule, String attribute) {
    BiPredicate<Boolean, Boolean> relation = requireNonNull(REIFICATIONS.get(attribute));
    return v -> relation.test(v[v.length - 1] == 1, rule.test(Arrays.copyOf(v, v.length - 1)));
  }

  /** Children of which there may be several, so that their order matters. */
  private static final ImmutableSet<String> IN_ORDER =
      ImmutableSet.of("list", "intension", "allDifferent");

  private static final Pattern ELEMENT = Pattern.compile("<(\\w+)");

  @ParameterizedTest(name = "{0}")
  @MethodSource("forms")
  void everyAttributeIsReadOrRefused(Form form) throws XcspException {
    for (Map.Entry<String, String> attribute : ATTRIBUTES.entrySet()) {
      Matcher element = ELEMENT.matcher(form.xml());
      Set<String> seen = new HashSet<>();
      while (element.find() && (element.start() == 0 || OF_CHILDREN.contains(attribute.getKey()))) {
        String name = element.group(1) + " " + attribute.getKey();
        String text = " " + attribute.getKey() + "=\"" + attribute.getValue() + "\"";
        String with = new StringBuilder(form.xml()).insert(element.end(), text).toString();
        if (REIFICATIONS.containsKey(attribute.getKey()) && !isTemplate(form)) {
          assertThat(solutions(with))
              .as(with)
              .isEqualTo(expected(with, reified(form.rule(), attribute.getKey())));
        } else if (seen.add(name)) {
          check(form, name, with);
        } else {
          assertRefused(with);
        }
      }
    }
    for (String remark : ImmutableList.of("id", "class", "note")) {
      String with = form.xml().replaceFirst("<(\\w+)", "<$1 " + remark + "=\"r\"");
      assertThat(solutions(with)).isEqualTo(expected(with, form.rule()));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("forms")
  void strayTextIsRefused(Form form) {
    Matcher gap = Pattern.compile("><").matcher(form.xml());
    while (gap.find()) {
      assertRefused(new StringBuilder(form.xml()).insert(gap.start() + 1, " 2 ").toString());
    }
    Matcher leaf = Pattern.compile("> ").matcher(form.xml());
    while (leaf.find()) {
      assertRefused(new StringBuilder(form.xml()).insert(leaf.end(), "<b> 2 </b>").toString());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("forms")
  void elementsInAnyOrder(Form form) throws XcspException {
    List<String> children =
        Pattern.compile("<(\\w+)>[^<]*</\\1>")
            .matcher(form.xml().substring(form.xml().indexOf('>') + 1))
            .results()
            .map(result -> result.group())
            .toList();
    Set<String> tags = new HashSet<>();
    boolean distinct = children.stream().allMatch(c -> tags.add(c.substring(0, c.indexOf('>'))));
    boolean areAll = form.xml().contains(">" + String.join("", children) + "<");
    if (distinct && areAll && children.size() > 1 && !form.xml().startsWith("<if")) {
      String reversed =
          form.xml().substring(0, form.xml().indexOf('>') + 1)
              + String.join("", ImmutableList.copyOf(children).reverse())
              + form.xml().substring(form.xml().lastIndexOf('<'));
      assertThat(solutions(reversed)).isEqualTo(expected(reversed, form.rule()));
    }
  }

  /** Returns whether the constraint is read; then it must mean what is written down. */
  private static boolean check(Form form, String addition, String xml) throws XcspException {
    Predicate<int[]> rule = form.additions().get(addition);
    if (rule == null) {
      assertRefused(xml);
      return false;
    }
    assertThat(solutions(xml)).as(xml).isEqualTo(expected(xml, rule));
    return true;
  }

  private static void assertRefused(String xml) {
    String text = Instances.text(VARIABLES, xml);
    try {
      Instances.read(text);
    } catch (XcspException e) {
      assertThat(Instances.sentence(text, e)).as(xml).startsWith("constraint 1");
      return;
    }
    throw new AssertionError("read, and not known what it means: " + xml);
  }

  private static ImmutableSet<List<Integer>> solutions(String xml) throws XcspException {
    return ImmutableSet.copyOf(Instances.solutions(Instances.read(Instances.text(VARIABLES, xml))));
  }

  /** The rule goes over the variables that occur. */
  private static Set<List<Integer>> expected(String xml, Predicate<int[]> rule)
      throws XcspException {
    Set<List<Integer>> expected = new HashSet<>();
    CartesianProduct.forEach(
        Instances.read(Instances.text(VARIABLES, xml)).own(),
        values -> {
          if (rule.test(values)) {
            expected.add(ImmutableList.copyOf(Ints.asList(values)));
          }
        });
    return expected;
  }
}
