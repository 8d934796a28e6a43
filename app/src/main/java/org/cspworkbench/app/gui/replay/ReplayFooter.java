package org.cspworkbench.app.gui.replay;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.Canvas;

/**
 * The bottom bar of a workspace that replays one run: the scrub bar, and below it the transport.
 * With the projector theme and in a low window both share one row, and the transport is folded.
 */
public final class ReplayFooter extends JPanel {

  /** The minimum height of a page for two rows. */
  private static final int ROOM_FOR_TWO_ROWS = 440;

  private final JComponent page;
  private final JComponent scrub;
  private final Bar transport;

  /** Creates the bottom bar of {@code page}. */
  public ReplayFooter(JComponent page, JComponent scrub, Bar transport) {
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
    if (transport != null) { // null while the superclass is being constructed
      arrange();
    }
  }
}
