package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
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

    Algorithm jumping() {
      return new Algorithm(name, unit, true, asAWhole, parts);
    }

    Algorithm withAllDifferentAsAWhole() {
      return new Algorithm(name, unit, jumps, true, parts);
    }
  }

  /** How far they look, and where they return to; variables and values in the order stated. */
  private static final ImmutableList<Algorithm> LOOKING =
      ImmutableList.of(
          Algorithm.pairs("backtracking", search -> search),
          Algorithm.pairs(
                  "backjumping (Gaschnig)",
                  search -> search.onContradiction(Backjumping.by(GaschnigBackjumping::new)))
              .jumping(),
          Algorithm.pairs(
                  "backjumping (graph-based)",
                  search -> search.onContradiction(Backjumping.by(GraphBasedBackjumping::new)))
              .jumping(),
          Algorithm.pairs(
                  "CBJ",
                  search ->
                      search.onContradiction(Backjumping.by(ConflictDirectedBackjumping::new)))
              .jumping(),
          Algorithm.pairs("FC", search -> search.lookAhead(ForwardChecking::new)),
          Algorithm.pairs(
                  "FC-CBJ",
                  search ->
                      search
                          .lookAhead(ForwardChecking::new)
                          .onContradiction(Backjumping.by(ConflictDirectedBackjumping::new)))
              .jumping(),
          Algorithm.pairs("MAC by AC-3", search -> mac(search, Ac3::new)),
          Algorithm.pairs("MAC by AC-2001", search -> mac(search, Ac2001::new)),
          Algorithm.pairs("MAC by AC-3rm", search -> mac(search, Ac3Rm::new)),
          Algorithm.words("MAC by AC-3bit", search -> mac(search, Gac::new)),
          Algorithm.words("splitting by AC-3bit", SearchCounts::splitting),
          Algorithm.words("MAC by AC-3bit+rm", search -> mac(search, Ac3BitRm::new)),
          Algorithm.words(
                  "MAC-CBJ",
                  search ->
                      mac(search, Gac::new)
                          .onContradiction(Backjumping.by(ConflictDirectedBackjumping::new)))
              .jumping(),
          Algorithm.words("MAC by GAC", search -> mac(search, Gac::new))
              .withAllDifferentAsAWhole());

  /** Which variable is next, with MAC by AC-3bit and ascending values. */
  private static final ImmutableList<Algorithm> ORDERS =
      ImmutableList.of(
          Algorithm.words("as stated", search -> mac(search, Gac::new)),
          Algorithm.words("degree", search -> mac(search, Gac::new).order(new Degree())),
          Algorithm.words("MRV", search -> mac(search, Gac::new).order(new Mrv())),
          Algorithm.words(
              "MRV then degree", search -> mac(search, Gac::new).order(new MrvThenDegree())),
          Algorithm.words("dom/ddeg", search -> mac(search, Gac::new).order(new DomDdeg())),
          Algorithm.words("dom/wdeg", search -> mac(search, Gac::new).order(new DomWdeg())),
          Algorithm.words(
              "last conflict, MRV",
              search -> mac(search, Gac::new).order(new LastConflict(new Mrv()))),
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
    List<String> titles = new ArrayList<>(List.of("algorithm", "nodes", "fails", "backtracks"));
    titles.addAll(anyJumps ? List.of("jumps") : List.of());
    titles.addAll(List.of("prunings", "revisions", "checks", "of"));
    Table table = new Table(titles.toArray(String[]::new));
    long solutions = -1;
    for (Algorithm algorithm : algorithms) {
      Counts counted = run(algorithm, csp);
      checkState(solutions < 0 || solutions == counted.solutions(), "%s differs", algorithm.name());
      solutions = counted.solutions();
      List<String> row = new ArrayList<>(List.of(algorithm.name()));
      row.addAll(numbers(counted.nodes(), counted.fails(), counted.backtracks()));
      if (anyJumps) {
        row.add(algorithm.jumps() ? Table.count(counted.jumps()) : "–");
      }
      row.addAll(numbers(counted.prunings(), counted.revisions(), counted.checks()));
      row.add(algorithm.unit());
      table.row(row.toArray(String[]::new));
    }
    out.printf("%s, all solutions: %s%n", csp.name(), Table.count(solutions));
    table.print(out);
  }

  private static List<String> numbers(long... numbers) {
    return LongStream.of(numbers).mapToObj(Table::count).toList();
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
