package org.cspworkbench.app.gui.compare;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.presentation.look.Token;

/** The renderer of the headers of figures, which are aligned with their figures. */
final class FigureHeads extends DefaultTableCellRenderer {

  /** The space after a figure, as text may be slightly wider at higher resolution. */
  static final int SLACK = 4;

  private final int gap;

  /**
   * Creates the renderer.
   *
   * @param gap the unscaled space before a figure
   */
  FigureHeads(int gap) {
    this.gap = gap;
  }

  /** Returns the space before a column. */
  int before(int column) {
    return column == 0 ? 0 : UIScale.scale(gap);
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable in, Object value, boolean selected, boolean focused, int row, int column) {
    super.getTableCellRendererComponent(in, value, false, false, row, column);
    setFont(in.getFont().deriveFont(in.getFont().getSize2D() * 12 / 13));
    setForeground(Colours.of(Token.TEXT_MUTED));
    setBackground(Colours.of(Token.BG_PANEL));
    setHorizontalAlignment(column == 0 ? SwingConstants.LEFT : SwingConstants.RIGHT);
    setBorder(
        BorderFactory.createCompoundBorder(
            BorderFactory.createMatteBorder(0, 0, 1, 0, Colours.of(Token.LINE_SOFT)),
            BorderFactory.createEmptyBorder(4, before(column), 6, SLACK)));
    return this;
  }
}
