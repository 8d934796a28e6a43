package org.cspworkbench.xcsp3.fuzz;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random constraints by lists: tables, automata, decision diagrams; and plain statements. */
final class TableRules {

  private static final int STAR = Integer.MAX_VALUE;

  private TableRules() {}

  static Rule intension(Draw draw) {
    Term term = ExpressionTree.truth(draw, draw.between(1, 3));
    String content = draw.oneIn(3) ? Rule.element("function", term.text()) : term.text();
    return new Rule(Rule.element("intension", content), v -> term.in(v) != 0);
  }

  static Rule clause(Draw draw) {
    List<Term> atoms = draw.several(draw.between(1, 3), k -> ExpressionTree.truth(draw, 0));
    return new Rule(
        Rule.element("clause", Term.text(atoms)),
        v -> atoms.stream().anyMatch(atom -> atom.in(v) != 0));
  }

  static Rule instantiation(Draw draw) {
    List<Term> list = draw.operands(draw.between(1, 3));
    List<Integer> values = draw.several(list.size(), k -> draw.value());
    return new Rule(
        Rule.element(
            "instantiation",
            Rule.element("list", Term.text(list)) + Rule.element("values", spaced(values))),
        v -> {
          for (int k = 0; k < values.size(); k++) {
            if (list.get(k).in(v) != values.get(k)) {
              return false;
            }
          }
          return true;
        });
  }

  static Rule extension(Draw draw) {
    List<Term> list = draw.operands(draw.oneOf(List.of(1, 2, 2, 3, 3, 4)));
    boolean supports = draw.oneIn(2);
    boolean stars = list.size() > 1 && draw.oneIn(2);
    List<List<Integer>> tuples =
        draw.several(
            draw.oneIn(15) ? 0 : draw.between(1, supports ? 12 : 8),
            t -> draw.several(list.size(), k -> stars && draw.oneIn(3) ? STAR : draw.value()));
    String text =
        list.size() == 1
            ? spaced(tuples.stream().map(tuple -> tuple.get(0)).distinct().sorted().toList())
            : tuples.stream()
                .map(t -> t.stream().map(TableRules::star).collect(Collectors.joining(",")))
                .collect(Collectors.joining(")(", "(", ")"));
    return new Rule(
        Rule.element(
            "extension",
            Rule.element("list", Term.text(list))
                + Rule.element(supports ? "supports" : "conflicts", tuples.isEmpty() ? "" : text)),
        v -> tuples.stream().anyMatch(tuple -> fits(tuple, list, v)) == supports);
  }

  /** A table with restrictions in place of values. */
  static Rule hybrid(Draw draw) {
    List<Term> list = draw.operands(draw.between(1, 3));
    boolean supports = draw.oneIn(2);
    boolean comparing = draw.oneIn(2);
    List<List<Cell>> tuples =
        draw.several(
            draw.between(1, 5), t -> draw.several(list.size(), k -> cell(draw, list, comparing)));
    String text =
        tuples.stream()
            .map(tuple -> tuple.stream().map(Cell::text).collect(Collectors.joining(",")))
            .collect(Collectors.joining(")(", "(", ")"));
    return new Rule(
        Rule.element(
            "extension type=\"hybrid\"",
            Rule.element("list", Term.text(list))
                + Rule.element(supports ? "supports" : "conflicts", text)),
        v ->
            tuples.stream()
                    .anyMatch(
                        tuple ->
                            IntStream.range(0, tuple.size())
                                .allMatch(k -> tuple.get(k).holds().test(list.get(k).in(v), v)))
                == supports);
  }

  /** An entry of a hybrid tuple. */
  private record Cell(String text, Condition.Test holds) {}

  private static Cell cell(Draw draw, List<Term> list, boolean comparing) {
    int a = draw.value();
    int b = a + draw.below(3);
    String operator = draw.oneOf(List.of("lt", "le", "ge", "gt", "eq", "ne"));
    String sign =
        Map.of("lt", "﹤", "le", "≤", "ge", "≥", "gt", "﹥", "eq", "=", "ne", "≠").get(operator);
    int column = draw.below(list.size());
    int other = draw.below(list.size());
    int shift = draw.below(3);
    return switch (draw.below(comparing ? 9 : 6)) {
      case 0 -> new Cell("*", (x, v) -> true);
      case 1 -> new Cell(Integer.toString(a), (x, v) -> x == a);
      case 2 -> new Cell(a + ".." + b, (x, v) -> a <= x && x <= b);
      case 3 -> new Cell("{" + a + "," + b + "}", (x, v) -> x == a || x == b);
      case 4 -> new Cell("∁{" + a + "," + b + "}", (x, v) -> x != a && x != b);
      case 5 -> new Cell(sign + a, (x, v) -> Condition.compare(operator, x, a));
      case 6 ->
          new Cell(
              sign + "c" + column,
              (x, v) -> Condition.compare(operator, x, list.get(column).in(v)));
      case 7 ->
          new Cell(
              sign + "c" + column + "-" + shift,
              (x, v) -> Condition.compare(operator, x, list.get(column).in(v) - shift));
      default ->
          new Cell(
              sign + "c" + column + "+c" + other,
              (x, v) ->
                  Condition.compare(operator, x, list.get(column).in(v) + list.get(other).in(v)));
    };
  }

  private static boolean fits(List<Integer> tuple, List<Term> list, int[] values) {
    for (int k = 0; k < tuple.size(); k++) {
      if (tuple.get(k) != STAR && tuple.get(k) != list.get(k).in(values)) {
        return false;
      }
    }
    return true;
  }

  private static String star(int value) {
    return value == STAR ? "*" : Integer.toString(value);
  }

  /** A step of an automaton. */
  private record Step(String from, long value, String to) {
    @Override
    public String toString() {
      return "(" + from + "," + value + "," + to + ")";
    }
  }

  static Rule regular(Draw draw) {
    List<Term> list = draw.operands(draw.between(1, 4));
    List<String> states = List.of("q0", "q1", "q2");
    List<Step> steps =
        draw.several(
            draw.between(2, 9),
            k -> new Step(draw.oneOf(states), draw.value(), draw.oneOf(states)));
    List<String> finals = draw.several(draw.between(1, 2), k -> draw.oneOf(states));
    return new Rule(
        Rule.element(
            "regular",
            Rule.element("list", Term.text(list))
                + Rule.element("transitions", text(steps))
                + Rule.element("start", "q0")
                + Rule.element("final", String.join(" ", finals))),
        v -> reached("q0", list, steps, v).stream().anyMatch(finals::contains));
  }

  static Rule mdd(Draw draw) {
    List<Term> list = draw.operands(draw.between(1, 4));
    List<Step> steps = new ArrayList<>();
    List<String> layer = List.of("r");
    for (int k = 0; k < list.size(); k++) {
      Set<String> next = new HashSet<>();
      List<String> from = layer;
      int level = k;
      for (Step step :
          draw.several(
              draw.between(1, 6),
              s ->
                  new Step(
                      draw.oneOf(from),
                      draw.value(),
                      level == list.size() - 1 ? "t" : "n" + level + "_" + draw.below(2)))) {
        steps.add(step);
        next.add(step.to());
      }
      layer = next.stream().sorted().toList();
    }
    return new Rule(
        Rule.element(
            "mdd",
            Rule.element("list", Term.text(list)) + Rule.element("transitions", text(steps))),
        v -> reached("r", list, steps, v).contains("t"));
  }

  private static Set<String> reached(
      String start, List<Term> list, List<Step> steps, int[] values) {
    Set<String> states = Set.of(start);
    for (Term letter : list) {
      Set<String> next = new HashSet<>();
      for (Step step : steps) {
        if (states.contains(step.from()) && step.value() == letter.in(values)) {
          next.add(step.to());
        }
      }
      states = next;
    }
    return states;
  }

  private static String text(List<Step> steps) {
    return steps.stream().map(Step::toString).collect(Collectors.joining());
  }

  static String spaced(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}
