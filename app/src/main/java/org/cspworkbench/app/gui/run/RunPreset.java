package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JComponent;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.stage.StagePicture;
import org.cspworkbench.viewer.workspace.WorkspaceTab;

/** An arrangement of the run workspace: its entry in the side bar, its commands and its panes. */
public interface RunPreset {

  /** Returns the entry in the side bar. */
  WorkspaceTab tab();

  /**
   * Creates the panes; called once, when they are displayed for the first time.
   *
   * @param narration the strip above which removed values are explained
   * @param whenChanged to be run when something other than the run has changed that they display
   */
  RunPanes panes(JComponent narration, Runnable whenChanged);

  /**
   * Binds its commands.
   *
   * @param focus gives the keyboard focus to the main pane
   */
  void bind(Bindings bindings, Runnable focus);

  /**
   * Returns the scopes whose keys are active.
   *
   * @param ofPane the scopes of the pane with the keyboard focus
   */
  ImmutableSet<KeyScope> scopes(ImmutableSet<KeyScope> ofPane);

  /** Returns the pages that can take the place of the run, by the commands that open them. */
  default ImmutableMap<Command, Supplier<? extends RunCover>> covers() {
    return ImmutableMap.of();
  }

  /** Returns whether open questions are displayed in place of the narration. */
  default boolean asksQuestions() {
    return false;
  }

  /** Returns the sentence in place of the narration, if there is one. */
  default Optional<String> sentence() {
    return Optional.empty();
  }

  /** Returns the picture in place of the board on the stage, if there is one. */
  default Optional<StagePicture> stage() {
    return Optional.empty();
  }

  /** Called when it is displayed. */
  default void enter() {}

  /** Called when its panes are displayed again and get the keyboard focus. */
  default void resume() {}

  /**
   * Updates its models; called once per frame, also while it is not displayed.
   *
   * @param now {@link System#nanoTime()}
   */
  void refresh(long now, boolean isShown);

  /** Closes what is open in it, or else stops the solver. */
  void escape();

  /** Ends all its work. */
  void close();
}
