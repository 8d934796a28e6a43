package org.cspworkbench.app.gui;

import org.cspworkbench.app.gui.keys.Command;

/** Where workspaces are seen. */
interface Stage {

  /** Shows the workspace that {@code command} goes to. */
  void show(Command command, Workspace workspace);

  /** Shows this as the title. */
  void setTitle(String title);

  /** Lets a person go to the workspace of {@code command}, or not. */
  void enable(Command command, boolean isReady);

  /** Gives the keyboard to the main part of a workspace that is shown. */
  void focus(Workspace workspace);
}
