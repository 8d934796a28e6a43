package org.cspworkbench.bench;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multiset;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.generator.fill.CollapseFill;
import org.cspworkbench.generator.fill.CompleteGrid;
import org.cspworkbench.generator.fill.Filler;
import org.cspworkbench.generator.fill.TemplateShuffle;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;

/**
 * Measures how far the methods for complete grids are from the uniform distribution, and how many
 * attempts collapse needs. The numbers depend only on the seeds, so they are part of the
 * documentation.
 */
final class GridCounts {

  private static final int GRIDS_OF_FOUR = 288;
  private static final int DRAWS_OF_FOUR = 288_000;
  private static final long GRIDS_OF_SIX = 28_200_960;
  private static final int DRAWS_OF_SIX = 100_000;
  private static final int SEEDS = 20;

  private GridCounts() {}

  static void run(List<String> arguments, PrintStream out) {
    new PageTables(ImmutableMap.of("grids", GridCounts::print))
        .put(PageTables.page(arguments), out);
  }

  private static void print(PrintStream out) {
    Table four =
        new Table("4×4, 288,000 draws | grids reached | least often | most often | distance");
    four("collapse", new CollapseFill(Shape.ofSize(4)), four);
    four("template", new TemplateShuffle(Shape.ofSize(4)), four);
    four.print(out);
    Table six = new Table("6×6, 100,000 draws | pairs alike | as if there were");
    six("collapse", new CollapseFill(Shape.ofSize(6)), six);
    six("template", new TemplateShuffle(Shape.ofSize(6)), six);
    six.row("uniform")
        .number((double) pairs(DRAWS_OF_SIX) / GRIDS_OF_SIX, 0)
        .text(Table.count(GRIDS_OF_SIX) + " grids");
    six.print(out);
    Table attempts =
        new Table("collapse, 20 seeds | attempts, median | nine in ten | most | backtracked");
    shapes().forEach(shape -> attempts(shape, attempts));
    attempts.print(out);
  }

  private static Multiset<CompleteGrid> draw(Filler filler, int count) {
    RandomStream random = new RandomStream(1);
    Multiset<CompleteGrid> grids = HashMultiset.create();
    for (int k = 0; k < count; k++) {
      CompleteGrid made = filler.next(random, () -> false).orElseThrow();
      grids.add(new CompleteGrid(made.grid(), 1, false));
    }
    return grids;
  }

  /** Distance: the share of the draws that would have to go to other grids. */
  private static void four(String name, Filler filler, Table table) {
    Multiset<CompleteGrid> grids = draw(filler, DRAWS_OF_FOUR);
    int expected = DRAWS_OF_FOUR / GRIDS_OF_FOUR;
    int[] counts = grids.entrySet().stream().mapToInt(Multiset.Entry::getCount).sorted().toArray();
    int tooMany = Arrays.stream(counts).map(count -> Math.max(0, count - expected)).sum();
    table
        .row(name)
        .text(counts.length + " of " + GRIDS_OF_FOUR)
        .text(share(counts.length < GRIDS_OF_FOUR ? 0 : counts[0], expected))
        .text(share(counts[counts.length - 1], expected))
        .text(Table.number(100.0 * tooMany / DRAWS_OF_FOUR, 1) + " %");
  }

  private static String share(int count, int expected) {
    return Table.number((double) count / expected, 2) + " of fair";
  }

  private static long pairs(long count) {
    return count * (count - 1) / 2;
  }

  /** Of N grids, all as likely, two draws are alike once in N times. */
  private static void six(String name, Filler filler, Table table) {
    long alike =
        draw(filler, DRAWS_OF_SIX).entrySet().stream()
            .mapToLong(entry -> pairs(entry.getCount()))
            .sum();
    table
        .row(name)
        .count(alike)
        .text(Table.count(Math.round(pairs(DRAWS_OF_SIX) / 1e4 / alike) * 10_000L) + " grids");
  }

  private static ImmutableList<Shape> shapes() {
    Shape nine = Shape.ofSize(9);
    return Stream.concat(
            Shape.usualSizes().stream().map(Shape::ofSize),
            Stream.of(Variant.values()).map(nine::with))
        .collect(ImmutableList.toImmutableList());
  }

  private static void attempts(Shape shape, Table table) {
    CollapseFill collapse = new CollapseFill(shape);
    long[] attempts = new long[SEEDS];
    int backtracked = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      CompleteGrid made = collapse.next(new RandomStream(seed), () -> false).orElseThrow();
      attempts[seed] = made.attempts();
      backtracked += made.backtracked() ? 1 : 0;
    }
    Arrays.sort(attempts);
    table
        .row(shape.toString())
        .count(attempts[SEEDS / 2])
        .count(attempts[SEEDS * 9 / 10])
        .count(attempts[SEEDS - 1])
        .text(backtracked + " of " + SEEDS);
  }
}
