package org.cspworkbench.xcsp3;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Operator;

/**
 * Reads the texts of elements: lists, matrices, numbers and conditions. A number or an expression
 * may stand wherever a variable may.
 */
final class Operands {

  /** The maximum number of values of a range in a list of numbers. */
  private static final long MAX_RANGE = 1 << 20;

  private static final Pattern REPEATED = Pattern.compile("([+-]?\\d{1,18})x(\\d{1,7})");
  private static final Pattern RANGE =
      Pattern.compile("([+-]?\\d{1,18})\\s*\\.\\.\\s*([+-]?\\d{1,18})");

  private final ModelBuilder model;
  private final ExpressionConstraints expressions;
  private final Declarations declarations;
  private final FunctionalExpressionReader reader;

  Operands(ModelBuilder model, ExpressionConstraints expressions, Declarations declarations) {
    this.model = model;
    this.expressions = expressions;
    this.declarations = declarations;
    this.reader = new FunctionalExpressionReader(model);
  }

  /** Returns the result of {@code reading}; a fault in the text is that of {@code part}. */
  private static <T> T in(Part part, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (UnsupportedPart e) {
      throw e.in(part.place());
    }
  }

  /** Returns the one operand of {@code part}. */
  Expression expression(Part part) {
    List<Expression> expressions = expressions(part);
    if (expressions.size() > 1) {
      throw part.fault(
          "<" + part.tag() + "> holds one value, not " + expressions.size() + " of them");
    }
    return expressions.get(0);
  }

  /** Returns the one operand of {@code part}, as a variable. */
  Variable variable(Part part) {
    return expressions.variable(expression(part));
  }

  /** Returns the operands of {@code part}; the cells of an array that do not exist are left out. */
  ImmutableList<Expression> expressions(Part part) {
    return in(part, () -> tokens(part).stream().map(reader::read).collect(toImmutableList()));
  }

  /** Returns the operands of {@code part}, as variables. */
  ImmutableList<Variable> list(Part part) {
    return in(part, () -> variables(expressions(part)));
  }

  private ImmutableList<Variable> variables(List<Expression> operands) {
    return operands.stream().map(expressions::variable).collect(toImmutableList());
  }

  /** Returns the lists in {@code parts}. */
  ImmutableList<ImmutableList<Variable>> lists(List<Part> parts) {
    return parts.stream().map(this::list).collect(toImmutableList());
  }

  /** Returns the rows of a matrix, all of one length. */
  ImmutableList<ImmutableList<Variable>> rows(Part matrix) {
    ImmutableList<ImmutableList<Variable>> rows =
        tuples(matrix).stream().map(this::variables).collect(toImmutableList());
    rows.forEach(row -> CountingConstraints.sameLength(row, rows.get(0)));
    return rows;
  }

  /** Returns tuples of operands: {@code (x,1)(y,2)}, or part of an array such as {@code x[][]}. */
  ImmutableList<ImmutableList<Expression>> tuples(Part part) {
    return in(part, () -> tuples(part, part.text()));
  }

  private ImmutableList<ImmutableList<Expression>> tuples(Part part, String text) {
    List<List<String>> tuples =
        text.startsWith("(")
            ? Tokens.tuples(text).stream()
                .map(tuple -> entries(part, Tokens.ofTuple(tuple)))
                .toList()
            : declarations.matrix(text);
    return tuples.stream()
        .map(tuple -> tuple.stream().map(reader::read).collect(toImmutableList()))
        .collect(toImmutableList());
  }

  /** Returns the entries of a list, one for each variable or number. */
  List<String> tokens(Part part) {
    return in(part, () -> entries(part, Tokens.ofList(part.text())));
  }

  private List<String> entries(Part part, List<String> tokens) {
    List<String> entries = new ArrayList<>();
    for (String token : tokens) {
      Matcher repeated = REPEATED.matcher(token);
      if (declarations.isCells(token)) {
        entries.addAll(declarations.cells(token));
      } else if (repeated.matches()) {
        entries.addAll(Collections.nCopies(Integer.parseInt(repeated.group(2)), repeated.group(1)));
      } else {
        entries.add(token);
      }
    }
    if (entries.isEmpty()) {
      throw part.fault("<" + part.tag() + "> is empty");
    }
    return entries;
  }

  /** Returns the numbers of {@code part}, which may be none; ranges are written out. */
  int[] numbers(Part part) {
    String text = part.text();
    return text.isEmpty()
        ? new int[0]
        : in(part, () -> numbers(entries(part, Tokens.ofList(text))));
  }

  private int[] numbers(List<String> tokens) {
    List<Integer> numbers = new ArrayList<>();
    for (String token : tokens) {
      Optional<Requirement.Range> range = range(token);
      if (range.isPresent()) {
        long min = range.get().min();
        long max = range.get().max();
        if (max - min >= MAX_RANGE) {
          throw new UnsupportedPart("the range " + Screening.quoted(token));
        }
        IntStream.rangeClosed(Math.toIntExact(min), Math.toIntExact(max)).forEach(numbers::add);
      } else if (reader.read(token) instanceof Literal number) {
        numbers.add(Math.toIntExact(number.number()));
      } else {
        throw UnsupportedPart.fault("expected a number, found " + Screening.quoted(token));
      }
    }
    return Ints.toArray(numbers);
  }

  /** Returns tuples of numbers; {@code part} may be empty. */
  List<List<Integer>> numberTuples(Part part) {
    return in(
        part,
        () ->
            Tokens.tuples(part.text()).stream()
                .map(tuple -> Ints.asList(numbers(Tokens.ofTuple(tuple))))
                .toList());
  }

  /** Returns the values of {@code part}, if all of them are numbers. */
  Optional<ImmutableSet<Integer>> values(List<String> tokens) {
    boolean areNumbers =
        tokens.stream()
            .allMatch(token -> range(token).isPresent() || reader.read(token) instanceof Literal);
    return areNumbers
        ? Optional.of(ImmutableSet.copyOf(Ints.asList(numbers(tokens))))
        : Optional.empty();
  }

  /** Returns the expression of one token. */
  Expression read(String token) {
    return reader.read(token);
  }

  /** Returns the range that {@code token} is, if it is one. */
  static Optional<Requirement.Range> range(String token) {
    Matcher range = RANGE.matcher(token);
    if (!range.matches()) {
      return Optional.empty();
    }
    long min = Long.parseLong(range.group(1));
    long max = Long.parseLong(range.group(2));
    if (min > max) {
      throw UnsupportedPart.fault("the range " + Screening.quoted(token) + " is empty");
    }
    return Optional.of(new Requirement.Range(true, min, max));
  }

  /** Returns the operator of an order: {@code lt}, {@code le}, {@code ge} or {@code gt}. */
  static Operator order(Part operator) {
    String text = operator.text();
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "lt" -> Operator.LT;
      case "le" -> Operator.LE;
      case "ge" -> Operator.GE;
      case "gt" -> Operator.GT;
      default ->
          throw new UnsupportedPart("the order " + Screening.quoted(text)).in(operator.place());
    };
  }

  /** Returns the condition in {@code part}. */
  Requirement condition(Part part) {
    List<Requirement> conditions = conditions(part);
    if (conditions.size() != 1) {
      throw part.fault(
          "<" + part.tag() + "> holds one condition, not " + conditions.size() + " of them");
    }
    return conditions.get(0);
  }

  /** Returns the conditions in {@code part}, one in each pair of brackets. */
  List<Requirement> conditions(Part part) {
    return in(part, () -> Tokens.tuples(part.text()).stream().map(this::requirement).toList());
  }

  private Requirement requirement(String text) {
    List<String> pair = Tokens.ofTuple(text);
    if (pair.size() != 2) {
      throw unknown(text);
    }
    String right = pair.get(1);
    return switch (pair.get(0).toUpperCase(Locale.ROOT)) {
      case "LT" -> new Requirement.Relation(Operator.LT, reader.read(right));
      case "LE" -> new Requirement.Relation(Operator.LE, reader.read(right));
      case "GE" -> new Requirement.Relation(Operator.GE, reader.read(right));
      case "GT" -> new Requirement.Relation(Operator.GT, reader.read(right));
      case "EQ" -> new Requirement.Relation(Operator.EQ, reader.read(right));
      case "NE" -> new Requirement.Relation(Operator.NE, reader.read(right));
      case "IN" -> membership(true, right, text);
      case "NOTIN" -> membership(false, right, text);
      default -> throw unknown(text);
    };
  }

  private Requirement membership(boolean isIn, String right, String text) {
    Optional<Requirement.Range> range = range(right);
    if (range.isPresent()) {
      return new Requirement.Range(isIn, range.get().min(), range.get().max());
    }
    if (!right.startsWith("{") || !right.endsWith("}")) {
      throw unknown(text);
    }
    String inside = right.substring(1, right.length() - 1).strip();
    return new Requirement.Among(
        isIn,
        inside.isEmpty()
            ? ImmutableSet.of()
            : ImmutableSet.copyOf(Ints.asList(numbers(Tokens.ofTuple(inside)))));
  }

  private static UnsupportedPart unknown(String condition) {
    return new UnsupportedPart("the condition " + Screening.quoted("(" + condition + ")"));
  }

  /** Requires that {@code sum} satisfies {@code condition}. */
  void post(Sum sum, Requirement condition) {
    if (condition instanceof Requirement.Relation rel) {
      new Sum().add(1, sum).add(-1, expressions.sum(rel.right())).post(model, rel.operator());
    } else if (condition instanceof Requirement.Range range) {
      postRange(sum, range);
    } else if (condition instanceof Requirement.Among set) {
      postSet(sum, set);
    }
  }

  private void postRange(Sum sum, Requirement.Range range) {
    if (range.isIn()) {
      sum.post(model, Operator.GE, range.min());
      sum.post(model, Operator.LE, range.max());
    } else {
      model.restrict(
          "∉ " + range.min() + ".." + range.max(),
          sum.total(model, "total"),
          value -> value < range.min() || value > range.max());
    }
  }

  private void postSet(Sum sum, Requirement.Among set) {
    if (set.isIn()) {
      model.restrict("∈ set", sum.total(model, "total"), set.values()::contains);
    } else {
      for (int value : set.values()) {
        sum.post(model, Operator.NE, value);
      }
    }
  }

  /** Returns the expression that {@code subject} satisfies {@code condition}. */
  static Expression meets(Expression subject, Requirement condition) {
    if (condition instanceof Requirement.Relation rel) {
      return Operation.of(rel.operator(), subject, rel.right());
    }
    if (condition instanceof Requirement.Range range) {
      Expression least = new Literal(range.min());
      Expression most = new Literal(range.max());
      return range.isIn()
          ? Operation.of(
              Operator.AND,
              Operation.of(Operator.GE, subject, least),
              Operation.of(Operator.LE, subject, most))
          : Operation.of(
              Operator.OR,
              Operation.of(Operator.LT, subject, least),
              Operation.of(Operator.GT, subject, most));
    }
    Requirement.Among set = (Requirement.Among) condition;
    ImmutableList.Builder<Expression> operands = ImmutableList.builder();
    operands.add(subject);
    for (int value : set.values()) {
      operands.add(new Literal(value));
    }
    return new Operation(set.isIn() ? Operator.IN : Operator.NOTIN, operands.build());
  }

  /** Returns the variable or number that the condition requires its subject to equal, if any. */
  Optional<Variable> equalTo(Requirement condition) {
    return condition instanceof Requirement.Relation rel && rel.operator() == Operator.EQ
        ? Optional.of(expressions.variable(rel.right()))
        : Optional.empty();
  }

  /** Takes the condition of {@code c}, or the value to which the subject must be equal. */
  Requirement conditionOrValue(Part c) {
    return c.optional("value")
        .<Requirement>map(value -> new Requirement.Relation(Operator.EQ, expression(value)))
        .orElseGet(() -> condition(c.child("condition")));
  }
}
