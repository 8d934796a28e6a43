package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.Component;
import java.awt.Dimension;
import java.util.Optional;
import javax.swing.JComponent;
import org.cspworkbench.presentation.words.Term;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.output.OutputForm;

/** One view of a run, such as the board or the search tree, in a place of the workspace. */
public interface RunPane {

  /** A pane without keys or a picture of its own. */
  record Strip(JComponent component, Runnable display) implements RunPane {
    @Override
    public void update() {
      display.run();
    }
  }

  /** Returns its component, always the same. */
  JComponent component();

  /** Displays the current position. */
  void update();

  /** Processes newly recorded events; called once per frame. */
  default void follow() {}

  /** Returns its displayed name, for a pane that can be behind a tab. */
  default String name() {
    return "";
  }

  /** Returns whether it is to be shown, if there is space for it. */
  default boolean isWanted() {
    return true;
  }

  /** Returns whether the pictures that it paints in the background are ready. */
  default boolean isReady() {
    return true;
  }

  /** Returns the part that takes the keyboard focus, if it is a pane that has its own keys. */
  default Optional<JComponent> keyboard() {
    return Optional.empty();
  }

  /** Returns the scopes whose keys are active while it has the keyboard focus. */
  default ImmutableSet<KeyScope> scopes() {
    return ImmutableSet.of(KeyScope.STEPS);
  }

  /** Returns its regions in the order of keyboard traversal. */
  default ImmutableList<Component> regions() {
    return ImmutableList.of(component());
  }

  /** Returns the formats in which it can be exported; empty if there are none. */
  default ImmutableList<OutputForm> exports() {
    return ImmutableList.of();
  }

  /** Returns the terms that it displays. */
  default ImmutableList<Term> terms() {
    return ImmutableList.of();
  }

  /** Returns its minimum size in unscaled units, below which all panes are scrolled. */
  default Dimension least() {
    return new Dimension();
  }

  /**
   * Returns the width that it should not lose to the right column.
   *
   * @param room the width of the centre and the right column together
   */
  default int neededWidth(int room) {
    return 0;
  }

  /**
   * Returns the width of the right column with this pane.
   *
   * @param room the width of the centre and the right column together
   */
  default int usualWidth(int room) {
    return 0;
  }

  /** Returns whether the user can drag the edge of the right column with this pane. */
  default boolean isDivided() {
    return false;
  }
}
