package org.cspworkbench.viewer.problem;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.jspecify.annotations.Nullable;

/**
 * What is selected of a problem that a person states: a variable, or a constraint with its line;
 * and the constraint that one points at. It stays, by name and words, while the problem changes.
 *
 * <p>Used by one thread.
 */
public final class ModelSelection {

  private final Supplier<ReadModel> drawn;
  private final Runnable whenChanged;
  private @Nullable String variable; // its name
  private int constraint = NONE;
  private String words = ""; // of the constraint
  private int pointed = NONE;
  private int line = 1;

  ModelSelection(Supplier<ReadModel> drawn, Runnable whenChanged) {
    this.drawn = drawn;
    this.whenChanged = whenChanged;
  }

  /** Selects nothing, at the first line. */
  void clear() {
    variable = null;
    constraint = NONE;
    pointed = NONE;
    line = 1;
  }

  /** Finds the selected constraint again after the problem has changed. */
  void follow() {
    pointed = NONE;
    constraint = constraint == NONE ? NONE : first(c -> drawn.get().words(c).equals(words));
  }

  private int first(IntPredicate wanted) {
    return IntStream.range(0, drawn.get().constraintCount())
        .filter(wanted)
        .findFirst()
        .orElse(NONE);
  }

  /** Returns the constraints that are marked: the selected one, and the one pointed at. */
  public ImmutableSet<Integer> marked() {
    return IntStream.of(constraint, pointed)
        .filter(c -> c != NONE)
        .boxed()
        .collect(ImmutableSet.toImmutableSet());
  }

  /** Returns the lines of the text that are marked: the current one, and those of constraints. */
  public ImmutableSet<Integer> lines() {
    return Stream.concat(Stream.of(line), marked().stream().map(drawn.get()::line))
        .collect(ImmutableSet.toImmutableSet());
  }

  /** Returns the selected variable, if one is. */
  public Optional<Variable> variable() {
    return drawn.get().csp().stream()
        .flatMap(csp -> csp.variables().stream())
        .filter(x -> x.name().equals(variable))
        .findFirst();
  }

  /** Returns the selected constraint, or {@code NONE}. */
  public int constraint() {
    return constraint;
  }

  /** Returns the variables of the selected constraint, or the selected variable. */
  public ImmutableList<Variable> variables() {
    return constraint == NONE
        ? variable().stream().collect(toImmutableList())
        : csp().constraints().get(constraint).scope().stream()
            .distinct()
            .collect(toImmutableList());
  }

  private Csp csp() {
    return drawn.get().csp().orElseThrow();
  }

  /** Selects a variable by its index; {@code NONE} to select nothing. */
  public void selectVariable(int x) {
    select(x == NONE ? null : csp().variables().get(x).name());
  }

  void select(@Nullable String name) {
    variable = name;
    constraint = NONE;
    whenChanged.run();
  }

  /** Selects a constraint, and goes to its line. */
  public void selectConstraint(int c) {
    variable = null;
    setConstraint(c);
    line = drawn.get().line(c);
    whenChanged.run();
  }

  private void setConstraint(int c) {
    constraint = c;
    words = c == NONE ? "" : drawn.get().words(c);
  }

  /** Marks the constraint that one points at; {@code NONE} for none. */
  public void pointAt(int c) {
    if (pointed != c) {
      pointed = c;
      whenChanged.run();
    }
  }

  /** Returns the line of the text that is current, from 1. */
  public int line() {
    return line;
  }

  void setLine(int newLine) {
    line = newLine;
  }

  /** Goes to a line of the text, and selects its first constraint. */
  public void goToLine(int newLine) {
    if (line != newLine) {
      line = newLine;
      variable = null;
      setConstraint(first(c -> drawn.get().line(c) == newLine));
      whenChanged.run();
    }
  }
}
