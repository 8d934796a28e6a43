package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.Component;
import java.awt.event.KeyListener;
import java.util.Optional;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.stage.StageControls;
import org.cspworkbench.presentation.words.Term;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.output.FileTitle;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.stage.StageScene;
import org.cspworkbench.viewer.workspace.WorkspaceTab;

/**
 * A page in the main area of the window: the start page, or a page on which puzzles are played or
 * runs are replayed. A workspace has commands, menus and key scopes of its own; {@link Workspaces}
 * lists all workspaces.
 *
 * <p>Used in the event thread.
 */
interface Workspace {

  /** Returns the entry in the side bar. */
  WorkspaceTab tab();

  /** Returns the actions of its commands. */
  Bindings bindings();

  /** Returns the scopes whose keys are active while it is displayed. */
  ImmutableSet<KeyScope> openScopes();

  /**
   * Returns the page, always the same component, ready to be displayed; created by the first call,
   * so that the window opens quickly.
   */
  JComponent page();

  /** Returns the title of the window while this workspace is displayed. */
  String title();

  /** Returns whether it has something to display. */
  boolean isReady();

  /** Returns why it has nothing to display, while it is not ready. */
  default String whyNotReady() {
    return text("obstacle.problem");
  }

  /** Takes over the current problem. */
  void takeOver();

  /**
   * Opens a problem in this workspace, if the workspace accepts such problems.
   *
   * @return whether the problem was accepted
   */
  default boolean open(Reading.Opened problem) {
    return false;
  }

  /** Returns the displayed Sudoku with its filled cells, if a Sudoku is displayed. */
  Optional<Grid> sudoku();

  /** Returns the formats in which its content can be saved; empty if there is nothing to save. */
  ImmutableList<OutputForm> saves();

  /** Called when it is displayed. */
  default void enter() {}

  /** Called when it is no longer displayed. */
  default void leave() {}

  /** Gives the keyboard focus to its main part. */
  void focus();

  /** Returns the terms that it displays, the most recent ones first. */
  default ImmutableList<Term> terms() {
    return ImmutableList.of();
  }

  /** Returns its regions in the order of keyboard traversal. */
  ImmutableList<Component> regions();

  /** Closes what is open in it, or else stops what is running in it. */
  void escape();

  /**
   * Updates the workspace; called once per frame, also while it is not displayed.
   *
   * @param now {@link System#nanoTime()}
   */
  default void follow(long now) {}

  /** Returns whether the pictures that it paints in the background are ready. */
  default boolean isDrawn() {
    return true;
  }

  /** Returns the formats in which the view can be exported; empty if there are none. */
  ImmutableList<OutputForm> exports();

  /** Returns the suggested name of an exported file, without an extension. */
  default String exportName() {
    return FileTitle.of(title());
  }

  /** Returns what it displays on the stage, if it has something to display there. */
  default Optional<StageScene> stage() {
    return Optional.empty();
  }

  /**
   * Creates its controls on the stage, if it has some.
   *
   * @param giveBack returns the keyboard focus to the stage
   */
  default Optional<StageControls> stageControls(Runnable giveBack) {
    return Optional.empty();
  }

  /** Returns the part that takes the typed keys on the stage, if there is one. */
  default Optional<KeyListener> stageKeys() {
    return Optional.empty();
  }

  /** Selects a variable that was clicked on the stage. */
  default void selectOnStage(int variable) {}

  /** Ends all its work. */
  default void close() {}
}
