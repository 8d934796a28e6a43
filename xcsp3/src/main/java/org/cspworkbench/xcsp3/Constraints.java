package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableSet;
import org.cspworkbench.core.expression.Operator;
import org.xcsp.parser.entries.XConstraints.XCtr;

/** The table of the supported XCSP3 constraints and their translation. */
final class Constraints {

  /** The elements that are permitted in the place of a constraint. */
  static final ImmutableSet<String> READ =
      ImmutableSet.of(
          "allDifferent",
          "allEqual",
          "binPacking",
          "block",
          "cardinality",
          "channel",
          "circuit",
          "clause",
          "count",
          "cumulative",
          "element",
          "extension",
          "flow",
          "group",
          "instantiation",
          "intension",
          "knapsack",
          "lex",
          "maximum",
          "maximumArg",
          "mdd",
          "minimum",
          "minimumArg",
          "nValues",
          "noOverlap",
          "ordered",
          "precedence",
          "regular",
          "slide",
          "sum");

  private final ExpressionConstraints expressions;
  private final Operands operands;
  private final TableConstraints tables;
  private final LanguageConstraints automata;
  private final ComparisonConstraints comparing;
  private final CountingConstraints counting;
  private final ConnectionConstraints connecting;
  private final PackingConstraints packing;
  private final FlowConstraint flow;

  Constraints(ModelBuilder model) {
    expressions = new ExpressionConstraints(model);
    operands = new Operands(model, expressions);
    tables = new TableConstraints(model, operands);
    automata = new LanguageConstraints(model, operands);
    comparing = new ComparisonConstraints(model, expressions, operands);
    counting = new CountingConstraints(model, expressions, operands);
    connecting = new ConnectionConstraints(model, expressions, operands);
    packing = new PackingConstraints(model, expressions, operands, counting);
    flow = new FlowConstraint(model, expressions, operands, counting);
  }

  ExpressionConstraints expressions() {
    return expressions;
  }

  Operands operands() {
    return operands;
  }

  CountingConstraints counting() {
    return counting;
  }

  /** States one constraint. */
  void post(XCtr c) {
    if (c.reification != null) {
      throw new UnsupportedPart("reification");
    }
    if (c.softening != null) {
      throw new UnsupportedPart("a cost");
    }
    switch (c.type) {
      case intension -> expressions.post(operands.expression(c.childs[0].value));
      case extension -> tables.extension(c);
      case regular -> automata.regular(c);
      case mdd -> automata.mdd(c);
      case precedence -> automata.precedence(c);
      case allDifferent -> comparing.allDifferent(c);
      case allEqual -> comparing.allEqual(c);
      case ordered -> comparing.ordered(c);
      case lex -> comparing.lex(c);
      case sum -> counting.sum(c);
      case flow -> flow.post(c);
      case count -> counting.count(c);
      case nValues -> counting.nValues(c);
      case cardinality -> counting.cardinality(c);
      case minimum -> connecting.extremum(c, Operator.MIN);
      case maximum -> connecting.extremum(c, Operator.MAX);
      case minimumArg -> connecting.extremumPlace(c, Operator.MIN);
      case maximumArg -> connecting.extremumPlace(c, Operator.MAX);
      case element -> connecting.element(c);
      case channel -> connecting.channel(c);
      case circuit -> connecting.circuit(c);
      case instantiation -> connecting.instantiation(c);
      case clause -> connecting.clause(c);
      case noOverlap -> packing.noOverlap(c);
      case cumulative -> packing.cumulative(c);
      case binPacking -> packing.binPacking(c);
      case knapsack -> packing.knapsack(c);
      default -> throw new UnsupportedPart("the constraint " + c.type);
    }
  }
}
