package org.cspworkbench.xcsp3.fuzz;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Random constraints by which variables point at places of lists. */
final class ConnectionRules {

  private ConnectionRules() {}

  private static String list(String name, List<Term> list) {
    return Rule.element(name, Term.text(list));
  }

  private static long best(boolean max, long... values) {
    return max ? LongStream.of(values).max().getAsLong() : LongStream.of(values).min().getAsLong();
  }

  static Rule extremum(Draw draw) {
    boolean max = draw.oneIn(2);
    List<Term> list = draw.terms(draw.between(1, 4));
    Condition condition = Condition.any(draw, 0, 3);
    boolean indexed = draw.oneIn(3);
    boolean conditional = !indexed || draw.oneIn(2);
    int first = indexed && draw.oneIn(3) ? 1 : 0;
    Term index = draw.operands(1).get(0);
    return new Rule(
        Rule.element(
            max ? "maximum" : "minimum",
            list("list" + Draw.startIndex("startIndex", first), list)
                + (indexed ? Rule.element("index", index.text()) : "")
                + (conditional ? condition.xml() : "")),
        v -> {
          long[] values = Term.values(list, v);
          long best = best(max, values);
          long place = index.in(v) - first;
          return (!conditional || condition.holds().test(best, v))
              && (!indexed || (isPlace(place, values) && values[(int) place] == best));
        });
  }

  private static boolean isPlace(long place, long... values) {
    return 0 <= place && place < values.length;
  }

  static Rule extremumPlace(Draw draw) {
    boolean max = draw.oneIn(2);
    List<Term> list = draw.terms(draw.between(1, 4));
    String rank = draw.oneOf(List.of("any", "first", "last"));
    Condition condition = Condition.relation(draw, "eq", 0, list.size() - 1);
    String name = max ? "maximumArg" : "minimumArg";
    return new Rule(
        Rule.element(
            name + (rank.equals("any") ? "" : " rank=\"" + rank + "\""),
            list("list", list) + condition.xml()),
        v -> {
          long[] values = Term.values(list, v);
          long best = best(max, values);
          int[] places = IntStream.range(0, values.length).filter(k -> values[k] == best).toArray();
          return switch (rank) {
            case "first" -> condition.holds().test(places[0], v);
            case "last" -> condition.holds().test(places[places.length - 1], v);
            default -> IntStream.of(places).anyMatch(k -> condition.holds().test(k, v));
          };
        });
  }

  static Rule element(Draw draw) {
    List<Term> list = draw.operands(draw.between(1, 4));
    Term value = draw.operands(1).get(0);
    if (draw.oneIn(4)) {
      return new Rule(
          Rule.element("element", list("list", list) + Rule.element("value", value.text())),
          v -> Arrays.stream(Term.values(list, v)).anyMatch(a -> a == value.in(v)));
    }
    int first = draw.oneIn(3) ? 1 : 0;
    Term index = draw.operands(1).get(0);
    boolean conditional = draw.oneIn(2);
    Condition condition = Condition.any(draw, 0, 3);
    return new Rule(
        Rule.element(
            "element",
            list("list" + Draw.startIndex("startIndex", first), list)
                + Rule.element("index", index.text())
                + (conditional ? condition.xml() : Rule.element("value", value.text()))),
        v -> {
          long[] values = Term.values(list, v);
          long place = index.in(v) - first;
          return isPlace(place, values)
              && (conditional
                  ? condition.holds().test(values[(int) place], v)
                  : values[(int) place] == value.in(v));
        });
  }

  /** The index is the first or the last place of the value. */
  static Rule elementWithRank(Draw draw) {
    List<Term> list = draw.operands(draw.between(1, 4));
    Term value = draw.operands(1).get(0);
    int first = draw.oneIn(3) ? 1 : 0;
    boolean last = draw.oneIn(2);
    Term index = draw.operands(1).get(0);
    return new Rule(
        Rule.element(
            "element",
            list("list" + Draw.startIndex("startIndex", first), list)
                + Rule.element(rank(last), index.text())
                + Rule.element("value", value.text())),
        v -> place(last, value.in(v), Term.values(list, v)) == index.in(v) - first);
  }

  static Rule extremumWithRank(Draw draw) {
    boolean max = draw.oneIn(2);
    List<Term> list = draw.terms(draw.between(1, 4));
    boolean last = draw.oneIn(2);
    Term index = draw.operands(1).get(0);
    return new Rule(
        Rule.element(
            max ? "maximum" : "minimum",
            Rule.element(rank(last), index.text()) + list("list", list)),
        v -> {
          long[] values = Term.values(list, v);
          return place(last, best(max, values), values) == index.in(v);
        });
  }

  private static String rank(boolean last) {
    return "index rank=\"" + (last ? "last" : "first") + "\"";
  }

  /** The first or last place of {@code value}, or one that no variable can have. */
  private static int place(boolean last, long value, long... list) {
    int[] places = IntStream.range(0, list.length).filter(k -> list[k] == value).toArray();
    return places.length == 0 ? -99 : places[last ? places.length - 1 : 0];
  }

  static Rule elementOfMatrix(Draw draw) {
    int width = draw.between(1, 3);
    List<List<Term>> rows = draw.several(draw.between(1, 3), k -> draw.operands(width));
    int firstRow = draw.oneIn(3) ? 1 : 0;
    int firstColumn = draw.oneIn(3) ? 1 : 0;
    List<Term> index = draw.operands(2);
    boolean conditional = draw.oneIn(2);
    Condition condition = Condition.any(draw, 0, 3);
    Term value = draw.operands(1).get(0);
    String starts =
        Draw.startIndex("startRowIndex", firstRow) + Draw.startIndex("startColIndex", firstColumn);
    return new Rule(
        Rule.element(
            "element",
            Rule.element("matrix" + starts, Term.rows(rows))
                + list("index", index)
                + (conditional ? condition.xml() : Rule.element("value", value.text()))),
        v -> {
          long row = index.get(0).in(v) - firstRow;
          long column = index.get(1).in(v) - firstColumn;
          if (row < 0 || row >= rows.size() || column < 0 || column >= width) {
            return false;
          }
          long entry = rows.get((int) row).get((int) column).in(v);
          return conditional ? condition.holds().test(entry, v) : entry == value.in(v);
        });
  }

  static Rule channel(Draw draw) {
    List<Term> list = draw.operands(draw.between(1, 3));
    int first = draw.oneIn(3) ? 1 : 0;
    String start = "list" + Draw.startIndex("startIndex", first);
    return new Rule(
        Rule.element("channel", first == 0 ? Term.text(list) : list(start, list)),
        v -> mirrors(Term.values(list, v), first, Term.values(list, v), first));
  }

  static Rule channelOfTwo(Draw draw) {
    List<Term> xs = draw.operands(draw.between(1, 3));
    List<Term> ys = draw.operands(draw.between(xs.size(), 4));
    int firstX = draw.oneIn(3) ? 1 : 0;
    int firstY = draw.oneIn(3) ? 1 : 0;
    return new Rule(
        Rule.element(
            "channel",
            list("list" + Draw.startIndex("startIndex", firstX), xs)
                + list("list" + Draw.startIndex("startIndex", firstY), ys)),
        v -> {
          long[] a = Term.values(xs, v);
          long[] b = Term.values(ys, v);
          return mirrors(a, firstX, b, firstY)
              && (xs.size() != ys.size() || mirrors(b, firstY, a, firstX));
        });
  }

  /** Whether x_i = j implies y_j = i. */
  private static boolean mirrors(long[] xs, int firstX, long[] ys, int firstY) {
    for (int i = 0; i < xs.length; i++) {
      long j = xs[i] - firstY;
      if (!isPlace(j, ys) || ys[(int) j] != i + firstX) {
        return false;
      }
    }
    return true;
  }

  static Rule channelOfOne(Draw draw) {
    List<Term> list = draw.operands(draw.between(1, 4));
    int first = draw.oneIn(3) ? 1 : 0;
    Term value = draw.operands(1).get(0);
    return new Rule(
        Rule.element(
            "channel",
            list("list" + Draw.startIndex("startIndex", first), list)
                + Rule.element("value", value.text())),
        v -> {
          long[] values = Term.values(list, v);
          long place = value.in(v) - first;
          return isPlace(place, values)
              && IntStream.range(0, values.length).allMatch(k -> (values[k] == 1) == (k == place));
        });
  }

  static Rule circuit(Draw draw) {
    List<Term> list = draw.operands(draw.between(2, 4));
    int first = draw.oneIn(3) ? 1 : 0;
    boolean sized = draw.oneIn(3);
    Term size = draw.oneIn(2) ? draw.variable() : Term.number(draw.between(1, 4));
    String name = "list" + Draw.startIndex("startIndex", first);
    return new Rule(
        Rule.element(
            "circuit",
            first == 0 && !sized
                ? Term.text(list)
                : list(name, list) + (sized ? Rule.element("size", size.text()) : "")),
        v -> {
          int length = circuitLength(Term.values(list, v), first);
          return length > 1 && (!sized || length == size.in(v));
        });
  }

  /** How many places the one circuit visits, or 0 if there is none, or several. */
  private static int circuitLength(long[] next, int first) {
    if (!Term.allDiffer(next) || !LongStream.of(next).allMatch(j -> isPlace(j - first, next))) {
      return 0;
    }
    int[] moving = IntStream.range(0, next.length).filter(k -> next[k] - first != k).toArray();
    if (moving.length == 0) {
      return 0;
    }
    int steps = 0;
    int place = moving[0];
    do {
      place = (int) next[place] - first;
      steps++;
    } while (place != moving[0]);
    return steps == moving.length ? steps : 0;
  }
}
