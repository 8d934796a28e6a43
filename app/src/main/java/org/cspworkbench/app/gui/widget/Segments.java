package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.ButtonGroup;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.paint.Token;

/** Alternatives side by side in one border, of which one is chosen. */
public final class Segments extends JPanel {

  private static final long serialVersionUID = 1;
  private static final String STYLE =
      "arc: 4; borderWidth: 0; focusWidth: 0; margin: 3,11,3,11; background: $Csp.bg.panel;"
          + " selectedBackground: $Csp.accent.tint; selectedForeground: $Csp.accent.text";

  /** These alternatives. */
  public Segments(JToggleButton... alternatives) {
    super(new MigLayout("insets 1, gap 0, fill"));
    ButtonGroup group = new ButtonGroup();
    for (JToggleButton alternative : alternatives) {
      group.add(alternative);
      alternative.setRequestFocusEnabled(false);
      alternative.putClientProperty(FlatClientProperties.STYLE, STYLE);
      alternative.addItemListener(
          change -> Labels.styled(alternative, alternative.isSelected() ? "semibold" : ""));
      add(alternative, "grow");
    }
  }

  @Override
  public boolean isOpaque() {
    return false;
  }

  /** The border lies over the corners of the alternatives. */
  @Override
  protected void paintChildren(Graphics graphics) {
    super.paintChildren(graphics);
    Graphics2D g = Canvas.designUnits(graphics);
    new Pen(g)
        .outline(
            Pen.rounded(0, 0, Canvas.unscaled(getWidth()), Canvas.unscaled(getHeight()), 6),
            Token.LINE_CONTROL,
            new BasicStroke(1));
    g.dispose();
  }
}
