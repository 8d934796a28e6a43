package org.cspworkbench.xcsp3.fuzz;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random groups and slides: a constraint with places, and what is put there. */
final class Templates {

  private Templates() {}

  static Rule groupOfIntensions(Draw draw) {
    String operator = draw.oneOf(List.of("lt", "le", "ge", "gt", "eq", "ne"));
    int shift = draw.between(-1, 2);
    List<List<Term>> arguments = draw.several(draw.between(1, 3), k -> draw.operands(2));
    return new Rule(
        Rule.element(
            "group",
            Rule.element("intension", operator + "(add(%0," + shift + "),%1)")
                + arguments(arguments)),
        v ->
            arguments.stream()
                .allMatch(
                    pair ->
                        Condition.compare(operator, pair.get(0).in(v) + shift, pair.get(1).in(v))));
  }

  static Rule groupOfAllDifferents(Draw draw) {
    List<List<Term>> arguments =
        draw.several(draw.between(1, 3), k -> draw.operands(draw.between(1, 3)));
    return new Rule(
        Rule.element("group", Rule.element("allDifferent", "%...") + arguments(arguments)),
        v -> arguments.stream().allMatch(list -> Term.allDiffer(Term.values(list, v))));
  }

  static Rule groupOfSums(Draw draw) {
    List<List<Term>> arguments =
        draw.several(draw.between(1, 3), k -> draw.operands(draw.between(2, 3)));
    return new Rule(
        Rule.element(
            "group",
            Rule.element(
                    "sum", Rule.element("list", "%1 %...") + Rule.element("condition", "(ge,%0)"))
                + arguments(arguments)),
        v ->
            arguments.stream()
                .allMatch(
                    list ->
                        list.stream().skip(1).mapToLong(term -> term.in(v)).sum()
                            >= list.get(0).in(v)));
  }

  static Rule groupOfTables(Draw draw) {
    List<List<Term>> arguments = draw.several(draw.between(1, 3), k -> draw.operands(2));
    int value = draw.value();
    return new Rule(
        Rule.element(
            "group",
            Rule.element(
                    "extension",
                    Rule.element("list", "%0 %1")
                        + Rule.element("conflicts", "(" + value + ",0)(" + value + ",1)"))
                + arguments(arguments)),
        v ->
            arguments.stream()
                .noneMatch(
                    pair ->
                        pair.get(0).in(v) == value
                            && (pair.get(1).in(v) == 0 || pair.get(1).in(v) == 1)));
  }

  static Rule slideOfSums(Draw draw) {
    List<Term> list = draw.operands(draw.between(3, 5));
    int most = draw.between(2, 6);
    return new Rule(
        Rule.element(
            "slide",
            Rule.element("list", Term.text(list))
                + Rule.element(
                    "sum",
                    Rule.element("list", "%0 %1 %2")
                        + Rule.element("condition", "(le," + most + ")"))),
        v ->
            IntStream.rangeClosed(0, list.size() - 3)
                .allMatch(
                    k ->
                        list.get(k).in(v) + list.get(k + 1).in(v) + list.get(k + 2).in(v) <= most));
  }

  private static String arguments(List<List<Term>> arguments) {
    return arguments.stream()
        .map(list -> Rule.element("args", Term.text(list)))
        .collect(Collectors.joining());
  }

  static Rule slide(Draw draw) {
    List<Term> list = draw.operands(draw.between(2, 5));
    String operator = draw.oneOf(List.of("le", "ne", "gt"));
    boolean circular = draw.oneIn(3);
    int offset = circular ? 1 : draw.between(1, 2);
    int last = circular ? list.size() : list.size() - 1;
    return new Rule(
        Rule.element(
            circular ? "slide circular=\"true\"" : "slide",
            Rule.element("list" + (offset == 1 ? "" : " offset=\"2\""), Term.text(list))
                + Rule.element("intension", operator + "(%0,%1)")),
        v ->
            IntStream.range(0, last)
                .filter(k -> k % offset == 0)
                .allMatch(
                    k ->
                        Condition.compare(
                            operator, list.get(k).in(v), list.get((k + 1) % list.size()).in(v))));
  }
}
