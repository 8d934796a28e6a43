package org.cspworkbench.app.gui.tape;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;

/**
 * The foot of a workspace in which one tape is played: the scrub bar, below it the transport. On a
 * projector and in a low window both stand in one row, and of the transport the moves, with a
 * button for the delay and the rest.
 */
public final class TapeFoot extends JPanel {

  /** The least height of a page for two rows at its foot. */
  private static final int ROOM_FOR_TWO_ROWS = 440;

  private final JComponent page;
  private final JComponent scrub;
  private final TransportBar transport;

  /** Puts these two at the foot of {@code page}. */
  public TapeFoot(JComponent page, JComponent scrub, TransportBar transport) {
    super(new MigLayout("insets 0, gap 0, fillx"));
    this.page = page;
    this.scrub = scrub;
    this.transport = transport;
    setOpaque(false);
    arrange();
    page.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            if (isInOneRow() != (transport.getY() == scrub.getY())) {
              arrange();
            }
          }
        });
  }

  private boolean isInOneRow() {
    boolean isLow = page.getHeight() > 0 && Canvas.unscaled(page.getHeight()) < ROOM_FOR_TWO_ROWS;
    return isLow || Theme.current() == Theme.PROJECTOR;
  }

  private void arrange() {
    boolean isInOneRow = isInOneRow();
    transport.setFolded(isInOneRow);
    removeAll();
    if (isInOneRow) {
      add(transport);
      add(scrub, "pushx, growx, wmin 0, gapbottom 12");
    } else {
      add(scrub, "pushx, growx, wmin 0, wrap");
      add(transport, "growx, wmin 0");
    }
    revalidate();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (transport != null) { // not yet while the panel itself is being made
      arrange();
    }
  }
}
