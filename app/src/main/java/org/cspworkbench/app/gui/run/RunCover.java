package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.Optional;
import javax.swing.JComponent;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.output.OutputForm;

/** A page that takes the place of a run until the user leaves it: an exercise, or the tile set. */
public interface RunCover {

  /** Opens it on a problem. */
  void open(Problem problem);

  /** Returns whether it is open. */
  boolean isOpen();

  /** Returns whether it is open on this problem. */
  boolean isOn(Optional<Problem> problem);

  /** Closes it. */
  void close();

  /** Returns its component. */
  JComponent component();

  /** Returns the scope whose keys are active while it is open. */
  KeyScope scope();

  /** Returns whether what it computes in the background is ready. */
  boolean isReady();

  /** Gives the keyboard focus to its main part. */
  void focusMain();

  /** Returns its regions in the order of keyboard traversal. */
  ImmutableList<Component> regions();

  /** Returns the formats in which it can be exported, if it is exported in place of the run. */
  default Optional<ImmutableList<OutputForm>> exports() {
    return Optional.empty();
  }

  /** Returns the suggested name of an exported file, if it is not that of the run. */
  default Optional<String> exportName() {
    return Optional.empty();
  }
}
