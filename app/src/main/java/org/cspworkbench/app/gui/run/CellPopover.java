package org.cspworkbench.app.gui.run;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;
import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.Locale;
import java.util.stream.Stream;
import javax.swing.JLayeredPane;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.paint.tile.TileFaces;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.CellTiles;
import org.cspworkbench.presentation.tile.CellTiles.Choice;
import org.cspworkbench.presentation.tile.CellTiles.Origin;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.TileCursor;
import org.cspworkbench.viewer.words.TileWords;
import org.jspecify.annotations.Nullable;

/**
 * The list of the tiles that can stand in a cell, beside the cell. It appears when the mouse rests
 * on a cell of an image, or when the cursor is moved there.
 */
final class CellPopover extends Canvas {

  private static final int WIDTH = 226;
  private static final int HEAD = 36;
  private static final int ROW = 34;
  private static final int FOOT = 44;
  private static final int MOST_ROWS = 8;
  private static final int GAP = 14;
  private static final int REST_MILLIS = 250;
  private static final int BAN = 34; // the width of the area of the ban at the right

  private final AnimateModel model;
  private final TileCursor cursor;
  private final BoardPane board;
  private final Timer rest;
  private int restingOn = NONE;
  private int first; // the first row that is visible
  private int hovered = NONE;
  private @Nullable CellTiles shown;
  private @Nullable TileSource source;

  CellPopover(AnimateModel model, BoardPane board) {
    super(Token.BG_PANEL);
    this.model = model;
    this.cursor = model.tileCursor();
    this.board = board;
    Overflow.SHORTENED.declareFor(this);
    setOpaque(false); // its corners are round
    rest = new Timer(REST_MILLIS, event -> cursor.select(restingOn));
    rest.setRepeats(false);
    MouseAdapter own = new OnList();
    addMouseListener(own);
    addMouseMotionListener(own);
    addMouseWheelListener(own);
    MouseAdapter onBoard = new OnBoard();
    board.addMouseListener(onBoard);
    board.addMouseMotionListener(onBoard);
    board.addComponentListener(new WithBoard());
  }

  /** Shows the list at the displayed event, if there is one. */
  void update() {
    cursor.follow();
    boolean isAsked = model.quiz().isWaiting(); // the list would answer the question
    CellTiles next = board.isShowing() && !isAsked ? cursor.shown().orElse(null) : null;
    if (next == null) {
      hideList();
      return;
    }
    if (shown == null || shown.x() != next.x()) {
      first = 0;
      hovered = NONE;
    }
    shown = next;
    source = model.tiles().image().orElseThrow().source();
    first = Math.max(0, Math.min(first, next.choices().size() - MOST_ROWS));
    if (cursor.row() != NONE) {
      first = Math.max(cursor.row() - MOST_ROWS + 1, Math.min(first, cursor.row()));
    }
    getAccessibleContext().setAccessibleName(name(next));
    place(next.x());
    repaint();
  }

  private String name(CellTiles tiles) {
    return text("cell.tiles.name", tiles.name(), tiles.choices().size());
  }

  private void hideList() {
    shown = null;
    if (getParent() instanceof JLayeredPane layers) {
      layers.remove(this);
      layers.repaint(getBounds());
    }
  }

  /** Places the list beside the cell, on the side with more room; never over the cell tried. */
  private void place(int x) {
    JRootPane root = SwingUtilities.getRootPane(board);
    Rectangle cell = board.boundsOf(x).orElse(null);
    if (root == null || cell == null) {
      hideList();
      return;
    }
    JLayeredPane layers = root.getLayeredPane();
    if (getParent() != layers) {
      layers.add(this, JLayeredPane.PALETTE_LAYER);
    }
    Rectangle at = SwingUtilities.convertRectangle(board, cell, layers);
    JScrollPane scroll = (JScrollPane) SwingUtilities.getAncestorOfClass(JScrollPane.class, board);
    Rectangle room =
        SwingUtilities.convertRectangle(
            scroll == null ? board : scroll.getParent(),
            scroll == null ? board.getVisibleRect() : scroll.getBounds(),
            layers);
    Rectangle tried =
        board
            .tried()
            .map(box -> SwingUtilities.convertRectangle(board, box, layers))
            .orElse(new Rectangle());
    setBounds(bounds(at, room, tried));
  }

  /**
   * Returns the bounds beside the cell, on the side with more room; or on the other side or beside
   * the cell tried, if they would cover one of these cells.
   */
  private Rectangle bounds(Rectangle cell, Rectangle room, Rectangle tried) {
    int width = UIScale.scale(WIDTH);
    int height = UIScale.scale(height());
    int gap = UIScale.scale(GAP);
    int right = Math.min(cell.x + cell.width + gap, room.x + room.width - width);
    int left = Math.max(cell.x - gap - width, room.x);
    boolean isRight = room.x + room.width - cell.x - cell.width >= cell.x - room.x;
    int near = isRight ? right : left;
    int y = Math.max(room.y, Math.min(cell.y - UIScale.scale(HEAD), room.y + room.height - height));
    ImmutableList<Rectangle> places =
        Stream.of(
                new Point(near, y),
                new Point(isRight ? left : right, y),
                new Point(tried.x + tried.width + gap, y),
                new Point(tried.x - gap - width, y),
                new Point(near, tried.y + tried.height + gap),
                new Point(near, tried.y - gap - height))
            .map(corner -> new Rectangle(corner, new Dimension(width, height)))
            .collect(toImmutableList());
    return places.stream()
        .filter(place -> !place.intersects(tried) && !place.intersects(cell))
        .filter(room::contains)
        .findFirst()
        .or(() -> places.stream().filter(place -> !place.intersects(tried)).findFirst())
        .orElse(places.get(0));
  }

  private int rows() {
    return shown == null ? 0 : Math.min(MOST_ROWS, shown.choices().size());
  }

  private int height() {
    return HEAD + rows() * ROW + FOOT;
  }

  private int rowAt(Point point) {
    int row = Math.floorDiv(point.y - HEAD, ROW);
    return row >= 0 && row < rows() ? row + first : NONE;
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    CellTiles tiles = shown;
    if (tiles == null) {
      return;
    }
    Pen pen = new Pen(g);
    pen.fill(Pen.rounded(0.5, 0.5, width - 1, height - 1, 10), Token.BG_PANEL);
    pen.outline(
        Pen.rounded(0.5, 0.5, width - 1, height - 1, 10), Token.LINE_CONTROL, new BasicStroke(1));
    pen.write(tiles.name(), 12, 19, Align.LEFT, Type.mono(12.5), Token.TEXT);
    double beside = 18 + pen.width(tiles.name(), Type.mono(12.5));
    String bits = text("cell.tiles.bits", String.format(Locale.getDefault(), "%.2f", tiles.bits()));
    double room = width - 12 - pen.width(bits, Type.mono(11.5)) - 8 - beside;
    String left =
        pen.fitted(text("cell.tiles.left", tiles.choices().size()), Type.semibold(13), room);
    pen.write(left, beside, 19, Align.LEFT, Type.semibold(13), Token.TEXT);
    pen.write(bits, width - 12, 19, Align.RIGHT, Type.mono(11.5), Token.TEXT_MUTED);
    for (int i = 0; i < rows(); i++) {
      row(g, pen, tiles.choices().get(i + first), i, width);
    }
    int foot = HEAD + rows() * ROW;
    pen.line(1, foot + 0.5, width - 1, foot + 0.5, Token.LINE_SOFT, 1);
    String[] lines = foot(tiles).split("\n", 2);
    for (int i = 0; i < lines.length; i++) {
      pen.write(
          pen.fitted(lines[i], Type.text(12), width - 24),
          12,
          foot + 13 + i * 17,
          Align.LEFT,
          Type.text(12),
          Token.TEXT_MUTED);
    }
    if (tiles.choices().size() > MOST_ROWS) {
      double whole = MOST_ROWS * ROW;
      double size = tiles.choices().size();
      pen.fill(
          Pen.rounded(width - 5, HEAD + whole * first / size, 3, whole * MOST_ROWS / size, 1.5),
          Token.LINE_CONTROL);
    }
  }

  private static String foot(CellTiles tiles) {
    if (tiles.origin() instanceof Origin.User) {
      return text("cell.by.you") + "\n" + text("cell.tiles.free");
    }
    if (tiles.origin() instanceof Origin.Drawn drawn) {
      return text("cell.by.decision", drawn.number());
    }
    if (tiles.origin() instanceof Origin.Forced forced) {
      return text("cell.by.forced", forced.cause());
    }
    if (tiles.origin() instanceof Origin.Implied) {
      return text("cell.by.implied");
    }
    return text(tiles.choices().isEmpty() ? "cell.none" : "cell.tiles.how");
  }

  private void row(Graphics2D g, Pen pen, Choice choice, int index, int width) {
    int top = HEAD + index * ROW;
    boolean isChosen = index + first == (cursor.row() == NONE ? hovered : cursor.row());
    if (isChosen) {
      pen.fill(new Rectangle2D.Double(1, top, width - 2, ROW), Token.BG_HOVER);
    }
    TileSource of = source;
    if (of == null) {
      return;
    }
    Box picture = new Box(12, top + 4, 26, 26);
    GraphicsSurface.paint(
        g,
        on -> TileFaces.paint(on, Theme.current().look(), of.faces().get(choice.value()), picture));
    TileWords words = TileWords.of(of, choice.value());
    String share = text("cell.tiles.share", Math.round(choice.share() * 100));
    double room = width - BAN - 8 - pen.width(share, Type.mono(12)) - 48;
    boolean isTurned = !words.turn().isEmpty();
    double middle = top + ROW / 2.0;
    pen.write(
        pen.fitted(words.name(), Type.text(13), room),
        46,
        isTurned ? middle - 7 : middle,
        Align.LEFT,
        Type.text(13),
        Token.TEXT);
    if (isTurned) {
      pen.write(
          pen.fitted(words.turn(), Type.text(11), room),
          46,
          middle + 8,
          Align.LEFT,
          Type.text(11),
          Token.TEXT_MUTED);
    }
    pen.write(share, width - BAN - 4, middle, Align.RIGHT, Type.mono(12), Token.TEXT);
    pen.outline(
        new Ellipse2D.Double(width - 25, middle - 6.5, 13, 13), Token.TEXT, new BasicStroke(1.3f));
    pen.line(width - 23, middle - 4.5, width - 14, middle + 4.5, Token.TEXT, 1.3);
  }

  /** Keeps the list beside its cell when the board is scrolled, or gets another size. */
  private final class WithBoard extends ComponentAdapter {
    @Override
    public void componentMoved(ComponentEvent event) {
      placeAgain();
    }

    @Override
    public void componentResized(ComponentEvent event) {
      placeAgain();
    }

    private void placeAgain() {
      if (shown != null) {
        place(shown.x());
      }
    }
  }

  /** The mouse on the list. */
  private final class OnList extends MouseAdapter {
    @Override
    public void mouseEntered(MouseEvent event) {
      rest.stop();
    }

    @Override
    public void mouseMoved(MouseEvent event) {
      hovered = rowAt(at(event));
      repaint();
    }

    @Override
    public void mouseExited(MouseEvent event) {
      hovered = NONE;
      repaint();
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
      first += event.getWheelRotation();
      update();
    }

    @Override
    public void mousePressed(MouseEvent event) {
      int row = rowAt(at(event));
      if (row == NONE) {
        return;
      }
      if (event.isShiftDown() || at(event).x >= WIDTH - BAN) {
        cursor.ban(row);
      } else {
        cursor.fix(row);
      }
    }
  }

  /** The mouse on the board. */
  private final class OnBoard extends MouseAdapter {
    @Override
    public void mouseMoved(MouseEvent event) {
      int cell = board.cellAt(event).orElse(NONE);
      if (cell == restingOn || cursor.isOn() || model.tiles().image().isEmpty()) {
        return;
      }
      restingOn = cell;
      rest.restart();
    }

    @Override
    public void mousePressed(MouseEvent event) {
      if (cursor.isOn()) {
        board.cellAt(event).ifPresent(cursor::select);
      }
    }

    @Override
    public void mouseExited(MouseEvent event) {
      Point point = SwingUtilities.convertPoint(board, event.getPoint(), CellPopover.this);
      boolean isOnList = getParent() != null && contains(point);
      restingOn = NONE;
      if (!cursor.isOn() && !isOnList) {
        rest.restart();
      }
    }
  }
}
