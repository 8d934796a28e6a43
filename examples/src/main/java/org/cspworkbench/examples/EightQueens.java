package org.cspworkbench.examples;

import java.util.List;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;

/** Eight queens on a chessboard, none of which attacks another. */
public final class EightQueens {

  private EightQueens() {}

  /** Counts the solutions. */
  public static void main(String[] arguments) {
    Csp.Builder board = Csp.builder("8 queens");
    List<Variable> columns = board.variables("q", 8, Domain.range(1, 8));
    board.allDifferent(columns);
    for (int row = 0; row < 8; row++) {
      for (int above = 0; above < row; above++) {
        board.notEqual(columns.get(row), columns.get(above), row - above);
        board.notEqual(columns.get(row), columns.get(above), above - row);
      }
    }
    SearchResult result = Search.on(board.build()).maintainArcConsistency().wantAll().solve();
    System.out.println(result.counters().solutions() + " solutions");
    System.out.println("the first: " + result.solutions().get(0).values());
  }
}
