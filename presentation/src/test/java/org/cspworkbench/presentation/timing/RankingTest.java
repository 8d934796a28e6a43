package org.cspworkbench.presentation.timing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.cspworkbench.presentation.timing.Ranking.Place;
import org.junit.jupiter.api.Test;

/** The ranking of times, and which of them are about equal. */
final class RankingTest {

  private static Timing timing(long low, long median, long high) {
    return new Timing(median, low, high, 7, 10, 0, RunClock.Kind.THREAD);
  }

  private static List<Optional<Timing>> timings(Random random) {
    List<Optional<Timing>> timings = new ArrayList<>();
    int count = random.nextInt(9);
    for (int i = 0; i < count; i++) {
      long median = (long) Math.pow(10, 9.4 + 3 * random.nextDouble());
      double below = random.nextDouble() * random.nextDouble();
      double above = random.nextDouble() * random.nextDouble() * 2;
      timings.add(
          switch (random.nextInt(8)) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(Timing.once(median, RunClock.Kind.THREAD));
            default ->
                Optional.of(
                    timing((long) (median * (1 - below)), median, (long) (median * (1 + above))));
          });
    }
    return timings;
  }

  private static boolean doOverlap(Timing a, Timing b) {
    return a.lowerQuartile() <= b.upperQuartile() && b.lowerQuartile() <= a.upperQuartile();
  }

  @Test
  void timesWithOverlappingQuartilesShareTheirRanks() {
    for (long seed = 0; seed < 5_000; seed++) {
      List<Optional<Timing>> timings = timings(new Random(seed));
      Ranking ranking = Ranking.of(timings);
      for (int i = 0; i < timings.size(); i++) {
        assertThat(ranking.place(i).isPresent())
            .as("seed %d", seed)
            .isEqualTo(timings.get(i).isPresent());
        for (int k = 0; k < timings.size(); k++) {
          if (timings.get(i).isPresent() && timings.get(k).isPresent()) {
            Timing a = timings.get(i).get();
            Timing b = timings.get(k).get();
            Place placeOfA = ranking.place(i).orElseThrow();
            Place placeOfB = ranking.place(k).orElseThrow();
            if (doOverlap(a, b)) {
              assertThat(placeOfA).as("seed %d", seed).isEqualTo(placeOfB);
            }
            if (placeOfA.last() < placeOfB.first()) {
              assertThat(a.upperQuartile()).as("seed %d", seed).isLessThan(b.lowerQuartile());
              assertThat(a.median()).as("seed %d", seed).isLessThan(b.median());
            }
          }
        }
      }
    }
  }

  @Test
  void ranksAreConsecutive() {
    for (long seed = 0; seed < 2_000; seed++) {
      List<Optional<Timing>> timings = timings(new Random(seed));
      Ranking ranking = Ranking.of(timings);
      int next = 1;
      List<Integer> all = new ArrayList<>();
      for (List<Integer> group : ranking.groups()) {
        Place place = new Place(next, next + group.size() - 1);
        for (int index : group) {
          assertThat(ranking.place(index)).as("seed %d", seed).contains(place);
        }
        assertThat(place.isShared()).isEqualTo(group.size() > 1);
        next += group.size();
        all.addAll(group);
      }
      long present = timings.stream().filter(Optional::isPresent).count();
      assertThat(all).doesNotHaveDuplicates().hasSize((int) present);
    }
  }

  @Test
  void theOrderOfTheTimesDoesNotMatter() {
    for (long seed = 0; seed < 2_000; seed++) {
      Random random = new Random(seed);
      List<Optional<Timing>> timings = timings(random);
      List<Integer> order = new ArrayList<>();
      for (int i = 0; i < timings.size(); i++) {
        order.add(i);
      }
      Collections.shuffle(order, random);
      Ranking ranking = Ranking.of(timings);
      Ranking shuffled = Ranking.of(order.stream().map(timings::get).toList());
      for (int i = 0; i < order.size(); i++) {
        assertThat(shuffled.place(i)).as("seed %d", seed).isEqualTo(ranking.place(order.get(i)));
      }
    }
  }

  /** Times that share a rank are connected by pairs that cannot be distinguished. */
  @Test
  void timesThatAreFarFromAllOthersShareNoRank() {
    for (long seed = 0; seed < 2_000; seed++) {
      Random random = new Random(seed);
      List<Optional<Timing>> timings = new ArrayList<>();
      double median = 1_000;
      for (int i = 0; i < 8; i++) {
        timings.add(
            Optional.of(timing((long) (median * 0.98), (long) median, (long) (median * 1.02))));
        median *= 1.2 + random.nextDouble();
      }
      Ranking ranking = Ranking.of(timings);
      for (int i = 0; i < timings.size(); i++) {
        assertThat(ranking.place(i)).as("seed %d", seed).contains(new Place(i + 1, i + 1));
      }
    }
  }

  @Test
  void overlapsConnectTimesThatDoNotOverlapThemselves() {
    Ranking ranking =
        Ranking.of(
            List.of(
                Optional.of(timing(800, 850, 900)),
                Optional.of(timing(100, 500, 1_000)),
                Optional.of(timing(600, 650, 700)),
                Optional.of(timing(1_500, 1_510, 1_520))));
    assertThat(ranking.groups()).containsExactly(ImmutableList.of(0, 1, 2), ImmutableList.of(3));
    assertThat(ranking.place(2)).contains(new Place(1, 3));
    assertThat(ranking.place(3)).contains(new Place(4, 4));
  }

  @Test
  void narrowQuartilesAreWidenedByTheToleranceOfTheWarmUp() {
    assertThat(
            Ranking.of(
                    List.of(
                        Optional.of(timing(1_000_000, 1_000_000, 1_000_000)),
                        Optional.of(timing(1_045_000, 1_045_000, 1_045_000))))
                .groups())
        .hasSize(1);
    assertThat(
            Ranking.of(
                    List.of(
                        Optional.of(timing(1_000_000, 1_000_000, 1_000_000)),
                        Optional.of(timing(1_055_000, 1_055_000, 1_055_000))))
                .groups())
        .hasSize(2);
  }

  @Test
  void timesOfOneLongRunHaveAToleranceOfAFifth() {
    Optional<Timing> first = Optional.of(Timing.once(3_000_000_000L, RunClock.Kind.THREAD));
    Optional<Timing> near = Optional.of(Timing.once(3_500_000_000L, RunClock.Kind.THREAD));
    Optional<Timing> far = Optional.of(Timing.once(6_000_000_000L, RunClock.Kind.THREAD));
    assertThat(Ranking.of(List.of(first, near, far)).groups())
        .containsExactly(ImmutableList.of(0, 1), ImmutableList.of(2));
  }

  /** A run during which code is compiled may take twenty times as long as a warm one. */
  @Test
  void aShortRunThatWasTimedOnceHasNoRank() {
    Ranking ranking =
        Ranking.of(
            List.of(
                Optional.of(Timing.once(30_000, RunClock.Kind.THREAD)),
                Optional.of(timing(10_000, 11_000, 12_000)),
                Optional.of(Timing.once(3_000_000_000L, RunClock.Kind.THREAD))));
    assertThat(ranking.place(0)).isEmpty();
    assertThat(ranking.place(1)).contains(new Place(1, 1));
    assertThat(ranking.place(2)).contains(new Place(2, 2));
  }

  @Test
  void timesOfPartsAreAdded() {
    Timing sum = timing(90, 100, 120).plus(timing(5, 7, 8));
    assertThat(sum).isEqualTo(new Timing(107, 95, 128, 7, 10, 0, RunClock.Kind.THREAD));
    Timing partlyOnce = Timing.once(1_000, RunClock.Kind.THREAD).plus(sum);
    assertThat(partlyOnce)
        .isEqualTo(new Timing(1_107, 1_095, 1_128, 7, 10, 1_000, RunClock.Kind.THREAD))
        .isEqualTo(sum.plus(Timing.once(1_000, RunClock.Kind.THREAD)));
    assertThat(partlyOnce.isTimedOnce()).isTrue();
    assertThat(partlyOnce.hasQuartiles()).isTrue();
  }
}
