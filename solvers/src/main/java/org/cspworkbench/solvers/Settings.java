package org.cspworkbench.solvers;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.core.consistency.OrderedFilter;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.guide.Guide;

/**
 * The settings of a run. Immutable; derive them from {@link #defaults}.
 *
 * @param limits the limits of the run
 * @param seed the seed of all random choices; the same seed gives the same run
 * @param wanted the number of solutions to find, {@link Long#MAX_VALUE} for all
 * @param passedOver how many of the first solutions are skipped
 * @param kept how many of the others are kept at most
 * @param workers the threads that share the work; the result does not depend on them
 * @param parts into about how many subproblems a complete search is cut if several workers share
 *     it; 0 if it is not cut
 * @param numbers the numbers among the parameters that were set
 * @param choices the ids of the choices among the parameters that were set
 * @param weights the weights of values, for solvers that draw values by weight
 * @param filter the root filter, if it replaces the solver's own
 * @param guide the guide that makes choices, if there is one
 * @param listener receives each solution as it is found: one value (not index) for each variable
 */
public record Settings(
    Limits limits,
    long seed,
    long wanted,
    long passedOver,
    int kept,
    Workers workers,
    int parts,
    ImmutableMap<Parameter.WholeNumber, Long> numbers,
    ImmutableMap<Parameter.OneOf, String> choices,
    ValueWeights weights,
    Optional<OrderedFilter> filter,
    Optional<Guide> guide,
    Consumer<int[]> listener) {

  /** The seed as a parameter that users can set. */
  public static final Parameter.WholeNumber SEED =
      new Parameter.WholeNumber(
          "seed",
          "Determines all random choices; the same seed gives the same run.",
          Long.MIN_VALUE,
          Long.MAX_VALUE,
          1);

  /**
   * Checks the ranges.
   *
   * @param limits the limits of the run
   * @param seed the seed of all random choices
   * @param wanted the number of solutions to find
   * @param passedOver how many of the first solutions are skipped
   * @param kept how many of the others are kept at most
   * @param workers the threads that share the work
   * @param parts into about how many subproblems a search is cut, or 0
   * @param numbers the numbers among the parameters that were set
   * @param choices the ids of the choices among the parameters that were set
   * @param weights the weights of values
   * @param filter the root filter, if it replaces the solver's own
   * @param guide the guide that makes choices
   * @param listener receives each solution as it is found
   * @throws IllegalArgumentException if a number is out of its range, or there is no such choice
   */
  public Settings {
    checkArgument(wanted >= 1, "at least one solution must be wanted, not %s", wanted);
    checkArgument(passedOver >= 0, "%s solutions cannot be passed over", passedOver);
    checkArgument(kept >= 0, "%s solutions cannot be kept", kept);
    checkArgument(parts >= 0, "a problem cannot be cut into %s parts", parts);
    numbers.forEach(
        (parameter, value) ->
            checkArgument(
                value >= parameter.min() && value <= parameter.max(),
                "%s is from %s to %s, not %s",
                parameter.name(),
                parameter.min(),
                parameter.max(),
                value));
    choices.forEach(
        (parameter, id) ->
            checkArgument(parameter.has(id), "%s is no choice of %s", id, parameter.name()));
  }

  /**
   * Returns the default settings: one solution, no limits, seed 1, one thread, default parameters,
   * no listener.
   */
  public static Settings defaults() {
    return new Settings(
        Limits.none(),
        SEED.defaultValue(),
        1,
        0,
        1,
        Workers.ONE,
        0,
        ImmutableMap.of(),
        ImmutableMap.of(),
        ValueWeights.EQUAL,
        Optional.empty(),
        Optional.empty(),
        values -> {});
  }

  /** Returns these settings with other limits. */
  public Settings withLimits(Limits newLimits) {
    return with(draft -> draft.limits = newLimits);
  }

  /** Returns these settings with another seed. */
  public Settings withSeed(long newSeed) {
    return with(draft -> draft.seed = newSeed);
  }

  /**
   * Returns these settings, but to find {@code newWanted} solutions and keep the first {@code
   * newKept}.
   */
  public Settings withSolutions(long newWanted, int newKept) {
    return withSolutions(newWanted, 0, newKept);
  }

  /** Returns these settings, but to find the solution of this number, from 1, and keep no other. */
  public Settings withNthSolution(long number) {
    return withSolutions(number, number - 1, 1);
  }

  private Settings withSolutions(long newWanted, long newPassedOver, int newKept) {
    return with(
        draft -> {
          draft.wanted = newWanted;
          draft.passedOver = newPassedOver;
          draft.kept = newKept;
        });
  }

  /** Returns these settings with these workers. */
  public Settings withWorkers(Workers newWorkers) {
    return with(draft -> draft.workers = newWorkers);
  }

  /**
   * Returns these settings, by which several workers share a complete search in about {@code
   * newParts} subproblems.
   */
  public Settings withParts(int newParts) {
    return with(draft -> draft.parts = newParts);
  }

  /** Returns these settings with {@code parameter} set. */
  public Settings with(Parameter.WholeNumber parameter, long value) {
    return with(
        draft ->
            draft.numbers =
                ImmutableMap.<Parameter.WholeNumber, Long>builder()
                    .putAll(numbers)
                    .put(parameter, value)
                    .buildKeepingLast());
  }

  /** Returns these settings with {@code parameter} set to the choice with this id. */
  public Settings with(Parameter.OneOf parameter, String id) {
    return with(
        draft ->
            draft.choices =
                ImmutableMap.<Parameter.OneOf, String>builder()
                    .putAll(choices)
                    .put(parameter, id)
                    .buildKeepingLast());
  }

  /**
   * Returns these settings with a parameter of a solver, or the seed, set to what {@code text}
   * states.
   *
   * @throws IllegalArgumentException if this is not a value of the parameter; the message is a
   *     sentence without the name
   */
  public Settings withValue(Parameter parameter, String text) {
    if (parameter.equals(SEED)) {
      return withSeed(SEED.parse(text));
    }
    if (parameter instanceof Parameter.WholeNumber number) {
      return with(number, number.parse(text));
    }
    if (parameter instanceof Parameter.OneOf oneOf) {
      return with(oneOf, oneOf.parse(text));
    }
    checkArgument(parameter instanceof Parameter.Weights, "no solver has %s", parameter.name());
    return withWeights(ValueWeights.parse(text));
  }

  /** Returns the value of a parameter of a solver, or of the seed, as users write it. */
  public String textOf(Parameter parameter) {
    if (parameter.equals(SEED)) {
      return Long.toString(seed);
    }
    if (parameter instanceof Parameter.WholeNumber number) {
      return Long.toString(valueOf(number));
    }
    return parameter instanceof Parameter.OneOf oneOf ? valueOf(oneOf) : weights.toString();
  }

  /** Returns these settings with these weights of values. */
  public Settings withWeights(ValueWeights newWeights) {
    return with(draft -> draft.weights = newWeights);
  }

  /**
   * Returns these settings with {@code newFilter} as root filter. A solver rejects it if it is
   * weaker than its look-ahead requires; a solver without search ignores it.
   */
  public Settings withFilter(OrderedFilter newFilter) {
    return with(draft -> draft.filter = Optional.of(newFilter));
  }

  /**
   * Returns these settings with a guide that makes choices. A solver that {@linkplain
   * Solver#steering cannot be steered} rejects it.
   */
  public Settings withGuide(Guide newGuide) {
    return with(draft -> draft.guide = Optional.of(newGuide));
  }

  /** Returns these settings with a listener that receives each solution as it is found. */
  public Settings withListener(Consumer<int[]> newListener) {
    return with(draft -> draft.listener = newListener);
  }

  private Settings with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.settings();
  }

  /** Returns the value of {@code parameter}: as set, or its default. */
  public long valueOf(Parameter.WholeNumber parameter) {
    return numbers.getOrDefault(parameter, parameter.defaultValue());
  }

  /** Returns the id of the choice that {@code parameter} is set to, or of its default. */
  public String valueOf(Parameter.OneOf parameter) {
    String chosen = choices.get(parameter);
    return chosen == null ? parameter.defaultId() : chosen;
  }

  /** A builder of settings. */
  private static final class Draft {
    private Limits limits;
    private long seed;
    private long wanted;
    private long passedOver;
    private int kept;
    private Workers workers;
    private int parts;
    private ImmutableMap<Parameter.WholeNumber, Long> numbers;
    private ImmutableMap<Parameter.OneOf, String> choices;
    private ValueWeights weights;
    private Optional<OrderedFilter> filter;
    private Optional<Guide> guide;
    private Consumer<int[]> listener;

    Draft(Settings from) {
      limits = from.limits;
      seed = from.seed;
      wanted = from.wanted;
      passedOver = from.passedOver;
      kept = from.kept;
      workers = from.workers;
      parts = from.parts;
      numbers = from.numbers;
      choices = from.choices;
      weights = from.weights;
      filter = from.filter;
      guide = from.guide;
      listener = from.listener;
    }

    Settings settings() {
      return new Settings(
          limits,
          seed,
          wanted,
          passedOver,
          kept,
          workers,
          parts,
          numbers,
          choices,
          weights,
          filter,
          guide,
          listener);
    }
  }
}
