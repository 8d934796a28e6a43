package org.cspworkbench.xcsp3.fuzz;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random constraints on tasks, boxes, bins, sacks and flows. */
final class PackingRules {

  private PackingRules() {}

  private static String list(String name, List<Term> list) {
    return Rule.element(name, Term.text(list));
  }

  /** Numbers from 0 on, or variables, or both. */
  private static List<Term> amounts(Draw draw, int count) {
    int form = draw.below(4);
    return draw.several(
        count,
        k ->
            form == 0 || (form == 1 && draw.oneIn(2))
                ? draw.variable()
                : Term.number(draw.below(4)));
  }

  private static Predicate<int[]> noneNegative(List<Term> amounts) {
    return v -> Arrays.stream(Term.values(amounts, v)).allMatch(a -> a >= 0);
  }

  static Rule noOverlap(Draw draw) {
    List<Term> origins = draw.operands(draw.between(1, 3));
    List<Term> lengths = amounts(draw, origins.size());
    boolean zeroIgnored = draw.oneIn(2);
    return new Rule(
        Rule.element(
            "noOverlap" + (zeroIgnored ? "" : " zeroIgnored=\"false\""),
            list("origins", origins) + list("lengths", lengths)),
        v ->
            apart(List.of(Term.values(origins, v)), List.of(Term.values(lengths, v)), zeroIgnored));
  }

  static Rule noOverlapOfBoxes(Draw draw) {
    int boxes = draw.between(2, 3);
    List<List<Term>> origins = draw.several(boxes, k -> draw.operands(2));
    List<List<Term>> lengths = draw.several(boxes, k -> amounts(draw, 2));
    boolean zeroIgnored = draw.oneIn(2);
    return new Rule(
        Rule.element(
            "noOverlap" + (zeroIgnored ? "" : " zeroIgnored=\"false\""),
            Rule.element("origins", Term.rows(origins))
                + Rule.element("lengths", Term.rows(lengths))),
        v -> apart(dimensions(origins, v), dimensions(lengths, v), zeroIgnored));
  }

  private static List<long[]> dimensions(List<List<Term>> boxes, int[] values) {
    return IntStream.range(0, 2)
        .mapToObj(d -> boxes.stream().mapToLong(box -> box.get(d).in(values)).toArray())
        .toList();
  }

  /** Whether any two boxes are apart in some dimension. */
  private static boolean apart(List<long[]> origins, List<long[]> lengths, boolean zeroIgnored) {
    int boxes = origins.get(0).length;
    for (int i = 0; i < boxes; i++) {
      for (int j = 0; j < i; j++) {
        boolean fine = false;
        for (int d = 0; d < origins.size(); d++) {
          long[] at = origins.get(d);
          long[] by = lengths.get(d);
          fine |= at[i] + by[i] <= at[j] || at[j] + by[j] <= at[i];
          fine |= zeroIgnored && (by[i] == 0 || by[j] == 0);
        }
        if (!fine) {
          return false;
        }
      }
    }
    return true;
  }

  static Rule cumulative(Draw draw) {
    List<Term> origins = draw.operands(draw.between(1, 4));
    List<Term> lengths = amounts(draw, origins.size());
    List<Term> heights = amounts(draw, origins.size());
    List<Term> ends = draw.operands(origins.size());
    boolean withEnds = draw.oneIn(4);
    Condition limit = Condition.relation(draw, draw.oneIn(4) ? "lt" : "le", 0, 5);
    return new Rule(
        Rule.element(
                "cumulative",
                list("origins", origins)
                    + list("lengths", lengths)
                    + (withEnds ? list("ends", ends) : "")
                    + list("heights", heights)
                    + limit.xml())
            + notNegative(lengths)
            + notNegative(heights),
        noneNegative(lengths)
            .and(noneNegative(heights))
            .and(
                v -> {
                  long[] from = Term.values(origins, v);
                  long[] by = Term.values(lengths, v);
                  long[] high = Term.values(heights, v);
                  return IntStream.rangeClosed(-10, 20)
                          .allMatch(
                              t ->
                                  limit
                                      .holds()
                                      .test(
                                          IntStream.range(0, from.length)
                                              .filter(i -> from[i] <= t && t < from[i] + by[i])
                                              .mapToLong(i -> high[i])
                                              .sum(),
                                          v))
                      && (!withEnds
                          || IntStream.range(0, from.length)
                              .allMatch(i -> from[i] + by[i] == ends.get(i).in(v)));
                }));
  }

  private static String notNegative(List<Term> amounts) {
    return amounts.stream()
        .map(amount -> Rule.element("intension", "ge(" + amount.text() + ",0)"))
        .collect(Collectors.joining());
  }

  static Rule binPacking(Draw draw) {
    List<Term> list = draw.operands(draw.between(1, 4));
    List<Integer> sizes = draw.several(list.size(), k -> draw.below(4));
    Condition condition = Condition.any(draw, 0, 5);
    return new Rule(
        Rule.element(
            "binPacking",
            list("list", list) + Rule.element("sizes", TableRules.spaced(sizes)) + condition.xml()),
        v ->
            Arrays.stream(Term.values(list, v))
                .allMatch(bin -> condition.holds().test(load(list, sizes, bin, v), v)));
  }

  private static long load(List<Term> list, List<Integer> sizes, long bin, int[] values) {
    return IntStream.range(0, list.size())
        .filter(i -> list.get(i).in(values) == bin)
        .mapToLong(sizes::get)
        .sum();
  }

  static Rule binPackingByBin(Draw draw) {
    List<Term> list = draw.operands(draw.between(1, 4));
    List<Integer> sizes = draw.several(list.size(), k -> draw.below(4));
    int count = draw.between(1, 4);
    String form = draw.oneOf(List.of("limits", "loads", "conditions"));
    int first = form.equals("conditions") && draw.oneIn(3) ? 1 : 0;
    List<Term> amounts = draw.operands(count);
    List<Condition> conditions = draw.several(count, k -> Condition.any(draw, 0, 5));
    String bins =
        form.equals("conditions")
            ? conditions.stream().map(Condition::text).collect(Collectors.joining())
            : Term.text(amounts);
    return new Rule(
        Rule.element(
            "binPacking",
            list("list", list)
                + Rule.element("sizes", TableRules.spaced(sizes))
                + Rule.element(form + Draw.startIndex("startIndex", first), bins)),
        v ->
            Arrays.stream(Term.values(list, v)).allMatch(a -> first <= a && a < first + count)
                && IntStream.range(0, count)
                    .allMatch(
                        k -> {
                          long load = load(list, sizes, first + k, v);
                          return switch (form) {
                            case "limits" -> load <= amounts.get(k).in(v);
                            case "loads" -> load == amounts.get(k).in(v);
                            default -> conditions.get(k).holds().test(load, v);
                          };
                        }));
  }

  static Rule knapsack(Draw draw) {
    List<Term> list = draw.operands(draw.between(1, 4));
    List<Term> weights = draw.several(list.size(), k -> Term.number(draw.below(4)));
    List<Term> profits = draw.several(list.size(), k -> Term.number(draw.below(4)));
    Condition weight = Condition.any(draw, 0, 8);
    Condition profit = Condition.any(draw, 0, 8);
    return new Rule(
        Rule.element(
            "knapsack",
            list("list", list)
                + list("weights", weights)
                + weight.xml()
                + list("profits", profits)
                + profit.xml()),
        v ->
            weight.holds().test(weighted(list, weights, v), v)
                && profit.holds().test(weighted(list, profits, v), v));
  }

  private static long weighted(List<Term> list, List<Term> factors, int[] values) {
    return IntStream.range(0, list.size())
        .mapToLong(k -> list.get(k).in(values) * factors.get(k).in(values))
        .sum();
  }

  static Rule flow(Draw draw) {
    int nodes = draw.between(2, 3);
    int first = draw.oneIn(3) ? 1 : 0;
    List<int[]> arcs =
        draw.several(
            draw.between(nodes, 4),
            k -> {
              int from = k < nodes ? k : draw.below(nodes); // every node has an arc
              return new int[] {from, (from + draw.between(1, nodes - 1)) % nodes};
            });
    List<Term> flows = draw.operands(arcs.size());
    List<Term> balance =
        draw.several(
            nodes, k -> draw.oneIn(4) ? draw.variable() : Term.number(draw.between(-1, 1)));
    boolean weighted = draw.oneIn(2);
    List<Term> weights = draw.operands(arcs.size());
    Condition condition = Condition.any(draw, 0, 8);
    String text =
        arcs.stream()
            .map(arc -> "(" + (arc[0] + first) + "," + (arc[1] + first) + ")")
            .collect(Collectors.joining());
    return new Rule(
        Rule.element(
            "flow",
            list("list", flows)
                + list("balance", balance)
                + Rule.element("arcs", text)
                + (weighted ? list("weights", weights) + condition.xml() : "")),
        v ->
            IntStream.range(0, nodes)
                    .allMatch(node -> net(node, arcs, flows, v) == balance.get(node).in(v))
                && (!weighted || condition.holds().test(weighted(flows, weights, v), v)));
  }

  /** What leaves a node less what enters it. */
  private static long net(int node, List<int[]> arcs, List<Term> flows, int[] values) {
    long net = 0;
    for (int k = 0; k < arcs.size(); k++) {
      net += arcs.get(k)[0] == node ? flows.get(k).in(values) : 0;
      net -= arcs.get(k)[1] == node ? flows.get(k).in(values) : 0;
    }
    return net;
  }
}
