package org.cspworkbench.presentation.input;

import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.search.IncompatibleParts;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;

/** A parser of solver parameters, with one syntax for the command line, lessons and the window. */
public final class SolverParameters {

  private SolverParameters() {}

  /**
   * Returns the parameter of {@code solver} that has this name.
   *
   * @throws UnreadableException if there is none
   */
  public static Parameter find(Solver solver, String name) throws UnreadableException {
    for (Parameter parameter : solver.parameters()) {
      if (parameter.name().equals(name)) {
        return parameter;
      }
    }
    List<String> names = solver.parameters().stream().map(Parameter::name).toList();
    throw new UnreadableException(
        solver.about().id() + " has no parameter '" + name + "'" + Nearest.hint(name, names));
  }

  /**
   * Returns {@code settings} with {@code parameter} set to the value of {@code text}.
   *
   * @throws UnreadableException if this is not a value of the parameter
   */
  public static Settings set(Settings settings, Parameter parameter, String text)
      throws UnreadableException {
    try {
      return settings.withValue(parameter, text);
    } catch (IllegalArgumentException e) {
      throw new UnreadableException(
          parameter.name() + ": " + e.getMessage() + hint(parameter, text));
    }
  }

  /** Returns the most similar id, if {@code text} is not one of the choices of a parameter. */
  public static String hint(Parameter parameter, String text) {
    return parameter instanceof Parameter.OneOf oneOf
        ? Nearest.hint(text.strip(), oneOf.ids())
        : "";
  }

  /**
   * Checks that the parts that {@code settings} choose can be combined.
   *
   * @throws UnreadableException if they are incompatible
   */
  public static void check(Solver solver, Settings settings) throws UnreadableException {
    Optional<IncompatibleParts> incompatible = solver.incompatibleParts(settings);
    if (incompatible.isPresent()) {
      throw new UnreadableException(solver.about().id() + ": " + incompatible.get().getMessage());
    }
  }
}
