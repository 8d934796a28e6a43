package org.cspworkbench.xcsp3;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.expression.Expression;
import org.cspworkbench.core.expression.Expression.Literal;
import org.cspworkbench.core.expression.Expression.Operation;
import org.cspworkbench.core.expression.Expression.Reference;
import org.cspworkbench.core.expression.Operator;
import org.cspworkbench.core.model.Variable;
import org.xcsp.common.Condition;
import org.xcsp.common.Condition.ConditionIntset;
import org.xcsp.common.Condition.ConditionIntvl;
import org.xcsp.common.Condition.ConditionRel;
import org.xcsp.common.Condition.ConditionSet;
import org.xcsp.common.Condition.ConditionVal;
import org.xcsp.common.Condition.ConditionVar;
import org.xcsp.common.Types.TypeConditionOperatorSet;
import org.xcsp.common.Types.TypeExpr;
import org.xcsp.common.domains.Values.IntegerEntity;
import org.xcsp.common.domains.Values.IntegerInterval;
import org.xcsp.common.domains.Values.IntegerValue;
import org.xcsp.common.domains.Values.Occurrences;
import org.xcsp.common.predicates.XNode;
import org.xcsp.common.predicates.XNodeLeaf;
import org.xcsp.parser.entries.XVariables.XVar;

/** Converts the operands that the parser found into expressions and variables of the model. */
final class Operands {

  /** Leaves room for the operators that the translation adds. */
  private static final int MAX_HEIGHT = Expression.MAX_HEIGHT - 32;

  /** The maximum number of values of a range in a list of numbers. */
  private static final long MAX_RANGE = 1 << 20;

  private final ModelBuilder model;
  private final ExpressionConstraints expressions;

  Operands(ModelBuilder model, ExpressionConstraints expressions) {
    this.model = model;
    this.expressions = expressions;
  }

  /** Returns a variable, or the variable that is a number or an expression. */
  Variable variable(Object operand) {
    return expressions.variable(expression(operand));
  }

  /** Several of them; the cells of an array that do not exist are left out. */
  ImmutableList<Variable> list(Object operands) {
    return entries(operands).stream().map(this::variable).collect(toImmutableList());
  }

  /** Returns the expressions of several operands. */
  ImmutableList<Expression> expressions(Object operands) {
    return entries(operands).stream().map(this::expression).collect(toImmutableList());
  }

  /** Rows of variables. */
  ImmutableList<ImmutableList<Variable>> rows(Object operands) {
    return entries(operands).stream().map(this::list).collect(toImmutableList());
  }

  /** Returns an operand as an expression. */
  Expression expression(Object operand) {
    if (operand instanceof XVar x) {
      return named(x.id);
    }
    if (operand instanceof Long number) {
      return new Literal(number);
    }
    if (operand instanceof String symbol) {
      return new Literal(model.knownSymbol(symbol));
    }
    if (operand instanceof XNodeLeaf<?> leaf) {
      return expression(Objects.requireNonNull(leaf.value));
    }
    if (operand instanceof XNode<?> node) {
      ImmutableList<Expression> operands = operands(node);
      if (operands.stream().anyMatch(below -> below.height() >= MAX_HEIGHT)) {
        throw new UnsupportedPart("an expression nested more than " + MAX_HEIGHT + " deep");
      }
      return new Operation(operator(node.type), operands);
    }
    throw new UnsupportedPart("the operand " + Screening.quoted(String.valueOf(operand)));
  }

  /** Returns the variable of this name, or the number that it represents. */
  private Expression named(String name) {
    return NumbersForVariables.number(name)
        .<Expression>map(Literal::new)
        .orElseGet(() -> new Reference(model.own(name)));
  }

  /** Returns the operator with the name of the parser's operator. */
  private static Operator operator(TypeExpr type) {
    return Arrays.stream(Operator.values())
        .filter(operator -> operator.name().equals(type.name()))
        .findFirst()
        .orElseThrow(
            () -> new UnsupportedPart("the operator " + type.name().toLowerCase(Locale.ROOT)));
  }

  /** Opens a set at the end: what is in it becomes further operands. */
  private ImmutableList<Expression> operands(XNode<?> node) {
    ImmutableList.Builder<Expression> operands = ImmutableList.builder();
    for (XNode<?> son : node.sons) {
      if (son.type == TypeExpr.SET) {
        if (son.sons != null) {
          operands.addAll(operands(son));
        }
      } else {
        operands.add(expression(son));
      }
    }
    return operands.build();
  }

  /** Returns whether all entries are numbers. */
  static boolean areNumbers(Object operands) {
    return operands != null
        && operands.getClass().isArray()
        && (operands.getClass().getComponentType().isPrimitive()
            || entries(operands).stream()
                .allMatch(
                    o ->
                        o instanceof Long
                            || o instanceof IntegerEntity
                            || o instanceof Occurrences));
  }

  /** Numbers; ranges and repetitions are written out. */
  static int[] numbers(Object operands) {
    if (operands instanceof int[] numbers) {
      return numbers;
    }
    List<Integer> numbers = new ArrayList<>();
    for (Object entry : entries(operands)) {
      if (entry instanceof IntegerInterval range) {
        if (range.sup - range.inf >= MAX_RANGE || range.sup < range.inf) {
          throw new UnsupportedPart("the range " + range);
        }
        IntStream.rangeClosed(Math.toIntExact(range.inf), Math.toIntExact(range.sup))
            .forEach(numbers::add);
      } else if (entry instanceof Occurrences several && several.value instanceof Long value) {
        for (long k = 0; k < several.nOccurrences; k++) {
          numbers.add(Math.toIntExact(value));
        }
      } else if (entry instanceof IntegerValue value) {
        numbers.add(Math.toIntExact(value.v));
      } else if (entry instanceof Number number) {
        numbers.add(Math.toIntExact(number.longValue()));
      } else {
        throw new UnsupportedPart("the number " + Screening.quoted(String.valueOf(entry)));
      }
    }
    return Ints.toArray(numbers);
  }

  /**
   * Returns the entries of an array of any type, or the single operand; empty cells are omitted.
   */
  static List<Object> entries(Object operands) {
    if (operands == null || !operands.getClass().isArray()) {
      return operands == null ? List.of() : List.of(operands);
    }
    List<Object> entries = new ArrayList<>();
    for (int k = 0; k < Array.getLength(operands); k++) {
      Object entry = Array.get(operands, k);
      if (entry != null) {
        entries.add(entry);
      }
    }
    return entries;
  }

  /** Requires that {@code sum} satisfies {@code condition}. */
  void post(Sum sum, Object condition) {
    if (condition instanceof ConditionVal rel) {
      sum.post(model, relation(rel), rel.k);
    } else if (condition instanceof ConditionVar rel) {
      new Sum()
          .add(1, sum)
          .add(-1, expressions.variable(named(rel.x.id())))
          .post(model, relation(rel));
    } else if (condition instanceof ConditionIntvl range) {
      postRange(sum, range);
    } else if (condition instanceof ConditionIntset set) {
      postSet(sum, set);
    } else {
      throw new UnsupportedPart("the condition " + Screening.quoted(String.valueOf(condition)));
    }
  }

  /** Returns whether {@code condition} on the number of different values requires two or more. */
  static boolean isMoreThanOne(Object condition) {
    if (!(condition instanceof ConditionVal rel)) {
      return false;
    }
    return switch (relation(rel)) {
      case GT, NE -> rel.k == 1;
      case GE -> rel.k == 2;
      default -> false;
    };
  }

  private void postRange(Sum sum, ConditionIntvl range) {
    if (isIn(range)) {
      sum.post(model, Operator.GE, range.min);
      sum.post(model, Operator.LE, range.max);
    } else {
      model.restrict(
          "∉ " + range.min + ".." + range.max,
          sum.total(model, "total"),
          value -> value < range.min || value > range.max);
    }
  }

  private void postSet(Sum sum, ConditionIntset set) {
    if (isIn(set)) {
      model.restrict("∈ set", sum.total(model, "total"), value -> Ints.contains(set.t, value));
    } else {
      for (int value : set.t) {
        sum.post(model, Operator.NE, value);
      }
    }
  }

  /** Returns the expression that {@code subject} satisfies {@code condition}. */
  Expression meets(Expression subject, Condition condition) {
    if (condition instanceof ConditionRel rel) {
      return Operation.of(relation(rel), subject, right(rel));
    }
    if (condition instanceof ConditionIntvl range) {
      Expression least = new Literal(range.min);
      Expression most = new Literal(range.max);
      return isIn(range)
          ? Operation.of(
              Operator.AND,
              Operation.of(Operator.GE, subject, least),
              Operation.of(Operator.LE, subject, most))
          : Operation.of(
              Operator.OR,
              Operation.of(Operator.LT, subject, least),
              Operation.of(Operator.GT, subject, most));
    }
    if (condition instanceof ConditionIntset set) {
      ImmutableList.Builder<Expression> operands = ImmutableList.builder();
      operands.add(subject);
      for (int value : set.t) {
        operands.add(new Literal(value));
      }
      return new Operation(isIn(set) ? Operator.IN : Operator.NOTIN, operands.build());
    }
    throw new UnsupportedPart("the condition " + Screening.quoted(String.valueOf(condition)));
  }

  private Expression right(ConditionRel condition) {
    return condition instanceof ConditionVar named
        ? named(named.x.id())
        : new Literal(((ConditionVal) condition).k);
  }

  private static boolean isIn(ConditionSet set) {
    return set.operator == TypeConditionOperatorSet.IN;
  }

  /** Returns the operator of the condition. */
  static Operator relation(ConditionRel condition) {
    return Operator.valueOf(condition.operator.name());
  }

  /** Returns the variable or number that the condition requires its subject to equal, if any. */
  Optional<Variable> equalTo(Object condition) {
    if (!(condition instanceof ConditionRel rel) || relation(rel) != Operator.EQ) {
      return Optional.empty();
    }
    return Optional.of(
        condition instanceof ConditionVar named
            ? expressions.variable(named(named.x.id()))
            : model.constant(((ConditionVal) condition).k));
  }

  /** Returns the condition itself, where a value may stand in its place. */
  static Condition condition(Object conditionOrValue) {
    if (conditionOrValue instanceof Condition condition) {
      return condition;
    }
    return Condition.buildFrom(org.xcsp.common.Types.TypeConditionOperatorRel.EQ, conditionOrValue);
  }
}
