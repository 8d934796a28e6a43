package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.BitSet;

/**
 * Variables whose values lead from the root of a layered graph to its end, one layer after the
 * other: a multi-valued decision diagram (Srinivasan, Kam, Malik and Brayton, "Algorithms for
 * Discrete Function Manipulation", ICCAD 1990), or an automaton unfolded over a list.
 *
 * @param scope the variables, one for each layer, at least one; one may occur several times
 * @param layers for each variable its arcs, each as node before, value, node after; the nodes are
 *     numbered from 0 on between two layers, and the root and the end are node 0
 */
public record DecisionDiagram(
    ImmutableList<Variable> scope, ImmutableList<ImmutableIntArray> layers) implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<DecisionDiagram> FORM =
      new BinaryForm<>(62, DecisionDiagram.class, DecisionDiagram::write, DecisionDiagram::read);

  /** The numbers that an arc takes in a layer: node before, value, node after. */
  public static final int ARC = 3;

  /**
   * Checks the layers.
   *
   * @param scope the variables, one for each layer
   * @param layers for each variable its arcs
   * @throws IllegalArgumentException if there is no variable, not one layer for each, or an arc is
   *     not whole
   */
  public DecisionDiagram {
    checkArgument(!scope.isEmpty(), "a decision diagram needs at least one variable");
    checkArgument(
        layers.size() == scope.size(),
        "expected one layer for each of %s variables, found %s",
        scope.size(),
        layers.size());
    checkArgument(
        layers.stream().allMatch(layer -> layer.length() % ARC == 0), "an arc is not whole");
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    BitSet nodes = new BitSet();
    nodes.set(0);
    for (int k = 0; k < layers.size(); k++) {
      ImmutableIntArray layer = layers.get(k);
      BitSet after = new BitSet();
      for (int a = 0; a < layer.length(); a += ARC) {
        if (layer.get(a + 1) == values[k] && nodes.get(layer.get(a))) {
          after.set(layer.get(a + 2));
        }
      }
      nodes = after;
    }
    return nodes.get(0);
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new CompactDiagram(DiagramArcs.of(this, scope.memo()), scope);
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    layers.forEach(out::integers);
  }

  private static DecisionDiagram read(ConstraintReader in) throws MalformedEncodingException {
    ImmutableList<Variable> scope = in.variables();
    return new DecisionDiagram(scope, in.list(scope.size(), in::integers));
  }

  /** Returns text such as {@code diagram(x, y, z) of 12 arcs}. */
  @Override
  public String toString() {
    int numbers = layers.stream().mapToInt(ImmutableIntArray::length).sum();
    return "diagram(" + Joiner.on(", ").join(scope) + ") of " + numbers / ARC + " arcs";
  }
}
