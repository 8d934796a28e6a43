package org.cspworkbench.presentation.timing;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Time that passes only during fake work, and a log of the work. */
final class FakeTime {

  private final List<String> diary = new ArrayList<>();
  private long thread = 1_000;
  private long process = 5_000;
  private long wall = -7_000; // clocks may start at any value

  RunClocks clocks() {
    return new RunClocks(
        new RunClock(RunClock.Kind.THREAD, () -> thread),
        new RunClock(RunClock.Kind.PROCESS, () -> process),
        () -> wall);
  }

  /** Works for so many nanoseconds; the wall-clock time is twice as long. */
  void work(String name, long nanos) {
    workOfSeveralThreads(name, nanos, 0);
  }

  /** Works while other threads work for so many nanoseconds. */
  void workOfSeveralThreads(String name, long nanos, long others) {
    thread += nanos;
    process += nanos + others;
    wall += 2 * nanos;
    diary.add(name);
  }

  long wall() {
    return wall;
  }

  /** Returns the names in the order of their work, without repetitions in a row. */
  List<String> turns() {
    List<String> turns = new ArrayList<>();
    for (String name : diary) {
      if (turns.isEmpty() || !turns.get(turns.size() - 1).equals(name)) {
        turns.add(name);
      }
    }
    return turns;
  }

  List<String> diary() {
    return diary;
  }

  static long millis(long count) {
    return TimeUnit.MILLISECONDS.toNanos(count);
  }
}
