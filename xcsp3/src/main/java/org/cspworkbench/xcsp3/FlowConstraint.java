package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Operator;

/** Flows in networks: the outflow of a node is its inflow plus its balance. */
final class FlowConstraint {

  private final ModelBuilder model;
  private final ExpressionConstraints expressions;
  private final Operands operands;
  private final CountingConstraints counting;

  FlowConstraint(
      ModelBuilder model,
      ExpressionConstraints expressions,
      Operands operands,
      CountingConstraints counting) {
    this.model = model;
    this.expressions = expressions;
    this.operands = operands;
    this.counting = counting;
  }

  void post(Part c) {
    Part list = c.child("list");
    List<Variable> flows = operands.list(list);
    List<Expression> balances = operands.expressions(c.child("balance"));
    List<List<Integer>> arcs = operands.numberTuples(c.child("arcs"));
    CountingConstraints.sameLength(flows, arcs);
    arcs.forEach(arc -> CountingConstraints.sameLength(arc, List.of("from", "to")));
    int first =
        firstNode(balances.size(), Ints.toArray(ImmutableList.copyOf(Iterables.concat(arcs))));
    List<Sum> leaving = new ArrayList<>();
    balances.forEach(balance -> leaving.add(new Sum().add(-1, expressions.sum(balance))));
    for (int k = 0; k < arcs.size(); k++) {
      leaving.get(arcs.get(k).get(0) - first).add(1, flows.get(k));
      leaving.get(arcs.get(k).get(1) - first).add(-1, flows.get(k));
    }
    leaving.forEach(sum -> sum.post(model, Operator.EQ));
    Optional<Part> weights = c.optional("weights");
    if (weights.isPresent()) {
      operands.post(counting.weighted(list, weights), operands.condition(c.child("condition")));
    }
  }

  /**
   * Returns the number of the operation that the first balance belongs to. The format does not
   * state it; its own tools take the smallest number that an arc names, and expect every operation
   * to have an arc. Otherwise, the numbering is known if only one of the numberings from 0 and from
   * 1 fits the arcs.
   */
  private static int firstNode(int nodes, int... ends) {
    int least = Arrays.stream(ends).min().orElse(0);
    int most = Arrays.stream(ends).max().orElse(0);
    if (ends.length == 0 || (long) most - least == nodes - 1L) {
      return least;
    }
    int[] fitting =
        IntStream.rangeClosed(0, 1).filter(k -> k <= least && (long) most - k < nodes).toArray();
    if (fitting.length != 1) {
      throw new UnsupportedPart(
          "a flow between the nodes "
              + least
              + " to "
              + most
              + " with "
              + nodes
              + " balances, which leaves open which of them belong to those nodes,");
    }
    return fitting[0];
  }
}
