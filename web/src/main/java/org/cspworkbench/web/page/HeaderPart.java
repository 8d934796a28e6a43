package org.cspworkbench.web.page;

import java.util.EnumMap;
import java.util.Map;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.SolverTexts;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
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
  private @Nullable PageTexts filled; // the texts in which the solvers are listed

  HeaderPart(PageModel page, PageRuns runs) {
    this.page = page;
    this.runs = runs;
    this.names = new SolverTexts(page.texts().locale());
    Elements.onClick(again, runs::solveAgain);
    Elements.onClick(stop, runs::stop);
    Elements.onKey(this::press);
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

  private boolean press(KeyboardEvent key) {
    boolean isPlain = !key.isCtrlKey() && !key.isAltKey() && !key.isMetaKey();
    boolean isAgain = isPlain && key.getKey().equalsIgnoreCase("r") && !Elements.isForControl(key);
    if (isAgain) {
      runs.solveAgain();
    }
    return isAgain;
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
    runs.run().ifPresent(run -> solvers.setValue(run.solver().solver().about().id()));
    solvers.setDisabled(runs.run().isEmpty() || !runs.canSolve());
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

  private void list(SolverTexts texts) {
    solvers.setTextContent("");
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

  private static HTMLElement option(Solver solver, SolverTexts texts) {
    HTMLElement option = Elements.make("option", "", texts.name(solver));
    option.setAttribute("value", solver.about().id());
    return option;
  }
}
