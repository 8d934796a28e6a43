package org.cspworkbench.presentation.timing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.presentation.timing.FakeTime.millis;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The protocol for timing solvers, with a clock that only fake solvers advance. */
final class MeasurementTest {

  private static final Duration PLENTY = Duration.ofHours(1);
  private static final Protocol NO_WARM_UP = new Protocol(Duration.ZERO, 3, PLENTY);

  private final FakeTime time = new FakeTime();

  private TimedCandidate candidate(String name, long nanos) {
    return TimedCandidate.ofFirstRun(work(name, nanos), time.clocks()).orElseThrow();
  }

  private TimedWork work(String name, long nanos) {
    return () -> {
      time.work(name, nanos);
      return true;
    };
  }

  private ImmutableList<Timing> measure(Protocol protocol, TimedCandidate... candidates) {
    time.diary().clear();
    return new Measurement(protocol, time.clocks(), (candidate, part) -> {})
        .of(List.of(candidates))
        .orElseThrow();
  }

  @Test
  void samplesAreTakenInRoundsWhoseOrderRotates() {
    measure(
        NO_WARM_UP,
        candidate("a", millis(60)),
        candidate("b", millis(70)),
        candidate("c", millis(80)));
    assertThat(time.diary()).containsExactly("a", "b", "c", "b", "c", "a", "c", "a", "b");
  }

  @Test
  void shortRunsAreRepeatedUntilASampleIsLongEnough() {
    ImmutableList<Timing> timings =
        measure(NO_WARM_UP, candidate("short", millis(1) / 4), candidate("long", millis(50)));
    assertThat(timings.get(0).runsPerSample()).isEqualTo(200);
    assertThat(timings.get(0).median()).isEqualTo(millis(1) / 4);
    assertThat(timings.get(1).runsPerSample()).isEqualTo(1);
    assertThat(Collections.frequency(time.diary(), "short")).isEqualTo(600);
    assertThat(Collections.frequency(time.diary(), "long")).isEqualTo(3);
  }

  /** The first run takes a hundred times as long as later ones, as before compilation. */
  @Test
  void aSlowFirstRunDoesNotMakeTheSamplesShort() {
    boolean[] isCold = {true};
    TimedWork work =
        () -> {
          time.work("a", isCold[0] ? millis(100) : millis(1));
          isCold[0] = false;
          return true;
        };
    TimedCandidate candidate = TimedCandidate.ofFirstRun(work, time.clocks()).orElseThrow();
    Timing timing = measure(NO_WARM_UP, candidate).get(0);
    assertThat(timing.median()).isEqualTo(millis(1));
    assertThat(timing.runsPerSample()).isGreaterThanOrEqualTo(50);
    assertThat(timing.samples()).isEqualTo(3);
  }

  /** A clock with a resolution of 16 ms does not change during many runs. */
  @Test
  void aCoarseClockOnlyMakesTheSamplesLonger() {
    long[] exact = {0};
    RunClock coarse = new RunClock(RunClock.Kind.THREAD, () -> exact[0] / millis(16) * millis(16));
    RunClocks clocks = new RunClocks(coarse, coarse, () -> exact[0]);
    TimedWork work =
        () -> {
          exact[0] += 10_000;
          return true;
        };
    TimedCandidate candidate = TimedCandidate.ofFirstRun(work, clocks).orElseThrow();
    assertThat(candidate.firstNanos()).isZero();
    Timing timing =
        new Measurement(NO_WARM_UP, clocks, (index, part) -> {})
            .of(List.of(candidate))
            .orElseThrow()
            .get(0);
    assertThat(timing.median()).isBetween(7_000L, 13_000L);
  }

  @Test
  void aWarmUpEndsWhenTimesAreStable() {
    Protocol protocol = new Protocol(Duration.ofSeconds(100), 1, PLENTY);
    measure(protocol, candidate("a", millis(20)));
    // a run takes 40 ms of wall-clock time: 13 rounds span half a second, as do the 13 before
    assertThat(time.diary()).hasSize(2 * 13 + 3);
  }

  /** Times that are constant while the compiler works decrease after it has finished. */
  @Test
  void aWarmUpContinuesWhileOtherThreadsOfTheProcessWork() {
    Protocol protocol = new Protocol(Duration.ofSeconds(100), 1, PLENTY);
    int[] runs = {0};
    TimedWork compiled =
        () -> {
          boolean isCompiled = ++runs[0] > 80;
          time.workOfSeveralThreads("a", millis(isCompiled ? 20 : 40), millis(isCompiled ? 2 : 20));
          return true;
        };
    TimedCandidate candidate = TimedCandidate.ofFirstRun(compiled, time.clocks()).orElseThrow();
    assertThat(measure(protocol, candidate).get(0).median()).isEqualTo(millis(20));
    assertThat(runs[0]).isBetween(80 + 2 * 6, 80 + 2 * 13 + 5);
  }

  @Test
  void aWarmUpContinuesWhileTimesDecrease() {
    Protocol protocol = new Protocol(Duration.ofSeconds(100), 1, PLENTY);
    int[] runs = {0};
    TimedWork falling =
        () -> {
          runs[0]++;
          time.work("a", Math.max(millis(25), millis(400) - runs[0] * millis(5)));
          return true;
        };
    TimedCandidate candidate = TimedCandidate.ofFirstRun(falling, time.clocks()).orElseThrow();
    Timing timing = measure(protocol, candidate).get(0);
    assertThat(timing.median()).isEqualTo(millis(25));
    assertThat(time.diary().size()).isGreaterThan(75);
  }

  @Test
  void aWarmUpEndsAtItsLimitIfTimesAreNeverStable() {
    Protocol protocol = new Protocol(Duration.ofSeconds(2), 1, PLENTY);
    int[] runs = {0};
    TimedWork growing =
        () -> {
          runs[0]++;
          time.work("a", millis(20) + runs[0] * millis(1));
          return true;
        };
    TimedCandidate candidate = TimedCandidate.ofFirstRun(growing, time.clocks()).orElseThrow();
    measure(protocol, candidate);
    long worked = 0;
    int warmUps = 0;
    while (worked < millis(2000)) { // the first run counts
      warmUps++;
      worked += millis(20) + warmUps * millis(1);
    }
    assertThat(runs[0]).isEqualTo(warmUps + 1); // and one sample
  }

  @Test
  void stableCandidatesWaitForTheOthers() {
    Protocol protocol = new Protocol(Duration.ofSeconds(2), 1, PLENTY);
    int[] runs = {0};
    TimedWork restless =
        () -> {
          runs[0]++;
          time.work("restless", millis(20) + runs[0] * millis(1));
          return true;
        };
    TimedCandidate second = TimedCandidate.ofFirstRun(restless, time.clocks()).orElseThrow();
    measure(protocol, candidate("calm", millis(60)), second);
    int lastCalmBeforeSamples = time.diary().size() - 2;
    assertThat(time.diary().subList(lastCalmBeforeSamples, time.diary().size()))
        .containsExactly("calm", "restless");
    assertThat(Collections.frequency(time.diary(), "calm"))
        .isLessThan(Collections.frequency(time.diary(), "restless"));
    assertThat(time.diary()).startsWith("calm", "restless", "restless", "calm");
  }

  @Test
  void theWarmUpLeavesHalfOfTheBudgetForTheSamples() {
    Protocol protocol = new Protocol(Duration.ofHours(1), 4, Duration.ofSeconds(4));
    int[] runs = {0};
    TimedWork growing =
        () -> {
          runs[0]++;
          time.work("a", millis(50 + runs[0]));
          return true;
        };
    TimedCandidate candidate = TimedCandidate.ofFirstRun(growing, time.clocks()).orElseThrow();
    long start = time.wall();
    Timing timing = measure(protocol, candidate).get(0);
    assertThat(timing.samples()).isEqualTo(4);
    assertThat(time.wall() - start).isLessThanOrEqualTo(millis(4000));
  }

  @Test
  void noSampleStartsThatWouldExceedTheBudget() {
    Protocol protocol = new Protocol(Duration.ZERO, 10, Duration.ofMillis(1_700));
    TimedCandidate first = candidate("a", millis(100));
    TimedCandidate second = candidate("b", millis(200));
    long start = time.wall();
    ImmutableList<Timing> timings = measure(protocol, first, second);
    assertThat(time.wall() - start).isLessThanOrEqualTo(millis(1_700) + 2 * millis(200));
    assertThat(timings.get(0).samples()).isBetween(2, 9);
    assertThat(timings.get(1).samples()).isBetween(2, 9);
  }

  @Test
  void withoutBudgetEveryCandidateKeepsTheTimeOfTheFirstRun() {
    ImmutableList<Timing> timings =
        measure(
            new Protocol(Duration.ofSeconds(2), 7, Duration.ZERO),
            candidate("a", millis(30)),
            candidate("b", 77));
    assertThat(time.diary()).isEmpty();
    assertThat(timings)
        .containsExactly(
            Timing.once(millis(30), RunClock.Kind.THREAD), Timing.once(77, RunClock.Kind.THREAD));
    assertThat(timings).allMatch(Timing::isTimedOnce).noneMatch(Timing::hasQuartiles);
  }

  @Test
  void aRunOverTwoSecondsIsTimedOnce() {
    ImmutableList<Timing> timings =
        measure(NO_WARM_UP, candidate("slow", millis(2_001)), candidate("quick", millis(60)));
    assertThat(time.diary()).doesNotContain("slow");
    assertThat(timings.get(0)).isEqualTo(Timing.once(millis(2_001), RunClock.Kind.THREAD));
    assertThat(timings.get(1).isTimedOnce()).isFalse();
    assertThat(candidate("just", millis(2_000)).isRepeated()).isTrue();
  }

  @Test
  void workOfSeveralThreadsIsTimedByTheProcess() {
    TimedWork shared =
        new TimedWork() {
          @Override
          public boolean run() {
            time.workOfSeveralThreads("a", millis(60), millis(120));
            return true;
          }

          @Override
          public int threads() {
            return 4;
          }
        };
    TimedCandidate candidate = TimedCandidate.ofFirstRun(shared, time.clocks()).orElseThrow();
    Timing timing = measure(NO_WARM_UP, candidate).get(0);
    assertThat(timing.median()).isEqualTo(millis(180));
    assertThat(timing.clock()).isEqualTo(RunClock.Kind.PROCESS);
  }

  @Test
  void aCancelledRunEndsTheMeasurementAtOnce() {
    for (int last = 1; last < 40; last++) {
      int[] left = {last};
      TimedWork cancelled =
          () -> {
            time.work("b", millis(30));
            return --left[0] > 0;
          };
      TimedCandidate first = candidate("a", millis(30));
      TimedCandidate second = new TimedCandidate(cancelled, millis(30), true);
      Optional<ImmutableList<Timing>> timings =
          new Measurement(
                  new Protocol(Duration.ofMillis(200), 20, PLENTY),
                  time.clocks(),
                  (candidate, part) -> {})
              .of(List.of(first, second));
      assertThat(timings).isEmpty();
      assertThat(left[0]).isZero();
      assertThat(time.diary()).endsWith("b");
    }
    assertThat(TimedCandidate.ofFirstRun(() -> false, time.clocks())).isEmpty();
  }

  @Test
  void progressIncreasesFromZeroToAlmostOne() {
    List<Double> parts = new ArrayList<>();
    TimedCandidate a = candidate("a", millis(30));
    TimedCandidate b = candidate("b", millis(2));
    new Measurement(
            new Protocol(Duration.ofSeconds(2), 7, PLENTY),
            time.clocks(),
            (candidate, part) -> parts.add(part))
        .of(List.of(a, b));
    assertThat(parts).isSorted().allMatch(part -> part >= 0 && part < 1).contains(0.5);
    assertThat(parts.get(parts.size() - 1)).isGreaterThan(0.9);
  }

  @Test
  void withoutCandidatesTheResultIsEmpty() {
    assertThat(measure(Protocol.USUAL)).isEmpty();
  }
}
