package org.cspworkbench.xcsp3.fuzz;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * An instance of one or two random constraints, and its solutions by enumeration.
 *
 * @param text the instance
 * @param names the variables
 * @param domains their values
 * @param rules what the constraints mean
 */
record RandomInstance(String text, List<String> names, List<int[]> domains, List<Rule> rules) {

  /** Every kind of constraint, by a name for reports. */
  static final ImmutableMap<String, Function<Draw, Rule>> KINDS =
      ImmutableMap.<String, Function<Draw, Rule>>builder()
          .put("intension", TableRules::intension)
          .put("clause", TableRules::clause)
          .put("instantiation", TableRules::instantiation)
          .put("extension", TableRules::extension)
          .put("regular", TableRules::regular)
          .put("mdd", TableRules::mdd)
          .put("allDifferent", ComparisonRules::allDifferent)
          .put("allDifferent of lists", ComparisonRules::allDifferentLists)
          .put("allDifferent of a matrix", ComparisonRules::allDifferentMatrix)
          .put("allEqual", ComparisonRules::allEqual)
          .put("ordered", ComparisonRules::ordered)
          .put("lex", ComparisonRules::lex)
          .put("lex of a matrix", ComparisonRules::lexMatrix)
          .put("sum", CountingRules::sum)
          .put("count", CountingRules::count)
          .put("nValues", CountingRules::nValues)
          .put("cardinality", CountingRules::cardinality)
          .put("precedence", CountingRules::precedence)
          .put("extremum", ConnectionRules::extremum)
          .put("place of the extremum", ConnectionRules::extremumPlace)
          .put("element", ConnectionRules::element)
          .put("element of a matrix", ConnectionRules::elementOfMatrix)
          .put("channel", ConnectionRules::channel)
          .put("channel of two lists", ConnectionRules::channelOfTwo)
          .put("channel with a value", ConnectionRules::channelOfOne)
          .put("circuit", ConnectionRules::circuit)
          .put("noOverlap", PackingRules::noOverlap)
          .put("noOverlap of boxes", PackingRules::noOverlapOfBoxes)
          .put("cumulative", PackingRules::cumulative)
          .put("binPacking", PackingRules::binPacking)
          .put("binPacking by bin", PackingRules::binPackingByBin)
          .put("knapsack", PackingRules::knapsack)
          .put("flow", PackingRules::flow)
          .put("group of intensions", Templates::groupOfIntensions)
          .put("group of allDifferents", Templates::groupOfAllDifferents)
          .put("group of sums", Templates::groupOfSums)
          .put("group of tables", Templates::groupOfTables)
          .put("slide", Templates::slide)
          .put("slide of sums", Templates::slideOfSums)
          .put("allEqual except", ComparisonRules::allEqualExcept)
          .put("allEqual of lists", ComparisonRules::allEqualLists)
          .put("allEqual of a matrix", ComparisonRules::allEqualMatrix)
          .put("ordered lists", ComparisonRules::orderedLists)
          .put("nValues of lists", ComparisonRules::nValuesLists)
          .put("element with a rank", ConnectionRules::elementWithRank)
          .put("extremum with a rank", ConnectionRules::extremumWithRank)
          .put("hybrid extension", TableRules::hybrid)
          .put("logic", LogicRules::any)
          .buildOrThrow();

  /** An instance with one constraint of {@code kind} and sometimes another of any kind. */
  static RandomInstance of(String kind, long seed) {
    Draw draw = new Draw(seed);
    ImmutableList.Builder<Rule> rules = ImmutableList.builder();
    rules.add(Objects.requireNonNull(KINDS.get(kind), kind).apply(draw));
    if (draw.oneIn(4)) {
      rules.add(draw.oneOf(KINDS.values().asList()).apply(draw));
    }
    ImmutableList<Rule> drawn = rules.build();
    StringBuilder text = new StringBuilder("<instance format=\"XCSP3\" type=\"CSP\"><variables>");
    text.append(draw.declarations()).append("</variables><constraints>");
    drawn.forEach(rule -> text.append(rule.xml()));
    text.append("</constraints></instance>");
    return new RandomInstance(text.toString(), draw.names(), draw.domains(), drawn);
  }

  /**
   * The same instance, with more than a thousand values in each domain, of which constraints leave
   * those of this one.
   */
  RandomInstance overWideDomains() {
    StringBuilder restrictions = new StringBuilder();
    for (int x = 0; x < names.size(); x++) {
      String values = Arrays.toString(domains.get(x)).replaceAll("[\\[\\] ]", "");
      restrictions.append(
          Rule.element("intension", "in(" + names.get(x) + ",set(" + values + "))"));
    }
    int end = text.indexOf("</variables>");
    String wide =
        text.substring(0, end).replaceAll("> *-?\\d[^<]*<", "> -600..600 <")
            + text.substring(end).replace("<constraints>", "<constraints>" + restrictions);
    return new RandomInstance(wide, names, domains, rules);
  }

  /** The values of {@code wanted} in all solutions, as texts in order. */
  Set<String> solutions(List<String> wanted) {
    Set<String> solutions = new TreeSet<>();
    extend(new int[names.size()], 0, wanted, solutions);
    return solutions;
  }

  private void extend(int[] values, int x, List<String> wanted, Set<String> solutions) {
    if (x == values.length) {
      if (rules.stream().allMatch(rule -> rule.holds().test(values))) {
        solutions.add(wanted.stream().map(name -> values[names.indexOf(name)]).toList().toString());
      }
      return;
    }
    for (int value : domains.get(x)) {
      values[x] = value;
      extend(values, x + 1, wanted, solutions);
    }
  }
}
