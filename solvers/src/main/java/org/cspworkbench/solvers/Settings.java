package org.cspworkbench.solvers;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMap;
import org.cspworkbench.core.search.Limits;

/**
 * How a solver is to be run. Immutable; start from {@link #defaults} and change what is to be
 * different.
 *
 * @param limits how far it may go
 * @param seed from which every random choice is drawn; the same seed gives the same run
 * @param wanted how many solutions are to be found, {@link Long#MAX_VALUE} for all
 * @param kept how many of them are to be kept
 * @param threads how many threads may work side by side; the answer does not depend on it
 * @param numbers the parameters that were set
 */
public record Settings(
    Limits limits,
    long seed,
    long wanted,
    int kept,
    int threads,
    ImmutableMap<Parameter.WholeNumber, Long> numbers) {

  /**
   * Checks the ranges.
   *
   * @param limits how far it may go
   * @param seed from which every random choice is drawn
   * @param wanted how many solutions are to be found
   * @param kept how many of them are to be kept
   * @param threads how many threads may work side by side
   * @param numbers the parameters that were set
   * @throws IllegalArgumentException if a number is out of its range
   */
  public Settings {
    checkArgument(wanted >= 1, "at least one solution must be wanted, not %s", wanted);
    checkArgument(kept >= 0, "%s solutions cannot be kept", kept);
    checkArgument(threads >= 1, "at least one thread must work, not %s", threads);
    numbers.forEach(
        (parameter, value) ->
            checkArgument(
                value >= parameter.min() && value <= parameter.max(),
                "%s is from %s to %s, not %s",
                parameter.name(),
                parameter.min(),
                parameter.max(),
                value));
  }

  /** One solution, no limits, seed 1, one thread, every parameter at its default. */
  public static Settings defaults() {
    return new Settings(Limits.none(), 1, 1, 1, 1, ImmutableMap.of());
  }

  /** The same within these limits. */
  public Settings withLimits(Limits newLimits) {
    return new Settings(newLimits, seed, wanted, kept, threads, numbers);
  }

  /** The same from this seed. */
  public Settings withSeed(long newSeed) {
    return new Settings(limits, newSeed, wanted, kept, threads, numbers);
  }

  /** The same, but find {@code newWanted} solutions and keep the first {@code newKept}. */
  public Settings withSolutions(long newWanted, int newKept) {
    return new Settings(limits, seed, newWanted, newKept, threads, numbers);
  }

  /** The same on this many threads. */
  public Settings withThreads(int newThreads) {
    return new Settings(limits, seed, wanted, kept, newThreads, numbers);
  }

  /** The same with {@code parameter} set. */
  public Settings with(Parameter.WholeNumber parameter, long value) {
    ImmutableMap<Parameter.WholeNumber, Long> changed =
        ImmutableMap.<Parameter.WholeNumber, Long>builder()
            .putAll(numbers)
            .put(parameter, value)
            .buildKeepingLast();
    return new Settings(limits, seed, wanted, kept, threads, changed);
  }

  /** The value of {@code parameter}: as set, or its default. */
  public long valueOf(Parameter.WholeNumber parameter) {
    return numbers.getOrDefault(parameter, parameter.defaultValue());
  }
}
