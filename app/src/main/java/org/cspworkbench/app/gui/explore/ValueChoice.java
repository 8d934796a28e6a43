package org.cspworkbench.app.gui.explore;

/**
 * A value that there was to choose at a node.
 *
 * @param label what the value is called; with its variable, where that is another one
 * @param fate what became of it
 * @param forced how many variables got their value without a choice behind it, before it failed
 * @param wipedOut the variable that had no value left behind it; empty if none is known
 * @param fails how many values have failed below it, itself included
 * @param solutions how many solutions there are below it
 * @param node its node of the search tree, or {@link
 *     org.cspworkbench.presentation.tree.SearchTree#NONE}
 */
record ValueChoice(
    String label, Fate fate, int forced, String wipedOut, int fails, int solutions, int node) {

  /** What became of a value. */
  enum Fate {
    /** It failed at once, or after values that were forced. */
    FAILED,
    /** Everything below it has been tried. */
    EXHAUSTED,
    /** There are solutions below it. */
    SOLVED,
    /** It was left because of a decision above it. */
    SKIPPED,
    /** The search is there, or was when it stopped. */
    OPEN,
    /** It was not tried. */
    UNTRIED
  }

  /** Whether it was tried, so that one can go there. */
  boolean wasTried() {
    return fate != Fate.UNTRIED;
  }
}
