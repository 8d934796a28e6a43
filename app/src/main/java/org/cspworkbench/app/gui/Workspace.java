package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.Component;
import java.util.Optional;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.keys.Bindings;
import org.cspworkbench.app.gui.keys.KeyScope;
import org.cspworkbench.app.gui.keys.KeySection;
import org.cspworkbench.app.gui.keys.MenuOutline;
import org.cspworkbench.app.gui.output.FileTitle;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.sudoku.Grid;

/**
 * What the window displays in its largest part: the start page, or a page on which puzzles are
 * played or runs are watched. A workspace brings its commands, menus and key scopes with it; {@link
 * Desk} lists the workspaces.
 *
 * <p>Used on the event thread.
 */
interface Workspace {

  /** The entry in the side bar. */
  WorkspaceTab tab();

  /** The actions of its commands. */
  Bindings bindings();

  /** The scopes whose keys have a meaning now, while it is displayed. */
  ImmutableSet<KeyScope> openScopes();

  /** The sections of the list of keys that list its commands. */
  default ImmutableList<KeySection> keySections() {
    return ImmutableList.of();
  }

  /** Its menus, which are merged with the menus of the same title. */
  default ImmutableList<MenuOutline> menus() {
    return ImmutableList.of();
  }

  /**
   * The page, always the same component; created by the first call, so that the window opens soon.
   */
  JComponent page();

  /** The title of the window while it is displayed. */
  String title();

  /** Whether it has something to display. */
  boolean isReady();

  /** Takes over the current problem. */
  void takeOver();

  /**
   * Opens a problem in this workspace, which is displayed, if it is a workspace for such problems.
   *
   * @return whether it is
   */
  default boolean open(Reading.Opened problem) {
    return false;
  }

  /** The displayed Sudoku with its filled cells, if a Sudoku is displayed. */
  Optional<Grid> sudoku();

  /** The formats in which its content can be saved; empty if there is nothing to save. */
  ImmutableList<OutputForm> saves();

  /** Called when it is displayed. */
  default void enter() {}

  /** Called when it is no longer displayed. */
  default void leave() {}

  /** Gives the keyboard focus to its main part. */
  void focus();

  /** Its parts in the order of keyboard traversal. */
  ImmutableList<Component> regions();

  /** Closes what is open in it, or else stops what is running in it. */
  void escape();

  /**
   * Updates the workspace; called once per frame, also while it is not displayed.
   *
   * @param now {@link System#nanoTime()}
   */
  default void follow(long now) {}

  /** Whether the pictures that it paints in the background are ready. */
  default boolean isDrawn() {
    return true;
  }

  /** The formats in which the view can be exported; empty if there are none. */
  ImmutableList<OutputForm> exports();

  /** The suggested name of an exported file, without an ending. */
  default String exportName() {
    return FileTitle.of(title());
  }

  /** Ends all its work. */
  default void close() {}
}
