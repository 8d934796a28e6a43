package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.xcsp3.ModelBuilder.Function;
import org.cspworkbench.xcsp3.Tree.Leaf;
import org.cspworkbench.xcsp3.Tree.Node;

/**
 * States that an expression is true, or makes a variable of its value. A comparison of sums becomes
 * a sum; what speaks of few combinations of values becomes a table; anything else is cut at its
 * operators, with a helper variable for each part.
 */
final class ExpressionConstraints {

  /** The truth of an inequality is listed up to this many combinations of values. */
  private static final long MOST_LISTED_OF_AN_INEQUALITY = 64;

  /** A disjunction over two variables is listed up to this many pairs of values. */
  private static final long MOST_PAIRS_OF_A_DISJUNCTION = 1 << 16;

  private final ModelBuilder model;

  ExpressionConstraints(ModelBuilder model) {
    this.model = model;
  }

  /** Requires that {@code tree} is true. */
  void post(Tree tree) {
    if (tree instanceof Node node) {
      postNode(node);
    } else {
      new Sum().add(-1, sum(tree)).post(model, Sum.Relation.NE);
    }
  }

  private void postNode(Node node) {
    Tree first = node.sons().get(0);
    switch (node.operator()) {
      case AND -> node.sons().forEach(this::post);
      case NOT -> postNot(first);
      case LT, LE, GE, GT, EQ, NE -> postComparison(node);
      case OR -> postOr(node);
      case IMP -> postOr(Tree.node(Operator.OR, negated(first), node.sons().get(1)));
      default -> postWhole(node);
    }
  }

  private void postNot(Tree tree) {
    Tree opposite = negated(tree);
    if (opposite instanceof Node node && node.operator() == Operator.NOT) {
      postWhole(node);
    } else {
      post(opposite);
    }
  }

  private void postComparison(Node node) {
    if (node.sons().size() > 2) {
      postWhole(node);
      return;
    }
    Sum.Relation relation = Sum.Relation.valueOf(node.operator().name());
    Optional<Sum> left = node.sons().get(0).linear();
    Optional<Sum> right = node.sons().get(1).linear();
    if (left.isPresent() && right.isPresent()) {
      left.get().add(-1, right.get()).post(model, relation);
    } else if (isShort(node)) {
      postTable(node);
    } else {
      sum(node.sons().get(0)).add(-1, sum(node.sons().get(1))).post(model, relation);
    }
  }

  private void postOr(Node or) {
    List<Tree> parts = new ArrayList<>();
    flatten(or, parts);
    Node whole = new Node(Operator.OR, ImmutableList.copyOf(parts));
    if (isShort(whole)) {
      postTable(whole);
    } else {
      Sum sum = new Sum();
      parts.forEach(part -> sum.add(1, truth(part)));
      sum.post(model, Sum.Relation.GE, 1);
    }
  }

  private static void flatten(Tree tree, List<Tree> parts) {
    if (tree instanceof Node node && node.operator() == Operator.OR) {
      node.sons().forEach(son -> flatten(son, parts));
    } else {
      parts.add(tree);
    }
  }

  private void postWhole(Node node) {
    postTable(isShort(node) ? node : cut(node));
  }

  private void postTable(Node node) {
    ImmutableList<Variable> scope = node.scope();
    model.relate(node.shape(scope), scope, holds(node.over(scope)));
  }

  private static Predicate.Test holds(Function function) {
    return values -> {
      try {
        return function.of(values) != 0;
      } catch (ArithmeticException e) {
        return false; // an expression without a value, such as a division by zero, is not true
      }
    };
  }

  private static boolean isShort(Node node) {
    ImmutableList<Variable> scope = node.scope();
    long pairs = node.operator() == Operator.OR ? MOST_PAIRS_OF_A_DISJUNCTION : 1 << 20;
    long limit = scope.size() <= 2 ? pairs : ModelBuilder.MAX_COMBINATIONS;
    return scope.size() == 1 || CartesianProduct.size(scope) <= limit;
  }

  /** The same operator over variables and numbers. */
  private Node cut(Node node) {
    return new Node(
        node.operator(),
        Tree.each(node.sons(), son -> son instanceof Node ? new Leaf(variable(son)) : son));
  }

  /** What is true where {@code tree} is not. */
  private static Tree negated(Tree tree) {
    if (!(tree instanceof Node node)) {
      return Tree.node(Operator.NOT, tree);
    }
    ImmutableList<Tree> sons = node.sons();
    boolean two = sons.size() == 2;
    return switch (node.operator()) {
      case LT -> new Node(Operator.GE, sons);
      case LE -> new Node(Operator.GT, sons);
      case GE -> new Node(Operator.LT, sons);
      case GT -> new Node(Operator.LE, sons);
      case EQ -> two ? new Node(Operator.NE, sons) : Tree.node(Operator.NOT, tree);
      case NE -> two ? new Node(Operator.EQ, sons) : Tree.node(Operator.NOT, tree);
      case AND -> new Node(Operator.OR, Tree.each(sons, ExpressionConstraints::negated));
      case OR -> new Node(Operator.AND, Tree.each(sons, ExpressionConstraints::negated));
      case IN -> new Node(Operator.NOTIN, sons);
      case NOTIN -> new Node(Operator.IN, sons);
      default -> Tree.node(Operator.NOT, tree);
    };
  }

  /** The value of {@code tree} as a sum. */
  Sum sum(Tree tree) {
    Optional<Sum> linear = tree.linear();
    if (linear.isPresent()) {
      return linear.get();
    }
    Node node = (Node) tree;
    return switch (node.operator()) {
      case NEG -> new Sum().add(-1, sum(node.sons().get(0)));
      case SUB -> sum(node.sons().get(0)).add(-1, sum(node.sons().get(1)));
      case ADD -> {
        Sum sum = new Sum();
        node.sons().forEach(son -> sum.add(1, sum(son)));
        yield sum;
      }
      default -> new Sum().add(1, variable(tree));
    };
  }

  /** Whether {@code tree} is true, as a sum that is 0 or 1. */
  private Sum truth(Tree tree) {
    if (tree instanceof Node node
        && node.operator() == Operator.NOT
        && isZeroOne(node.sons().get(0))) {
      return new Sum().add(1).add(-1, sum(node.sons().get(0)));
    }
    return isZeroOne(tree) ? sum(tree) : sum(Tree.node(Operator.NE, tree, new Tree.Whole(0)));
  }

  private static boolean isZeroOne(Tree tree) {
    if (tree instanceof Leaf leaf) {
      return leaf.variable().domain().min() >= 0 && leaf.variable().domain().max() <= 1;
    }
    return tree instanceof Node node
        ? node.operator().isTruth()
        : ((Tree.Whole) tree).number() == 0 || ((Tree.Whole) tree).number() == 1;
  }

  /** The variable that is the value of {@code tree}. */
  Variable variable(Tree tree) {
    if (tree instanceof Leaf leaf) {
      return leaf.variable();
    }
    if (tree instanceof Tree.Whole number) {
      return model.constant(number.number());
    }
    return model.shared(tree.text(), () -> define((Node) tree));
  }

  private Variable define(Node node) {
    ImmutableList<Variable> scope = node.scope();
    if (isComparisonOfSums(node) && CartesianProduct.size(scope) > mostListed(node.operator())) {
      Sum sum = sum(node.sons().get(0)).add(-1, sum(node.sons().get(1)));
      if (sum.terms().size() > 1) {
        return sum.truth(model, Sum.Relation.valueOf(node.operator().name()), node.text());
      }
    }
    if (CartesianProduct.size(scope) <= ModelBuilder.MAX_ARGUMENTS) {
      return model.define(node.text(), scope, node.over(scope), 0, 0);
    }
    Optional<Sum> linear = node.linear();
    if (linear.isPresent() || node.operator() == Operator.ADD || node.operator() == Operator.SUB) {
      return linear.orElseGet(() -> sum(node)).total(model, node.text());
    }
    Node cut = cut(node);
    return switch (node.operator()) {
      case AND -> truthOf(cut, cut.sons().size());
      case OR -> truthOf(cut, 1);
      case MIN, MAX -> extremum(cut, node.text());
      default -> defineCut(cut, node.text());
    };
  }

  /** Whether it compares two sums, or two expressions whose values can be variables of a sum. */
  private static boolean isComparisonOfSums(Node node) {
    return node.operator().isComparison()
        && node.sons().size() == 2
        && (node.linearSons() || CartesianProduct.size(node.scope()) > ModelBuilder.MAX_ARGUMENTS);
  }

  /** An inequality loses nothing when only its bounds are looked at; an equation does. */
  private static long mostListed(Operator operator) {
    boolean isEquation = operator == Operator.EQ || operator == Operator.NE;
    return isEquation ? ModelBuilder.MAX_COMBINATIONS : MOST_LISTED_OF_AN_INEQUALITY;
  }

  /** Whether at least {@code least} of the sons are true, where that is all of them or one. */
  private Variable truthOf(Node cut, int least) {
    Sum trueSons = new Sum();
    cut.sons().forEach(son -> trueSons.add(1, truth(son)));
    long n = cut.sons().size();
    Variable result = model.helper(cut.text(), org.cspworkbench.core.model.Domain.range(0, 1));
    // result = 1 needs at least `least`; result = 0 needs fewer
    new Sum().add(1, trueSons).add(-least, result).post(model, Sum.Relation.GE);
    new Sum()
        .add(1, trueSons)
        .add(-(n - least + 1), result)
        .post(model, Sum.Relation.LT, least);
    return result;
  }

  private Variable defineCut(Node cut, String text) {
    ImmutableList<Variable> scope = cut.scope();
    Bounds bounds = Bounds.of(cut);
    return model.define(text, scope, cut.over(scope), bounds.min(), bounds.max());
  }

  /** The smallest or largest of the sons, each a variable or a number. */
  Variable extremum(Node cut, String text) {
    Bounds bounds = Bounds.of(cut);
    Variable result = model.helper(text, ModelBuilder.range(text, bounds.min(), bounds.max()));
    postExtremum(cut, result);
    return result;
  }

  /** Requires that {@code result} is the smallest or largest of the sons. */
  void postExtremum(Node cut, Variable result) {
    for (Tree son : cut.sons()) {
      Variable x = variable(son);
      model.post(
          cut.operator() == Operator.MAX
              ? LessThan.orEqual(x, result)
              : LessThan.orEqual(result, x));
    }
    postTable(Tree.node(Operator.EQ, new Leaf(result), cut));
  }
}
