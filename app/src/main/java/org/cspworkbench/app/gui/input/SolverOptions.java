package org.cspworkbench.app.gui.input;

import com.google.common.collect.ImmutableList;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.ValueWeights;

/**
 * The options of one solver: a form made from the parameters that it declares, with the seed if it
 * makes random choices and the detail in which the run is recorded.
 */
public final class SolverOptions {

  /** The seed, described like any other number. */
  static final Parameter.WholeNumber SEED =
      new Parameter.WholeNumber(
          "seed", Texts.text("options.seed"), 0, Long.MAX_VALUE, Settings.defaults().seed());

  private final Solver solver;
  private final Map<Parameter.WholeNumber, Long> values = new LinkedHashMap<>();
  private String weights = "";
  private Detail detail = Detail.DECISIONS;

  /** Everything as the solver declares it. */
  public SolverOptions(Solver solver) {
    this.solver = solver;
    reset();
  }

  /** Whose options these are. */
  public Solver solver() {
    return solver;
  }

  /** The fields of the form, in order. */
  public ImmutableList<Parameter> fields() {
    ImmutableList.Builder<Parameter> fields = ImmutableList.builder();
    fields.addAll(values.keySet());
    solver.parameters().stream().filter(p -> !values.containsKey(p)).forEach(fields::add);
    return fields.build();
  }

  /** What stands in the field of {@code parameter}. */
  public String text(Parameter parameter) {
    return parameter instanceof Parameter.WholeNumber number
        ? Texts.number(value(number))
        : weights;
  }

  /** What {@code parameter} is set to. */
  public long value(Parameter.WholeNumber parameter) {
    return values.getOrDefault(parameter, parameter.defaultValue());
  }

  /**
   * Sets {@code parameter} to what somebody has typed.
   *
   * @return what is wrong with it, in one sentence; nothing is changed then
   */
  public Optional<String> set(Parameter parameter, String typed) {
    return parameter instanceof Parameter.WholeNumber number
        ? setNumber(number, typed)
        : setWeights(parameter, typed);
  }

  private Optional<String> setWeights(Parameter parameter, String typed) {
    try {
      ValueWeights unused = ValueWeights.parse(typed);
    } catch (IllegalArgumentException e) {
      return Optional.of(parameter.name() + ": " + e.getMessage());
    }
    weights = typed.strip();
    return Optional.empty();
  }

  private Optional<String> setNumber(Parameter.WholeNumber parameter, String typed) {
    String digits = typed.strip().replaceAll("(?<=\\d)[.,](?=\\d{3}(?:\\D|$))", "");
    if (digits.matches("\\d{1,19}")) {
      BigInteger number = new BigInteger(digits);
      if (number.compareTo(BigInteger.valueOf(parameter.min())) >= 0
          && number.compareTo(BigInteger.valueOf(parameter.max())) <= 0) {
        values.put(parameter, number.longValueExact());
        return Optional.empty();
      }
    }
    return Optional.of(
        Texts.text("options.range", parameter.name(), parameter.min(), parameter.max(), typed));
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
    values.clear();
    weights = "";
    detail = Detail.DECISIONS;
    for (Parameter parameter : solver.parameters()) {
      if (parameter instanceof Parameter.WholeNumber number) {
        values.put(number, number.defaultValue());
      }
    }
    if (solver.about().chance() == Chance.SEEDED) {
      values.put(SEED, SEED.defaultValue());
    }
  }

  /** As a solver takes them. */
  public Settings settings() {
    Settings settings = Settings.defaults().withWeights(ValueWeights.parse(weights));
    for (Map.Entry<Parameter.WholeNumber, Long> entry : values.entrySet()) {
      settings =
          entry.getKey().equals(SEED)
              ? settings.withSeed(entry.getValue())
              : settings.with(entry.getKey(), entry.getValue());
    }
    return settings;
  }
}
