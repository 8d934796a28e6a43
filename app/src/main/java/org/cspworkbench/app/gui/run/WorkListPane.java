package org.cspworkbench.app.gui.run;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.detail.WorkList;
import org.cspworkbench.presentation.detail.WorkList.Item;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.words.Texts;

/**
 * The queue of revisions: the current arc on a solid background, then the queued arcs in order, the
 * newest with a heavier outline. Neighbours of one variable remain listed after their revision,
 * with a cross after the name of each from which values were removed.
 */
public final class WorkListPane extends Canvas {

  private static final int COLUMNS = 4;
  private static final int MOST_ROWS = 5;
  private static final int TOP = 38;
  private static final int ROW = 27;
  private static final int CHIP = 22;
  private static final int BOTTOM = 6;

  private final AnimateModel model;
  private WorkList list = WorkList.empty();
  private int rows = MOST_ROWS;

  /** Creates the pane of the run of {@code model}. */
  public WorkListPane(AnimateModel model) {
    super(Token.BG_PANEL);
    Overflow.SHORTENED.declareFor(this);
    this.model = model;
    setWantedSize(320, TOP + ROW * MOST_ROWS + BOTTOM);
    setToolTipText(Texts.text("work.tip"));
  }

  /** Returns the height of {@code wanted} rows, or of all rows if there are fewer. */
  static int heightOf(int wanted) {
    return TOP + ROW * Math.min(MOST_ROWS, wanted) + BOTTOM;
  }

  /** Shows as many rows as fit into {@code height}, in design units. */
  public void fit(int height) {
    rows = Math.max(1, Math.min(MOST_ROWS, (height - TOP - BOTTOM) / ROW));
    setWantedSize(320, heightOf(rows));
  }

  /** Displays the queue at the current position. */
  public void update() {
    list = model.details().workList(Math.max(1, rows) * COLUMNS);
    getAccessibleContext()
        .setAccessibleName(
            Texts.text("work.name", list.size(), list.current().orElse(Texts.text("work.none"))));
    setToolTipText(Texts.text(list.ofNeighbours() ? "work.peers.tip" : "work.tip"));
    repaint();
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    pen.line(0, 0.5, width, 0.5, Token.LINE_SOFT, 1);
    pen.write(title(), 16, 20, Align.LEFT, Type.semibold(13), Token.TEXT);
    pen.write(
        Texts.text("work.waiting", list.size()),
        width - 16,
        20,
        Align.RIGHT,
        Type.text(12),
        Token.TEXT_MUTED);
    if (list.current().isEmpty() && list.items().isEmpty()) {
      pen.write(
          Texts.text("work.empty"), 16, TOP + 12, Align.LEFT, Type.text(12), Token.TEXT_MUTED);
      return;
    }
    int place = 0;
    if (list.current().isPresent() && !list.ofNeighbours()) {
      current(pen, list.current().get(), box(place++, width));
    }
    for (Item item : list.items()) {
      if (place < rows * COLUMNS) {
        item(pen, item, box(place++, width));
      }
    }
  }

  private static RoundRectangle2D box(int place, int width) {
    double column = (width - 32.0 + 6) / COLUMNS;
    double x = 16 + place % COLUMNS * column;
    return Pen.rounded(x, TOP + (double) (place / COLUMNS * ROW), column - 6, CHIP, 5);
  }

  private static void current(Pen pen, String name, RoundRectangle2D box) {
    pen.fill(box, Token.PRUNED_MARK);
    write(pen, name, box, true, Token.ON_MARK);
  }

  private String title() {
    return Texts.text(list.ofNeighbours() ? "work.peers" : "work.title");
  }

  private static void item(Pen pen, Item item, RoundRectangle2D box) {
    switch (item.progress()) {
      case CURRENT -> current(pen, item.name(), box);
      case NEWEST -> {
        pen.fill(box, Token.ACCENT_TINT);
        pen.outline(box, Token.ACCENT, new BasicStroke(2));
        write(pen, item.name(), box, true, Token.TEXT);
      }
      case WAITING -> {
        pen.outline(box, Token.LINE_CONTROL, new BasicStroke(1));
        write(pen, item.name(), box, false, Token.TEXT);
      }
      case DONE -> {
        pen.fill(box, Token.BG_RAISED);
        write(pen, item.name(), box, false, Token.TEXT_MUTED);
      }
      case PRUNED -> {
        pen.fill(box, Token.PRUNED_FILL);
        pen.outline(box, Token.PRUNED_MARK, new BasicStroke(1));
        write(pen, item.name() + " ×", box, false, Token.PRUNED_TEXT);
      }
    }
  }

  private static void write(
      Pen pen, String name, RoundRectangle2D box, boolean isHeavy, Token colour) {
    double size = 11.5;
    while (size > 9.5 && pen.width(name, Type.mono(size)) > box.getWidth() - 4) {
      size -= 0.5;
    }
    pen.write(
        pen.fitted(name, Type.mono(size), box.getWidth() - 4),
        box.getCenterX(),
        box.getCenterY(),
        Align.CENTRE,
        isHeavy ? Type.monoBold(size) : Type.mono(size),
        colour);
  }
}
