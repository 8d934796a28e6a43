package org.cspworkbench.app.gui.replay;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.function.BooleanSupplier;
import org.cspworkbench.app.gui.keys.Keys;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.ReplayCommands;

/** Items of bars in every workspace that replays runs. */
public final class ReplayItems {

  private ReplayItems() {}

  /** Creates the button that stops solvers, visible while they are running. */
  public static BarItem stop(Runnable stop, BooleanSupplier isRunning) {
    return BarItem.of(Buttons.quiet(text("header.stop"), "stop", stop))
        .named(text("header.stop.tip"))
        .tip(text("header.stop.tip"))
        .visible(isRunning)
        .words(70);
  }

  /** Creates the buttons that jump to the next contradiction, backtrack or solution. */
  public static BarItem jumps() {
    return BarItem.group(
        2,
        BarItem.of(Labels.note(text("transport.next"))).at("gapright 4"),
        jump(ReplayCommands.NEXT_CONTRADICTION),
        jump(ReplayCommands.NEXT_BACKTRACK),
        jump(ReplayCommands.NEXT_SOLUTION));
  }

  private static BarItem jump(Command command) {
    return BarItem.quiet(command)
        .text(text("transport." + command.icon()))
        .named(Keys.tip(command))
        .font("")
        .words();
  }

  /** Creates the buttons for loop and bookmarks. */
  public static BarItem[] marks() {
    return new BarItem[] {BarItem.icon(ReplayCommands.LOOP), BarItem.icon(ReplayCommands.BOOKMARK)};
  }
}
