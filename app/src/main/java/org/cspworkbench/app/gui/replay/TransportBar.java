package org.cspworkbench.app.gui.replay;

import java.util.function.BooleanSupplier;
import javax.swing.JButton;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.presentation.playback.Transport;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.words.Texts;

/**
 * The transport bar of a workspace: the moves in the centre, the delay on the right, and an
 * arbitrary item on the left. The moves are never disabled, so that they do not flicker during
 * playback; a move that is not possible displays why.
 */
public final class TransportBar {

  private static final String SQUARE = "width 36!, height 36!";

  private final Transport transport;
  private final JButton play = Buttons.primary("", ReplayCommands.PLAY.icon(), () -> {});
  private String shown = ""; // the icon of the play button

  private TransportBar(Transport transport) {
    this.transport = transport;
  }

  /**
   * Creates the buttons that move {@code transport}, with {@code left} on their left.
   *
   * @param giveBack returns the keyboard focus after a delay has been typed
   */
  public static Bar of(Transport transport, Commands commands, Runnable giveBack, BarItem left) {
    TransportBar parts = new TransportBar(transport);
    Bar bar =
        new Bar(
            "insets 4 16 12 16, fillx",
            "[40!]",
            commands,
            left.overflow(1),
            BarItem.space(),
            parts.moves(commands).at("gapleft rel"),
            BarItem.space().at("gapleft rel, pushx"),
            DelayButton.of(transport, giveBack).overflow(2));
    bar.placeMore("gapleft rel", SQUARE);
    return bar;
  }

  /** Creates the button that stops solvers, visible while they are running. */
  public static BarItem stop(Runnable stop, BooleanSupplier isRunning) {
    return BarItem.of(Buttons.quiet(Texts.text("header.stop"), "stop", stop))
        .name(Texts.text("header.stop.tip"), Keys.title(WindowCommands.ESCAPE))
        .visible(isRunning)
        .words(70);
  }

  private BarItem moves(Commands commands) {
    play.addActionListener(event -> commands.accept(ReplayCommands.PLAY));
    return BarItem.group(
        2,
        move(ReplayCommands.PREVIOUS_DECISION),
        move(ReplayCommands.STEP_BACK),
        BarItem.of(play)
            .style(
                "arc: 14; margin: 0,0,0,0; background: $Csp.accent; foreground: $Csp.on.accent;"
                    + " borderColor: $Csp.accent; hoverBackground: $Csp.accent.text;"
                    + " pressedBackground: $Csp.accent.text")
            .state(this::showPlay)
            .at("gapx 4 4, width 46!, height 40!"),
        move(ReplayCommands.STEP),
        move(ReplayCommands.NEXT_DECISION));
  }

  private static BarItem move(Command command) {
    return BarItem.icon(command).steady().at(SQUARE);
  }

  private void showPlay() {
    String icon = transport.isPlaying() ? "pause" : ReplayCommands.PLAY.icon();
    if (!icon.equals(shown)) {
      shown = icon;
      play.setIcon(Icons.of(icon, 20));
      Buttons.name(play, Texts.text("transport." + icon), Keys.title(ReplayCommands.PLAY));
    }
  }
}
