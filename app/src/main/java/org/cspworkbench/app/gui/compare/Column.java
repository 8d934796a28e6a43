package org.cspworkbench.app.gui.compare;

import java.util.Locale;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.solvers.Statistics;

/** What the table and the bars show. */
public enum Column {
  /** Values tried. */
  NODES,
  /** Contradictions. */
  FAILS,
  /** Returns to an earlier decision. */
  BACKTRACKS,
  /** Values removed by inference; neither many nor few of them are better. */
  PRUNINGS,
  /** Calls of revise. */
  REVISIONS,
  /** Values given by local search. */
  MOVES,
  /** Runs from the givens. */
  ATTEMPTS,
  /** Time on the clock, in nanoseconds, without recording. */
  TIME;

  /** The figure of a whole run. */
  long of(Statistics statistics) {
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

  /** The figure of a moment of a run; none of time, which no tape tells. */
  long of(Counters counters) {
    return switch (this) {
      case NODES -> counters.nodes;
      case FAILS -> counters.fails;
      case BACKTRACKS -> counters.backtracks;
      case PRUNINGS -> counters.prunings;
      case REVISIONS -> counters.revisions;
      case MOVES -> counters.moves;
      case ATTEMPTS -> counters.attempts;
      case TIME -> 0;
    };
  }

  /** Whether the smallest figure is the best. */
  boolean isBestWhenLow() {
    return this != PRUNINGS;
  }

  /** Whether none is a sign that a solver does no such thing at all. */
  boolean isOptional() {
    return this == PRUNINGS || this == REVISIONS || this == MOVES;
  }

  /** Whether it counts something of a search tree. */
  boolean isOfTree() {
    return this == NODES || this == FAILS || this == BACKTRACKS;
  }

  /** What it is called. */
  public String title() {
    return Texts.text("column." + name().toLowerCase(Locale.ROOT));
  }

  /** What it counts. */
  public String tip() {
    return Texts.text("column." + name().toLowerCase(Locale.ROOT) + ".tip");
  }

  /** A round figure as it is written at an axis. */
  public String writeShort(long figure) {
    return this == TIME ? NumberText.time(figure) : NumberText.rounded(figure);
  }

  /** A figure as people write it. */
  public String write(long figure) {
    return this == TIME ? NumberText.time(figure) : Texts.number(figure);
  }
}
