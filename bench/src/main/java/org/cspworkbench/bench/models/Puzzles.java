package org.cspworkbench.bench.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;
import static org.cspworkbench.xcsp3.models.InstanceText.tuple;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.xcsp3.models.InstanceText;

/** Puzzles, most of them made backwards from a random solution. */
final class Puzzles {

  private Puzzles() {}

  /** Killer Sudoku: cages of up to so many cells with their sums, nothing else given. */
  static InstanceText killerSudoku(int box, int largest, long seed) {
    int n = box * box;
    RandomStream random = new RandomStream(seed);
    int[] digits = RandomOrder.of(n, random);
    int[] cage = cages(n, largest, random);
    InstanceText text =
        new InstanceText()
            .array("x", "[%d][%d]".formatted(n, n), "1.." + n)
            .constraint("<allDifferent><matrix> x[][] </matrix></allDifferent>");
    for (int i = 0; i < n; i++) {
      int row = i / box * box;
      int column = i % box * box;
      text.allDifferent(
          "x[%d..%d][%d..%d]".formatted(row, row + box - 1, column, column + box - 1));
    }
    for (int c = 0; c <= Arrays.stream(cage).max().orElseThrow(); c++) {
      int number = c;
      int[] cells = IntStream.range(0, n * n).filter(i -> cage[i] == number).toArray();
      String list = names(cells.length, i -> "x[%d][%d]".formatted(cells[i] / n, cells[i] % n));
      int sum =
          Arrays.stream(cells)
              .map(i -> 1 + digits[(i / n % box * box + i / n / box + i % n) % n])
              .sum();
      text.sum(list, "(eq," + sum + ")");
      if (cells.length > 1) {
        text.allDifferent(list);
      }
    }
    return text;
  }

  /** The number of the cage of each cell: a random walk of neighbours, while the cage has room. */
  private static int[] cages(int n, int largest, RandomStream random) {
    int[] cage = new int[n * n];
    Arrays.fill(cage, -1);
    int number = 0;
    for (int start : RandomOrder.of(n * n, random)) {
      if (cage[start] >= 0) {
        continue;
      }
      int cell = start;
      for (int size = 0; size < largest && cell >= 0; size++) {
        cage[cell] = number;
        int from = cell;
        int[] free =
            IntStream.of(
                    from - n,
                    from + n,
                    from % n > 0 ? from - 1 : -1,
                    from % n < n - 1 ? from + 1 : -1)
                .filter(i -> i >= 0 && i < n * n && cage[i] < 0)
                .toArray();
        cell = free.length == 0 ? -1 : free[random.nextInt(free.length)];
      }
      number++;
    }
    return cage;
  }

  /** Peg solitaire (CSPLib 37) on a square: from a position with so many pegs to a single one. */
  static InstanceText pegSolitaire(int n, int pegs, long seed) {
    List<int[]> moves = moves(n);
    int[] end = new int[n * n];
    end[n * n / 2] = 1;
    int[] start = positionBefore(end, pegs - 1, moves, new RandomStream(seed));
    InstanceText text =
        new InstanceText()
            .array("peg", "[%d][%d]".formatted(pegs, n * n), "0 1")
            .array("move", "[%d]".formatted(pegs - 1), "0.." + (moves.size() - 1))
            .instantiation("peg[0][]", start)
            .instantiation("peg[%d][]".formatted(pegs - 1), end);
    for (int time = 0; time < pegs - 1; time++) {
      for (int i = 0; i < n * n; i++) {
        int cell = i;
        text.supports(
            "move[%d] peg[%d][%d] peg[%d][%d]".formatted(time, time, i, time + 1, i),
            IntStream.range(0, moves.size()).boxed().flatMap(m -> changes(m, moves.get(m), cell)));
      }
    }
    return text;
  }

  /** The move, the peg before and the peg after, at one cell. */
  private static Stream<String> changes(int number, int[] move, int cell) {
    return move[0] == cell || move[1] == cell
        ? Stream.of(tuple(number, 1, 0))
        : move[2] == cell
            ? Stream.of(tuple(number, 0, 1))
            : Stream.of(tuple(number, 0, 0), tuple(number, 1, 1));
  }

  /** From where, over which peg, and to where. */
  private static List<int[]> moves(int n) {
    List<int[]> moves = new ArrayList<>();
    for (int i = 0; i < n * n; i++) {
      for (int[] step : new int[][] {{0, 1}, {0, -1}, {1, 0}, {-1, 0}}) {
        int row = i / n + 2 * step[0];
        int column = i % n + 2 * step[1];
        if (row >= 0 && row < n && column >= 0 && column < n) {
          moves.add(new int[] {i, i + step[0] * n + step[1], row * n + column});
        }
      }
    }
    return moves;
  }

  /** Takes so many random moves back; starts again where none can be taken back. */
  private static int[] positionBefore(
      int[] end, int count, List<int[]> moves, RandomStream random) {
    int[] position = end.clone();
    for (int taken = 0; taken < count; taken++) {
      int[] now = position;
      List<int[]> possible =
          moves.stream().filter(m -> now[m[0]] == 0 && now[m[1]] == 0 && now[m[2]] == 1).toList();
      if (possible.isEmpty()) {
        return positionBefore(end, count, moves, random);
      }
      int[] move = possible.get(random.nextInt(possible.size()));
      position[move[0]] = 1;
      position[move[1]] = 1;
      position[move[2]] = 0;
    }
    return position;
  }

  /** Lights out: the fewest presses, each of which switches a lamp and its neighbours. */
  static InstanceText lightsOut(int n, long seed) {
    RandomStream random = new RandomStream(seed);
    int[] presses = IntStream.range(0, n * n).map(i -> random.nextInt(2)).toArray();
    InstanceText text =
        new InstanceText()
            .array("x", "[%d][%d]".formatted(n, n), "0 1")
            .array("pairs", "[%d][%d]".formatted(n, n), "0..2");
    for (int i = 0; i < n * n; i++) {
      int cell = i;
      int[] cross =
          IntStream.range(0, n * n)
              .filter(k -> Math.abs(k / n - cell / n) + Math.abs(k % n - cell % n) <= 1)
              .toArray();
      int lit = Arrays.stream(cross).map(k -> presses[k]).sum() % 2;
      int[] weights = new int[cross.length + 1];
      Arrays.fill(weights, 1);
      weights[cross.length] = -2;
      text.sum(
          names(cross.length, k -> "x[%d][%d]".formatted(cross[k] / n, cross[k] % n))
              + " pairs[%d][%d]".formatted(i / n, i % n),
          weights,
          "(eq," + lit + ")");
    }
    return text.objective("minimize", "sum", "x[][]");
  }
}
