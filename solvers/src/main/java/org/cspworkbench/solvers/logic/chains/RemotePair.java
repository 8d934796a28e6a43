package org.cspworkbench.solvers.logic.chains;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;

/**
 * Remote pair: a chain of cells with the same two candidates, each seeing the next. Cells an odd
 * number of links apart hold different digits, so a cell that sees two of them can hold neither.
 */
public final class RemotePair implements Technique {

  private static final int SHORTEST = 3; // links: fewer are a naked pair

  @Override
  public void find(Position position, Findings findings) {
    int[] cells = position.bivalueCells();
    for (int start : cells) {
      if (!findings.areEnough()) {
        follow(position, start, cells, findings);
      }
    }
  }

  /** Goes breadth first from {@code start} to every cell of the same pair. */
  private static void follow(Position position, int start, int[] cells, Findings findings) {
    int[] before = new int[position.layout().cellCount()];
    int[] distance = new int[before.length];
    Arrays.fill(distance, -1);
    distance[start] = 0;
    Deque<Integer> open = new ArrayDeque<>();
    open.add(start);
    while (!open.isEmpty()) {
      int cell = open.remove();
      for (int next : cells) {
        if (distance[next] < 0
            && position.candidates(next) == position.candidates(start)
            && position.layout().see(cell, next)) {
          distance[next] = distance[cell] + 1;
          before[next] = cell;
          open.add(next);
          if (distance[next] % 2 == 1 && distance[next] >= SHORTEST && next > start) {
            add(position, path(before, next, distance[next]), findings);
          }
        }
      }
    }
  }

  private static int[] path(int[] before, int end, int links) {
    int[] path = new int[links + 1];
    int cell = end;
    for (int i = links; i >= 0; i--) {
      path[i] = cell;
      cell = before[cell];
    }
    return path;
  }

  private static void add(Position position, int[] path, Findings findings) {
    BoardLayout layout = position.layout();
    int pair = position.candidates(path[0]);
    CellSet seeingBoth = layout.noCells();
    for (int i = 0; i < path.length; i++) {
      for (int j = i + SHORTEST; j < path.length; j += 2) {
        seeingBoth = seeingBoth.or(layout.peers(path[i]).and(layout.peers(path[j])));
      }
    }
    Step.Builder step =
        Step.in(position)
            .cells(path)
            .digits(pair)
            .because(words -> words.text("remote-pair", words.digits(pair), words.cells(path)));
    for (int rest = pair; rest != 0; rest &= rest - 1) {
      step.eliminate(seeingBoth.minus(layout.cells(path)), Position.lowest(rest));
    }
    step.addTo(findings);
  }
}
