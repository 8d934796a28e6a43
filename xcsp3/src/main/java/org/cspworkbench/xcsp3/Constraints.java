package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableMap;
import java.util.function.Consumer;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Operator;

/** The table of the supported XCSP3 constraints and their translation. */
final class Constraints {

  private final Declarations declarations;
  private final ExpressionConstraints expressions;
  private final Operands operands;
  private final CountingConstraints counting;
  private final LogicalConstraints logic;
  private final ImmutableMap<String, Consumer<Part>> byTag;

  Constraints(ModelBuilder model, Declarations declarations) {
    this.declarations = declarations;
    expressions = new ExpressionConstraints(model);
    operands = new Operands(model, expressions, declarations);
    counting = new CountingConstraints(model, expressions, operands);
    logic = new LogicalConstraints(model, expressions, this);
    byTag = table(model);
  }

  private ImmutableMap<String, Consumer<Part>> table(ModelBuilder model) {
    TableConstraints tables = new TableConstraints(model, expressions, operands);
    LanguageConstraints automata = new LanguageConstraints(model, operands);
    ComparisonConstraints comparing = new ComparisonConstraints(model, expressions, operands);
    ConnectionConstraints connecting = new ConnectionConstraints(model, expressions, operands);
    PackingConstraints packing = new PackingConstraints(model, expressions, operands, counting);
    FlowConstraint flow = new FlowConstraint(model, expressions, operands, counting);
    return ImmutableMap.<String, Consumer<Part>>builder()
        .put("intension", c -> expressions.post(intension(c)))
        .put("extension", tables::extension)
        .put("regular", automata::regular)
        .put("mdd", automata::mdd)
        .put("precedence", automata::precedence)
        .put("allDifferent", comparing::allDifferent)
        .put("allEqual", comparing::allEqual)
        .put("ordered", comparing::ordered)
        .put("lex", comparing::lex)
        .put("sum", counting::sum)
        .put("flow", flow::post)
        .put("count", counting::count)
        .put("nValues", counting::nValues)
        .put("cardinality", counting::cardinality)
        .put("minimum", c -> connecting.extremum(c, Operator.MIN))
        .put("maximum", c -> connecting.extremum(c, Operator.MAX))
        .put("minimumArg", c -> connecting.extremumPlace(c, Operator.MIN))
        .put("maximumArg", c -> connecting.extremumPlace(c, Operator.MAX))
        .put("element", connecting::element)
        .put("channel", connecting::channel)
        .put("circuit", connecting::circuit)
        .put("instantiation", connecting::instantiation)
        .put("clause", connecting::clause)
        .put("noOverlap", packing::noOverlap)
        .put("cumulative", packing::cumulative)
        .put("binPacking", packing::binPacking)
        .put("knapsack", packing::knapsack)
        .put("group", this::postUses)
        .put("slide", this::postUses)
        .put("and", logic::postEach)
        .put("or", logic::post)
        .put("not", logic::post)
        .put("iff", logic::post)
        .put("ifThen", logic::post)
        .put("ifThenElse", logic::post)
        .buildOrThrow();
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

  /** Returns the same constraints for another problem with these declarations. */
  Constraints in(ModelBuilder other) {
    return new Constraints(other, declarations);
  }

  /** States one constraint; a part of it that is not read is refused. */
  void post(Part c) {
    Consumer<Part> statement = byTag.get(c.tag());
    if (statement == null) {
      throw UnsupportedPart.fault("<" + c.tag() + "> is not a constraint that is supported")
          .in(c.element());
    }
    if (LogicalConstraints.isReified(c)) {
      logic.post(c);
    } else {
      statement.accept(c);
    }
    c.refuseRest();
  }

  private void postUses(Part c) {
    Template template = new Template(c, operands);
    for (int k = 0; k < template.uses(); k++) {
      template.use(k, this::post);
    }
  }

  /** Returns the expression of an intensional constraint. */
  Expression intension(Part c) {
    return operands.expression(c.childOrSelf("function"));
  }
}
