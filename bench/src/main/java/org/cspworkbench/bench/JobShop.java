package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.solvers.Problem;

/**
 * Job shops: each job is a row of tasks in a given order, each on a machine that does one task at a
 * time; the last task is to end as early as possible.
 */
final class JobShop {

  /**
   * Six jobs on six machines, whose optimum is 55 (Fisher and Thompson, "Probabilistic Learning
   * Combinations of Local Job-Shop Scheduling Rules", 1963): machine and duration of each task.
   */
  private static final int[][] FT06 = {
    {2, 1, 0, 3, 1, 6, 3, 7, 5, 3, 4, 6},
    {1, 8, 2, 5, 4, 10, 5, 10, 0, 10, 3, 4},
    {2, 5, 3, 4, 5, 8, 0, 9, 1, 1, 4, 7},
    {1, 5, 0, 5, 2, 5, 3, 3, 4, 8, 5, 9},
    {2, 9, 1, 3, 4, 5, 5, 4, 0, 3, 3, 1},
    {1, 3, 3, 3, 5, 9, 0, 10, 4, 4, 2, 1}
  };

  /** A task. */
  private record Task(int machine, int duration, Variable start) {}

  private JobShop() {}

  /** Returns the problem of that name. */
  static Problem ft06() {
    return of("ft06", FT06);
  }

  private static Problem of(String name, int[][] jobs) {
    Csp.Builder csp = Csp.builder(name);
    int horizon = Arrays.stream(jobs).mapToInt(JobShop::duration).sum();
    List<Task> tasks = new ArrayList<>();
    List<Task> last = new ArrayList<>();
    for (int[] job : jobs) {
      Task before = null;
      for (int k = 0; k < job.length; k += 2) {
        String task = "j" + last.size() + "t" + k / 2;
        Variable start = csp.variable(task, 0, horizon - job[k + 1]);
        if (before != null) {
          csp.lessThan(before.start(), start, 1 - before.duration());
        }
        before = new Task(job[k], job[k + 1], start);
        tasks.add(before);
      }
      last.add(before);
    }
    for (int i = 0; i < tasks.size(); i++) {
      for (Task second : tasks.subList(i + 1, tasks.size())) {
        Task first = tasks.get(i);
        if (first.machine() == second.machine()) {
          csp.post(
              new NoOverlap(first.start(), first.duration(), second.start(), second.duration()));
        }
      }
    }
    Variable end = csp.variable("end", 0, horizon);
    last.forEach(task -> csp.lessThan(task.start(), end, 1 - task.duration()));
    Csp problem = csp.build();
    Objective least =
        new Objective(Objective.Goal.MINIMIZE, ImmutableList.of(end), ImmutableLongArray.of(1), 0);
    return new Problem.General(problem, problem.variables(), Optional.of(least));
  }

  private static int duration(int[] job) {
    int sum = 0;
    for (int k = 1; k < job.length; k += 2) {
      sum += job[k];
    }
    return sum;
  }
}
