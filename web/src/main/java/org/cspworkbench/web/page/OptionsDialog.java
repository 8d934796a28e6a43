package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.ParameterWords;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.SolverTexts;
import org.cspworkbench.web.dom.Dialog;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.html.HTMLElement;

/** The parameters of the solver and the seed. */
public final class OptionsDialog {

  private static final String PREFIX = "option-";

  /** What the options are chosen for. */
  public interface Choice {

    /** Returns the run whose options are shown, if the page knows what makes it. */
    Optional<PageRun> run();

    /**
     * Checks that a run can be made.
     *
     * @throws UnreadableException if it cannot
     */
    void check(PageRun wanted) throws UnreadableException;

    /** Makes a run with other options. */
    void solve(PageRun wanted);
  }

  private final PageModel page;
  private final Choice runs;
  private final Dialog dialog = new Dialog("options-dialog", "options-cancel");
  private final HTMLElement list = Elements.byId("options");
  private final HTMLElement said = Elements.byId("options-said");
  private ImmutableMap<Parameter, ParameterRow> fields = ImmutableMap.of(); // in their order

  /** Creates the dialog of a page. */
  public OptionsDialog(PageModel page, Choice runs) {
    this.page = page;
    this.runs = runs;
    Elements.onClick(
        Elements.byId("options-reset"),
        () ->
            runs.run()
                .ifPresent(
                    run ->
                        fill(SolverSpec.of(run.solver().solver()), Settings.SEED.defaultValue())));
    Elements.onClick(Elements.byId("options-run"), this::use);
  }

  /** Opens the dialog with the options of the current run. */
  public void open() {
    runs.run()
        .ifPresent(
            run -> {
              Elements.setText(said, "");
              fill(run.solver(), run.seed());
              dialog.open();
            });
  }

  private void fill(SolverSpec spec, long seed) {
    SolverTexts texts = new SolverTexts(page.texts().locale());
    Elements.setText(Elements.byId("options-title"), texts.name(spec.solver()));
    list.setTextContent("");
    ImmutableMap.Builder<Parameter, ParameterRow> made = ImmutableMap.builder();
    for (Parameter parameter : parameters(spec.solver())) {
      String value =
          parameter.equals(Settings.SEED)
              ? Long.toString(seed)
              : spec.values().getOrDefault(parameter.name(), parameter.usual());
      ParameterRow field = ParameterRow.of(parameter, value);
      made.put(parameter, field);
      list.appendChild(
          field.row(PREFIX + parameter.name(), label(parameter), texts.description(parameter)));
    }
    fields = made.buildOrThrow();
  }

  private static ImmutableList<Parameter> parameters(Solver solver) {
    return ImmutableList.<Parameter>builder()
        .addAll(solver.parameters())
        .add(Settings.SEED)
        .build();
  }

  private String label(Parameter parameter) {
    return parameter.equals(Settings.SEED) ? words().seed() : parameter.name();
  }

  private ParameterWords words() {
    return new ParameterWords(TextBundle.ofPhrases(page.texts().locale()));
  }

  private void use() {
    PageRun before = runs.run().orElseThrow();
    Optional<String> fault = fault();
    if (fault.isPresent()) {
      refuse(fault.get());
      return;
    }
    try {
      PageRun wanted =
          before
              .withSolver(read(before.solver().solver()))
              .withSeed(Settings.SEED.parse(text(Settings.SEED)));
      runs.check(wanted); // says now what is wrong with it
      dialog.close();
      runs.solve(wanted);
    } catch (UnreadableException e) {
      refuse(e.sentence());
    }
  }

  /** Returns a sentence about the first field whose text is not a value of it. */
  private Optional<String> fault() {
    return fields.keySet().stream()
        .flatMap(each -> words().fault(each, label(each), text(each)).stream())
        .findFirst();
  }

  /** Returns the text in a field; the default where nothing is typed. */
  private String text(Parameter parameter) {
    ParameterRow field = fields.get(parameter);
    return field == null || field.text().isEmpty() ? parameter.usual() : field.text();
  }

  private void refuse(String sentence) {
    said.setClassName("wrong");
    Elements.setText(said, sentence);
  }

  private SolverSpec read(Solver solver) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Parameter parameter : solver.parameters()) {
      if (!text(parameter).equals(parameter.usual())) {
        values.put(parameter.name(), text(parameter));
      }
    }
    return new SolverSpec(solver, ImmutableMap.copyOf(values));
  }
}
