package org.cspworkbench.xcsp3;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.VariableOrder;

/** Writes instances down, reads them and solves them. */
final class Instances {

  private Instances() {}

  /** The text of an instance. */
  static String text(String variables, String constraints) {
    return "<instance format=\"XCSP3\" type=\"CSP\"><variables>"
        + variables
        + "</variables><constraints>"
        + constraints
        + "</constraints></instance>";
  }

  /** The text of an instance with something to make small or large. */
  static String text(String variables, String constraints, String objectives) {
    return text(variables, constraints)
        .replace("</instance>", "<objectives>" + objectives + "</objectives></instance>")
        .replace("\"CSP\"", "\"COP\"");
  }

  /** The instance with this text. */
  static XcspInstance read(String text) throws XcspException {
    return read("test.xml", text.getBytes(StandardCharsets.UTF_8));
  }

  /** The instance in these bytes. */
  static XcspInstance read(String name, byte[] bytes) throws XcspException {
    try {
      return XcspReader.read(name, new ByteArrayInputStream(bytes));
    } catch (IOException e) {
      throw new AssertionError("bytes in memory can be read", e);
    }
  }

  /** Where a fault is, and what it is: {@code FILE:LINE:COLUMN: SENTENCE}. */
  private static final Pattern LOCATED = Pattern.compile("test\\.xml:(\\d+):(\\d+): ([^\n]+)");

  /** The sentence of a fault, which names the line and column of a tag in this text. */
  static String sentence(String text, XcspException fault) {
    Matcher located = LOCATED.matcher(String.valueOf(fault.getMessage()));
    assertThat(located.matches()).as(fault.getMessage()).isTrue();
    List<String> lines = text.lines().toList();
    String line = lines.get(Integer.parseInt(located.group(1)) - 1);
    assertThat(line.substring(Integer.parseInt(located.group(2)) - 1))
        .as(fault.getMessage())
        .matches("<[A-Za-z].*");
    return located.group(3);
  }

  /** All solutions, each as the values of the instance's own variables. */
  static List<ImmutableList<Integer>> solutions(XcspInstance instance) {
    return solutions(instance, new DomWdeg());
  }

  /** The values of the instance's own variables in a solution. */
  static ImmutableList<Integer> ownValues(XcspInstance instance, int... values) {
    return instance.own().stream()
        .map(x -> values[x.index()])
        .collect(ImmutableList.toImmutableList());
  }

  /** All solutions, with variables decided in this order. */
  static List<ImmutableList<Integer>> solutions(XcspInstance instance, VariableOrder order) {
    List<ImmutableList<Integer>> solutions = new ArrayList<>();
    search(instance.csp(), order)
        .wantAll()
        .onSolution(values -> solutions.add(ownValues(instance, values)))
        .solve(Limits.none(), null);
    return solutions;
  }

  /** What the best solution is worth, proved. */
  static OptionalLong optimum(XcspInstance instance) {
    Objective objective = instance.objective().orElseThrow();
    List<Long> worths = new ArrayList<>();
    search(instance.csp(), new DomWdeg())
        .optimise(objective)
        .onSolution(values -> worths.add(objective.worthOf(values)))
        .solve(Limits.none(), null);
    return worths.stream().mapToLong(Long::longValue).reduce((earlier, last) -> last);
  }

  /** Searches for solutions and shows each of them. */
  static SearchResult solve(Csp csp, long wanted, Consumer<int[]> onSolution) {
    return search(csp, new DomWdeg())
        .wanted(wanted)
        .onSolution(onSolution)
        .solve(Limits.none(), null);
  }

  private static Search search(Csp csp, VariableOrder order) {
    Network network = new Network(csp.structure(), AllDifferentFiltering.DOMAIN_CONSISTENT);
    return new Search(network, csp).order(order).lookAhead(Gac::new).branching(Branching.BINARY);
  }
}
