package org.cspworkbench.web.page;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.SolverTexts;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLOptionElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** A list of the solvers that record their runs, by family, from which one is chosen. */
public final class SolverSelect {

  private final HTMLSelectElement element;
  private final List<HTMLOptionElement> options = new ArrayList<>();
  private @Nullable Problem offered; // on which the enabled solvers work

  /**
   * Creates a list without solvers.
   *
   * @param chosen receives the solver that is chosen
   */
  public SolverSelect(HTMLSelectElement element, Consumer<Solver> chosen) {
    this.element = element;
    Elements.on(
        element, "change", event -> SolverCatalog.find(element.getValue()).ifPresent(chosen));
  }

  /** Lists all solvers in a language. */
  public void list(SolverTexts texts) {
    element.setTextContent("");
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
    element.appendChild(group);
    return group;
  }

  private HTMLElement option(Solver solver, SolverTexts texts) {
    HTMLOptionElement option = (HTMLOptionElement) Elements.make("option", "", texts.name(solver));
    option.setAttribute("value", solver.about().id());
    options.add(option);
    return option;
  }

  /** Enables only solvers that work on the problem. */
  public void offer(Problem problem) {
    if (problem != offered) {
      offered = problem;
      for (HTMLOptionElement option : options) {
        boolean accepts =
            SolverCatalog.find(option.getValue()).filter(each -> each.accepts(problem)).isPresent();
        Elements.setEnabled(option, accepts);
      }
    }
  }

  /** Shows that a solver is chosen. */
  public void show(Solver solver) {
    element.setValue(solver.about().id());
  }
}
