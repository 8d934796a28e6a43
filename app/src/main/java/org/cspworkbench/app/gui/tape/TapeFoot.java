package org.cspworkbench.app.gui.tape;

import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Theme;

/**
 * The foot of a workspace in which one tape is played: the scrub bar, below it the transport. On a
 * projector both stand in one row, and of the transport the moves alone; the keys do the rest.
 */
public final class TapeFoot extends JPanel {

  private static final long serialVersionUID = 1;

  private final JComponent scrub;
  private final TransportBar transport;

  /** Puts these two at the foot. */
  public TapeFoot(JComponent scrub, TransportBar transport) {
    super(new MigLayout("insets 0, gap 0, fillx"));
    this.scrub = scrub;
    this.transport = transport;
    setOpaque(false);
    arrange();
  }

  private void arrange() {
    boolean isProjected = Theme.current() == Theme.PROJECTOR;
    transport.showMovesAlone(isProjected);
    removeAll();
    if (isProjected) {
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
