package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.ui.FlatLineBorder;
import java.awt.Insets;
import javax.swing.ButtonGroup;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.paint.Token;

/** Alternatives side by side in one border, of which one is chosen. */
public final class Segments extends JPanel {

  private static final long serialVersionUID = 1;
  private static final String STYLE =
      "arc: 4; borderWidth: 0; focusWidth: 0; margin: 3,11,3,11; background: $Csp.bg.panel;"
          + " selectedBackground: $Csp.accent.tint; selectedForeground: $Csp.accent.text";

  /** These alternatives. */
  public Segments(JToggleButton... alternatives) {
    super(new MigLayout("insets 0, gap 0, fill"));
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
  public void updateUI() {
    super.updateUI();
    setOpaque(false);
    setBorder(new FlatLineBorder(new Insets(1, 1, 1, 1), Colours.of(Token.LINE_CONTROL), 1, 6));
  }
}
