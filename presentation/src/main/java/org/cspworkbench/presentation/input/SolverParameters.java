package org.cspworkbench.presentation.input;

import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.search.IncompatibleParts;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.ValueWeights;

/** A parser of solver parameters, with one syntax for the command line, lessons and the window. */
public final class SolverParameters {

  private SolverParameters() {}

  /**
   * Returns the parameter of {@code solver} that has this name.
   *
   * @throws SolverFault if there is none
   */
  public static Parameter find(Solver solver, String name) throws SolverFault {
    for (Parameter parameter : solver.parameters()) {
      if (parameter.name().equals(name)) {
        return parameter;
      }
    }
    List<String> names = solver.parameters().stream().map(Parameter::name).toList();
    throw new SolverFault(
        solver.about().id() + " has no parameter '" + name + "'" + Nearest.hint(name, names));
  }

  /**
   * Returns {@code settings} with {@code parameter} set to the value of {@code text}.
   *
   * @throws SolverFault if this is not a value of the parameter
   */
  public static Settings set(Settings settings, Parameter parameter, String text)
      throws SolverFault {
    if (parameter instanceof Parameter.WholeNumber number) {
      return settings.with(number, number(number, text));
    }
    if (parameter instanceof Parameter.OneOf oneOf) {
      return settings.with(oneOf, choice(oneOf, text));
    }
    try {
      return settings.withWeights(ValueWeights.parse(text));
    } catch (IllegalArgumentException e) {
      throw new SolverFault(parameter.name() + ": " + e.getMessage());
    }
  }

  /**
   * Parses {@code text} as a number.
   *
   * @throws SolverFault if it is not a number, or out of the range of {@code parameter}
   */
  public static long number(Parameter.WholeNumber parameter, String text) throws SolverFault {
    try {
      long number = Long.parseLong(text.strip());
      if (number >= parameter.min() && number <= parameter.max()) {
        return number;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw new SolverFault(
        String.format(
            "%s: expected a whole number from %d to %d, found '%s'",
            parameter.name(), parameter.min(), parameter.max(), text));
  }

  private static String choice(Parameter.OneOf parameter, String text) throws SolverFault {
    String id = text.strip();
    if (parameter.has(id)) {
      return id;
    }
    List<String> ids = parameter.choices().stream().map(Parameter.Choice::id).toList();
    int last = ids.size() - 1;
    throw new SolverFault(
        String.format(
            "%s: expected %s or %s, found '%s'%s",
            parameter.name(),
            String.join(", ", ids.subList(0, last)),
            ids.get(last),
            text,
            Nearest.hint(id, ids)));
  }

  /**
   * Checks that the parts that {@code settings} choose can be combined.
   *
   * @throws SolverFault if they are incompatible
   */
  public static void check(Solver solver, Settings settings) throws SolverFault {
    Optional<IncompatibleParts> incompatible = solver.incompatibleParts(settings);
    if (incompatible.isPresent()) {
      throw new SolverFault(solver.about().id() + ": " + incompatible.get().getMessage());
    }
  }
}
