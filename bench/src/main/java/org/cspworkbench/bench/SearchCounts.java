package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import java.io.PrintStream;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.cspworkbench.core.consistency.Ac2001;
import org.cspworkbench.core.consistency.Ac3;
import org.cspworkbench.core.consistency.Ac3BitRm;
import org.cspworkbench.core.consistency.Ac3Rm;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.gallery.Langford;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.gallery.Zebra;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Backjumping;
import org.cspworkbench.core.search.Backtracking;
import org.cspworkbench.core.search.Bisection;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.lookback.ConflictDirectedBackjumping;
import org.cspworkbench.core.search.lookback.GaschnigBackjumping;
import org.cspworkbench.core.search.lookback.GraphBasedBackjumping;
import org.cspworkbench.core.search.order.Degree;
import org.cspworkbench.core.search.order.DomDdeg;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.Entropy;
import org.cspworkbench.core.search.order.LastConflict;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.search.order.MrvThenDegree;
import org.cspworkbench.core.search.order.RandomVariable;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.search.order.Weights;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;

/**
 * Prints the counters of every search algorithm on the same problems: all solutions of each, so
 * that the order of solutions does not matter.
 */
final class SearchCounts {

  /**
   * Of the 95 puzzles that Norvig, "Solving Every Sudoku Puzzle", measures, the one that is least
   * work for plain backtracking.
   */
  private static final String SUDOKU =
      ".237....68...6.59.9.....7......4.97.3.7.96..2.........5..47.........2....8.......";

  private static final long SEED = 1;
  private static final int FAILS_OF_THE_FIRST_ATTEMPT = 16;

  /**
   * A named algorithm as a choice of parts. A look-back returns elsewhere than to the last
   * decision, so that jumps are of interest.
   */
  private record Algorithm(
      String name, String unit, boolean jumps, boolean asAWhole, UnaryOperator<Search> parts) {

    static Algorithm pairs(String name, UnaryOperator<Search> parts) {
      return new Algorithm(name, "pairs", false, false, parts);
    }

    static Algorithm words(String name, UnaryOperator<Search> parts) {
      return new Algorithm(name, "words", false, false, parts);
    }

    /** Returns the algorithm that returns by this look-back. */
    Algorithm jumping(String newName, Backtracking.Policy policy) {
      return new Algorithm(
          newName, unit, true, asAWhole, search -> parts.apply(search).onContradiction(policy));
    }

    /** Returns MAC by words in this order of variables. */
    static Algorithm ordered(String name, Supplier<VariableOrder> order) {
      return words(name, search -> mac(search, Gac::new).order(order.get()));
    }
  }

  private static final Backtracking.Policy CBJ = Backjumping.by(ConflictDirectedBackjumping::new);

  private static final Algorithm BACKTRACKING = Algorithm.pairs("backtracking", search -> search);
  private static final Algorithm FC =
      Algorithm.pairs("FC", search -> search.lookAhead(ForwardChecking::new));
  private static final Algorithm MAC =
      Algorithm.words("MAC by AC-3bit", search -> mac(search, Gac::new));

  /** How far they look, and where they return to; variables and values in the order stated. */
  private static final ImmutableList<Algorithm> LOOKING =
      ImmutableList.of(
          BACKTRACKING,
          BACKTRACKING.jumping("backjumping (Gaschnig)", Backjumping.by(GaschnigBackjumping::new)),
          BACKTRACKING.jumping(
              "backjumping (graph-based)", Backjumping.by(GraphBasedBackjumping::new)),
          BACKTRACKING.jumping("CBJ", CBJ),
          FC,
          FC.jumping("FC-CBJ", CBJ),
          Algorithm.pairs("MAC by AC-3", search -> mac(search, Ac3::new)),
          Algorithm.pairs("MAC by AC-2001", search -> mac(search, Ac2001::new)),
          Algorithm.pairs("MAC by AC-3rm", search -> mac(search, Ac3Rm::new)),
          MAC,
          Algorithm.words("splitting by AC-3bit", SearchCounts::splitting),
          Algorithm.words("MAC by AC-3bit+rm", search -> mac(search, Ac3BitRm::new)),
          MAC.jumping("MAC-CBJ", CBJ),
          new Algorithm("MAC by GAC", "words", false, true, MAC.parts));

  /** Which variable is next, with MAC by AC-3bit and ascending values. */
  private static final ImmutableList<Algorithm> ORDERS =
      ImmutableList.of(
          Algorithm.words("as stated", MAC.parts),
          Algorithm.ordered("degree", Degree::new),
          Algorithm.ordered("MRV", Mrv::new),
          Algorithm.ordered("MRV then degree", MrvThenDegree::new),
          Algorithm.ordered("dom/ddeg", DomDdeg::new),
          Algorithm.ordered("dom/wdeg", DomWdeg::new),
          Algorithm.ordered("last conflict, MRV", () -> new LastConflict(new Mrv())),
          Algorithm.words(
              "dom/wdeg, nogoods",
              search ->
                  mac(search, Gac::new)
                      .order(new LastConflict(new DomWdeg()))
                      .restarts(Restarts.luby(FAILS_OF_THE_FIRST_ATTEMPT))
                      .nogoods()),
          Algorithm.words("entropy", SearchCounts::byEntropy),
          Algorithm.words("random", SearchCounts::atRandom));

  private SearchCounts() {}

  /** One table for each problem: how far algorithms look, and where they return to. */
  static void printLooking(PrintStream out) {
    problems().forEach(csp -> print(csp, LOOKING, out));
  }

  /** One table for each problem: which variable is next. */
  static void printOrders(PrintStream out) {
    problems().forEach(csp -> print(csp, ORDERS, out));
  }

  /** Returns the Sudoku for both kinds of algorithms. */
  static Csp sudoku() {
    return Problem.Sudoku.of(Grid.ofLine(SUDOKU)).csp();
  }

  private static ImmutableList<Csp> problems() {
    return ImmutableList.of(
        Queens.pairwise(8),
        Zebra.puzzle(),
        sudoku(),
        Langford.pairs(8),
        GraphColouring.of(Graph.mycielski(4), 4),
        RandomBinary.modelB(SEED, 18, 6, 0.5, 0.33));
  }

  private static Search splitting(Search search) {
    return search.lookAhead(Gac::new).branching(new Bisection());
  }

  private static Search mac(Search search, Consistency.Maker lookAhead) {
    return search.lookAhead(lookAhead).branching(Branching.BINARY);
  }

  private static Search byEntropy(Search search) {
    RandomStream random = new RandomStream(SEED);
    return mac(search, Gac::new).order(new Entropy(Weights.EQUAL, random)).random(random);
  }

  private static Search atRandom(Search search) {
    RandomStream random = new RandomStream(SEED);
    return mac(search, Gac::new).order(new RandomVariable(random)).random(random);
  }

  private static void print(Csp csp, ImmutableList<Algorithm> algorithms, PrintStream out) {
    boolean anyJumps = algorithms.stream().anyMatch(Algorithm::jumps);
    Table table =
        new Table(
            "algorithm | nodes | fails | backtracks%s | prunings | revisions | checks | of"
                .formatted(anyJumps ? " | jumps" : ""));
    long solutions = -1;
    for (Algorithm algorithm : algorithms) {
      Counts counted = run(algorithm, csp);
      checkState(solutions < 0 || solutions == counted.solutions(), "%s differs", algorithm.name());
      solutions = counted.solutions();
      Table.Row row =
          table
              .row(algorithm.name())
              .count(counted.nodes())
              .count(counted.fails())
              .count(counted.backtracks());
      if (anyJumps) {
        row.text(algorithm.jumps() ? Table.count(counted.jumps()) : "–");
      }
      row.count(counted.prunings())
          .count(counted.revisions())
          .count(counted.checks())
          .text(algorithm.unit());
    }
    out.printf("%s, all solutions: %s%n", csp.name(), Table.count(solutions));
    table.print(out);
  }

  private static Counts run(Algorithm algorithm, Csp csp) {
    AllDifferentFiltering filtering =
        algorithm.asAWhole()
            ? AllDifferentFiltering.DOMAIN_CONSISTENT
            : AllDifferentFiltering.PAIRWISE;
    Search search = new Search(new Network(csp.structure(), filtering), csp);
    SearchResult result = algorithm.parts().apply(search).wantAll().solve(Limits.none(), null);
    checkState(result.ending() == Ending.EXHAUSTED, "%s did not end", algorithm.name());
    return result.counters();
  }
}
