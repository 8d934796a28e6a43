package org.cspworkbench.viewer.start;

import org.cspworkbench.viewer.problem.Reading;

/** The content of a card on the start page. */
public interface Card {

  /** Returns the title. */
  String title();

  /** Returns the description. */
  String line();

  /** Returns the kind of the card, or the name of the solver. */
  String foot();

  /**
   * Returns the id of the solver whose solution the picture contains, if the problem is no Sudoku.
   */
  default String solver() {
    return "mac";
  }

  /** Returns the problem in the picture; may take a while. */
  Reading open();
}
