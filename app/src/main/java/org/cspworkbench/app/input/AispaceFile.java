package org.cspworkbench.app.input;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.xml.XmlElement;
import org.cspworkbench.document.xml.XmlTree;
import org.cspworkbench.presentation.paint.graph.ConstraintGraph;
import org.cspworkbench.presentation.paint.graph.GraphScene;
import org.cspworkbench.presentation.paint.graph.StatedPlaces;
import org.cspworkbench.presentation.surface.Point;

/**
 * A problem of the constraint satisfaction tool of AIspace: an XML document with the root element
 * {@code CSPIF}, the variables with their values, and constraints that are comparisons or tables of
 * {@code T} and {@code F}, in which the value of the last variable changes fastest. Anything else
 * that could be a constraint is refused. The positions of the nodes are those in the constraint
 * graph, if each variable has one of its own and the graph can be shown whole.
 */
final class AispaceFile {

  static final String ROOT = "CSPIF";
  private static final int MOST_ROWS = 1_000_000;
  private static final ImmutableSet<String> PARTS =
      ImmutableSet.of("NAME", "DESCRIPTION", "VARIABLE", "CONSTRAINT", "PROPERTY");
  private static final ImmutableSet<String> PARTS_OF_CONSTRAINTS =
      ImmutableSet.of("CUSTOMNAME", "GIVEN", "TABLE", "PROPERTY");
  private static final String NUMBER = "[-+]?[0-9]{1,15}(?:[.][0-9]*)?(?:[eE][-+]?[0-9]{1,2})?";
  private static final Pattern POSITION =
      Pattern.compile(
          "position\\s*=\\s*\\(\\s*(?<x>" + NUMBER + ")\\s*,\\s*(?<y>" + NUMBER + ")\\s*\\)");
  private static final Splitter WORDS =
      Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().trimResults();

  private final Map<String, Integer> numbers = new LinkedHashMap<>(); // of values that are texts
  private final Map<String, Variable> variables = new LinkedHashMap<>();
  private final Map<Variable, List<Integer>> values = new LinkedHashMap<>(); // as listed
  private final Map<Variable, Point> places = new LinkedHashMap<>(); // of those that state one
  private boolean anyPosition;

  private AispaceFile() {}

  /**
   * Returns the problem in a document.
   *
   * @param source its name in messages
   * @param remarks receives a sentence about ignored parts
   * @throws UnreadableException if it is none
   */
  static Csp read(String source, String text, Consumer<String> remarks) throws UnreadableException {
    return new AispaceFile().read(source, XmlTree.read(source, text), remarks);
  }

  private Csp read(String source, XmlElement root, Consumer<String> remarks)
      throws UnreadableException {
    ImmutableList<XmlElement> problems = root.children("CSP");
    if (!root.name().equals(ROOT) || problems.size() != 1) {
      throw root.fault("expected <CSPIF> with one <CSP>, found another document");
    }
    XmlElement problem = problems.get(0);
    for (XmlElement part : problem.children()) {
      if (!PARTS.contains(part.name())) {
        throw part.fault("expected a variable or a constraint, found <" + part.name() + ">");
      }
    }
    String name = text(problem, "NAME");
    Csp.Builder csp = Csp.builder(name.isEmpty() ? source : name);
    for (XmlElement variable : problem.children("VARIABLE")) {
      addVariable(csp, variable);
    }
    if (variables.isEmpty()) {
      throw problem.fault("expected a variable, found none");
    }
    for (XmlElement constraint : problem.children("CONSTRAINT")) {
      constraints(constraint).forEach(csp::post);
    }
    Csp built = csp.build();
    if (hasAllPlaces() && GraphScene.isShownWhole(ConstraintGraph.of(built))) {
      new StatedPlaces(ImmutableList.copyOf(places.values())).stateWith(built);
    } else if (anyPosition) {
      remarks.accept(source + ": the positions of the nodes are not used");
    }
    return built;
  }

  /** Returns whether each variable has a position of its own; at the same one, one hides others. */
  private boolean hasAllPlaces() {
    return places.size() == variables.size()
        && ImmutableSet.copyOf(places.values()).size() == places.size();
  }

  private static String text(XmlElement element, String child) {
    return element.children(child).stream().map(XmlElement::text).findFirst().orElse("").strip();
  }

  private void addVariable(Csp.Builder csp, XmlElement variable) throws UnreadableException {
    String name = text(variable, "NAME");
    boolean isNumber = variable.find("TYPE").orElse("").equals("Integer");
    List<Integer> listed = new ArrayList<>();
    for (XmlElement value : variable.children("VALUE")) {
      listed.add(isNumber ? number(value) : numberOf(value.text().strip()));
    }
    if (name.isEmpty() || variables.containsKey(name) || listed.isEmpty()) {
      throw variable.fault("expected a variable with a name of its own and values, found another");
    }
    int[] ascending = listed.stream().mapToInt(Integer::intValue).sorted().distinct().toArray();
    if (ascending.length < listed.size()) {
      throw variable.fault("expected each value of " + name + " once, found one twice");
    }
    Domain domain = Domain.of(ascending);
    Variable added = csp.variable(name, isNumber ? domain : domain.withLabels(labels(variable)));
    variables.put(name, added);
    values.put(added, listed);
    for (XmlElement property : variable.children("PROPERTY")) {
      anyPosition = true;
      Matcher position = POSITION.matcher(property.text().strip());
      if (position.matches()) {
        places.put(added, new Point(coordinate(position, "x"), coordinate(position, "y")));
      }
    }
  }

  private static double coordinate(Matcher position, String axis) {
    return Double.parseDouble(position.group(axis));
  }

  private static int number(XmlElement value) throws UnreadableException {
    Integer number = Ints.tryParse(value.text().strip());
    if (number == null) {
      throw value.fault("expected a whole number, found " + Quote.of(value.text().strip()));
    }
    return number;
  }

  /** Returns the number that stands for a value that is a text: the same for all variables. */
  private int numberOf(String label) {
    return numbers.computeIfAbsent(label, any -> numbers.size());
  }

  /** Returns the values of a variable in the order of their numbers. */
  private ImmutableList<String> labels(XmlElement variable) {
    return variable.children("VALUE").stream()
        .map(value -> value.text().strip())
        .sorted(Comparator.comparingInt(this::numberOf))
        .collect(ImmutableList.toImmutableList());
  }

  private ImmutableList<Constraint> constraints(XmlElement constraint) throws UnreadableException {
    List<Variable> scope = new ArrayList<>();
    for (XmlElement part : constraint.children()) {
      if (!PARTS_OF_CONSTRAINTS.contains(part.name())) {
        throw part.fault(
            "expected the variables and the table of a constraint, found <" + part.name() + ">");
      }
      if (part.name().equals("GIVEN")) {
        Variable variable = variables.get(part.text().strip());
        if (variable == null) {
          throw part.fault("expected a variable, found " + Quote.of(part.text().strip()));
        }
        scope.add(variable);
      }
    }
    if (scope.isEmpty()) {
      throw constraint.fault("expected a constraint with variables, found none");
    }
    String type = constraint.need("TYPE");
    List<Constraint> pairs = new ArrayList<>();
    for (int i = 1; i < scope.size(); i++) {
      Variable x = scope.get(i - 1);
      Variable y = scope.get(i);
      switch (type) {
        case "LessThan" -> pairs.add(new LessThan(x, y));
        case "GreaterThan" -> pairs.add(new LessThan(y, x));
        case "Equals" -> pairs.add(new Equal(x, y, 0));
        default -> {}
      }
    }
    if (type.equals("Custom")) {
      return ImmutableList.of(table(constraint, scope));
    }
    if (pairs.isEmpty()) {
      throw constraint.fault(
          "expected a constraint of type Custom, LessThan, GreaterThan or Equals, found "
              + Quote.of(type));
    }
    return ImmutableList.copyOf(pairs);
  }

  private Constraint table(XmlElement constraint, List<Variable> scope) throws UnreadableException {
    List<String> truths = WORDS.splitToList(text(constraint, "TABLE"));
    long rows = 1;
    for (Variable variable : scope) {
      rows = Math.min(MOST_ROWS + 1L, rows * variable.domain().size());
    }
    if (rows > MOST_ROWS || truths.size() != rows) {
      throw constraint.fault(
          "expected a table with "
              + (rows > MOST_ROWS ? "at most " + MOST_ROWS : String.valueOf(rows))
              + " entries, found "
              + truths.size());
    }
    List<int[]> allowed = new ArrayList<>();
    for (int row = 0; row < truths.size(); row++) {
      switch (truths.get(row)) {
        case "T" -> allowed.add(tuple(scope, row));
        case "F" -> {}
        default -> throw constraint.fault("expected T or F, found " + Quote.of(truths.get(row)));
      }
    }
    return Extension.allowing(scope, allowed.toArray(int[][]::new));
  }

  /** Returns the values in a row of a table; that of the last variable changes fastest. */
  private int[] tuple(List<Variable> scope, int row) {
    int[] tuple = new int[scope.size()];
    int rest = row;
    for (int i = tuple.length - 1; i >= 0; i--) {
      List<Integer> listed = values.getOrDefault(scope.get(i), ImmutableList.of());
      tuple[i] = listed.get(rest % listed.size());
      rest /= listed.size();
    }
    return tuple;
  }
}
