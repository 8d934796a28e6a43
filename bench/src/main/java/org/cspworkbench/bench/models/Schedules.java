package org.cspworkbench.bench.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;
import static org.cspworkbench.xcsp3.models.InstanceText.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.xcsp3.models.InstanceText;

/** Shops and projects that are to end as early as possible. */
final class Schedules {

  private Schedules() {}

  /**
   * Job shop (Taillard, "Benchmarks for Basic Scheduling Problems", EJOR 64, 1993): each job visits
   * every machine once in an order of its own, for 1 to 99 units of time, and each machine does one
   * task at a time.
   */
  static InstanceText jobShop(int jobs, int machines, long seed) {
    RandomStream random = new RandomStream(seed);
    int[][] length = new int[jobs][machines]; // by job and machine
    int[][] order = new int[jobs][];
    for (int job = 0; job < jobs; job++) {
      order[job] = RandomOrder.of(machines, random);
      length[job] = lengths(machines, random);
    }
    InstanceText text = tasks(jobs, machines, length);
    for (int job = 0; job < jobs; job++) {
      for (int k = 0; k < machines; k++) {
        int machine = order[job][k];
        String end = "add(s[%d][%d],%d)".formatted(job, machine, length[job][machine]);
        String next = k + 1 < machines ? "s[%d][%d]".formatted(job, order[job][k + 1]) : "end";
        text.intension("le(%s,%s)".formatted(end, next));
      }
    }
    for (int machine = 0; machine < machines; machine++) {
      int own = machine;
      int[] times = IntStream.range(0, jobs).map(job -> length[job][own]).toArray();
      text.constraint(
          "<noOverlap><origins> s[][%d] </origins><lengths> %s </lengths></noOverlap>"
              .formatted(machine, words(times)));
    }
    return text.objective("minimize", "sum", "end");
  }

  /**
   * Open shop (Gonzalez and Sahni, JACM 23, 1976): the tasks of a job exclude each other, and so do
   * those on a machine, in any order; every two of them are a disjunction.
   */
  static InstanceText openShop(int jobs, int machines, long seed) {
    RandomStream random = new RandomStream(seed);
    int[][] length = new int[jobs][];
    for (int job = 0; job < jobs; job++) {
      length[job] = lengths(machines, random);
    }
    InstanceText text = tasks(jobs, machines, length);
    for (int job = 0; job < jobs; job++) {
      for (int machine = 0; machine < machines; machine++) {
        text.intension("le(add(%s,%d),end)".formatted(task(job, machine), length[job][machine]));
        for (int other = 0; other < machine; other++) {
          apart(text, job, machine, job, other, length);
        }
        for (int other = 0; other < job; other++) {
          apart(text, job, machine, other, machine, length);
        }
      }
    }
    return text.objective("minimize", "sum", "end");
  }

  private static int[] lengths(int count, RandomStream random) {
    return IntStream.range(0, count).map(k -> 1 + random.nextInt(99)).toArray();
  }

  private static String task(int job, int machine) {
    return "s[%d][%d]".formatted(job, machine);
  }

  private static InstanceText tasks(int jobs, int machines, int[][] length) {
    int all = IntStream.range(0, jobs).map(job -> IntStream.of(length[job]).sum()).sum();
    return new InstanceText()
        .array("s", "[%d][%d]".formatted(jobs, machines), "0.." + all)
        .variable("end", "0.." + all);
  }

  private static void apart(InstanceText text, int a, int b, int c, int d, int[][] length) {
    String before = "le(add(%s,%d),%s)";
    text.intension(
        "or(%s,%s)"
            .formatted(
                before.formatted(task(a, b), length[a][b], task(c, d)),
                before.formatted(task(c, d), length[c][d], task(a, b))));
  }

  /**
   * Project with scarce resources (Pritsker, Watters and Wolfe, 1969): tasks that use some of four
   * resources while they run, each behind some earlier ones.
   */
  static InstanceText project(int tasks, long seed) {
    RandomStream random = new RandomStream(seed);
    int[] length = IntStream.range(0, tasks).map(i -> 1 + random.nextInt(10)).toArray();
    int all = IntStream.of(length).sum();
    InstanceText text =
        new InstanceText()
            .array("s", "[%d]".formatted(tasks), "0.." + all)
            .variable("end", "0.." + all);
    for (int task = 0; task < tasks; task++) {
      for (int k = 0; k < 2 && task > 0; k++) {
        int before = Math.max(0, task - 1 - random.nextInt(12));
        text.intension("le(add(s[%d],%d),s[%d])".formatted(before, length[before], task));
      }
      text.intension("le(add(s[%d],%d),end)".formatted(task, length[task]));
    }
    for (int resource = 0; resource < 4; resource++) {
      List<Integer> users = new ArrayList<>();
      for (int task = 0; task < tasks; task++) {
        if (random.nextInt(2) == 0) {
          users.add(task);
        }
      }
      int[] uses = users.stream().mapToInt(i -> 1 + random.nextInt(10)).toArray();
      text.constraint(
          "<cumulative><origins> %s </origins><lengths> %s </lengths><heights> %s </heights>"
                  .formatted(
                      names(uses.length, k -> "s[%d]".formatted(users.get(k))),
                      words(users.stream().mapToInt(i -> length[i]).toArray()),
                      words(uses))
              + "<condition> (le,%d) </condition></cumulative>".formatted(12 + random.nextInt(6)));
    }
    return text.objective("minimize", "sum", "end");
  }
}
