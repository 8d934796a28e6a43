package org.cspworkbench.solvers;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/**
 * A parameter of a solver that a user can set. The command line and the window derive their options
 * from parameters.
 */
public sealed interface Parameter {

  /**
   * Its name on a command line: lower case, words joined by hyphens, unique among the parameters of
   * a solver.
   */
  String name();

  /** Returns its effect, in one sentence. */
  String description();

  /**
   * A whole number.
   *
   * @param name its name on a command line
   * @param description what it does
   * @param min the smallest value that makes sense
   * @param max the largest
   * @param defaultValue the value unless it is set
   */
  record WholeNumber(String name, String description, long min, long max, long defaultValue)
      implements Parameter {}

  /**
   * The weights of values: {@link ValueWeights}.
   *
   * @param name its name on a command line
   * @param description what it does
   */
  record Weights(String name, String description) implements Parameter {}

  /**
   * One of several names.
   *
   * @param name its name on a command line
   * @param description what it decides
   * @param choices the names, at least one; no two have the same id
   * @param defaultId the id of the default choice
   */
  record OneOf(String name, String description, ImmutableList<Choice> choices, String defaultId)
      implements Parameter {

    /**
     * Checks that the default is one of the choices.
     *
     * @param name its name on a command line
     * @param description what it decides
     * @param choices the names
     * @param defaultId the id of the default choice
     * @throws IllegalArgumentException if the default is none of them, or two have the same id
     */
    public OneOf {
      checkArgument(has(choices, defaultId), "%s is no choice of %s", defaultId, name);
      checkArgument(
          choices.stream().map(Choice::id).distinct().count() == choices.size(),
          "two choices of %s have the same id",
          name);
    }

    /** Returns whether there is a choice of this id. */
    public boolean has(String id) {
      return has(choices, id);
    }

    private static boolean has(ImmutableList<Choice> choices, String id) {
      return choices.stream().anyMatch(choice -> choice.id().equals(id));
    }
  }

  /**
   * One of the names that a {@link OneOf} may be set to.
   *
   * @param id what is written on a command line: lower case, without blanks, commas and parentheses
   * @param description what it does, in one line
   */
  record Choice(String id, String description) {}
}
