package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Stream;
import org.cspworkbench.app.gui.animate.AnimateCommand;
import org.cspworkbench.app.gui.compare.CompareCommand;
import org.cspworkbench.app.gui.exercise.TurnCommand;
import org.cspworkbench.app.gui.explore.ExploreCommand;
import org.cspworkbench.app.gui.keys.CellCommand;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.TapeCommand;
import org.cspworkbench.app.gui.keys.WindowCommand;
import org.cspworkbench.app.gui.play.PlayCommand;

/** All commands of the window and of its workspaces. */
final class EveryCommand {

  /** The commands, in no order that matters. */
  static final ImmutableSet<Command> LIST =
      Stream.<Command[]>of(
              WindowCommand.values(),
              CellCommand.values(),
              TapeCommand.values(),
              PlayCommand.values(),
              AnimateCommand.values(),
              TurnCommand.values(),
              CompareCommand.values(),
              ExploreCommand.values())
          .flatMap(Stream::of)
          .collect(ImmutableSet.toImmutableSet());

  private EveryCommand() {}
}
