package org.cspworkbench.app.gui.start;

import org.cspworkbench.app.gui.input.Reading;

/** What a card of the start page shows. */
interface Card {

  /** What it is called. */
  String title();

  /** What there is to see. */
  String line();

  /** What kind of thing it is, or who works in it. */
  String foot();

  /** The problem in the picture; may take a while. */
  Reading open();
}
