package org.cspworkbench.xcsp3.fuzz;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Random constraints that compare variables, or lists of them. */
final class ComparisonRules {

  private ComparisonRules() {}

  static Rule allDifferent(Draw draw) {
    List<Term> list = draw.terms(draw.between(1, 4));
    if (draw.oneIn(2)) {
      return new Rule(
          Rule.element("allDifferent", Term.text(list)), v -> Term.allDiffer(Term.values(list, v)));
    }
    List<Integer> except = draw.several(draw.between(1, 2), k -> draw.value());
    return new Rule(
        Rule.element("allDifferent", list("list", list) + except(except)),
        v -> differ(list, except, v));
  }

  private static String list(String name, List<Term> list) {
    return Rule.element(name, Term.text(list));
  }

  private static String except(List<Integer> except) {
    return Rule.element("except", TableRules.spaced(except));
  }

  private static boolean differ(List<Term> list, List<Integer> except, int[] values) {
    return Term.allDiffer(
        Arrays.stream(Term.values(list, values)).filter(a -> !except.contains((int) a)).toArray());
  }

  static Rule allDifferentLists(Draw draw) {
    List<List<Term>> lists = lists(draw);
    boolean excepts = lists.get(0).size() > 1 && draw.oneIn(3);
    List<Integer> tuple = draw.several(lists.get(0).size(), k -> draw.value());
    String except = tuple.stream().map(String::valueOf).collect(Collectors.joining(",", "(", ")"));
    return new Rule(
        Rule.element(
            "allDifferent",
            lists.stream().map(list -> list("list", list)).collect(Collectors.joining())
                + (excepts ? Rule.element("except", except) : "")),
        v -> {
          List<List<Long>> vectors =
              lists.stream()
                  .map(list -> Arrays.stream(Term.values(list, v)).boxed().toList())
                  .filter(vector -> !excepts || !vector.equals(longs(tuple)))
                  .toList();
          return vectors.stream().distinct().count() == vectors.size();
        });
  }

  private static List<Long> longs(List<Integer> numbers) {
    return numbers.stream().map(Integer::longValue).toList();
  }

  private static List<List<Term>> lists(Draw draw) {
    int length = draw.between(1, 3);
    return draw.several(draw.between(2, 3), k -> draw.operands(length));
  }

  static Rule allDifferentMatrix(Draw draw) {
    List<List<Term>> rows = matrix(draw);
    List<Integer> except = draw.several(draw.oneIn(2) ? 0 : 1, k -> draw.value());
    return new Rule(
        Rule.element(
            "allDifferent",
            Rule.element("matrix", Term.rows(rows)) + (except.isEmpty() ? "" : except(except))),
        v ->
            rows.stream().allMatch(row -> differ(row, except, v))
                && columns(rows).stream().allMatch(column -> differ(column, except, v)));
  }

  private static List<List<Term>> matrix(Draw draw) {
    int width = draw.between(1, 3);
    return draw.several(draw.between(2, 3), k -> draw.operands(width));
  }

  private static List<List<Term>> columns(List<List<Term>> rows) {
    return IntStream.range(0, rows.get(0).size())
        .mapToObj(k -> rows.stream().map(row -> row.get(k)).toList())
        .toList();
  }

  static Rule allEqual(Draw draw) {
    List<Term> list = draw.terms(draw.between(1, 4));
    return new Rule(
        Rule.element("allEqual", draw.oneIn(2) ? Term.text(list) : list("list", list)),
        v -> Arrays.stream(Term.values(list, v)).distinct().count() == 1);
  }

  static Rule allEqualExcept(Draw draw) {
    List<Term> list = draw.terms(draw.between(1, 4));
    List<Integer> except = draw.several(draw.between(0, 2), k -> draw.value());
    return new Rule(
        Rule.element("allEqual", except(except) + list("list", list)),
        v ->
            Arrays.stream(Term.values(list, v))
                    .filter(a -> !except.contains((int) a))
                    .distinct()
                    .count()
                < 2);
  }

  static Rule allEqualLists(Draw draw) {
    List<List<Term>> lists = lists(draw);
    List<Integer> tuple = draw.several(lists.get(0).size(), k -> draw.value());
    boolean excepts = draw.oneIn(3);
    return new Rule(
        Rule.element(
            "allEqual", elements(lists) + (excepts ? Rule.element("except", text(tuple)) : "")),
        v ->
            vectors(lists, v)
                    .filter(vector -> !excepts || !vector.equals(longs(tuple)))
                    .distinct()
                    .count()
                < 2);
  }

  static Rule allEqualMatrix(Draw draw) {
    List<List<Term>> rows = matrix(draw);
    return new Rule(
        Rule.element("allEqual", Rule.element("matrix", Term.rows(rows))),
        v -> vectors(rows, v).flatMap(List::stream).distinct().count() == 1);
  }

  static Rule nValuesLists(Draw draw) {
    List<List<Term>> lists = lists(draw);
    List<Integer> tuple = draw.several(lists.get(0).size(), k -> draw.value());
    boolean excepts = draw.oneIn(3);
    Condition condition = Condition.any(draw, 1, lists.size());
    return new Rule(
        Rule.element(
            "nValues",
            elements(lists)
                + (excepts ? Rule.element("except", text(tuple)) : "")
                + condition.xml()),
        v ->
            condition
                .holds()
                .test(
                    vectors(lists, v)
                        .filter(vector -> !excepts || !vector.equals(longs(tuple)))
                        .distinct()
                        .count(),
                    v));
  }

  private static String elements(List<List<Term>> lists) {
    return lists.stream().map(list -> list("list", list)).collect(Collectors.joining());
  }

  private static String text(List<Integer> tuple) {
    return tuple.stream().map(String::valueOf).collect(Collectors.joining(",", "(", ")"));
  }

  private static Stream<List<Long>> vectors(List<List<Term>> lists, int[] values) {
    return lists.stream().map(list -> Arrays.stream(Term.values(list, values)).boxed().toList());
  }

  static Rule orderedLists(Draw draw) {
    List<List<Term>> lists = lists(draw);
    String operator = draw.oneOf(Condition.ORDERS);
    return new Rule(
        Rule.element("ordered", Rule.element("operator", operator) + elements(lists)),
        inOrder(operator, lists));
  }

  static Rule ordered(Draw draw) {
    List<Term> list = draw.operands(draw.between(1, 4));
    boolean spaced = list.size() > 1 && draw.oneIn(2);
    List<Term> lengths = draw.operands(list.size() - 1);
    String operator = draw.oneOf(Condition.ORDERS);
    return new Rule(
        Rule.element(
            "ordered",
            list("list", list)
                + (spaced ? list("lengths", lengths) : "")
                + Rule.element("operator", operator)),
        v ->
            IntStream.range(1, list.size())
                .allMatch(
                    k ->
                        Condition.compare(
                            operator,
                            list.get(k - 1).in(v) + (spaced ? lengths.get(k - 1).in(v) : 0),
                            list.get(k).in(v))));
  }

  static Rule lex(Draw draw) {
    List<List<Term>> lists = lists(draw);
    String operator = draw.oneOf(Condition.ORDERS);
    return new Rule(
        Rule.element(
            "lex",
            lists.stream().map(list -> list("list", list)).collect(Collectors.joining())
                + Rule.element("operator", operator)),
        inOrder(operator, lists));
  }

  static Rule lexMatrix(Draw draw) {
    List<List<Term>> rows = matrix(draw);
    String operator = draw.oneOf(Condition.ORDERS);
    return new Rule(
        Rule.element(
            "lex", Rule.element("matrix", Term.rows(rows)) + Rule.element("operator", operator)),
        inOrder(operator, rows).and(inOrder(operator, columns(rows))));
  }

  private static Predicate<int[]> inOrder(String operator, List<List<Term>> lists) {
    return v ->
        IntStream.range(1, lists.size())
            .allMatch(
                k ->
                    Condition.compare(
                        operator,
                        Arrays.compare(
                            Term.values(lists.get(k - 1), v), Term.values(lists.get(k), v)),
                        0));
  }
}
