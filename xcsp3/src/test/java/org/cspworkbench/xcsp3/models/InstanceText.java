package org.cspworkbench.xcsp3.models;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The text of an XCSP3 instance, written piece by piece. */
public final class InstanceText {

  private final StringBuilder variables = new StringBuilder();
  private final StringBuilder constraints = new StringBuilder();
  private String objective = "";

  /** Adds an array of variables; the size is written like {@code [3][4]}. */
  public InstanceText array(String id, String size, String domain) {
    variables.append("    <array id=\"%s\" size=\"%s\"> %s </array>\n".formatted(id, size, domain));
    return this;
  }

  /** Adds one variable. */
  public InstanceText variable(String id, String domain) {
    variables.append("    <var id=\"%s\"> %s </var>\n".formatted(id, domain));
    return this;
  }

  /** Adds the constraint that the expression is true. */
  public InstanceText intension(String expression) {
    return constraint("<intension> " + expression + " </intension>");
  }

  /** Adds the constraint that all values of the list are different. */
  public InstanceText allDifferent(String list) {
    return constraint("<allDifferent> " + list + " </allDifferent>");
  }

  /** Adds a table of the tuples that are allowed, a star for any value. */
  public InstanceText supports(String list, Stream<String> tuples) {
    return constraint(
        "<extension><list> %s </list><supports> %s </supports></extension>"
            .formatted(list, joined(tuples)));
  }

  /** Adds a table of the tuples that are forbidden. */
  public InstanceText conflicts(String list, Stream<String> tuples) {
    return constraint(
        "<extension><list> %s </list><conflicts> %s </conflicts></extension>"
            .formatted(list, joined(tuples)));
  }

  /** Adds a condition on the sum of the list. */
  public InstanceText sum(String list, String condition) {
    return constraint(
        "<sum><list> %s </list><condition> %s </condition></sum>".formatted(list, condition));
  }

  /** Adds a condition on the weighted sum of the list. */
  public InstanceText sum(String list, int[] coefficients, String condition) {
    return constraint(
        "<sum><list> %s </list><coeffs> %s </coeffs><condition> %s </condition></sum>"
            .formatted(list, words(coefficients), condition));
  }

  /** Adds a condition on the number of variables of the list that have the value. */
  public InstanceText count(String list, int value, String condition) {
    return constraint(
        "<count><list> %s </list><values> %d </values><condition> %s </condition></count>"
            .formatted(list, value, condition));
  }

  /** Adds how often each value from 0 to {@code values - 1} occurs in the list. */
  public InstanceText cardinality(String list, int values, IntNames occurs) {
    return constraint(
        "<cardinality><list> %s </list><values> %s </values><occurs> %s </occurs></cardinality>"
            .formatted(list, names(values, Integer::toString), names(values, occurs)));
  }

  /** Adds the values of the variables of the list. */
  public InstanceText instantiation(String list, int... values) {
    return constraint(
        "<instantiation><list> %s </list><values> %s </values></instantiation>"
            .formatted(list, words(values)));
  }

  /** Adds any other constraint, as an element of XML. */
  public InstanceText constraint(String element) {
    constraints.append("    ").append(element).append('\n');
    return this;
  }

  /** Sets what to minimise or maximise; {@code goal} is the name of the element. */
  public InstanceText objective(String goal, String type, String list, int... coefficients) {
    String coeffs =
        coefficients.length == 0 ? "" : "<coeffs> " + words(coefficients) + " </coeffs>";
    objective =
        "    <%s type=\"%s\"><list> %s </list>%s</%s>\n".formatted(goal, type, list, coeffs, goal);
    return this;
  }

  /** Returns the whole instance. */
  public String text() {
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

  /** Returns the numbers, separated by spaces. */
  public static String words(int... values) {
    return String.join(" ", IntStream.of(values).mapToObj(Integer::toString).toList());
  }

  /** Returns a tuple of a table. */
  public static String tuple(int... values) {
    return "(" + String.join(",", IntStream.of(values).mapToObj(Integer::toString).toList()) + ")";
  }

  /** Returns names made from the numbers 0 to {@code count - 1}, separated by spaces. */
  public static String names(int count, IntNames name) {
    return String.join(" ", IntStream.range(0, count).mapToObj(name::of).toList());
  }

  /** Names by number. */
  public interface IntNames {

    /** Returns the name made from the number. */
    String of(int number);
  }

  private static String joined(Stream<String> tuples) {
    return String.join("", tuples.toList());
  }
}
