package org.cspworkbench.web.page;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.SolverTexts;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLOptionElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The header: problem, solver, and what is done with them. */
final class HeaderPart implements PagePart {

  private final PageModel page;
  private final PageRuns runs;
  private final HTMLElement problem = Elements.byId("problem");
  private final HTMLSelectElement solvers = (HTMLSelectElement) Elements.byId("solver");
  private final HTMLElement again = Elements.byId("run-again");
  private final HTMLElement stop = Elements.byId("stop");
  private final HTMLElement title = Elements.byId("title");
  private final String ownTitle = title.getTextContent(); // of the run that the page contains
  private SolverTexts names;
  private final List<HTMLOptionElement> options = new ArrayList<>();
  private @Nullable PageTexts filled; // the texts in which the solvers are listed
  private @Nullable Problem offered; // on which the enabled solvers work

  HeaderPart(PageModel page, PageRuns runs) {
    this.page = page;
    this.runs = runs;
    this.names = new SolverTexts(page.texts().locale());
    Elements.onClick(again, runs::solveAgain);
    Elements.on(Elements.byId("head"), "pointerover", event -> runs.prepare());
    Elements.on(Elements.byId("head"), "focusin", event -> runs.prepare());
    Elements.onClick(stop, runs::stop);
    Elements.on(
        solvers,
        "change",
        event -> SolverCatalog.find(solvers.getValue()).map(SolverSpec::of).ifPresent(runs::solve));
    HTMLInputElement asItRuns = (HTMLInputElement) Elements.byId("mode-as-it-runs");
    HTMLInputElement solveFirst = (HTMLInputElement) Elements.byId("mode-solve-first");
    if (!runs.canSolve()) {
      disable(again, Elements.byId("problem-open"), Elements.byId("options-open"));
      disable(solvers, asItRuns, solveFirst);
    }
    asItRuns.setChecked(!runs.showsEnd());
    solveFirst.setChecked(runs.showsEnd());
    Elements.on(asItRuns, "change", event -> runs.setShowsEnd(false));
    Elements.on(solveFirst, "change", event -> runs.setShowsEnd(true));
  }

  private static void disable(HTMLElement... controls) {
    for (HTMLElement control : controls) {
      control.setAttribute("disabled", "");
    }
  }

  @Override
  public void update() {
    if (page.texts() != filled) {
      filled = page.texts();
      names = new SolverTexts(filled.locale());
      list(names);
    }
    page.trace().ifPresent(this::entitle);
    page.session().ifPresent(run -> offer(run.request().problem()));
    runs.run().ifPresent(run -> solvers.setValue(run.solver().solver().about().id()));
    solvers.setDisabled(runs.run().isEmpty() || !runs.canSolve());
    Elements.setShown(again, !runs.isRunning());
    Elements.setShown(stop, runs.isRunning());
  }

  /** Offers only solvers that work on the problem. */
  private void offer(Problem problem) {
    if (problem != offered) {
      offered = problem;
      for (HTMLOptionElement option : options) {
        boolean accepts =
            SolverCatalog.find(option.getValue()).filter(each -> each.accepts(problem)).isPresent();
        Elements.setEnabled(option, accepts);
      }
    }
  }

  private void entitle(Trace trace) {
    String name = TileRequest.title(trace.csp());
    String newTitle = runs.isContained() ? ownTitle : names.name(page.solver()) + ": " + name;
    Elements.setText(problem, name);
    Elements.setText(title, newTitle);
    Elements.setTitle(newTitle);
  }

  private void list(SolverTexts texts) {
    solvers.setTextContent("");
    options.clear();
    offered = null;
    Map<Family, HTMLElement> groups = new EnumMap<>(Family.class);
    for (Solver solver : SolverCatalog.NAMED) {
      if (solver.recordsItsRuns()) {
        groups
            .computeIfAbsent(solver.about().family(), family -> group(texts.title(family)))
            .appendChild(option(solver, texts));
      }
    }
  }

  private HTMLElement group(String title) {
    HTMLElement group = Elements.make("optgroup", "", "");
    group.setAttribute("label", title);
    solvers.appendChild(group);
    return group;
  }

  private HTMLElement option(Solver solver, SolverTexts texts) {
    HTMLOptionElement option = (HTMLOptionElement) Elements.make("option", "", texts.name(solver));
    option.setAttribute("value", solver.about().id());
    options.add(option);
    return option;
  }
}
