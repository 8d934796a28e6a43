package org.cspworkbench.app.gui.play;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;
import javax.swing.JButton;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.game.CellState;
import org.cspworkbench.presentation.game.CellWords;
import org.cspworkbench.presentation.game.Exclusion;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.viewer.words.Texts;

/**
 * A button for a value, next to the board. If the selected cell can take the value, the button
 * shows how many of it are left to place; otherwise it shows the cell that excludes it.
 */
final class ValueButton extends JButton {

  private static final CellWords CELL_WORDS = new CellWords(Texts.phrases());

  private static final double LARGEST = 44;

  private final int value;
  private boolean isPossible;
  private boolean isHeld;
  private String reason = "";

  ValueButton(int value, Runnable action) {
    this.value = value;
    setRequestFocusEnabled(false);
    setRolloverEnabled(true);
    setContentAreaFilled(false);
    setBorderPainted(false);
    putClientProperty(FlatClientProperties.STYLE, "focusWidth: 0; borderWidth: 0");
    addActionListener(event -> action.run());
  }

  /** Updates the button for the selected cell. */
  void show(CellState state, int leftToPlace) {
    Optional<Exclusion> exclusion = state.exclusion(value);
    isHeld = state.value() == value;
    isPossible = exclusion.isEmpty() && !state.given();
    reason =
        exclusion
            .map(gone -> CELL_WORDS.reason(state.shape(), gone))
            .orElseGet(() -> state.given() ? "" : Texts.text("values.left", leftToPlace));
    setEnabled(!state.given());
    String name = Texts.text("values.name", String.valueOf(Symbols.of(value)), reason);
    getAccessibleContext().setAccessibleName(name);
    setToolTipText(name);
    repaint();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D g = Canvas.designUnits(graphics);
    Pen pen = new Pen(g);
    double height = Canvas.unscaled(getHeight());
    double side = Math.min(LARGEST, height - 4);
    double top = (height - side) / 2;
    RoundRectangle2D box = Pen.rounded(1, top, side, side, Math.min(6, side / 5));
    if (isHeld) {
      pen.fill(box, Token.ACCENT_TINT);
    } else if (isEnabled() && getModel().isRollover()) {
      pen.fill(box, Token.BG_HOVER);
    }
    if (isFocusOwner()) {
      pen.outline(box, Token.ACCENT, new BasicStroke(2));
    } else if (isPossible || isHeld) {
      pen.outline(box, isHeld ? Token.ACCENT : Token.LINE_CONTROL, new BasicStroke(1));
    } else {
      pen.outline(box, Token.LINE_SOFT, Pen.dashes(1));
    }
    boolean strong = isPossible || isHeld;
    pen.write(
        String.valueOf(Symbols.of(value)),
        1 + side / 2,
        height / 2,
        Align.CENTRE,
        strong ? Type.semibold(side * 0.5) : Type.text(side * 0.5),
        strong ? Token.DIGIT_OWN : Token.TEXT_MUTED);
    double size = Math.min(12, side * 0.6);
    pen.write(
        pen.fitted(reason, Type.text(size), Canvas.unscaled(getWidth()) - side - 14),
        side + 13,
        height / 2,
        Align.LEFT,
        isPossible ? Type.semibold(size) : Type.text(size),
        isPossible ? Token.TEXT : Token.TEXT_MUTED);
    g.dispose();
  }
}
