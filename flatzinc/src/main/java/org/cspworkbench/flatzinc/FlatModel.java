package org.cspworkbench.flatzinc;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.flatzinc.Term.Call;
import org.cspworkbench.flatzinc.Term.Numbers;

/**
 * The statements of a FlatZinc file.
 *
 * @param variables the variables by their names, in the order of the file
 * @param parameters the values of parameters by their names
 * @param arrays the arrays of variables by their names, in the order of the file
 * @param constraints the constraints
 * @param solve what is looked for
 */
record FlatModel(
    Map<String, Declared> variables,
    Map<String, Term> parameters,
    Map<String, DeclaredArray> arrays,
    ImmutableList<Posted> constraints,
    Solve solve) {

  /** Returns the variable of this name, which must be declared. */
  Declared variable(String name) {
    return requireNonNull(variables.get(name), name);
  }

  /**
   * A variable.
   *
   * @param at where its name stands
   * @param name its name
   * @param isTruth whether it is boolean
   * @param values the values it may take, if they are stated
   * @param annotations its annotations
   * @param value the variable or number that it is, if that is stated
   */
  record Declared(
      SourcePosition at,
      String name,
      boolean isTruth,
      Optional<Numbers> values,
      Annotations annotations,
      Optional<Term> value) {

    /** Returns whether MiniZinc has introduced it, so that the model has no name for it. */
    boolean isIntroduced() {
      return annotations.has("var_is_introduced") || name.startsWith("X_INTRODUCED_");
    }
  }

  /**
   * An array of variables.
   *
   * @param name its name
   * @param isTruth whether its elements are boolean
   * @param elements variables and numbers
   * @param annotations its annotations
   */
  record DeclaredArray(
      String name, boolean isTruth, ImmutableList<Term> elements, Annotations annotations) {}

  /**
   * A constraint.
   *
   * @param call its name and arguments
   * @param annotations its annotations
   */
  record Posted(Call call, Annotations annotations) {}

  /**
   * What is looked for: a solution, or the best one.
   *
   * @param annotations how the search is made
   * @param goal the objective, if there is one
   * @param isMaximum whether it is to be as large as possible
   */
  record Solve(Annotations annotations, Optional<Term> goal, boolean isMaximum) {}

  /**
   * Annotations, in the order of the file.
   *
   * @param terms names and calls
   */
  record Annotations(ImmutableList<Term> terms) {

    /** Returns whether this name, or a call of this name, is among them. */
    boolean has(String name) {
      return terms.stream().anyMatch(term -> nameOf(term).equals(name));
    }

    /** Returns the first call of this name. */
    Optional<Call> call(String name) {
      return terms.stream()
          .filter(term -> term instanceof Call && nameOf(term).equals(name))
          .map(Call.class::cast)
          .findFirst();
    }

    private static String nameOf(Term term) {
      if (term instanceof Call call) {
        return call.name();
      }
      return term instanceof Term.Name name ? name.name() : "";
    }
  }
}
