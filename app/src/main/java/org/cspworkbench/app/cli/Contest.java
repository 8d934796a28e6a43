package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.app.export.Comparison;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;

/** Puts solvers to the same problems, one problem after the other. */
final class Contest {

  /** Two solvers contradict each other, so that one is wrong. */
  static final class Contradiction extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Contradiction(String message) {
      super(message);
    }
  }

  private final Settings settings;
  private final int repeat;
  private final Console console;
  private final List<Contestant> contestants = new ArrayList<>();
  private final Map<String, String> leftOut = new LinkedHashMap<>();
  private long problems;

  Contest(List<Solver> solvers, Settings settings, int repeat, Console console) {
    this.settings = settings;
    this.repeat = repeat;
    this.console = console;
    for (Solver solver : solvers) {
      if (settings.wanted() > 1 && solver.about().completeness() == Completeness.INCOMPLETE) {
        leftOut.put(solver.about().id(), "which may miss solutions");
      } else {
        contestants.add(new Contestant(solver));
      }
    }
  }

  /** Puts everybody to {@code problem}. Who does not accept it is left out from then on. */
  void run(NamedProblem problem) {
    problems++;
    contestants.removeIf(
        contestant -> {
          boolean accepts = contestant.solver().accepts(problem.problem());
          if (!accepts) {
            leftOut.put(contestant.id(), "which does not work on problems of this kind");
          }
          return !accepts;
        });
    Map<String, String> verdicts = new HashMap<>();
    for (Contestant contestant : contestants) {
      console.progress().show("problem " + problems + ": " + contestant.id());
      contestant
          .run(problem, settings, repeat)
          .ifPresent(verdict -> verdicts.put(verdict, contestant.id()));
    }
    console.progress().clear();
    if (verdicts.size() > 1) {
      throw new Contradiction(problem.about("solvers contradict each other: " + verdicts));
    }
  }

  /** Whether there was anything to compare. */
  boolean hasRun() {
    return problems > 0;
  }

  Comparison comparison() {
    return new Comparison(
        problems,
        settings.seed(),
        settings.wanted(),
        repeat,
        settings.limits().time(),
        contestants.stream().map(Contestant::row).collect(ImmutableList.toImmutableList()),
        ImmutableMap.copyOf(leftOut));
  }
}
