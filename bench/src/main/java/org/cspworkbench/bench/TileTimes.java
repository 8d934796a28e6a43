package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import com.sun.management.ThreadMXBean;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.solvers.Networks;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.ValueWeights;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileProblem;
import org.cspworkbench.tiles.TileRule;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.cspworkbench.tiles.rule.ConnectedPath;

/**
 * Measures how long it takes to state, to compile and to solve a tile problem after warm-up, and
 * the memory of a problem, and compares both with the limits.
 */
final class TileTimes {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final String PATH = "+path"; // behind the name of a set: with a connected path
  private static final int SEEDS = 15;
  private static final Duration WARM_UP = Duration.ofSeconds(5);
  private static final int MUST_PREPARE = 200; // ms and MB, for 256×256
  private static final ImmutableMap<Integer, Integer> MUST_SEARCH =
      ImmutableMap.of(48, 3, 128, 40, 256, 200);

  /**
   * The milliseconds of one image, the bytes allocated by stating and compiling it, and whether it
   * was finished.
   */
  private record Image(
      double state, double compile, double search, long allocated, boolean isFinished) {}

  /** What images consist of, and the rules that they satisfy. */
  private record Content(TileTable table, ImmutableList<TileRule> rules) {

    TileProblem problem(int size) {
      return TileProblem.of("image", table, TileGrid.of(size, size), rules);
    }

    ValueWeights weights() {
      ImmutableMap.Builder<String, Double> weights = ImmutableMap.builder();
      for (int i = 0; i < table.size(); i++) {
        weights.put(table.names().get(i), table.weights().get(i));
      }
      return new ValueWeights(weights.buildOrThrow());
    }
  }

  private TileTimes() {}

  static void run(List<String> arguments, PrintStream out) {
    String set = arguments.isEmpty() ? "sewer" : arguments.get(0);
    String id = arguments.size() < 2 ? "wfc-backtracking" : arguments.get(1);
    List<Integer> sizes =
        arguments.size() < 3 ? MUST_SEARCH.keySet().asList() : sizes(arguments, 2);
    Content content = content(set);
    Solver solver =
        SolverCatalog.find(id)
            .orElseThrow(() -> new IllegalArgumentException("there is no solver " + id));
    Table rows =
        new Table(
            "%s, %s, ms | state | compile | both must | search | quartiles | must | finished"
                    .formatted(set, id)
                + " | MB allocated | MB kept");
    sizes.forEach(size -> row(solver, content, size, rows));
    rows.print(out);
  }

  private static Content content(String name) {
    boolean hasPath = name.endsWith(PATH);
    String id = hasPath ? name.substring(0, name.length() - PATH.length()) : name;
    TileSet set =
        ShippedTileSet.named(id)
            .orElseThrow(() -> new IllegalArgumentException("there is no tile set " + id))
            .set();
    return new Content(
        set.table(), hasPath ? ImmutableList.of(ConnectedPath.of(set)) : ImmutableList.of());
  }

  /** Returns the sizes of images among {@code arguments}, from one of them on. */
  static List<Integer> sizes(List<String> arguments, int first) {
    return arguments.stream().skip(first).map(TileTimes::size).toList();
  }

  private static int size(String text) {
    Integer size = Ints.tryParse(text);
    checkArgument(size != null, "expected a size such as 48, found '%s'", text);
    return size;
  }

  private static void row(Solver solver, Content content, int size, Table rows) {
    long warm = System.nanoTime() + WARM_UP.toNanos();
    for (int run = 0; run < 2 || System.nanoTime() < warm; run++) {
      image(solver, content, size, run % SEEDS + 1);
    }
    List<Image> images =
        IntStream.rangeClosed(1, SEEDS)
            .mapToObj(seed -> image(solver, content, size, seed))
            .toList();
    Integer must = content.rules.isEmpty() ? MUST_SEARCH.get(size) : null;
    rows.row("%d×%d".formatted(size, size))
        .number(spread(images, Image::state).median(), 2)
        .number(spread(images, Image::compile).median(), 2)
        .text(size == 256 ? "≤ " + MUST_PREPARE : "")
        .spread(spread(images, Image::search), 2)
        .text(must == null ? "" : "≤ " + must)
        .text("%d of %d".formatted(images.stream().filter(Image::isFinished).count(), SEEDS))
        .number(spread(images, Image::allocated).median() / 1e6, 2)
        .number(kept(content, size) / 1e6, 1);
  }

  private static Spread spread(List<Image> images, ToDoubleFunction<Image> number) {
    return Spread.of(images.stream().mapToDouble(number).toArray());
  }

  private static Image image(Solver solver, Content content, int size, int seed) {
    long allocated = THREADS.getCurrentThreadAllocatedBytes();
    ProcessorTime stating = new ProcessorTime();
    TileProblem problem = content.problem(size);
    double state = stating.seconds();
    ProcessorTime compiling = new ProcessorTime();
    compiled(problem);
    double compile = compiling.seconds();
    allocated = THREADS.getCurrentThreadAllocatedBytes() - allocated;
    Settings settings = Settings.defaults().withSeed(seed).withWeights(content.weights());
    ProcessorTime searching = new ProcessorTime();
    Result result = solver.solve(new Problem.General(problem.csp()), settings, null);
    double search = searching.seconds();
    result
        .firstSolution()
        .map(solution -> solution.values().toArray())
        .ifPresent(values -> checkState(problem.csp().isSolution(values), "seed %s", seed));
    return new Image(
        1e3 * state, 1e3 * compile, 1e3 * search, allocated, result.solutionCount() == 1);
  }

  private static Network compiled(TileProblem problem) {
    return Networks.of(problem.csp().structure(), AllDifferentFiltering.PAIRWISE);
  }

  /** Returns the bytes that a problem and its network keep on the heap. */
  private static long kept(Content content, int size) {
    long before = used();
    ImmutableList<Object> kept = stated(content, size);
    long after = used();
    checkState(kept.size() == 2, "the problem and its network");
    return after - before;
  }

  private static ImmutableList<Object> stated(Content content, int size) {
    TileProblem problem = content.problem(size);
    return ImmutableList.of(problem, compiled(problem));
  }

  private static long used() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
