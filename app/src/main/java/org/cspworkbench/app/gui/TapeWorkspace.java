package org.cspworkbench.app.gui;

import org.cspworkbench.app.gui.run.Transport;

/** A workspace in which tapes are played. */
interface TapeWorkspace extends Workspace {

  /** What the keys of a tape act on in it. */
  Transport transport();
}
