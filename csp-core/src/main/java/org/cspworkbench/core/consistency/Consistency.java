package org.cspworkbench.core.consistency;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;

/**
 * A consistency algorithm at work on one run: it removes values that cannot be part of a solution,
 * as far as its notion of consistency goes.
 */
public interface Consistency {

  /** Puts an algorithm to work on one run, as in {@code Ac3::new}. */
  @FunctionalInterface
  interface Maker {
    /** Returns the algorithm on these domains. */
    Consistency on(Domains domains, Assignment assignment);

    /** Returns the same, but {@code guide} chooses which of the waiting arcs is revised next. */
    default Maker guidedBy(ArcGuide guide) {
      return (domains, assignment) -> {
        Consistency algorithm = on(domains, assignment);
        algorithm.guideBy(guide);
        return algorithm;
      };
    }
  }

  /** What is known of a network that an algorithm has established, from least to most. */
  enum Level {
    /** No value is forbidden by a constraint on its variable alone. */
    NODE_CONSISTENT("node consistent"),
    /** The assigned variables agree with each other. */
    BACKWARD_CHECKED("consistent with the past"),
    /** The open variables have only values that agree with the assigned variables. */
    FORWARD_CHECKED("consistent one step ahead"),
    /** Every value has a support on every arc. */
    ARC_CONSISTENT("arc consistent"),
    /** The same, and would hold again if any variable were given any of its values. */
    SINGLETON_ARC_CONSISTENT("singleton arc consistent");

    private final String text;

    Level(String text) {
      this.text = text;
    }

    /** Returns the level in words, such as {@code arc consistent}. */
    @Override
    public String toString() {
      return text;
    }
  }

  /**
   * Returns what holds once {@link #establish} has succeeded, and is taken for granted by {@link
   * #after}.
   */
  Level level();

  /**
   * Makes the whole network consistent and assigns every variable that has one value left.
   *
   * @return whether no contradiction was found
   */
  boolean establish();

  /**
   * Lets {@code filter}, which reaches {@link #level} or more, filter the root, and establishes
   * what it leaves to do. An algorithm with incremental state initialises it here.
   *
   * @return whether no contradiction was found
   */
  default boolean establishAfter(Consistency filter) {
    return filter.establish() && establish();
  }

  /**
   * Restores consistency after the domain of {@code changed} has shrunk: it was decided, or a value
   * was refuted. Consistency was established before, by {@link #establish} or {@link
   * #establishAfter}.
   *
   * @return whether no contradiction was found
   */
  boolean after(int changed);

  /**
   * Lets {@code guide} choose which of the waiting arcs is revised next. Ignored by an algorithm
   * that has no queue of arcs.
   */
  default void guideBy(ArcGuide guide) {}
}
