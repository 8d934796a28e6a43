package org.cspworkbench.xcsp3.models;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The text of an XCSP3 instance, written piece by piece. */
final class InstanceText {

  private final StringBuilder variables = new StringBuilder();
  private final StringBuilder constraints = new StringBuilder();
  private String objective = "";

  /** An array of variables; the size is written like {@code [3][4]}. */
  InstanceText array(String id, String size, String domain) {
    variables.append("    <array id=\"%s\" size=\"%s\"> %s </array>\n".formatted(id, size, domain));
    return this;
  }

  InstanceText intension(String expression) {
    return constraint("<intension> " + expression + " </intension>");
  }

  InstanceText allDifferent(String list) {
    return constraint("<allDifferent> " + list + " </allDifferent>");
  }

  /** The tuples that are allowed, a star for any value. */
  InstanceText supports(String list, Stream<String> tuples) {
    return constraint(
        "<extension><list> %s </list><supports> %s </supports></extension>"
            .formatted(list, joined(tuples)));
  }

  /** The tuples that are forbidden. */
  InstanceText conflicts(String list, Stream<String> tuples) {
    return constraint(
        "<extension><list> %s </list><conflicts> %s </conflicts></extension>"
            .formatted(list, joined(tuples)));
  }

  InstanceText sum(String list, String condition) {
    return constraint(
        "<sum><list> %s </list><condition> %s </condition></sum>".formatted(list, condition));
  }

  InstanceText sum(String list, int[] coefficients, String condition) {
    return constraint(
        "<sum><list> %s </list><coeffs> %s </coeffs><condition> %s </condition></sum>"
            .formatted(list, words(coefficients), condition));
  }

  /** How many variables of the list have the value. */
  InstanceText count(String list, int value, String condition) {
    return constraint(
        "<count><list> %s </list><values> %d </values><condition> %s </condition></count>"
            .formatted(list, value, condition));
  }

  InstanceText instantiation(String list, int... values) {
    return constraint(
        "<instantiation><list> %s </list><values> %s </values></instantiation>"
            .formatted(list, words(values)));
  }

  /** Any other constraint, as an element of XML. */
  InstanceText constraint(String element) {
    constraints.append("    ").append(element).append('\n');
    return this;
  }

  /** What to minimise or maximise: {@code goal} is the name of the element. */
  InstanceText objective(String goal, String type, String list, int... coefficients) {
    String coeffs =
        coefficients.length == 0 ? "" : "<coeffs> " + words(coefficients) + " </coeffs>";
    objective =
        "    <%s type=\"%s\"><list> %s </list>%s</%s>\n".formatted(goal, type, list, coeffs, goal);
    return this;
  }

  String text() {
    String objectives =
        objective.isEmpty() ? "" : "  <objectives>\n" + objective + "  </objectives>\n";
    return """
        <instance format="XCSP3" type="%s">
          <variables>
        %s  </variables>
          <constraints>
        %s  </constraints>
        %s</instance>
        """
        .formatted(objective.isEmpty() ? "CSP" : "COP", variables, constraints, objectives);
  }

  /** Numbers, separated by spaces. */
  static String words(int... values) {
    return String.join(" ", IntStream.of(values).mapToObj(Integer::toString).toList());
  }

  /** A tuple of a table. */
  static String tuple(int... values) {
    return "(" + String.join(",", IntStream.of(values).mapToObj(Integer::toString).toList()) + ")";
  }

  /** Names made from the numbers 0 to {@code count - 1}, separated by spaces. */
  static String names(int count, IntNames name) {
    return String.join(" ", IntStream.range(0, count).mapToObj(name::of).toList());
  }

  /** Names by number. */
  interface IntNames {
    String of(int number);
  }

  private static String joined(Stream<String> tuples) {
    return String.join("", tuples.toList());
  }
}
