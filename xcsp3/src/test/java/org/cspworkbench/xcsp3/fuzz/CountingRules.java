package org.cspworkbench.xcsp3.fuzz;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random constraints that add and count. */
final class CountingRules {

  private CountingRules() {}

  private static String list(String name, List<Term> list) {
    return Rule.element(name, Term.text(list));
  }

  static Rule sum(Draw draw) {
    List<Term> list = draw.terms(draw.between(1, 4));
    boolean weighted = draw.oneIn(2);
    List<Term> weights = draw.operands(list.size());
    Condition condition = Condition.any(draw, -3, 8);
    return new Rule(
        Rule.element(
            "sum",
            list("list", list) + (weighted ? list("coeffs", weights) : "") + condition.xml()),
        v -> {
          long sum = 0;
          for (int k = 0; k < list.size(); k++) {
            sum += list.get(k).in(v) * (weighted ? weights.get(k).in(v) : 1);
          }
          return condition.holds().test(sum, v);
        });
  }

  static Rule count(Draw draw) {
    List<Term> list = draw.terms(draw.between(1, 4));
    List<Term> counted =
        draw.oneIn(2)
            ? draw.several(draw.between(1, 2), k -> Term.number(draw.value()))
            : draw.operands(draw.between(1, 2));
    Condition condition = Condition.any(draw, 0, list.size());
    return new Rule(
        Rule.element("count", list("list", list) + list("values", counted) + condition.xml()),
        v -> {
          long[] values = Term.values(counted, v);
          long count =
              Arrays.stream(Term.values(list, v))
                  .filter(a -> Arrays.stream(values).anyMatch(b -> a == b))
                  .count();
          return condition.holds().test(count, v);
        });
  }

  static Rule nValues(Draw draw) {
    List<Term> list = draw.terms(draw.between(1, 4));
    List<Integer> except = draw.several(draw.below(3), k -> draw.value());
    Condition condition = Condition.any(draw, 0, list.size());
    return new Rule(
        Rule.element(
            "nValues",
            list("list", list)
                + (except.isEmpty() ? "" : Rule.element("except", TableRules.spaced(except)))
                + condition.xml()),
        v ->
            condition
                .holds()
                .test(
                    Arrays.stream(Term.values(list, v))
                        .filter(a -> !except.contains((int) a))
                        .distinct()
                        .count(),
                    v));
  }

  /** How often a value occurs. */
  private record Occurrence(Term value, String text, Condition.Test holds) {}

  static Rule cardinality(Draw draw) {
    List<Term> list = draw.operands(draw.between(1, 4));
    boolean named = draw.oneIn(4);
    List<Term> values =
        named
            ? draw.someVariables(draw.between(1, 2))
            : new TreeSet<>(draw.several(draw.between(1, 3), k -> draw.value()))
                .stream().map(Term::number).toList();
    int form = draw.below(3);
    List<Occurrence> occurrences =
        values.stream().map(value -> occurrence(draw, value, form, list.size())).toList();
    boolean closed = draw.oneIn(3);
    String occurs = occurrences.stream().map(Occurrence::text).collect(Collectors.joining(" "));
    return new Rule(
        Rule.element(
            "cardinality",
            list("list", list)
                + list(closed ? "values closed=\"true\"" : "values", values)
                + Rule.element("occurs", occurs)),
        v -> {
          long[] found = Term.values(list, v);
          return occurrences.stream()
                  .allMatch(
                      o ->
                          o.holds()
                              .test(
                                  Arrays.stream(found).filter(a -> a == o.value().in(v)).count(),
                                  v))
              && (!closed
                  || Arrays.stream(found)
                      .allMatch(a -> values.stream().anyMatch(value -> value.in(v) == a)));
        });
  }

  private static Occurrence occurrence(Draw draw, Term value, int form, int most) {
    if (form == 0) {
      int from = draw.between(0, most);
      int to = draw.between(from, most);
      return new Occurrence(value, from + ".." + to, (n, v) -> from <= n && n <= to);
    }
    Term times = form == 1 ? Term.number(draw.between(0, most)) : draw.variable();
    return new Occurrence(value, times.text(), (n, v) -> n == times.in(v));
  }

  static Rule precedence(Draw draw) {
    List<Term> list = draw.operands(draw.between(1, 5));
    List<Integer> values =
        IntStream.range(0, 3).mapToObj(k -> k * 7 % 5).limit(draw.between(2, 3)).toList();
    boolean covered = draw.oneIn(3);
    return new Rule(
        Rule.element(
            "precedence",
            list("list", list)
                + Rule.element(
                    covered ? "values covered=\"true\"" : "values", TableRules.spaced(values))),
        v -> {
          List<Long> word = Arrays.stream(Term.values(list, v)).boxed().toList();
          for (int k = 1; k < values.size(); k++) {
            int later = word.indexOf((long) values.get(k));
            int earlier = word.indexOf((long) values.get(k - 1));
            if (later >= 0 && (earlier < 0 || earlier > later)) {
              return false;
            }
          }
          return !covered || word.contains((long) values.get(values.size() - 1));
        });
  }
}
