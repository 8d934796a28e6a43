package org.cspworkbench.xcsp3;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
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

/** What the parser found between the tags of a constraint, in our terms. */
final class Operands {

  /** The most numbers that a range in a list of numbers may stand for. */
  private static final long MAX_RANGE = 1 << 20;

  private final ModelBuilder model;
  private final ExpressionConstraints expressions;

  Operands(ModelBuilder model, ExpressionConstraints expressions) {
    this.model = model;
    this.expressions = expressions;
  }

  /** A variable, or the variable that is a number or an expression. */
  Variable variable(Object operand) {
    return expressions.variable(tree(operand));
  }

  /** Several of them; the cells of an array that do not exist are left out. */
  ImmutableList<Variable> list(Object operands) {
    return entries(operands).stream().map(this::variable).collect(toImmutableList());
  }

  /** The trees of several operands. */
  ImmutableList<Tree> trees(Object operands) {
    return entries(operands).stream().map(this::tree).collect(toImmutableList());
  }

  /** Rows of variables. */
  ImmutableList<ImmutableList<Variable>> rows(Object operands) {
    return entries(operands).stream().map(this::list).collect(toImmutableList());
  }

  /** An operand as an expression. */
  Tree tree(Object operand) {
    if (operand instanceof XVar x) {
      return named(x.id);
    }
    if (operand instanceof Long number) {
      return new Tree.Whole(number);
    }
    if (operand instanceof String symbol) {
      return new Tree.Whole(model.knownSymbol(symbol));
    }
    if (operand instanceof XNodeLeaf<?> leaf) {
      return tree(Objects.requireNonNull(leaf.value));
    }
    if (operand instanceof XNode<?> node) {
      return new Tree.Node(Operator.of(node.type), sons(node));
    }
    throw new UnsupportedPart("the operand " + Screening.quoted(String.valueOf(operand)));
  }

  /** The variable of this name, or the number that it stands for. */
  private Tree named(String name) {
    return NumbersForVariables.number(name)
        .<Tree>map(Tree.Whole::new)
        .orElseGet(() -> new Tree.Leaf(model.own(name)));
  }

  /** A set at the end is opened: what is in it becomes further sons. */
  private ImmutableList<Tree> sons(XNode<?> node) {
    ImmutableList.Builder<Tree> sons = ImmutableList.builder();
    for (XNode<?> son : node.sons) {
      if (son.type == TypeExpr.SET) {
        if (son.sons != null) {
          sons.addAll(sons(son));
        }
      } else {
        sons.add(tree(son));
      }
    }
    return sons.build();
  }

  /** Whether all entries are numbers. */
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

  /** What is in an array of any type, or the one operand; empty cells are left out. */
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

  /** Requires of {@code sum} what stands in {@code condition}. */
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

  private void postRange(Sum sum, ConditionIntvl range) {
    if (isIn(range)) {
      sum.post(model, Sum.Relation.GE, range.min);
      sum.post(model, Sum.Relation.LE, range.max);
    } else {
      model.restrict(
          "∉ " + range.min + ".." + range.max,
          sum.total(model, "total"),
          value -> value < range.min || value > range.max);
    }
  }

  private void postSet(Sum sum, ConditionIntset set) {
    if (isIn(set)) {
      model.restrict(
          "∈ set", sum.total(model, "total"), value -> Ints.contains(set.t, value));
    } else {
      for (int value : set.t) {
        sum.post(model, Sum.Relation.NE, value);
      }
    }
  }

  /** That {@code subject} meets {@code condition}, as an expression. */
  Tree meets(Tree subject, Condition condition) {
    if (condition instanceof ConditionRel rel) {
      return Tree.node(Operator.valueOf(rel.operator.name()), subject, right(rel));
    }
    if (condition instanceof ConditionIntvl range) {
      Tree least = new Tree.Whole(range.min);
      Tree most = new Tree.Whole(range.max);
      return isIn(range)
          ? Tree.node(
              Operator.AND,
              Tree.node(Operator.GE, subject, least),
              Tree.node(Operator.LE, subject, most))
          : Tree.node(
              Operator.OR,
              Tree.node(Operator.LT, subject, least),
              Tree.node(Operator.GT, subject, most));
    }
    if (condition instanceof ConditionIntset set) {
      ImmutableList.Builder<Tree> sons = ImmutableList.builder();
      sons.add(subject);
      for (int value : set.t) {
        sons.add(new Tree.Whole(value));
      }
      return new Tree.Node(isIn(set) ? Operator.IN : Operator.NOTIN, sons.build());
    }
    throw new UnsupportedPart("the condition " + Screening.quoted(String.valueOf(condition)));
  }

  private Tree right(ConditionRel condition) {
    return condition instanceof ConditionVar named
        ? named(named.x.id())
        : new Tree.Whole(((ConditionVal) condition).k);
  }

  private static boolean isIn(ConditionSet set) {
    return set.operator == TypeConditionOperatorSet.IN;
  }

  /** How the condition compares. */
  static Sum.Relation relation(ConditionRel condition) {
    return Sum.Relation.valueOf(condition.operator.name());
  }

  /** The variable or number to which the condition says its subject is equal, if it says so. */
  java.util.Optional<Variable> equalTo(Object condition) {
    if (!(condition instanceof ConditionRel rel) || relation(rel) != Sum.Relation.EQ) {
      return java.util.Optional.empty();
    }
    return java.util.Optional.of(
        condition instanceof ConditionVar named
            ? expressions.variable(named(named.x.id()))
            : model.constant(((ConditionVal) condition).k));
  }

  /** The condition itself, where a value may stand in its place. */
  static Condition condition(Object conditionOrValue) {
    if (conditionOrValue instanceof Condition condition) {
      return condition;
    }
    return Condition.buildFrom(org.xcsp.common.Types.TypeConditionOperatorRel.EQ, conditionOrValue);
  }
}
