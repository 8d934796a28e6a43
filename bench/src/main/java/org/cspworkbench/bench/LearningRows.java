package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.Graph.Edge;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.gallery.Langford;
import org.cspworkbench.core.gallery.MagicSquare;
import org.cspworkbench.core.gallery.QuasigroupCompletion;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.xcsp3.XcspException;
import org.cspworkbench.xcsp3.XcspInstance;
import org.cspworkbench.xcsp3.XcspReader;

/**
 * The problems on which learning is compared: some that it is good for, and some that it is not.
 */
final class LearningRows {

  /**
   * A row of the table.
   *
   * @param title what is solved
   * @param problems the problems, which are solved one after the other
   */
  record Row(String title, Supplier<ImmutableList<Problem>> problems) {}

  private static final ImmutableMap<String, Row> BY_ID =
      ImmutableMap.ofEntries(
          row("parity-15", "parity chains of 15 bits", () -> parityChains(15)),
          row("parity-60", "parity chains of 60 bits", () -> parityChains(60)),
          row("magic-6", "magic square of order 6", () -> MagicSquare.ofOrder(6)),
          row("quasigroup", "quasigroup, order 35, 516 holes", () -> quasigroup(1)),
          row("quasigroup-2", "the same, another one", () -> quasigroup(2)),
          row("queen9", "queen9_9 in 10 colours", () -> GraphColouring.of(queenGraph(9), 10)),
          Map.entry(
              "sudoku",
              new Row("95 Sudokus, pairwise", () -> pairwise(SudokuSet.ours("hardest").csps()))),
          row("myciel4", "myciel4 in 4 colours", () -> myciel(4)),
          row("myciel5", "myciel5 in 5 colours", () -> myciel(5)),
          row("random", "random B 40-11-414-0.2", () -> modelB(0)),
          row("pigeons", "10 pigeons, 9 holes", () -> GraphColouring.of(completeGraph(10), 9)),
          row("langford", "Langford (2, 10)", () -> Langford.pairs(10)),
          Map.entry("ft06", new Row("job shop ft06", () -> ImmutableList.of(JobShop.ft06()))));

  private LearningRows() {}

  private static Map.Entry<String, Row> row(String id, String title, Supplier<Csp> csp) {
    return Map.entry(id, new Row(title, () -> ImmutableList.of(new Problem.General(csp.get()))));
  }

  private static Csp quasigroup(long seed) {
    return QuasigroupCompletion.withHoles(seed, 35, 516);
  }

  private static Csp myciel(int k) {
    return GraphColouring.of(Graph.mycielski(k), k);
  }

  private static Csp modelB(long seed) {
    return RandomBinary.modelB(seed, 40, 11, 414 / (40 * 39 / 2.0), 0.2);
  }

  /** Returns the names, in the order of the table. */
  static ImmutableSet<String> ids() {
    return BY_ID.keySet();
  }

  /**
   * Returns the row that {@code word} names: its name, an instance of XCSP3, or {@code
   * sudoku=FILE}.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Row find(String word) {
    Row row = BY_ID.get(word);
    if (row != null) {
      return row;
    }
    if (word.startsWith("sudoku=")) {
      String file = word.substring("sudoku=".length());
      return new Row(
          Path.of(file).getFileName() + ", pairwise", () -> pairwise(SudokuSet.read(file).csps()));
    }
    checkArgument(
        Files.exists(Path.of(word)),
        "expected names among %s, instances of XCSP3 or sudoku=FILE, not %s",
        ids(),
        word);
    String name = String.valueOf(Path.of(word).getFileName());
    return new Row(name.substring(0, name.indexOf(".xml")), () -> ImmutableList.of(instance(word)));
  }

  private static Problem instance(String file) {
    try {
      XcspInstance instance = XcspReader.read(Path.of(file));
      return new Problem.General(instance.csp(), instance.own(), instance.objective());
    } catch (IOException | XcspException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /** Returns the problems with an inequality for each pair of an all-different constraint. */
  private static ImmutableList<Problem> pairwise(List<Csp> problems) {
    return problems.stream()
        .<Problem>map(csp -> new Problem.General(pairwise(csp)))
        .collect(ImmutableList.toImmutableList());
  }

  private static Csp pairwise(Csp problem) {
    Csp.Builder csp = Csp.builder(problem.name());
    List<Variable> variables = new ArrayList<>();
    for (Variable x : problem.variables()) {
      variables.add(csp.variable(x.name(), problem.initialDomain(x)));
    }
    ImmutableSet.Builder<Edge> pairs = ImmutableSet.builder();
    for (Constraint constraint : problem.constraints()) {
      ImmutableList<Variable> scope = ((AllDifferent) constraint).scope();
      for (int i = 0; i < scope.size(); i++) {
        for (int j = i + 1; j < scope.size(); j++) {
          pairs.add(new Edge(scope.get(i).index(), scope.get(j).index()));
        }
      }
    }
    pairs.build().forEach(e -> csp.notEqual(variables.get(e.from()), variables.get(e.to())));
    return csp.build();
  }

  /**
   * Two chains of parities over the same bits that begin differently and must end alike. Nothing
   * follows before all bits of a link have values.
   */
  private static Csp parityChains(int bits) {
    Csp.Builder csp = Csp.builder("two chains of parities");
    Variable left = csp.variable("left", 0, 1);
    Variable right = csp.variable("right", 0, 1);
    csp.notEqual(left, right);
    for (int i = 0; i < bits; i++) {
      Variable bit = csp.variable("bit" + i, 0, 1);
      left = next(csp, left, bit, "left" + i);
      right = next(csp, right, bit, "right" + i);
    }
    csp.equal(left, right);
    return csp.build();
  }

  private static Variable next(Csp.Builder csp, Variable before, Variable bit, String name) {
    Variable after = csp.variable(name, 0, 1);
    int[][] sums = {{0, 0, 0}, {0, 1, 1}, {1, 0, 1}, {1, 1, 0}};
    csp.post(Extension.allowing(List.of(before, bit, after), sums));
    return after;
  }

  /** The squares of a board, joined where a queen may move from one to the other. */
  private static Graph queenGraph(int n) {
    ImmutableList.Builder<Edge> edges = ImmutableList.builder();
    for (int from = 0; from < n * n; from++) {
      for (int to = from + 1; to < n * n; to++) {
        int down = to / n - from / n;
        int across = Math.abs(to % n - from % n);
        if (down == 0 || across == 0 || down == across) {
          edges.add(new Edge(from + 1, to + 1));
        }
      }
    }
    return new Graph("queen" + n + "_" + n, n * n, edges.build());
  }

  private static Graph completeGraph(int n) {
    ImmutableList.Builder<Edge> edges = ImmutableList.builder();
    for (int from = 1; from <= n; from++) {
      for (int to = from + 1; to <= n; to++) {
        edges.add(new Edge(from, to));
      }
    }
    return new Graph("complete " + n, n, edges.build());
  }
}
