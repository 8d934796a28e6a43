package org.cspworkbench.presentation.comparison;

import java.util.Locale;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.presentation.words.NumberText;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;

/** A figure shown in the table and the bar chart. */
public enum Column {
  /** Values tried. */
  NODES,
  /** Contradictions. */
  FAILS,
  /** Backtracks to an earlier decision. */
  BACKTRACKS,
  /** Values removed by inference; neither more nor fewer are better. */
  PRUNINGS,
  /** Calls of the revise procedure, which do more or less work depending on the solver. */
  REVISIONS,
  /** Assignments made by local search. */
  MOVES,
  /** Attempts that start from the givens. */
  ATTEMPTS,
  /** Elapsed time without recording, in nanoseconds. */
  TIME;

  /** Returns the figure of a whole run. */
  public long of(Statistics statistics) {
    return switch (this) {
      case NODES -> statistics.nodes();
      case FAILS -> statistics.fails();
      case BACKTRACKS -> statistics.backtracks();
      case PRUNINGS -> statistics.prunings();
      case REVISIONS -> statistics.revisions();
      case MOVES -> statistics.moves();
      case ATTEMPTS -> statistics.attempts();
      case TIME -> statistics.timeNanos();
    };
  }

  /**
   * Returns the figure at a position of a run; not available for time, which traces do not record.
   */
  public long of(Counts counters) {
    return switch (this) {
      case NODES -> counters.nodes();
      case FAILS -> counters.fails();
      case BACKTRACKS -> counters.backtracks();
      case PRUNINGS -> counters.prunings();
      case REVISIONS -> counters.revisions();
      case MOVES -> counters.moves();
      case ATTEMPTS -> counters.attempts();
      case TIME -> 0;
    };
  }

  /**
   * Returns whether the smallest figure is the best. A revision may be of one arc, of all values of
   * a neighbour, or of a whole constraint, and a solver that looks ahead only before the search
   * does the rest of its work by other operations; so fewer revisions are not less work.
   */
  public boolean isBestWhenLow() {
    return this != PRUNINGS && this != REVISIONS;
  }

  /** Returns whether this figure of {@code solver} counts what it counts of most other solvers. */
  boolean isComparable(Solver solver) {
    return switch (this) {
      case NODES, FAILS, BACKTRACKS -> solver.about().family() != Family.EXACT_COVER;
      case ATTEMPTS -> solver.about().completeness() == Completeness.INCOMPLETE;
      default -> true;
    };
  }

  /** Returns whether zero means that the solver does not perform this operation at all. */
  public boolean isOptional() {
    return this == PRUNINGS || this == REVISIONS || this == MOVES;
  }

  /** Returns whether it counts a property of a search tree. */
  public boolean isOfTree() {
    return this == NODES || this == FAILS || this == BACKTRACKS;
  }

  /** Returns its title. */
  public String title(TextBundle texts) {
    return texts.text("column." + name().toLowerCase(Locale.ROOT));
  }

  /** Returns a description of what it counts. */
  public String tip(TextBundle texts) {
    return texts.text("column." + name().toLowerCase(Locale.ROOT) + ".tip");
  }

  /** Returns a round figure as the label of an axis. */
  public String writeShort(long figure, TextBundle texts) {
    NumberText numbers = new NumberText(texts);
    return this == TIME ? numbers.time(figure) : numbers.rounded(figure);
  }

  /** Returns a figure formatted for readers. */
  public String write(long figure, TextBundle texts) {
    return this == TIME ? new NumberText(texts).time(figure) : texts.number(figure);
  }
}
