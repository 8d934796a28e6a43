package org.cspworkbench.solvers.exactcover;

import java.util.function.Consumer;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.LimitCheck;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/** One run of dancing links over the cover of a problem, with its limits, counters and trace. */
final class CoverRun implements DancingLinks.Guide {

  private final Csp csp;
  private final CspCover cover;
  private final DancingLinks links;
  private final LimitCheck limitCheck;
  private final long wanted;
  private final Consumer<int[]> onSolution;
  private final Counters counters = new Counters();
  private final @Nullable CoverTrace trace;
  private final int[] valueOf; // by variable: the index of the value chosen last
  private final boolean[] given; // by variable: whether it had one value from the start
  private int depth;
  private int chosen; // how many variables have a value
  private int mostChosen;
  private boolean failedAtOnce; // the option tried last
  private Ending ending = Ending.EXHAUSTED;

  CoverRun(
      Network network,
      Csp csp,
      Limits limits,
      long wanted,
      Consumer<int[]> onSolution,
      @Nullable TraceRecorder recorder) {
    this.csp = csp;
    this.wanted = wanted;
    this.onSolution = onSolution;
    this.cover = new CspCover(new Domains(network, csp, new Counters(), null));
    this.links = new DancingLinks(cover.matrix());
    Domains domains = new Domains(network, csp, counters, recorder); // recorded from here
    this.trace = recorder == null ? null : new CoverTrace(domains, cover, links, recorder);
    this.valueOf = new int[csp.variables().size()];
    this.given = new boolean[valueOf.length];
    for (int x = 0; x < given.length; x++) {
      given[x] = domains.isSingle(x);
    }
    this.limitCheck = new LimitCheck(limits, counters);
  }

  /** Returns why the run ended. */
  Ending run() {
    counters.attempts = 1;
    if (chooseGivens()) {
      boolean unused = links.search(this);
    }
    if (trace != null) {
      trace.close(counters);
    }
    return ending;
  }

  /**
   * Values that are given, and those that have no alternative in their domain, are chosen first.
   */
  private boolean chooseGivens() {
    for (int option = 0; option < cover.matrix().options().size(); option++) {
      int x = cover.variable(option);
      if (given[x]) {
        if (links.optionsLeft(x) == 0) {
          failsAt(x);
          return false;
        }
        choose(option);
        links.choose(option, this);
      }
    }
    return true;
  }

  private void choose(int option) {
    valueOf[cover.variable(option)] = cover.value(option);
    mostChosen = Math.max(mostChosen, ++chosen);
  }

  @Override
  public boolean mayTry() {
    Ending reached = limitCheck.reached();
    if (reached != null) {
      ending = reached;
    }
    return reached == null;
  }

  @Override
  public void tries(int item, int node, int othersLeft) {
    counters.nodes++;
    counters.maxDepth = Math.max(counters.maxDepth, ++depth);
    failedAtOnce = false;
    choose(links.option(node));
    if (trace != null) {
      trace.tries(item, node);
    }
    covers(item, node, othersLeft);
  }

  /** What a variable does not take is set aside; what it takes is lost to others. */
  @Override
  public void covers(int item, int node, int othersLeft) {
    if (!cover.isVariable(item)) {
      counters.prunings += othersLeft;
    }
    if (trace != null) {
      trace.covers(item, node);
    }
  }

  @Override
  public void uncovers(int item, int node) {
    if (trace != null) {
      trace.uncovers(item, node);
    }
  }

  @Override
  public void takesBack(int item, int node) {
    chosen--;
    depth--;
    counters.backtracks += failedAtOnce ? 0 : 1;
    if (trace != null) {
      trace.uncovers(item, node);
      trace.takesBack(node, failedAtOnce);
    }
    failedAtOnce = false;
  }

  @Override
  public void failsAt(int item) {
    counters.fails++;
    failedAtOnce = true;
    if (depth == 0 && !cover.isVariable(item)) {
      failsAtRoot(item);
    } else if (trace != null) {
      trace.failsAt(item);
    }
  }

  /** A value that has no place is shown by a variable that could have taken it. */
  private void failsAtRoot(int item) {
    int x = cover.scope(item).get(0).index();
    for (Variable y : cover.scope(item)) {
      x = given[x] ? y.index() : x;
    }
    counters.prunings += links.optionsLeft(x);
    if (trace != null) {
      trace.empties(x, item);
    }
  }

  @Override
  public boolean finds() {
    counters.solutions++;
    if (trace != null) {
      trace.finds(counters.solutions);
    }
    int[] values = new int[valueOf.length];
    for (int x = 0; x < values.length; x++) {
      values[x] = csp.variables().get(x).domain().valueAt(valueOf[x]);
    }
    onSolution.accept(values);
    if (counters.solutions == wanted) {
      ending = Ending.ENOUGH;
    }
    return ending != Ending.ENOUGH;
  }

  Counters counters() {
    return counters;
  }

  /** Returns the largest number of variables that had a value at one time. */
  int mostChosen() {
    return mostChosen;
  }
}
