package org.cspworkbench.xcsp3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.cspworkbench.xcsp3.Meaning.array;
import static org.cspworkbench.xcsp3.Meaning.assertMeans;
import static org.cspworkbench.xcsp3.Meaning.distinct;
import static org.cspworkbench.xcsp3.Meaning.four;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every part of an instance is read, or refused with its place: also beside the constraints. */
final class WholeInstanceTest {

  private static final String PLAIN = Instances.text(four(), "<allDifferent> x[] </allDifferent>");

  private static String refusal(String text) {
    XcspException fault = catchThrowableOfType(XcspException.class, () -> Instances.read(text));
    assertThat(fault).as(text).isNotNull();
    return Instances.sentence(text, fault);
  }

  private static int count(String text) throws XcspException {
    return Instances.solutions(Instances.read(text)).size();
  }

  @Test
  void valuesThatAreNotComparedAndSeveralLists() throws XcspException {
    String equal = "<allEqual><list> x[] </list><except> 0 </except></allEqual>";
    assertThat(count(Instances.text(array("x", 3, "0..2"), equal))).isEqualTo(15);
    String lists =
        "<nValues><list> x[0][] </list><list> x[1][] </list><list> x[2][] </list>"
            + "<condition> (eq,2) </condition></nValues>";
    String matrix = "<array id=\"x\" size=\"[3][2]\"> 0 1 </array>";
    assertThat(count(Instances.text(matrix, lists))).isEqualTo(36);
    String flat = lists.replaceAll("<list>.*</list>", "<matrix> x[][] </matrix>");
    assertThat(refusal(Instances.text(matrix, flat)))
        .isEqualTo("constraint 1 (<nValues>): <list> is missing in <nValues>");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "type=\"CSP\" | type=\"WCSP\" | an instance of type \"WCSP\" is not supported",
        "XCSP3 | XCSP4 | the format \"XCSP4\" is not supported",
        "</instance> | <constraints/></instance> | one more <constraints> in <instance> is not supported",
        "</instance> | <domains/></instance> | <domains> in <instance> is not supported",
        "<variables> | <variables level=\"1\"> | the attribute \"level\" of <variables> is not supported",
        "</variables> | <list> x[] </list></variables> | <list> among the variables is not supported",
        "</variables> | <var> 0 1 </var></variables> | a <var> needs the attribute \"id\"",
        "</variables> | <var id=\"x\"> 0 1 </var></variables> | variable x: the name is declared twice",
        "size= | startIndex=\"1\" size= | variable x: the attribute \"startIndex\" of <array> is not supported",
        "size= | type=\"real\" size= | variable x: a variable of type \"real\" is not supported",
        "<allDifferent> | <allDifferent reifiedBy=\"x[0]\"> | constraint 1 (<allDifferent>): the truth of a constraint is a variable 0..1, unlike \"x[0]\"",
        "<allDifferent> | <allDifferent reifiedBy=\"b\"> | constraint 1 (<allDifferent>): \"b\" is neither a variable nor a symbol",
        "<allDifferent> | <allDifferent type=\"soft\" violationCost=\"5\"> | constraint 1 (<allDifferent>): the attribute \"type\" of <allDifferent> is not supported",
        "x[] < | x[4] < | constraint 1 (<allDifferent>): \"x[4]\" is not a part of array \"x\"",
        "x[] < | x[][] < | constraint 1 (<allDifferent>): \"x[][]\" has more indices than array \"x\"",
        "x[] < | x[] %0 < | constraint 1 (<allDifferent>): the parameter %0 has no argument",
        "<constraints> | <constraints> text | the text \"text\" in <constraints> is not supported",
      })
  void partsThatAreNotReadAreRefused(String part, String other, String message) {
    assertThat(PLAIN).contains(part);
    assertThat(refusal(PLAIN.replace(part, other))).isEqualTo(message);
  }

  @Test
  void olderFormatIsNamed() {
    String old =
        "<instance><presentation name=\"t\" format=\"XCSP 2.1\"/><domains nbDomains=\"1\"/>"
            + "<variables nbVariables=\"1\"/></instance>";
    assertThat(refusal(old))
        .isEqualTo(
            "this is an instance in the older format \"XCSP 2.1\", which is not read; XCSP3 is");
  }

  @Test
  void adviceForTheSearchAndAttributesOfXmlHaveNoInfluence() throws XcspException {
    String advice = "<annotations><decision> x[0] </decision></annotations></instance>";
    assertThat(count(PLAIN.replace("</instance>", advice))).isEqualTo(24);
    String schema = "<instance xmlns:xsi=\"u\" xsi:noNamespaceSchemaLocation=\"XCSP3.xsd\"";
    assertThat(count(PLAIN.replace("<instance", schema))).isEqualTo(24);
  }

  @Test
  void partsInAnyOrder() throws XcspException {
    String domains =
        "<array id=\"x\" size=\"[3]\"><domain for=\"others\"> 0..2 </domain>"
            + "<domain for=\"x[1]\"> 1 </domain></array>";
    String group = "<group><args> x[0] x[1] </args><intension> lt(%0,%1) </intension></group>";
    String slide = "<slide><intension> ne(%0,%1) </intension><list> x[] </list></slide>";
    assertMeans(domains, group + slide, v -> v[0] < v[1] && v[1] == 1 && v[2] != 1);
    String objectivesFirst =
        "<instance format=\"XCSP3\" type=\"COP\">"
            + "<objectives><maximize> add(x[0],x[2]) </maximize></objectives><constraints>"
            + slide
            + "</constraints><variables>"
            + domains
            + "</variables></instance>";
    assertThat(Instances.optimum(Instances.read(objectivesFirst))).hasValue(4);
  }

  /** An index beyond the size of one dimension is not another cell of the array. */
  @Test
  void indicesAreCheckedInEachDimension() {
    String matrix = "<array id=\"m\" size=\"[2][2]\"> 0 1 </array>";
    assertThat(refusal(Instances.text(matrix, "<allDifferent> m[0][2] m[0][0] </allDifferent>")))
        .endsWith("\"m[0][2]\" is not a part of array \"m\"");
    String cells =
        "<array id=\"m\" size=\"[2][2]\"><domain for=\"m[0][2]\"> 0 1 </domain>"
            + "<domain for=\"m[0][]\"> 0 1 </domain></array>";
    assertThat(refusal(Instances.text(cells, "<allDifferent> m[0][] </allDifferent>")))
        .isEqualTo("\"m[0][2]\" is outside of array \"m\"");
    String cube = "<array id=\"m\" size=\"[2][2][2]\"> 0 1 </array>";
    assertThat(
            refusal(
                Instances.text(cube, "<allDifferent><matrix> m[][][] </matrix></allDifferent>")))
        .endsWith("a matrix has two ranges of indices, not 3: \"m[][][]\"");
  }

  @Test
  void argumentsOfTemplatesAreAllUsed() {
    String group = "<group><intension> lt(%0,%1) </intension><args> x[0] x[1] x[2] </args></group>";
    assertThat(refusal(Instances.text(four(), group)))
        .isEqualTo(
            "constraint 1, arguments 1 (<intension>): the argument \"x[2]\" has no place"
                + " in the template");
    String slide =
        "<slide><list collect=\"2\"> x[0..1] </list><list> x[2..3] </list>"
            + "<intension> lt(%0,%1) </intension></slide>";
    assertThat(refusal(Instances.text(four(), slide)))
        .endsWith("the lists offer 3 arguments where the constraint takes 2");
  }

  @Test
  void tablesHaveNoParameters() {
    String group =
        "<group><extension><list> %0 x[1] </list><supports> (0,%1) </supports></extension>"
            + "<args> x[0] 1 </args></group>";
    assertThat(refusal(Instances.text(four(), group)))
        .endsWith("(<extension>): a parameter in <supports> is not supported");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"(eq,2..5)", "(lt,{1})", "(in,3)", "(ge,1)(le,2)", "(near,3)", "(ge)", "ge,1"})
  void conditionsThatAreNoneAreRefused(String condition) {
    String sum = "<sum><list> x[] </list><condition> " + condition + " </condition></sum>";
    assertThat(refusal(Instances.text(four(), sum))).startsWith("constraint 1 (<sum>)");
  }

  @Test
  void tablesWithRangesSetsAndComparisons() throws XcspException {
    String list = "<extension><list> x[0..2] </list>";
    assertMeans(
        four(),
        list + "<supports> (0..1,3,*)({2,3},0,1..2) </supports></extension>",
        v -> (v[0] < 2 && v[1] == 3) || (v[0] > 1 && v[1] == 0 && v[2] > 0 && v[2] < 3));
    assertMeans(
        four(),
        list.replace("n>", "n type=\"hybrid-1\">")
            + "<conflicts> (≥1,≠3,∁{0,1}) </conflicts></extension>",
        v -> v[0] < 1 || v[1] == 3 || v[2] < 2);
    assertMeans(
        four(),
        list.replace("n>", "n type=\"hybrid-2\">")
            + "<supports> (*,﹥c0,c0)(0,≤c2-1,*)(=c1+c2,1,*) </supports></extension>",
        v ->
            (v[1] > v[0] && v[2] == v[0])
                || (v[0] == 0 && v[1] <= v[2] - 1)
                || (v[1] == 1 && v[0] == v[1] + v[2]));
    assertMeans(
        four(),
        "<extension><list> x[0] </list><supports> {1,3} 0 </supports></extension>",
        v -> v[0] != 2);
  }

  @Test
  void rangesInTablesTooLargeToWriteOut() throws XcspException {
    assertMeans(
        array("x", 2, "0..999"),
        "<extension><list> x[] </list><supports> (0..997,1..998)(3,5) </supports></extension>"
            + "<intension> gt(add(x[0],x[1]),1990) </intension>",
        v -> v[0] <= 997 && v[1] >= 1 && v[1] <= 998 && v[0] + v[1] > 1990);
  }

  @Test
  void constraintsOnTheTruthOfOthersInGroups() throws XcspException {
    String group =
        "<group><ifThen><intension> eq(%0,0) </intension><allDifferent> %... </allDifferent></ifThen>"
            + "<args> x[0] x[1] x[2] x[3] </args><args> x[3] x[0] x[1] </args></group>";
    assertMeans(
        four(),
        group,
        v -> (v[0] != 0 || distinct(v[1], v[2], v[3]) == 3) && (v[3] != 0 || v[0] != v[1]));
    String nested =
        "<or><and><sum><list> x[] </list><condition> (ge,9) </condition></sum>"
            + "<not><count><list> x[] </list><values> 3 </values><condition> (eq,x[0]) </condition></count></not>"
            + "</and><instantiation><list> x[] </list><values> 0 1 2 3 </values></instantiation></or>";
    assertMeans(
        four(),
        nested,
        v ->
            (IntStream.of(v).sum() >= 9 && Meaning.count(v, 3) != v[0])
                || (v[0] == 0 && v[1] == 1 && v[2] == 2 && v[3] == 3));
    assertThat(refusal(Instances.text(four(), "<not><sum><list> x[] </list></sum></not>")))
        .isEqualTo("constraint 1 (<not>): <condition> is missing in <sum>");
  }

  /** Beyond the number of combinations that are listed, the truth is tested when it is needed. */
  @Test
  void truthOfConstraintsOverManyCombinations() throws XcspException {
    assertMeans(
        array("x", 3, "0..30"),
        "<iff><allDifferent> x[] </allDifferent><lex><list> x[0..1] </list><list> x[1..2] </list>"
            + "<operator> lt </operator></lex></iff><intension> lt(add(x[0],x[1],x[2]),9) </intension>",
        v ->
            (distinct(v) == 3) == (v[0] < v[1] || (v[0] == v[1] && v[1] < v[2]))
                && v[0] + v[1] + v[2] < 9);
  }

  @Test
  void numbersInTheListOfAnObjective() throws XcspException {
    for (String objective :
        new String[] {
          "<minimize type=\"sum\"><list> x[0] 5 x[1] </list></minimize>",
          "<minimize type=\"sum\"><coeffs> 1 5 1 </coeffs><list> x[0] 1 x[1] </list></minimize>",
          "<minimize type=\"maximum\"> 6 x[0] x[1] </minimize>"
        }) {
      XcspInstance instance =
          Instances.read(Instances.text(four(), "<allDifferent> x[] </allDifferent>", objective));
      assertThat(Instances.optimum(instance)).as(objective).hasValue(6);
    }
    String nonsense = "<minimize type=\"sum\" order=\"1\"><list> x[] </list></minimize>";
    assertThat(refusal(Instances.text(four(), "", nonsense)))
        .isEqualTo("the objective: the attribute \"order\" of <minimize> is not supported");
  }
}
