package org.cspworkbench.presentation.timing;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Time that passes only while fake work is done, and a diary of who worked. */
final class FakeTime {

  private final List<String> diary = new ArrayList<>();
  private long thread = 1_000;
  private long process = 5_000;
  private long wall = -7_000; // clocks start anywhere

  RunClocks clocks() {
    return new RunClocks(
        new RunClock(RunClock.Kind.THREAD, () -> thread),
        new RunClock(RunClock.Kind.PROCESS, () -> process),
        () -> wall);
  }

  /** Work for so many nanoseconds; on the wall it takes twice as long. */
  void work(String name, long nanos) {
    workOfSeveralThreads(name, nanos, 0);
  }

  /** The same, while other threads work for so many nanoseconds. */
  void workOfSeveralThreads(String name, long nanos, long others) {
    thread += nanos;
    process += nanos + others;
    wall += 2 * nanos;
    diary.add(name);
  }

  long wall() {
    return wall;
  }

  /** Who worked, one after the other, without repetitions in a row. */
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
