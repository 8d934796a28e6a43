package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.expression.Expression;
import org.cspworkbench.core.expression.Expression.Literal;
import org.cspworkbench.core.expression.Expression.Operation;
import org.cspworkbench.core.expression.Expression.Reference;
import org.cspworkbench.core.expression.Operator;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Circuit;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Element;
import org.cspworkbench.core.model.ElementOfNumbers;
import org.cspworkbench.core.model.Variable;
import org.xcsp.common.Types.TypeAtt;
import org.xcsp.common.Types.TypeChild;
import org.xcsp.common.Types.TypeRank;
import org.xcsp.parser.entries.XConstraints.CChild;
import org.xcsp.parser.entries.XConstraints.XCtr;

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

  void element(XCtr c) {
    CChild first = c.childs[0];
    if (c.childs.length == 2) {
      isMember(first, c.childs[1]);
    } else if (first.type == TypeChild.matrix) {
      matrixElement(c);
    } else {
      refuseRank(c.childs[1]);
      entry(
          operands.list(first.value),
          operands.variable(c.childs[1].value),
          first.getAttributeValue(TypeAtt.startIndex, 0),
          c.childs[2].value);
    }
  }

  private void isMember(CChild list, CChild value) {
    Optional<Variable> wanted = operands.equalTo(Operands.condition(value.value));
    ImmutableList.Builder<Expression> in = ImmutableList.builder();
    in.add(
        new Reference(
            wanted.orElseThrow(() -> new UnsupportedPart("a condition other than equality"))));
    in.addAll(operands.expressions(list.value));
    expressions.post(new Operation(Operator.IN, in.build()));
  }

  private void matrixElement(XCtr c) {
    List<ImmutableList<Variable>> rows = operands.rows(c.childs[0].value);
    List<Variable> indices = operands.list(c.childs[1].value);
    int firstRow = c.childs[0].getAttributeValue(TypeAtt.startRowIndex, 0);
    int firstColumn = c.childs[0].getAttributeValue(TypeAtt.startColIndex, 0);
    int width = rows.get(0).size();
    rows.forEach(row -> CountingConstraints.sameLength(row, rows.get(0)));
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
        c.childs[2].value);
  }

  /** Requires that the entry of {@code list} at {@code index} satisfies {@code condition}. */
  private void entry(
      ImmutableList<Variable> list, Variable index, int first, Object conditionOrValue) {
    restrictToPlaces(index, first, list.size());
    Object condition = Operands.condition(conditionOrValue);
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

  private static Operation extremumOf(Operator which, List<Variable> list) {
    return new Operation(
        which,
        list.stream()
            .map(ConnectionConstraints::referenceOrNumber)
            .collect(ImmutableList.toImmutableList()));
  }

  private static void refuseRank(CChild index) {
    if (index.getAttributeValue(TypeAtt.rank, TypeRank.class, TypeRank.ANY) != TypeRank.ANY) {
      throw new UnsupportedPart("a rank other than \"any\"");
    }
  }

  void extremum(XCtr c, Operator which) {
    Operation extremum = extremumOf(which, operands.list(c.childs[0].value));
    Variable value =
        c.childs[c.childs.length - 1].type == TypeChild.index
            ? expressions.extremum(extremum, FunctionalForm.text(extremum))
            : extremum(extremum, CountingConstraints.last(c).value);
    if (c.childs[1].type == TypeChild.index) {
      refuseRank(c.childs[1]);
      int first = c.childs[0].getAttributeValue(TypeAtt.startIndex, 0);
      Variable index = operands.variable(c.childs[1].value);
      ImmutableList<Variable> list = operands.list(c.childs[0].value);
      restrictToPlaces(index, first, list.size());
      equals(list, index, first, value);
    }
  }

  /** Returns a variable for this extremum, which satisfies {@code condition}. */
  private Variable extremum(Operation extremum, Object condition) {
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
  void extremumPlace(XCtr c, Operator which) {
    ImmutableList<Variable> list = operands.list(c.childs[0].value);
    int first = c.childs[0].getAttributeValue(TypeAtt.startIndex, 0);
    TypeRank rank = c.getAttributeValue(TypeAtt.rank, TypeRank.class, TypeRank.ANY);
    Variable place =
        operands
            .equalTo(CountingConstraints.last(c).value)
            .orElseThrow(() -> new UnsupportedPart("a condition other than equality"));
    Operation extremum = extremumOf(which, list);
    Variable value = expressions.extremum(extremum, FunctionalForm.text(extremum));
    restrictToPlaces(place, first, list.size());
    equals(list, place, first, value);
    for (int k = 0; k < list.size() && rank != TypeRank.ANY; k++) {
      Operator notBehind = rank == TypeRank.FIRST ? Operator.LE : Operator.GE;
      expressions.post(
          Operation.of(
              Operator.OR,
              Operation.of(notBehind, referenceOrNumber(place), new Literal(first + k)),
              Operation.of(Operator.NE, extremum.operands().get(k), referenceOrNumber(value))));
    }
  }

  void channel(XCtr c) {
    ImmutableList<Variable> list = operands.list(c.childs[0].value);
    int first = c.childs[0].getAttributeValue(TypeAtt.startIndex, 0);
    if (c.childs.length == 1) {
      inverse(list, first, list, first);
    } else if (c.childs[1].type == TypeChild.list) {
      int second = c.childs[1].getAttributeValue(TypeAtt.startIndex, 0);
      inverse(list, first, operands.list(c.childs[1].value), second);
    } else {
      Variable value = operands.variable(c.childs[1].value);
      restrictToPlaces(value, first, list.size());
      for (int k = 0; k < list.size(); k++) {
        connect(list.get(k), 1, value, first + k, true);
      }
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
  void circuit(XCtr c) {
    ImmutableList<Variable> list = operands.list(c.childs[0].value);
    int first = c.childs[0].getAttributeValue(TypeAtt.startIndex, 0);
    for (Variable x : list) {
      restrictToPlaces(x, first, list.size());
    }
    model.post(new AllDifferent(list));
    model.post(new Circuit(list, first, Circuit.Stays.LEFT_OUT));
    if (c.childs.length > 1) {
      Sum visited = new Sum();
      for (int k = 0; k < list.size(); k++) {
        Expression moves =
            Operation.of(Operator.NE, new Reference(list.get(k)), new Literal(first + k));
        visited.add(1, expressions.variable(moves));
      }
      visited.add(-1, operands.variable(c.childs[1].value)).post(model, Operator.EQ);
    }
  }

  void instantiation(XCtr c) {
    List<Variable> list = operands.list(c.childs[0].value);
    List<Expression> values = operands.expressions(c.childs[1].value);
    CountingConstraints.sameLength(list, values);
    for (int k = 0; k < list.size(); k++) {
      expressions.post(Operation.of(Operator.EQ, new Reference(list.get(k)), values.get(k)));
    }
  }

  void clause(XCtr c) {
    expressions.post(
        new Operation(Operator.OR, ImmutableList.copyOf(operands.expressions(c.childs[0].value))));
  }
}
