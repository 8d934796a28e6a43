package org.cspworkbench.app.gui;

/** A view that displays one workspace at a time. */
interface WorkspaceView {

  /** Displays a workspace. */
  void show(Workspace workspace);

  /** Displays a title. */
  void setTitle(String title);

  /** Enables or disables the button of a workspace. */
  void enable(Workspace workspace, boolean isReady);

  /** Gives the keyboard focus to the main part of a displayed workspace. */
  void focus(Workspace workspace);
}
