package org.cspworkbench.presentation.input;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * A solver with values for some of its parameters, as users write it: {@code mac}, {@code
 * custom(order=mrv,look-back=graph-based)}.
 *
 * @param solver the solver
 * @param values the values of parameters by name, as they were written
 */
public record SolverSpec(Solver solver, ImmutableMap<String, String> values) {

  /** Returns {@code solver} with every parameter at its default. */
  public static SolverSpec of(Solver solver) {
    return new SolverSpec(solver, ImmutableMap.of());
  }

  /** Returns {@code solver} with the parameters of {@code settings} that are not the default. */
  public static SolverSpec of(Solver solver, Settings settings) {
    ImmutableMap.Builder<String, String> values = ImmutableMap.builder();
    for (Parameter parameter : solver.parameters()) {
      String value = settings.textOf(parameter);
      if (!value.equals(parameter.usual())) {
        values.put(parameter.name(), value);
      }
    }
    return new SolverSpec(solver, values.buildOrThrow());
  }

  /**
   * Parses several solvers, which are separated by commas outside parentheses.
   *
   * @throws UnreadableException if a parenthesis is not closed, or a solver is invalid
   */
  public static ImmutableList<SolverSpec> readAll(String text) throws UnreadableException {
    ImmutableList.Builder<SolverSpec> specs = ImmutableList.builder();
    int start = 0;
    boolean inside = false;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      inside = character == '(' || (inside && character != ')');
      if (character == ',' && !inside) {
        specs.add(read(text.substring(start, i)));
        start = i + 1;
      }
    }
    return specs.add(read(text.substring(start))).build();
  }

  /**
   * Parses one solver.
   *
   * @throws UnreadableException if there is no such solver, parameter or value, or the chosen parts
   *     are incompatible
   */
  public static SolverSpec read(String text) throws UnreadableException {
    SolverSpec spec = readUntried(text);
    SolverParameters.check(spec.solver, spec.setIn(Settings.defaults()));
    return spec;
  }

  /**
   * Parses one solver, whose chosen parts may be incompatible.
   *
   * @throws UnreadableException if there is no such solver, parameter or value
   */
  public static SolverSpec readUntried(String text) throws UnreadableException {
    SolverSpec spec = parse(text);
    spec.setIn(Settings.defaults()); // checks the values
    return spec;
  }

  private static SolverSpec parse(String text) throws UnreadableException {
    String stripped = text.strip();
    int open = stripped.indexOf('(');
    if (open >= 0 && !stripped.endsWith(")")) {
      throw new UnreadableException("expected ID(NAME=VALUE,…), found '" + stripped + "'");
    }
    Solver solver = find(open < 0 ? stripped : stripped.substring(0, open).strip());
    return open < 0
        ? of(solver)
        : new SolverSpec(
            solver, values(solver, stripped.substring(open + 1, stripped.length() - 1)));
  }

  /**
   * Returns whether {@link #read} makes this solver of its written form, provided that its parts
   * can be combined.
   */
  public boolean isReadable() {
    try {
      return parse(toString()).equals(this);
    } catch (UnreadableException e) {
      return false;
    }
  }

  /**
   * Returns the solver that has this id.
   *
   * @throws UnreadableException if there is none
   */
  public static Solver find(String id) throws UnreadableException {
    List<String> ids = SolverCatalog.SOLVERS.stream().map(solver -> solver.about().id()).toList();
    return SolverCatalog.find(id)
        .orElseThrow(
            () ->
                new UnreadableException("there is no solver '" + id + "'" + Nearest.hint(id, ids)));
  }

  private static ImmutableMap<String, String> values(Solver solver, String text)
      throws UnreadableException {
    Map<String, String> values = new LinkedHashMap<>();
    for (String pair : pairs(solver, text)) {
      int equals = pair.indexOf('=');
      String name = pair.substring(0, equals).strip();
      if (values.put(name, pair.substring(equals + 1).strip()) != null) {
        throw new UnreadableException(solver.about().id() + ": " + name + " is set twice");
      }
    }
    return ImmutableMap.copyOf(values);
  }

  /**
   * Splits {@code text} at the commas between pairs; a value may contain commas: {@code
   * weights=1:3,2:0.5}.
   */
  private static List<String> pairs(Solver solver, String text) throws UnreadableException {
    List<String> pairs = new ArrayList<>();
    for (String piece : Splitter.on(',').split(text)) {
      if (piece.indexOf('=') >= 0) {
        pairs.add(piece);
      } else if (!pairs.isEmpty()) {
        pairs.set(pairs.size() - 1, pairs.get(pairs.size() - 1) + "," + piece);
      } else if (!piece.isBlank()) {
        throw new UnreadableException(
            solver.about().id() + ": expected NAME=VALUE, found '" + piece.strip() + "'");
      }
    }
    return pairs;
  }

  /**
   * Returns {@code settings} with the parameters set.
   *
   * @throws UnreadableException if the solver has no such parameter, or a parameter no such value
   */
  public Settings setIn(Settings settings) throws UnreadableException {
    Settings changed = settings;
    for (Map.Entry<String, String> value : values.entrySet()) {
      changed =
          SolverParameters.set(
              changed, SolverParameters.find(solver, value.getKey()), value.getValue());
    }
    return changed;
  }

  /** Returns the specification in its written form, without blanks. */
  @Override
  public String toString() {
    String id = solver.about().id();
    return values.isEmpty()
        ? id
        : values.entrySet().stream()
            .map(value -> value.getKey() + "=" + value.getValue())
            .collect(Collectors.joining(",", id + "(", ")"));
  }
}
