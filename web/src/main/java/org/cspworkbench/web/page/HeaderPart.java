package org.cspworkbench.web.page;

import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.SolverTexts;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The header: problem, solver, and what is done with them. */
final class HeaderPart implements PagePart {

  private final PageModel page;
  private final PageRuns runs;
  private final HTMLElement problem = Elements.byId("problem");
  private final HTMLSelectElement select = (HTMLSelectElement) Elements.byId("solver");
  private final SolverSelect solvers;
  private final HTMLElement again = Elements.byId("run-again");
  private final HTMLElement stop = Elements.byId("stop");
  private final HTMLElement title = Elements.byId("title");
  private final String ownTitle = title.getTextContent(); // of the run that the page contains
  private SolverTexts names;
  private @Nullable PageTexts filled; // the texts in which the solvers are listed

  HeaderPart(PageModel page, PageRuns runs) {
    this.page = page;
    this.runs = runs;
    this.names = new SolverTexts(page.texts().locale());
    Elements.onClick(again, runs::solveAgain);
    Elements.on(Elements.byId("head"), "pointerover", event -> runs.prepare());
    Elements.on(Elements.byId("head"), "focusin", event -> runs.prepare());
    Elements.onClick(stop, runs::stop);
    this.solvers = new SolverSelect(select, solver -> runs.solve(SolverSpec.of(solver)));
    HTMLInputElement asItRuns = (HTMLInputElement) Elements.byId("mode-as-it-runs");
    HTMLInputElement solveFirst = (HTMLInputElement) Elements.byId("mode-solve-first");
    if (!runs.canSolve()) {
      disable(again, Elements.byId("problem-open"), Elements.byId("options-open"));
      disable(select, asItRuns, solveFirst);
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
      solvers.list(names);
    }
    page.trace().ifPresent(this::entitle);
    page.session().ifPresent(run -> solvers.offer(run.request().problem()));
    runs.run().ifPresent(run -> solvers.show(run.solver().solver()));
    select.setDisabled(runs.run().isEmpty() || !runs.canSolve());
    Elements.setShown(again, !runs.isRunning());
    Elements.setShown(stop, runs.isRunning());
  }

  private void entitle(Trace trace) {
    String name = TileRequest.title(trace.csp());
    String newTitle = runs.isContained() ? ownTitle : names.name(page.solver()) + ": " + name;
    Elements.setText(problem, name);
    Elements.setText(title, newTitle);
    Elements.setTitle(newTitle);
  }
}
