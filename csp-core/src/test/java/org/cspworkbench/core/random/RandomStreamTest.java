package org.cspworkbench.core.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Random numbers depend on seed and stream alone, and are random enough. */
final class RandomStreamTest {

  private static final long GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15L;

  /** Whatever a release changes, these stay: puzzles and attempts are named by their seeds. */
  @ParameterizedTest(name = "seed {0}, stream {1}")
  @CsvSource({
    "0, 1, -6411193824288604561, -5511663747979980962, 7141179953334974231",
    "1, 1, 3777882419325163568, 7716964493799840330, 7937410054970136411",
    "1, 2, 8442858138506429312, 4331716153512369162, 6063159700162729438",
    "42, 3500, -4447174057585578287, 8295152757265950651, -8367239987134333421",
    "-1, 7, -1144651371366866295, 627501574107929592, 7674179215067177229"
  })
  void theFirstNumbersOfAStreamNeverChange(
      long seed, long stream, long first, long second, long third) {
    RandomStream random = new RandomStream(seed);
    random.startStream(stream);
    assertThat(random.nextLong()).isEqualTo(first);
    assertThat(random.nextLong()).isEqualTo(second);
    assertThat(random.nextLong()).isEqualTo(third);
  }

  /** The JDK's own SplitMix64, started at the same state, gives the same numbers. */
  @Test
  void aStreamIsTheSequenceOfSplitMix64() {
    for (long seed = -50; seed < 50; seed++) {
      for (long number = 1; number < 20; number++) {
        RandomStream random = new RandomStream(seed);
        random.startStream(number);
        SplittableRandom oracle = new SplittableRandom(mix(seed) ^ mix(number * GOLDEN_GAMMA));
        for (int i = 0; i < 5; i++) {
          assertThat(random.nextLong())
              .as("seed %d, stream %d", seed, number)
              .isEqualTo(oracle.nextLong());
        }
      }
    }
  }

  private static long mix(long bits) {
    return new SplittableRandom(bits - GOLDEN_GAMMA).nextLong();
  }

  @Test
  void aNewOneStandsAtTheStartOfStreamOne() {
    RandomStream random = new RandomStream(42);
    long first = random.nextLong();
    random.nextLong();
    random.startStream(1);
    assertThat(random.nextLong()).isEqualTo(first);
  }

  @Test
  void streamsAndSeedsDiffer() {
    Set<Long> firsts = new HashSet<>();
    for (long seed = 0; seed < 200; seed++) {
      RandomStream random = new RandomStream(seed);
      for (long number = 1; number <= 50; number++) {
        random.startStream(number);
        firsts.add(random.nextLong());
      }
    }
    assertThat(firsts).hasSize(200 * 50);
  }

  /**
   * The bound on chi-square is passed by chance about once in a million times; the seed is fixed.
   */
  @ParameterizedTest(name = "below {0}")
  @ValueSource(ints = {2, 3, 9, 10, 64, 100})
  void numbersBelowABoundAreEquallyLikely(int bound) {
    RandomStream random = new RandomStream(2026);
    int draws = 20_000 * bound;
    long[] counts = new long[bound];
    for (int i = 0; i < draws; i++) {
      counts[random.nextInt(bound)]++;
    }
    double expected = draws / (double) bound;
    double chiSquare = 0;
    for (long count : counts) {
      chiSquare += (count - expected) * (count - expected) / expected;
    }
    int freedom = bound - 1;
    assertThat(chiSquare).isLessThan(freedom + 5 * Math.sqrt(2.0 * freedom) + 15);
  }

  /**
   * Just above 2^30 a quarter of the draws must be drawn again, or small numbers come too often.
   */
  @Test
  void aLargeBoundDoesNotFavourSmallNumbers() {
    RandomStream random = new RandomStream(5);
    int bound = (1 << 30) + (1 << 29);
    int low = 0;
    int draws = 100_000;
    for (int i = 0; i < draws; i++) {
      low += random.nextInt(bound) < 1 << 29 ? 1 : 0;
    }
    assertThat(low).isBetween((int) (draws * 0.323), (int) (draws * 0.344));
  }

  @ParameterizedTest(name = "below {0}")
  @ValueSource(ints = {1, 2, 7, 1 << 30, Integer.MAX_VALUE})
  void numbersStayBelowTheirBound(int bound) {
    RandomStream random = new RandomStream(1);
    for (int i = 0; i < 10_000; i++) {
      assertThat(random.nextInt(bound)).isBetween(0, bound - 1);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void thereIsNoNumberBelowNothing(int bound) {
    assertThatThrownBy(() -> new RandomStream(1).nextInt(bound))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a random number below " + bound + " does not exist");
  }

  @Test
  void fractionsLieBetweenZeroAndOneAndFillTheRange() {
    RandomStream random = new RandomStream(9);
    double sum = 0;
    double least = 1;
    double greatest = 0;
    for (int i = 0; i < 100_000; i++) {
      double fraction = random.nextDouble();
      sum += fraction;
      least = Math.min(least, fraction);
      greatest = Math.max(greatest, fraction);
    }
    assertThat(least).isBetween(0.0, 0.001);
    assertThat(greatest).isGreaterThan(0.999).isLessThan(1.0);
    assertThat(sum / 100_000).isBetween(0.495, 0.505);
  }
}
