package org.cspworkbench.app.gui.input;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.core.search.IncompatibleParts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.presentation.input.SolverFault;
import org.cspworkbench.presentation.input.SolverParameters;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;

/**
 * The options of one solver: a form made from the parameters that it declares, with the seed if it
 * makes random choices and the detail in which the run is recorded.
 */
public final class OptionsModel {

  /** The seed, described like any other number. */
  static final Parameter.WholeNumber SEED =
      new Parameter.WholeNumber(
          "seed", Texts.text("options.seed"), 0, Long.MAX_VALUE, Settings.defaults().seed());

  private final Solver solver;
  private Settings settings = Settings.defaults();
  private String weights = ""; // as they were typed
  private Detail detail = Detail.DECISIONS;

  /** Everything as the solver declares it. */
  public OptionsModel(Solver solver) {
    this.solver = solver;
  }

  /** Whose options these are. */
  public Solver solver() {
    return solver;
  }

  /** The fields of the form, in order. */
  public ImmutableList<Parameter> fields() {
    ImmutableList.Builder<Parameter> fields = ImmutableList.builder();
    solver.parameters().stream().filter(p -> !isWeights(p)).forEach(fields::add);
    if (solver.about().chance() == Chance.SEEDED) {
      fields.add(SEED);
    }
    solver.parameters().stream().filter(OptionsModel::isWeights).forEach(fields::add);
    return fields.build();
  }

  private static boolean isWeights(Parameter parameter) {
    return parameter instanceof Parameter.Weights;
  }

  /** What stands in the field of {@code parameter}. */
  public String text(Parameter parameter) {
    if (parameter instanceof Parameter.WholeNumber number) {
      return Texts.number(value(number));
    }
    return parameter instanceof Parameter.OneOf oneOf ? settings.valueOf(oneOf) : weights;
  }

  /** What {@code parameter} is set to. */
  public long value(Parameter.WholeNumber parameter) {
    return parameter.equals(SEED) ? settings.seed() : settings.valueOf(parameter);
  }

  /**
   * Sets {@code parameter} to what somebody has typed.
   *
   * @return what is wrong with it, in one sentence; nothing is changed then
   */
  public Optional<String> set(Parameter parameter, String typed) {
    try {
      settings = changed(parameter, typed);
      weights = isWeights(parameter) ? typed.strip() : weights;
      return Optional.empty();
    } catch (SolverFault fault) {
      return Optional.of(
          parameter instanceof Parameter.WholeNumber number
              ? Texts.text("options.range", number.name(), number.min(), number.max(), typed)
              : fault.sentence());
    }
  }

  private Settings changed(Parameter parameter, String typed) throws SolverFault {
    if (parameter instanceof Parameter.WholeNumber number) {
      String digits = typed.strip().replaceAll("(?<=\\d)[.,](?=\\d{3}(?:\\D|$))", "");
      return number.equals(SEED)
          ? settings.withSeed(SolverParameters.number(SEED, digits))
          : SolverParameters.set(settings, number, digits);
    }
    return SolverParameters.set(settings, parameter, typed);
  }

  /**
   * Why these choices, by their ids, do not go together, in one sentence; empty if they do.
   * Composes a search, which is not for the event thread; any thread may ask.
   */
  public Optional<String> incompatibleParts(ImmutableMap<Parameter.OneOf, String> choices) {
    Settings tried = Settings.defaults();
    for (Map.Entry<Parameter.OneOf, String> choice : choices.entrySet()) {
      tried = tried.with(choice.getKey(), choice.getValue());
    }
    return solver.incompatibleParts(tried).map(OptionsModel::sentence);
  }

  private static String sentence(IncompatibleParts incompatible) {
    return Texts.text("options.parts." + Ascii.toLowerCase(incompatible.reason().name()));
  }

  /** The solver with the parameters that are not at their default. */
  public SolverSpec spec() {
    ImmutableMap.Builder<String, String> values = ImmutableMap.builder();
    for (Parameter parameter : solver.parameters()) {
      String value = written(parameter);
      if (!value.equals(new OptionsModel(solver).written(parameter))) {
        values.put(parameter.name(), value);
      }
    }
    return new SolverSpec(solver, values.buildOrThrow());
  }

  private String written(Parameter parameter) {
    return parameter instanceof Parameter.WholeNumber number
        ? String.valueOf(value(number))
        : text(parameter);
  }

  /** How much is recorded. */
  public Detail detail() {
    return detail;
  }

  /** Sets how much is recorded. */
  public void setDetail(Detail newDetail) {
    detail = newDetail;
  }

  /** Sets everything back to what the solver declares. */
  public void reset() {
    settings = Settings.defaults();
    weights = "";
    detail = Detail.DECISIONS;
  }

  /** As a solver takes them. */
  public Settings settings() {
    return settings;
  }
}
