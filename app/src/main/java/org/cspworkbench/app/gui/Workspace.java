package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.Optional;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.cspworkbench.app.gui.output.FileTitle;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.sudoku.Grid;

/**
 * What the window shows in its largest part: the start page, or a place where puzzles are played or
 * solvers watched.
 *
 * <p>Used on the event thread.
 */
interface Workspace {

  /** Its page, always the same; made when it is asked for first, so that the window opens soon. */
  JComponent page();

  /** What stands in the title bar while it is shown. */
  String title();

  /** Whether there is something to show in it. */
  boolean isReady();

  /** Takes over the problem that is at hand. */
  void takeOver();

  /** The Sudoku that is shown, with what is filled in; none if none is. */
  Optional<Grid> sudoku();

  /** The forms in which what it shows can be saved; none if there is nothing to save. */
  ImmutableList<OutputForm> saves();

  /** It is shown from now on. */
  default void enter() {}

  /** It is shown no more. */
  default void leave() {}

  /** Gives the keyboard to its main part. */
  void focus();

  /** Its parts, in the order in which the keyboard goes through them. */
  ImmutableList<Component> regions();

  /** Whether the keys of a scope have their meaning while it is shown. */
  boolean isOpen(Scope scope);

  /** Closes what is open in it, else stops what works in it. */
  void escape();

  /**
   * Lets time pass; to be called once a frame, also while it is not shown.
   *
   * @param now {@link System#nanoTime()}
   */
  default void follow(long now) {}

  /** The forms in which what is seen can be written; none if there is nothing. */
  ImmutableList<OutputForm> exports();

  /** The name of a file for an export, without an ending. */
  default String exportName() {
    return FileTitle.of(title());
  }

  /** Ends all that works for it, for good. */
  default void close() {}
}
