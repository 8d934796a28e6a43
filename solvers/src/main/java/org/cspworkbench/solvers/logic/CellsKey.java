package org.cspworkbench.solvers.logic;

import com.google.common.collect.ImmutableList;
import java.util.function.IntUnaryOperator;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.logic.position.BoardLayout;

/**
 * The meaning of the numbers in a trace of human logic: one word for each cell, bit v − 1 for value
 * v, and one arc from each cell to each of its peers.
 */
record CellsKey(Csp.Structure structure, BoardLayout layout) implements TraceKey {

  /** Returns the key of the traces of {@code problem}. */
  static CellsKey of(Problem.Sudoku problem) {
    return new CellsKey(problem.csp().structure(), BoardLayout.of(problem.grid().shape()));
  }

  /** Returns the arc by which {@code tail} loses what {@code head} holds. */
  static int arc(BoardLayout layout, int tail, int head) {
    return tail * layout.cellCount() + head;
  }

  @Override
  public int wordCount() {
    return layout.cellCount();
  }

  @Override
  public int firstWord(int x) {
    return x;
  }

  @Override
  public int variableOfWord(int word) {
    return word;
  }

  @Override
  public int endOfArcs() {
    return layout.cellCount() * layout.cellCount();
  }

  @Override
  public int tail(int arc) {
    return arc / layout.cellCount();
  }

  @Override
  public int head(int arc) {
    return arc % layout.cellCount();
  }

  /** Returns the first constraint on both cells. */
  @Override
  public int constraintIndex(int arc) {
    Variable tail = structure.variables().get(tail(arc));
    Variable head = structure.variables().get(head(arc));
    ImmutableList<Constraint> constraints = structure.constraints();
    for (int i = 0; i < constraints.size(); i++) {
      if (constraints.get(i).scope().contains(tail) && constraints.get(i).scope().contains(head)) {
        return i;
      }
    }
    throw new IllegalArgumentException(tail + " and " + head + " do not see each other");
  }

  @Override
  public int violated(int x, int i, IntUnaryOperator assigned) {
    throw new IllegalStateException("a person does not move what has a value");
  }

  @Override
  public long keptBy(int arc, int v) {
    return ~(1L << v);
  }

  @Override
  public int cause(int arc, int v, int i) {
    return arc;
  }
}
