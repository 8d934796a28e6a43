package org.cspworkbench.xcsp3;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.cspworkbench.core.model.DistinctVariables;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.xcsp3.ModelBuilder.Function;

/** An expression over the variables of a statement. */
sealed interface Tree {

  /**
   * A number.
   *
   * @param number the number
   */
  record Whole(long number) implements Tree {}

  /**
   * A variable.
   *
   * @param variable the variable
   */
  record Leaf(Variable variable) implements Tree {}

  /**
   * An operator applied to others.
   *
   * @param operator the operator
   * @param sons what it is applied to, in order
   */
  record Node(Operator operator, ImmutableList<Tree> sons) implements Tree {

    /** Whether each son is a sum of multiples of variables as it stands. */
    boolean linearSons() {
      return sons.stream().allMatch(son -> son.linear().isPresent());
    }

    private Optional<Sum> linearNode() {
      return switch (operator) {
        case NEG -> weighted(-1);
        case ADD -> weighted(1);
        case SUB -> weighted(1, -1);
        case MUL -> multiple();
        default -> Optional.empty();
      };
    }

    /** The sum of the sons times these factors, the last of them for all sons that follow. */
    private Optional<Sum> weighted(long... factors) {
      Sum sum = new Sum();
      for (int k = 0; k < sons.size(); k++) {
        Optional<Sum> son = sons.get(k).linear();
        if (son.isEmpty()) {
          return Optional.empty();
        }
        sum.add(factors[Math.min(k, factors.length - 1)], son.get());
      }
      return Optional.of(sum);
    }

    private Optional<Sum> multiple() {
      Sum product = new Sum().add(1);
      for (Tree son : sons) {
        Optional<Sum> factor = son.linear();
        if (factor.isEmpty() || !(product.isNumber() || factor.get().isNumber())) {
          return Optional.empty();
        }
        product =
            product.isNumber()
                ? new Sum().add(product.number(), factor.get())
                : new Sum().add(factor.get().number(), product);
      }
      return Optional.of(product);
    }
  }

  /** An operator applied to others. */
  static Node node(Operator operator, Tree... sons) {
    return new Node(operator, ImmutableList.copyOf(sons));
  }

  /** Its variables, each once, in order of appearance. */
  default ImmutableList<Variable> scope() {
    return DistinctVariables.of(leaves().toList()).variables();
  }

  private Stream<Variable> leaves() {
    if (this instanceof Leaf leaf) {
      return Stream.of(leaf.variable);
    }
    return this instanceof Node node ? node.sons.stream().flatMap(Tree::leaves) : Stream.of();
  }

  /** The function that it is of the values of {@code scope}. */
  default Function over(List<Variable> scope) {
    if (this instanceof Leaf leaf) {
      return Evaluation.place(scope.indexOf(leaf.variable));
    }
    if (this instanceof Whole number) {
      return Evaluation.number(number.number);
    }
    Node node = (Node) this;
    return Evaluation.of(node.operator, node.sons.stream().map(son -> son.over(scope)).toList());
  }

  /** What it looks like with the places of variables in {@code scope} for their names. */
  default String shape(List<Variable> scope) {
    if (this instanceof Leaf leaf) {
      return "%" + scope.indexOf(leaf.variable);
    }
    if (this instanceof Whole number) {
      return Long.toString(number.number);
    }
    Node node = (Node) this;
    return node.sons.stream()
        .map(son -> son.shape(scope))
        .collect(Collectors.joining(",", node.operator.name().toLowerCase(Locale.ROOT) + "(", ")"));
  }

  /** What it looks like. */
  default String text() {
    if (this instanceof Leaf leaf) {
      return leaf.variable.name();
    }
    if (this instanceof Whole number) {
      return Long.toString(number.number);
    }
    Node node = (Node) this;
    return node.sons.stream()
        .map(Tree::text)
        .collect(Collectors.joining(",", node.operator.name().toLowerCase(Locale.ROOT) + "(", ")"));
  }

  /** It as a sum of multiples of variables, if it is one as it stands. */
  default Optional<Sum> linear() {
    if (this instanceof Leaf leaf) {
      return Optional.of(new Sum().add(1, leaf.variable));
    }
    if (this instanceof Whole number) {
      return Optional.of(new Sum().add(number.number));
    }
    return ((Node) this).linearNode();
  }

  /** Its sons with this done to each. */
  static ImmutableList<Tree> each(List<Tree> sons, java.util.function.UnaryOperator<Tree> change) {
    return sons.stream().map(change).collect(toImmutableList());
  }
}
