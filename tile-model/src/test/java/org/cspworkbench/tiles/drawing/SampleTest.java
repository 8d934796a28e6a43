package org.cspworkbench.tiles.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileProblem;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.drawing.Sample.Cut;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Samples against windows that are read from images directly. */
final class SampleTest {

  private static PixelImage randomImage(int width, int height, int colours, Random random) {
    int[] pixels = random.ints((long) width * height, 0, colours).toArray();
    return new PixelImage(width, height, ImmutableIntArray.copyOf(pixels));
  }

  /** The windows of an image with the number of times that each occurs. */
  private static Map<List<Integer>, Integer> windows(PixelImage image, int side, boolean wraps) {
    Map<List<Integer>, Integer> windows = new HashMap<>();
    int less = wraps ? 0 : side - 1;
    for (int top = 0; top < image.height() - less; top++) {
      for (int left = 0; left < image.width() - less; left++) {
        List<Integer> window = new ArrayList<>();
        for (int i = 0; i < side * side; i++) {
          window.add(
              image.at((left + i % side) % image.width(), (top + i / side) % image.height()));
        }
        windows.merge(window, 1, Integer::sum);
      }
    }
    return windows;
  }

  @ParameterizedTest
  @CsvSource({"2,true", "2,false", "3,true", "3,false", "4,true"})
  void patternsAreTheWindowsOfTheImageWithTheirFrequency(int side, boolean isPeriodic) {
    PixelImage image = randomImage(7, 6, 2, new Random(side));
    Sample sample = Sample.of(image, new Cut(side, 1, isPeriodic));
    Map<List<Integer>, Integer> found = new HashMap<>();
    for (int i = 0; i < sample.table().size(); i++) {
      found.put(sample.colours(i).asList(), (int) sample.table().weights().get(i));
    }
    assertThat(found).isEqualTo(windows(image, side, isPeriodic));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void underAllSymmetriesATurnedSampleGivesTheSamePatterns(int seed) {
    PixelImage image = randomImage(5, 5, 3, new Random(seed));
    int[] turned = new int[25];
    for (int i = 0; i < 25; i++) {
      turned[i % 5 * 5 + 4 - i / 5] = image.at(i % 5, i / 5);
    }
    Cut cut = new Cut(3, 8, true);
    assertThat(patterns(Sample.of(new PixelImage(5, 5, ImmutableIntArray.copyOf(turned)), cut)))
        .isEqualTo(patterns(Sample.of(image, cut)));
  }

  private static Map<List<Integer>, Double> patterns(Sample sample) {
    Map<List<Integer>, Double> patterns = new HashMap<>();
    for (int i = 0; i < sample.table().size(); i++) {
      patterns.put(sample.colours(i).asList(), sample.table().weights().get(i));
    }
    return patterns;
  }

  @Test
  void everyWindowOfEveryImageIsInTheSample() {
    PixelImage image = randomImage(4, 4, 2, new Random(5));
    Sample sample = Sample.of(image, new Cut(2, 2, true));
    Set<List<Integer>> known = patterns(sample).keySet();
    TileGrid grid = sample.grid(4, 3, false);
    Set<ImmutableIntArray> images = new HashSet<>();
    Search.on(TileProblem.of("sample", sample.table(), grid).csp())
        .maintainArcConsistency()
        .wantAll()
        .onSolution(values -> images.add(sample.image(grid, false, values).colours()))
        .solve();
    assertThat(images).isEqualTo(imagesOf(known));
    assertThat(images).isNotEmpty();
  }

  /** All pictures of 4 × 3 pixels in two colours whose windows of 2 × 2 are all known. */
  private static Set<ImmutableIntArray> imagesOf(Set<List<Integer>> known) {
    Set<ImmutableIntArray> images = new HashSet<>();
    for (int bits = 0; bits < 1 << 12; bits++) {
      int[] pixels = new int[12];
      for (int i = 0; i < 12; i++) {
        pixels[i] = bits >> i & 1;
      }
      PixelImage image = new PixelImage(4, 3, ImmutableIntArray.copyOf(pixels));
      if (known.containsAll(windows(image, 2, false).keySet())) {
        images.add(image.colours());
      }
    }
    return images;
  }

  @Test
  void aPeriodicImageHasAWindowAtEveryPixel() {
    Sample sample = Sample.of(randomImage(4, 4, 2, new Random(2)), new Cut(2, 8, true));
    TileGrid grid = sample.grid(4, 4, true);
    List<PixelImage> images = new ArrayList<>();
    Search.on(TileProblem.of("sample", sample.table(), grid).csp())
        .maintainArcConsistency()
        .onSolution(values -> images.add(sample.image(grid, true, values)))
        .solve();
    PixelImage image = images.get(0);
    assertThat(image.width()).isEqualTo(4);
    assertThat(patterns(sample).keySet()).containsAll(windows(image, 2, true).keySet());
  }

  /** A plant on soil, which stands on rock; the wrapped one continues with air. */
  private static final PixelImage PLANT =
      new PixelImage(3, 4, ImmutableIntArray.of(0, 0, 0, 0, 5, 0, 7, 7, 7, 8, 8, 8));

  @ParameterizedTest
  @CsvSource({"false,false", "true,false", "true,true"})
  void theGroundOfTheSampleIsTheGroundOfEveryImage(boolean isPeriodicInput, boolean isPeriodic) {
    Sample sample = Sample.of(PLANT, new Cut(2, 2, isPeriodicInput));
    TileGrid grid = sample.grid(3, 4, isPeriodic);
    List<PixelImage> images = new ArrayList<>();
    Search.on(
            TileProblem.of("plant", sample.table(), grid).restricted(sample.ground(grid).allowed()))
        .maintainArcConsistency()
        .wantAll()
        .onSolution(values -> images.add(sample.image(grid, isPeriodic, values)))
        .solve();
    assertThat(images).isNotEmpty().contains(PLANT);
    for (PixelImage image : images) {
      for (int row = 0; row < 4; row++) {
        for (int column = 0; column < 3; column++) {
          assertThat(image.at(column, row) == 8).as("%s", image).isEqualTo(row == 3);
          assertThat(image.at(column, row) == 7).as("%s", image).isEqualTo(row == 2);
        }
      }
    }
  }

  @Test
  void thickGroundIsAllowed() {
    PixelImage soil = new PixelImage(2, 5, ImmutableIntArray.of(0, 0, 0, 0, 7, 7, 7, 7, 7, 7));
    Sample sample = Sample.of(soil, new Cut(2, 1, true));
    TileGrid grid = sample.grid(4, 6, false);
    Set<Integer> heights = new HashSet<>();
    Search.on(
            TileProblem.of("soil", sample.table(), grid).restricted(sample.ground(grid).allowed()))
        .maintainArcConsistency()
        .wantAll()
        .onSolution(
            values -> {
              List<Integer> colours = sample.image(grid, false, values).colours().asList();
              assertThat(colours.subList(20, 24)).containsOnly(7);
              heights.add(Collections.frequency(colours, 7) / 4);
            })
        .solve();
    assertThat(heights).contains(2, 3, 4);
  }

  @Test
  void anImageOfTooManyPatternsIsRefused() {
    PixelImage noise = randomImage(100, 100, 1 << 24, new Random(4));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sample.of(noise, new Cut(3, 8, true)))
        .withMessage(
            "expected at most 8192 different patterns, found more: choose a smaller image, smaller"
                + " patterns or a lower symmetry");
  }

  @Test
  void coloursThatDifferAtAllMakeDifferentPatterns() {
    int[] pixels = new Random(1).ints(400).toArray();
    PixelImage image = new PixelImage(20, 20, ImmutableIntArray.copyOf(pixels));
    TileTable table = Sample.of(image, new Cut(2, 1, true)).table();
    assertThat(table.size()).isEqualTo(400);
    for (int i = 0; i < 400; i++) {
      assertThat(table.neighbours(i, Side.EAST).cardinality()).isEqualTo(1);
    }
  }

  @Test
  void numbersOutOfTheirRangeAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Cut(5, 1, true))
        .withMessage("expected N, the side of a pattern, from 2 to 4, found 5");
    PixelImage small = randomImage(2, 2, 2, new Random(0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sample.of(small, new Cut(3, 1, true)))
        .withMessage("expected an image of at least 3x3 pixels, found 2x2");
  }
}
