package org.cspworkbench.core.search.guide;

import com.google.common.collect.ImmutableMap;
import java.util.function.IntPredicate;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.Decision.Operator;

/**
 * Choices that somebody has made; everything between them is left to the search. A search that
 * makes the same choices again whenever it runs so does again what it did, up to the first choice
 * in which two scripts differ. Immutable.
 *
 * @param variables by the number of the node: the variable that it decides
 * @param values by the number of the node: the value that it tries, or at which it splits
 * @param arcs by the number of the revision: the arc that it revises
 */
public record Script(
    ImmutableMap<Long, Integer> variables,
    ImmutableMap<Long, Value> values,
    ImmutableMap<Long, Integer> arcs)
    implements Guide {

  private static final Script EMPTY =
      new Script(ImmutableMap.of(), ImmutableMap.of(), ImmutableMap.of());

  /**
   * The value of a decision, on whichever variable.
   *
   * @param operator how the values that the decision keeps compare with it
   * @param index its index
   */
  public record Value(Operator operator, int index) {}

  /** Returns the script without choices. */
  public static Script empty() {
    return EMPTY;
  }

  /** Returns this script, except that node {@code node} decides variable {@code x}. */
  public Script withVariable(long node, int x) {
    return new Script(with(variables, node, x), values, arcs);
  }

  /** Returns this script, except that node {@code node} tries the value at {@code index}. */
  public Script withValue(long node, int index) {
    return withValue(node, Operator.EQUAL, index);
  }

  /**
   * Returns this script, except that node {@code node} decides so on the value at {@code index}.
   */
  public Script withValue(long node, Operator operator, int index) {
    return new Script(variables, with(values, node, new Value(operator, index)), arcs);
  }

  /** Returns this script, except that {@code arc} is revised in revision {@code revision}. */
  public Script withArc(long revision, int arc) {
    return new Script(variables, values, with(arcs, revision, arc));
  }

  /** Returns the choices before node {@code node} and before revision {@code revision}. */
  public Script before(long node, long revision) {
    return new Script(before(variables, node), before(values, node), before(arcs, revision));
  }

  private static <T> ImmutableMap<Long, T> with(
      ImmutableMap<Long, T> choices, long number, T choice) {
    return ImmutableMap.<Long, T>builder().putAll(choices).put(number, choice).buildKeepingLast();
  }

  private static <T> ImmutableMap<Long, T> before(ImmutableMap<Long, T> choices, long number) {
    return choices.entrySet().stream()
        .filter(choice -> choice.getKey() < number)
        .collect(ImmutableMap.toImmutableMap(e -> e.getKey(), e -> e.getValue()));
  }

  @Override
  public int variable(long node, int own, Domains domains, Assignment assignment) {
    return variables.getOrDefault(node, own);
  }

  @Override
  public Decision decision(long node, Decision own, Domains domains) {
    Value value = values.get(node);
    return value == null ? own : new Decision(own.variable(), value.operator(), value.index());
  }

  @Override
  public int arc(long revision, int own, IntPredicate waits) {
    return arcs.getOrDefault(revision, own);
  }
}
