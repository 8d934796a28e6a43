package org.cspworkbench.app.gui.stage;

import javax.swing.JComponent;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.RaisedStrip;

/** The controls of a run on the stage, in one row: the transport and the scrub bar. */
public final class StageControls extends RaisedStrip {

  private final Bar transport;
  private final Runnable update;

  /**
   * Creates the controls.
   *
   * @param update displays the current position in the scrub bar
   */
  public StageControls(JComponent scrub, Bar transport, Runnable update) {
    super(new MigLayout("insets 0, gap 0, fill", "[][grow, fill]", "[center]"), () -> lines(1, 0));
    this.transport = transport;
    this.update = update;
    transport.setFolded(true);
    scrub.setOpaque(false); // on the raised strip
    add(transport);
    add(scrub, "wmin 0, gapbottom 8");
  }

  /** Displays the current position. */
  public void update() {
    transport.update();
    update.run();
  }
}
