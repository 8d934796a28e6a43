package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.FlatModel.Declared;
import org.cspworkbench.flatzinc.FlatModel.DeclaredArray;
import org.cspworkbench.flatzinc.FlatModel.Posted;
import org.cspworkbench.flatzinc.FlatModel.Solve;

/** Reads FlatZinc files. */
public final class FlatZincReader {

  private final FlatModel file;
  private final Identities identities;
  private final ModelBuilder model;

  private FlatZincReader(String name, FlatModel file) {
    this.file = file;
    identities = new Identities(file);
    model = new ModelBuilder(name, file, identities);
  }

  /**
   * Returns the problem in {@code file}.
   *
   * @param name the name of the problem
   * @throws IOException if the file cannot be read
   * @throws UnreadableException if it is not FlatZinc, or has a part that is not supported
   * @throws CancelledException if the cancellation of this work was requested
   */
  public static FlatZincInstance read(String name, Path file)
      throws IOException, UnreadableException {
    try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      return read(name, file.toString(), reader);
    }
  }

  /**
   * Returns the problem that {@code reader} states.
   *
   * @param name the name of the problem
   * @param source what people call the text, for the positions of faults
   * @throws IOException if the text cannot be read
   * @throws UnreadableException if it is not FlatZinc, or has a part that is not supported
   * @throws CancelledException if the cancellation of this work was requested
   */
  public static FlatZincInstance read(String name, String source, Reader reader)
      throws IOException, UnreadableException {
    return new FlatZincReader(name, Parser.read(source, reader)).instance();
  }

  /**
   * Returns the problem in {@code file}, to which MiniZinc gives more names.
   *
   * @param others declarations of variables that the file lacks, since they are others
   */
  static FlatZincInstance read(String name, Path file, Reader others)
      throws IOException, UnreadableException {
    try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      FlatModel model = Parser.read(file.toString(), reader);
      model.variables().putAll(Parser.read("names", others).variables());
      return new FlatZincReader(name, model).instance();
    }
  }

  private FlatZincInstance instance() throws UnreadableException {
    ImmutableList<Variable> own = model.declareShown();
    for (Posted constraint : file.constraints()) {
      if (!identities.isConversion(constraint)) {
        Constraints.post(model, constraint.call());
      }
    }
    for (Declared variable : file.variables().values()) {
      if (variable.value().isPresent()) {
        Term name = new Term.Name(variable.at(), variable.name());
        Constraints.post(
            model,
            new Term.Call(variable.at(), "int_eq", ImmutableList.of(name, variable.value().get())));
      }
    }
    ImmutableMap<OutputItem, ImmutableList<Variable>> output = output();
    Optional<Objective> objective = objective(file.solve());
    ImmutableList<SearchAnnotation> search = SearchAnnotation.of(file.solve().annotations(), model);
    Csp csp = model.build();
    return new FlatZincInstance(csp, own, objective, search, output);
  }

  private Optional<Objective> objective(Solve solve) throws UnreadableException {
    if (solve.goal().isEmpty()) {
      return Optional.empty();
    }
    Linear goal = Linear.of(model.variable(solve.goal().get()));
    return Optional.of(solve.isMaximum() ? Objective.maximum(goal) : Objective.minimum(goal));
  }

  private ImmutableMap<OutputItem, ImmutableList<Variable>> output() throws UnreadableException {
    ImmutableMap.Builder<OutputItem, ImmutableList<Variable>> output = ImmutableMap.builder();
    for (Declared variable : file.variables().values()) {
      if (variable.annotations().has("output_var")) {
        Term name = new Term.Name(variable.at(), variable.name());
        output.put(OutputItem.of(variable), ImmutableList.of(model.variable(name)));
      }
    }
    for (DeclaredArray array : file.arrays().values()) {
      if (array.annotations().has("output_array")) {
        ImmutableList.Builder<Variable> elements = ImmutableList.builder();
        for (Term element : array.elements()) {
          elements.add(model.variable(element));
        }
        output.put(OutputItem.of(array), elements.build());
      }
    }
    return output.buildOrThrow();
  }
}
