package org.cspworkbench.app.gui;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.awt.GraphicsDevice;
import javax.swing.JFrame;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.WindowCommands;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.StripBorder;
import org.cspworkbench.presentation.paint.Token;

/** Switches the window to full screen; a bar that offers this when a projector is used. */
final class FullScreen extends JPanel {

  private final JFrame frame;

  /** Creates the bar, which is not visible yet. */
  FullScreen(JFrame frame) {
    super(new MigLayout("insets 6 16 6 10, fillx, hidemode 3", "[grow, left]8[]4[]"));
    this.frame = frame;
    add(Labels.text(text("fullscreen.offer")), "growx, wmin 0");
    add(Buttons.plain(WindowCommands.FULL_SCREEN.title(), this::enterOrLeave));
    add(
        Buttons.icon(
            "close", Icons.BESIDE_TEXT, text("fullscreen.decline"), () -> setVisible(false)));
    getAccessibleContext().setAccessibleName(text("fullscreen.offer"));
    setVisible(false);
  }

  /** Switches to full screen, without a title bar, or back. */
  void enterOrLeave() {
    screen().setFullScreenWindow(isOn() ? null : frame);
    setVisible(false);
  }

  /** Displays the offer, unless the window fills the screen already. */
  void offer() {
    setVisible(!isOn());
  }

  /** Hides the offer. */
  void withdraw() {
    setVisible(false);
  }

  private boolean isOn() {
    return screen().getFullScreenWindow() == frame;
  }

  private GraphicsDevice screen() {
    return frame.getGraphicsConfiguration().getDevice();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_RAISED));
    setBorder(StripBorder.over(Token.ACCENT));
  }
}
