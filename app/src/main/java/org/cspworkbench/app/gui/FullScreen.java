package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.GraphicsDevice;
import java.util.Optional;
import javax.swing.JFrame;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.MessageBar;
import org.cspworkbench.viewer.command.WindowCommands;

/** Switches the window to full screen; a bar that offers this when a projector is used. */
final class FullScreen extends MessageBar {

  private final JFrame frame;

  /** Creates the bar, which is not visible yet. */
  FullScreen(JFrame frame) {
    this.frame = frame;
  }

  /** Switches to full screen, without a title bar, or back. */
  void enterOrLeave() {
    screen().setFullScreenWindow(isOn() ? null : frame);
    hideMessage();
  }

  /** Moves the window to another screen, which it fills if it fills one now. */
  void moveTo(GraphicsDevice other) {
    boolean wasOn = isOn();
    if (wasOn) {
      screen().setFullScreenWindow(null);
    }
    frame.setLocation(other.getDefaultConfiguration().getBounds().getLocation());
    if (wasOn) {
      other.setFullScreenWindow(frame);
    }
  }

  /** Displays the offer, unless the window fills the screen already. */
  void offer() {
    if (!isOn()) {
      display(
          new Message(false, Optional.empty(), text("fullscreen.offer")),
          Buttons.plain(WindowCommands.FULL_SCREEN.title(), this::enterOrLeave),
          Buttons.icon("close", Icons.BESIDE_TEXT, text("fullscreen.decline"), this::hideMessage));
    }
  }

  /** Hides the offer. */
  void withdraw() {
    hideMessage();
  }

  /** Returns whether the window fills the screen. */
  boolean isOn() {
    return screen().getFullScreenWindow() == frame;
  }

  private GraphicsDevice screen() {
    return frame.getGraphicsConfiguration().getDevice();
  }
}
