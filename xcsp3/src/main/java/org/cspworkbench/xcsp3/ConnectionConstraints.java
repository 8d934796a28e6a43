package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Circuit;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Element;
import org.cspworkbench.core.model.ElementOfNumbers;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;

/** Constraints in which one variable is the index of another. */
final class ConnectionConstraints {

  /** A relation between two variables is a test, which the kernel lists, up to so many pairs. */
  private static final long MAX_PAIRS = 1 << 20;

  private final ModelBuilder model;
  private final ExpressionConstraints expressions;
  private final Operands operands;

  ConnectionConstraints(ModelBuilder model, ExpressionConstraints expressions, Operands operands) {
    this.model = model;
    this.expressions = expressions;
    this.operands = operands;
  }

  void element(Part c) {
    Optional<Part> matrix = c.optional("matrix");
    Requirement condition = operands.conditionOrValue(c);
    if (matrix.isPresent()) {
      matrixElement(matrix.get(), c.child("index"), condition);
      return;
    }
    Part list = c.child("list");
    Optional<Part> index = c.optional("index");
    if (index.isEmpty()) {
      isMember(operands.expressions(list), condition);
      return;
    }
    ImmutableList<Variable> entries = operands.list(list);
    Variable place = operands.variable(index.get());
    int first = list.number("startIndex", 0);
    Variable value = entry(entries, place, first, condition);
    postRank(rank(index.get()), references(entries), place, first, referenceOrNumber(value));
  }

  private void isMember(List<Expression> list, Requirement condition) {
    Variable wanted =
        operands
            .equalTo(condition)
            .orElseThrow(() -> new UnsupportedPart("a condition other than equality"));
    ImmutableList.Builder<Expression> in = ImmutableList.builder();
    in.add(new Reference(wanted)).addAll(list);
    expressions.post(new Operation(Operator.IN, in.build()));
  }

  private void matrixElement(Part matrix, Part index, Requirement condition) {
    List<ImmutableList<Variable>> rows = operands.rows(matrix);
    List<Variable> indices = operands.list(index);
    if (indices.size() != 2) {
      throw UnsupportedPart.fault("the <index> of a matrix is a row and a column");
    }
    if (rank(index) != Rank.ANY) {
      throw new UnsupportedPart("a rank in a matrix other than \"any\"");
    }
    int firstRow = matrix.number("startRowIndex", 0);
    int firstColumn = matrix.number("startColIndex", 0);
    int width = rows.get(0).size();
    restrictToPlaces(indices.get(0), firstRow, rows.size());
    restrictToPlaces(indices.get(1), firstColumn, width);
    Variable place =
        new Sum()
            .add(width, indices.get(0))
            .add(1, indices.get(1))
            .add(-(long) width * firstRow - firstColumn)
            .total(model, "place in the matrix");
    entry(
        rows.stream().flatMap(List::stream).collect(ImmutableList.toImmutableList()),
        place,
        0,
        condition);
  }

  /**
   * Requires that the entry of {@code list} at {@code index} satisfies {@code condition}, and
   * returns that entry.
   */
  private Variable entry(
      ImmutableList<Variable> list, Variable index, int first, Requirement condition) {
    restrictToPlaces(index, first, list.size());
    Variable value = operands.equalTo(condition).orElse(null);
    if (value == null) {
      List<Variable> reached = new ArrayList<>();
      for (int k = 0; k < list.size(); k++) {
        if (index.domain().contains(first + k)) {
          reached.add(list.get(k));
        }
      }
      int[] values =
          CountingConstraints.valuesOf(reached).stream().mapToInt(Integer::intValue).toArray();
      value = values.length == 0 ? model.constant(0) : model.helper("entry", Domain.of(values));
      operands.post(new Sum().add(1, value), condition);
    }
    equals(list, index, first, value);
    return value;
  }

  /**
   * Requires that the entry of {@code list} at {@code index}, counted from {@code first}, is {@code
   * value}.
   */
  void equals(ImmutableList<Variable> list, Variable index, int first, Variable value) {
    ImmutableList<Variable> places = ImmutableList.of(index, value);
    if (list.stream().allMatch(x -> x.domain().size() == 1)) {
      int[] numbers = list.stream().mapToInt(x -> x.domain().min()).toArray();
      if (CartesianProduct.size(places) > MAX_PAIRS) {
        ImmutableIntArray listed = ImmutableIntArray.copyOf(numbers);
        model.post(new ElementOfNumbers(listed, first, index, value));
        return;
      }
      model.relate(
          "numbers" + java.util.Arrays.toString(numbers) + "[%0 - " + first + "] = %1",
          places,
          v ->
              v[0] >= first
                  && (long) v[0] - first < numbers.length
                  && numbers[v[0] - first] == v[1]);
      return;
    }
    model.post(new Element(list, first, index, value));
  }

  private void restrictToPlaces(Variable index, int first, int count) {
    model.restrict("is a place of " + count, index, v -> v >= first && (long) v - first < count);
  }

  private static Expression referenceOrNumber(Variable x) {
    return x.domain().size() == 1 ? new Literal(x.domain().min()) : new Reference(x);
  }

  private static ImmutableList<Expression> references(List<Variable> list) {
    return list.stream()
        .map(ConnectionConstraints::referenceOrNumber)
        .collect(ImmutableList.toImmutableList());
  }

  /** Which of several places of a value an index is. */
  private enum Rank {
    ANY,
    FIRST,
    LAST
  }

  private static Rank rank(Part part) {
    String rank = part.attribute("rank").orElse("any");
    return switch (rank.toLowerCase(Locale.ROOT)) {
      case "any" -> Rank.ANY;
      case "first" -> Rank.FIRST;
      case "last" -> Rank.LAST;
      default -> throw new UnsupportedPart("the rank " + Screening.quoted(rank));
    };
  }

  /**
   * Requires that no entry before or behind {@code place}, as {@code rank} has it, is the value.
   */
  private void postRank(
      Rank rank, List<Expression> list, Variable place, int first, Expression value) {
    for (int k = 0; k < list.size() && rank != Rank.ANY; k++) {
      expressions.post(
          Operation.of(
              Operator.OR,
              Operation.of(
                  rank == Rank.FIRST ? Operator.LE : Operator.GE,
                  referenceOrNumber(place),
                  new Literal((long) first + k)),
              Operation.of(Operator.NE, list.get(k), value)));
    }
  }

  void extremum(Part c, Operator which) {
    Part list = c.child("list");
    ImmutableList<Variable> entries = operands.list(list);
    Optional<Part> index = c.optional("index");
    Optional<Part> condition =
        index.isPresent() ? c.optional("condition") : Optional.of(c.child("condition"));
    Operation extremum = new Operation(which, references(entries));
    Variable value =
        condition.isPresent()
            ? extremum(extremum, operands.condition(condition.get()))
            : expressions.extremum(extremum, FunctionalForm.text(extremum));
    if (index.isPresent()) {
      int first = list.number("startIndex", 0);
      Variable place = operands.variable(index.get());
      restrictToPlaces(place, first, entries.size());
      equals(entries, place, first, value);
      postRank(rank(index.get()), extremum.operands(), place, first, referenceOrNumber(value));
    }
  }

  /** Returns a variable for this extremum, which satisfies {@code condition}. */
  private Variable extremum(Operation extremum, Requirement condition) {
    Variable value = operands.equalTo(condition).orElse(null);
    if (value == null) {
      value = expressions.extremum(extremum, FunctionalForm.text(extremum));
      operands.post(new Sum().add(1, value), condition);
    } else {
      expressions.postExtremum(extremum, value);
    }
    return value;
  }

  /** An index of the smallest or largest entry: any, the first or the last. */
  void extremumPlace(Part c, Operator which) {
    Part list = c.child("list");
    ImmutableList<Variable> entries = operands.list(list);
    int first = list.number("startIndex", 0);
    Variable place =
        operands
            .equalTo(operands.condition(c.child("condition")))
            .orElseThrow(() -> new UnsupportedPart("a condition other than equality"));
    Operation extremum = new Operation(which, references(entries));
    Variable value = expressions.extremum(extremum, FunctionalForm.text(extremum));
    restrictToPlaces(place, first, entries.size());
    equals(entries, place, first, value);
    postRank(rank(c), extremum.operands(), place, first, referenceOrNumber(value));
  }

  void channel(Part c) {
    Part first = c.childOrSelf("list");
    ImmutableList<Variable> list = operands.list(first);
    int start = first.number("startIndex", 0);
    Optional<Part> second = c.optional("list");
    Optional<Part> value = c.optional("value");
    if (second.isPresent() && value.isPresent()) {
      throw new UnsupportedPart("<value> beside two lists");
    }
    if (second.isPresent()) {
      inverse(list, start, operands.list(second.get()), second.get().number("startIndex", 0));
    } else if (value.isPresent()) {
      Variable place = operands.variable(value.get());
      restrictToPlaces(place, start, list.size());
      for (int k = 0; k < list.size(); k++) {
        connect(list.get(k), 1, place, start + k, true);
      }
    } else {
      inverse(list, start, list, start);
    }
  }

  /** x_i = j exactly where y_j = i; where the first list is shorter, y_j is free for other j. */
  private void inverse(
      ImmutableList<Variable> xs, int firstX, ImmutableList<Variable> ys, int firstY) {
    boolean both = xs.size() == ys.size();
    for (Variable x : xs) {
      restrictToPlaces(x, firstY, ys.size());
    }
    for (int i = 0; i < xs.size(); i++) {
      for (int j = 0; j < ys.size(); j++) {
        connect(xs.get(i), firstY + j, ys.get(j), firstX + i, both);
      }
    }
    if (xs.size() > 1) {
      model.post(new AllDifferent(xs)); // follows, and filters more than the pairs do
    }
    if (both && !xs.equals(ys)) {
      for (Variable y : ys) {
        restrictToPlaces(y, firstX, xs.size());
      }
      if (ys.size() > 1) {
        model.post(new AllDifferent(ys));
      }
    }
  }

  private void connect(Variable x, int a, Variable y, int b, boolean both) {
    model.relate(
        "%0 = " + a + (both ? " ⇔ " : " ⇒ ") + "%1 = " + b,
        ImmutableList.of(x, y),
        Operation.of(
            both ? Operator.IFF : Operator.IMP,
            Operation.of(Operator.EQ, new Reference(x), new Literal(a)),
            Operation.of(Operator.EQ, new Reference(y), new Literal(b))));
  }

  /** A circuit that may skip places: a skipped place is its own successor. */
  void circuit(Part c) {
    Part part = c.childOrSelf("list");
    ImmutableList<Variable> list = operands.list(part);
    int first = part.number("startIndex", 0);
    for (Variable x : list) {
      restrictToPlaces(x, first, list.size());
    }
    model.post(new AllDifferent(list));
    model.post(new Circuit(list, first, Circuit.Stays.LEFT_OUT));
    Optional<Part> size = c.optional("size");
    if (size.isPresent()) {
      Sum visited = new Sum();
      for (int k = 0; k < list.size(); k++) {
        Expression moves =
            Operation.of(Operator.NE, new Reference(list.get(k)), new Literal(first + k));
        visited.add(1, expressions.variable(moves));
      }
      visited.add(-1, operands.variable(size.get())).post(model, Operator.EQ);
    }
  }

  void instantiation(Part c) {
    List<Variable> list = operands.list(c.child("list"));
    List<Expression> values = operands.expressions(c.child("values"));
    CountingConstraints.sameLength(list, values);
    for (int k = 0; k < list.size(); k++) {
      expressions.post(Operation.of(Operator.EQ, new Reference(list.get(k)), values.get(k)));
    }
  }

  void clause(Part c) {
    expressions.post(new Operation(Operator.OR, operands.expressions(c.childOrSelf("list"))));
  }
}
