package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Stream;
import org.cspworkbench.app.gui.animate.AnimateCommands;
import org.cspworkbench.app.gui.compare.CompareCommands;
import org.cspworkbench.app.gui.exercise.TurnCommands;
import org.cspworkbench.app.gui.explore.ExploreCommands;
import org.cspworkbench.app.gui.keys.CellCommands;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.ReplayCommands;
import org.cspworkbench.app.gui.keys.WindowCommands;
import org.cspworkbench.app.gui.play.PlayCommands;
import org.cspworkbench.app.gui.tiles.TileSetCommands;

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
