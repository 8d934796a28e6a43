package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Longs;
import java.util.LinkedHashMap;
import java.util.Map;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.SolverTexts;
import org.cspworkbench.web.dom.Dialog;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The parameters of the solver and the seed. */
final class OptionsDialog {

  private static final String PREFIX = "option-";

  private final PageModel page;
  private final RunModel runs;
  private final Dialog dialog = new Dialog("options-dialog", "options-cancel");
  private final HTMLElement list = Elements.byId("options");
  private final HTMLInputElement seed = (HTMLInputElement) Elements.byId("seed");
  private final HTMLElement said = Elements.byId("options-said");

  OptionsDialog(PageModel page, RunModel runs) {
    this.page = page;
    this.runs = runs;
    Elements.onClick(Elements.byId("options-open"), this::open);
    Elements.onClick(
        Elements.byId("options-reset"),
        () -> runs.run().ifPresent(run -> fill(SolverSpec.of(run.solver().solver()), 1)));
    Elements.onClick(Elements.byId("options-run"), this::use);
  }

  private void open() {
    runs.run()
        .ifPresent(
            run -> {
              Elements.setText(said, "");
              fill(run.solver(), run.seed());
              dialog.open();
            });
  }

  private void fill(SolverSpec spec, long number) {
    SolverTexts texts = new SolverTexts(page.texts().locale());
    Elements.setText(Elements.byId("options-title"), texts.name(spec.solver()));
    seed.setValue(Long.toString(number));
    list.setTextContent("");
    for (Parameter parameter : spec.solver().parameters()) {
      String id = PREFIX + parameter.name();
      HTMLElement label = Elements.make("label", "", parameter.name());
      label.setAttribute("for", id);
      HTMLElement field = field(parameter, spec.values().get(parameter.name()));
      field.setAttribute("id", id);
      list.appendChild(
          Elements.make(
              "p",
              "option",
              label,
              field,
              Elements.make("small", "", texts.description(parameter))));
    }
  }

  private static HTMLElement field(Parameter parameter, @Nullable String value) {
    if (parameter instanceof Parameter.OneOf oneOf) {
      HTMLSelectElement select = (HTMLSelectElement) Elements.make("select", "", "");
      for (Parameter.Choice choice : oneOf.choices()) {
        HTMLElement option = Elements.make("option", "", choice.id());
        option.setAttribute("value", choice.id());
        select.appendChild(option);
      }
      select.setValue(value == null ? usual(parameter) : value);
      return select;
    }
    HTMLInputElement input = (HTMLInputElement) Elements.make("input", "mono", "");
    input.setValue(value == null ? usual(parameter) : value);
    return input;
  }

  private void use() {
    PageRun before = runs.run().orElseThrow();
    Long number = Longs.tryParse(seed.getValue().strip());
    try {
      if (number == null) {
        refuse(page.texts().text("compare.seed") + ": " + seed.getValue());
        return;
      }
      PageRun wanted = before.withSolver(read(before.solver().solver())).withSeed(number);
      runs.check(wanted); // says now what is wrong with it
      dialog.close();
      runs.solve(wanted);
    } catch (UnreadableException e) {
      refuse(e.sentence());
    }
  }

  private void refuse(String sentence) {
    said.setClassName("wrong");
    Elements.setText(said, sentence);
  }

  private static SolverSpec read(Solver solver) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Parameter parameter : solver.parameters()) {
      HTMLElement field = Elements.byId(PREFIX + parameter.name());
      String value =
          parameter instanceof Parameter.OneOf
              ? ((HTMLSelectElement) field).getValue()
              : ((HTMLInputElement) field).getValue().strip();
      if (!value.isEmpty() && !value.equals(usual(parameter))) {
        values.put(parameter.name(), value);
      }
    }
    return new SolverSpec(solver, ImmutableMap.copyOf(values));
  }

  private static String usual(Parameter parameter) {
    if (parameter instanceof Parameter.OneOf oneOf) {
      return oneOf.defaultId();
    }
    return parameter instanceof Parameter.WholeNumber number
        ? Long.toString(number.defaultValue())
        : "";
  }
}
