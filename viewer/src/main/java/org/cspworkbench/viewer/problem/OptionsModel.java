package org.cspworkbench.viewer.problem;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.search.IncompatibleParts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.presentation.input.ParameterWords;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.words.Texts;

/**
 * The options of one solver: a form made from the parameters that it declares, with the seed if it
 * makes random choices and the detail in which the run is recorded.
 */
public final class OptionsModel {

  private static final ParameterWords WORDS = new ParameterWords(Texts.phrases());

  private final Solver solver;
  private Settings settings = Settings.defaults();
  private String weights = ""; // the weights as typed by the user
  private Detail detail = Detail.DECISIONS;

  /** Creates options with the default values of {@code solver}. */
  public OptionsModel(Solver solver) {
    this.solver = solver;
  }

  /** Returns options with the parameters of {@code spec}, which are valid. */
  public static OptionsModel of(SolverSpec spec) {
    OptionsModel options = new OptionsModel(spec.solver());
    for (Parameter parameter : spec.solver().parameters()) {
      String value = spec.values().get(parameter.name());
      if (value != null) {
        options.set(parameter, value);
      }
    }
    return options;
  }

  /** Returns the solver of these options. */
  public Solver solver() {
    return solver;
  }

  /** Returns the fields of the form, in order. */
  public ImmutableList<Parameter> fields() {
    ImmutableList.Builder<Parameter> fields = ImmutableList.builder();
    solver.parameters().stream().filter(p -> !isWeights(p)).forEach(fields::add);
    if (solver.about().chance() == Chance.SEEDED) {
      fields.add(Settings.SEED);
    }
    solver.parameters().stream().filter(OptionsModel::isWeights).forEach(fields::add);
    return fields.build();
  }

  private static boolean isWeights(Parameter parameter) {
    return parameter instanceof Parameter.Weights;
  }

  /** Returns the text in the field of {@code parameter}. */
  public String text(Parameter parameter) {
    if (parameter instanceof Parameter.WholeNumber number) {
      return Texts.number(value(number));
    }
    return written(parameter);
  }

  /** Returns the value of {@code parameter}. */
  public long value(Parameter.WholeNumber parameter) {
    return parameter.equals(Settings.SEED) ? settings.seed() : settings.valueOf(parameter);
  }

  /**
   * Sets {@code parameter} to a typed text.
   *
   * @return the error in one sentence, in which case nothing is changed; empty if the text is valid
   */
  public Optional<String> set(Parameter parameter, String typed) {
    String value = parameter instanceof Parameter.WholeNumber ? ungrouped(typed) : typed;
    Optional<String> fault = WORDS.fault(parameter, parameter.name(), value);
    if (fault.isEmpty()) {
      settings = settings.withValue(parameter, value);
      weights = isWeights(parameter) ? typed.strip() : weights;
    }
    return fault;
  }

  /** Returns a number without the characters that group its digits. */
  private static String ungrouped(String typed) {
    return typed.strip().replaceAll("(?<=\\d)[.,](?=\\d{3}(?:\\D|$))", "");
  }

  /**
   * Returns one sentence on why these choices, given by their ids, are incompatible; empty if they
   * are compatible. Composes a search and therefore must not be called in the event thread;
   * thread-safe.
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

  /**
   * Sets the seed to a typed text.
   *
   * @return the error in one sentence, in which case nothing is changed; empty if the text is valid
   */
  public Optional<String> setSeed(String typed) {
    return set(Settings.SEED, typed);
  }

  /** Returns the solver with the parameters that differ from their defaults. */
  public SolverSpec spec() {
    ImmutableMap.Builder<String, String> values = ImmutableMap.builder();
    for (Parameter parameter : solver.parameters()) {
      String value = written(parameter);
      if (!value.equals(parameter.usual())) {
        values.put(parameter.name(), value);
      }
    }
    return new SolverSpec(solver, values.buildOrThrow());
  }

  private String written(Parameter parameter) {
    return isWeights(parameter) ? weights : settings.textOf(parameter);
  }

  /** Returns the recorded detail. */
  public Detail detail() {
    return detail;
  }

  /** Sets the recorded detail. */
  public void setDetail(Detail newDetail) {
    detail = newDetail;
  }

  /** Resets all options to the defaults of the solver. */
  public void reset() {
    settings = Settings.defaults();
    weights = "";
    detail = Detail.DECISIONS;
  }

  /** Returns the options as settings of a solver. */
  public Settings settings() {
    return settings;
  }
}
