package org.cspworkbench.solvers.exactcover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dancing links on covers that have nothing to do with variables. */
class DancingLinksTest {

  /** Goes on to the end and keeps every cover. */
  private static final class Collector implements DancingLinks.Guide {
    private final DancingLinks links;
    private final Set<Set<Integer>> covers = new HashSet<>();
    private long count;
    private long open; // items covered and not yet uncovered, but for those branched on

    Collector(CoverMatrix matrix) {
      links = new DancingLinks(matrix);
      assertThat(links.search(this)).isTrue();
      assertThat(open).isZero();
    }

    @Override
    public boolean mayTry() {
      return true;
    }

    @Override
    public void tries(int item, int node, int othersLeft) {}

    @Override
    public void covers(int item, int node, int othersLeft) {
      open++;
    }

    @Override
    public void uncovers(int item, int node) {
      open--;
    }

    @Override
    public void takesBack(int item, int node) {}

    @Override
    public void failsAt(int item) {
      assertThat(links.optionsLeft(item)).isZero();
    }

    @Override
    public boolean finds() {
      count++;
      Set<Integer> cover = new TreeSet<>();
      Arrays.stream(links.tried()).forEach(cover::add);
      covers.add(cover);
      return true;
    }
  }

  private static long count(CoverMatrix matrix) {
    return new Collector(matrix).count;
  }

  /** The example of the paper: three of six rows cover seven columns. */
  @Test
  void theExampleOfThePaperHasItsOneCover() {
    CoverMatrix matrix = new CoverMatrix(7, 0);
    matrix.addOption(2, 4, 5);
    matrix.addOption(0, 3, 6);
    matrix.addOption(1, 2, 5);
    matrix.addOption(0, 3);
    matrix.addOption(1, 6);
    matrix.addOption(3, 4, 6);
    assertThat(new Collector(matrix).covers).containsExactly(Set.of(0, 3, 4));
  }

  @Test
  void anItemWithoutOptionsCannotBeCoveredAndNoItemsAreCoveredByNothing() {
    assertThat(count(new CoverMatrix(1, 0))).isZero();
    assertThat(count(new CoverMatrix(0, 3))).isEqualTo(1);
  }

  @Test
  void anOptionCoversEachOfItsItemsOnce() {
    CoverMatrix matrix = new CoverMatrix(2, 1);
    assertThatIllegalArgumentException().isThrownBy(matrix::addOption);
    assertThatIllegalArgumentException().isThrownBy(() -> matrix.addOption(0, 3));
    assertThatIllegalArgumentException().isThrownBy(() -> matrix.addOption(1, 1));
  }

  /** Every set of options is tried; secondary items may stay uncovered. */
  @Test
  void exactlyTheCoversThatEnumerationFindsAreFoundEachOnce() {
    long covers = 0;
    for (long seed = 0; seed < 400; seed++) {
      Random random = new Random(seed);
      int primary = 1 + random.nextInt(5);
      int secondary = random.nextInt(4);
      CoverMatrix matrix = new CoverMatrix(primary, secondary);
      List<BitSet> options = new ArrayList<>();
      for (int o = 1 + random.nextInt(11); o > 0; o--) {
        int[] items =
            random.ints(0, primary + secondary).limit(1 + random.nextInt(4)).distinct().toArray();
        if (Arrays.stream(items).anyMatch(item -> item < primary)) {
          options.add(
              BitSet.valueOf(new long[] {Arrays.stream(items).mapToLong(i -> 1L << i).sum()}));
          matrix.addOption(items);
        }
      }
      Set<Set<Integer>> expected = enumerate(options, primary);
      Collector found = new Collector(matrix);
      assertThat(found.covers).as("seed %d", seed).isEqualTo(expected);
      assertThat(found.count).as("seed %d", seed).isEqualTo(expected.size());
      covers += expected.size();
    }
    assertThat(covers).isGreaterThan(100);
  }

  private static Set<Set<Integer>> enumerate(List<BitSet> options, int primary) {
    Set<Set<Integer>> covers = new HashSet<>();
    for (int choice = 0; choice < 1 << options.size(); choice++) {
      BitSet covered = new BitSet();
      Set<Integer> chosen = new TreeSet<>();
      boolean disjoint = true;
      for (int o = 0; o < options.size(); o++) {
        if ((choice >> o & 1) != 0) {
          disjoint &= !covered.intersects(options.get(o));
          covered.or(options.get(o));
          chosen.add(o);
        }
      }
      if (disjoint && covered.nextClearBit(0) >= primary) {
        covers.add(chosen);
      }
    }
    return covers;
  }

  /** Every rank and file has a queen, a diagonal may have one: secondary items. */
  @ParameterizedTest(name = "{0} queens: {1}")
  @CsvSource({
    "1, 1", "2, 0", "3, 0", "4, 2", "5, 10", "6, 4", "7, 40", "8, 92", "9, 352", "10, 724"
  })
  void queensArePlacedInAllWays(int n, long ways) {
    CoverMatrix matrix = new CoverMatrix(2 * n, 2 * (2 * n - 1));
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        int rising = 2 * n + row + column;
        int falling = 2 * n + 2 * n - 1 + row - column + n - 1;
        matrix.addOption(row, n + column, rising, falling);
      }
    }
    assertThat(count(matrix)).isEqualTo(ways);
  }

  /** The twelve pentominoes fill 3 × 20 in 2 ways, but for reflections: 8 with them. */
  @Test
  void theTwelvePentominoesFillANarrowBoxInTwoWays() {
    assertThat(count(Pentominoes.filling(3, 20))).isEqualTo(4 * 2);
  }

  /** 2,339 but for reflections (Haselgrove and Haselgrove 1960). */
  @Tag("slow")
  @Test
  void theTwelvePentominoesFillABoxOfSixByTen() {
    assertThat(count(Pentominoes.filling(6, 10))).isEqualTo(4 * 2339);
  }
}
