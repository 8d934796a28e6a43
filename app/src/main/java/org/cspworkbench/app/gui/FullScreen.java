package org.cspworkbench.app.gui;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.awt.GraphicsDevice;
import java.util.Optional;
import javax.swing.JFrame;
import org.cspworkbench.app.gui.keys.WindowCommands;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.MessageBar;

/** Lets the window fill the screen; the bar that offers it with the projector theme. */
final class FullScreen extends MessageBar {

  private final JFrame frame;

  /** Creates a bar that does not offer it yet. */
  FullScreen(JFrame frame) {
    this.frame = frame;
  }

  /** Fills the screen, without a title bar, or restores the size of the window. */
  void enterOrLeave() {
    screen().setFullScreenWindow(isOn() ? null : frame);
    hideMessage();
  }

  /** Offers the full screen, unless it is on. */
  void offer() {
    if (!isOn()) {
      display(
          new Message(false, Optional.empty(), text("fullscreen.offer")),
          Buttons.plain(WindowCommands.FULL_SCREEN.title(), this::enterOrLeave),
          Buttons.icon("close", Icons.BESIDE_TEXT, text("fullscreen.decline"), this::hideMessage));
    }
  }

  /** Withdraws the offer. */
  void withdraw() {
    hideMessage();
  }

  private boolean isOn() {
    return screen().getFullScreenWindow() == frame;
  }

  private GraphicsDevice screen() {
    return frame.getGraphicsConfiguration().getDevice();
  }
}
