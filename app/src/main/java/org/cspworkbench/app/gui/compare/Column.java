package org.cspworkbench.app.gui.compare;

import java.util.Locale;
import java.util.function.ToLongFunction;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.solvers.Statistics;

/** What the table and the bars show. */
public enum Column {
  /** Values tried. */
  NODES(Statistics::nodes, counters -> counters.nodes),
  /** Contradictions. */
  FAILS(Statistics::fails, counters -> counters.fails),
  /** Returns to an earlier decision. */
  BACKTRACKS(Statistics::backtracks, counters -> counters.backtracks),
  /** Values removed by inference; neither many nor few of them are better. */
  PRUNINGS(Statistics::prunings, counters -> counters.prunings),
  /** Calls of revise. */
  REVISIONS(Statistics::revisions, counters -> counters.revisions),
  /** Values given by local search. */
  MOVES(Statistics::moves, counters -> counters.moves),
  /** Runs from the givens. */
  ATTEMPTS(Statistics::attempts, counters -> counters.attempts),
  /** Time on the clock, in nanoseconds, without recording. */
  TIME(Statistics::timeNanos, counters -> 0);

  private final ToLongFunction<Statistics> ofRun;
  private final ToLongFunction<Counters> ofMoment;

  Column(ToLongFunction<Statistics> ofRun, ToLongFunction<Counters> ofMoment) {
    this.ofRun = ofRun;
    this.ofMoment = ofMoment;
  }

  /** The figure of a whole run. */
  long of(Statistics statistics) {
    return ofRun.applyAsLong(statistics);
  }

  /** The figure of a moment of a run. */
  long of(Counters counters) {
    return ofMoment.applyAsLong(counters);
  }

  /** Whether the smallest figure is the best. */
  boolean isBestWhenLow() {
    return this != PRUNINGS;
  }

  /** Whether none is a sign that a solver does no such thing at all. */
  boolean isOptional() {
    return this == PRUNINGS || this == REVISIONS || this == MOVES;
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
    return this == TIME ? Figures.time(figure) : Figures.rounded(figure);
  }

  /** A figure as people write it. */
  public String write(long figure) {
    return this == TIME ? Figures.time(figure) : Texts.number(figure);
  }
}
