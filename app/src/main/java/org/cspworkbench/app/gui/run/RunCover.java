package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.problem.Reading;

/** A page that takes the place of a run until the user leaves it: an exercise, or the tile set. */
public interface RunCover {

  /** Returns the command that opens it. */
  Command command();

  /** Returns the scope whose keys are active while it is open. */
  KeyScope scope();

  /**
   * Binds its commands.
   *
   * @param run runs the solver on a problem in place of the cover
   */
  void bind(Bindings bindings, Consumer<Reading> run);

  /** Returns whether it can be opened on this problem. */
  boolean accepts(Reading.Opened opened);

  /** Opens it on a problem that it accepts. */
  void open(Reading.Opened opened);

  /** Returns whether it is open. */
  boolean isOpen();

  /** Returns whether it is open on this problem. */
  boolean isOn(Optional<Reading.Opened> opened);

  /** Closes it. */
  void close();

  /** Returns its page, always the same component; created by the first call. */
  JComponent page();

  /** Returns whether the pictures that it paints in the background are ready. */
  boolean isReady();

  /** Gives the keyboard focus to its main part. */
  void focus();

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
