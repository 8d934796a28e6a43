package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Stream;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.TileSetCommands;
import org.cspworkbench.viewer.command.CellCommands;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.lesson.TurnCommands;
import org.cspworkbench.viewer.play.PlayCommands;

/** All commands of the window and of its workspaces. */
final class EveryCommand {

  /** The commands, in arbitrary order. */
  static final ImmutableSet<Command> LIST =
      Stream.<Command[]>of(
              WindowCommands.values(),
              CellCommands.values(),
              ReplayCommands.values(),
              PlayCommands.values(),
              AnimateCommands.values(),
              TurnCommands.values(),
              TileSetCommands.values(),
              CompareCommands.values(),
              ExploreCommands.values())
          .flatMap(Stream::of)
          .collect(ImmutableSet.toImmutableSet());

  private EveryCommand() {}
}
