package org.cspworkbench.app.gui.tiles;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.BoardCanvas;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.Segments;
import org.cspworkbench.presentation.paint.tile.PairMatrix;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.TileSetWords;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.draft.PairReasons;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The matrix of the pairs, under a control with its direction. Cells are as large as they fit;
 * where they would become too small, they are scrolled under fixed heads.
 */
final class MatrixPane extends JPanel {

  private static final TileSetWords WORDS = TileSetWords.plain(Texts.phrases());
  private static final int LARGEST_CELL = 30;
  private static final int SMALLEST_CELL = 18;
  private static final int MARGIN = 4;

  private final TileInspectorModel model;
  private final JToggleButton rightOf = new JToggleButton(text("tileset.right"));
  private final JToggleButton below = new JToggleButton(text("tileset.below"));
  private final JLabel count = Labels.note("");
  private final JLabel caption = Labels.note("");
  private final Cells cells = new Cells();
  private final Heads rowHeads = new Heads();
  private final Heads columnHeads = new Heads();
  private final JScrollPane scroll = new Scroll(cells);
  private final Room room = new Room();
  private int cell = LARGEST_CELL;
  private @Nullable PairMatrix matrix;
  private @Nullable Made made;

  /** What the matrix was made of. */
  private record Made(
      PairReasons reasons,
      Side side,
      Theme theme,
      Iterable<Integer> rows,
      Iterable<Integer> columns) {}

  MatrixPane(TileInspectorModel model) {
    super(
        new MigLayout(
            "insets 12 16 8 16, gap 0, fill, wrap 1", "[grow, fill]", "[]8[shrink]4[]push"));
    this.model = model;
    Segments directions = new Segments(rightOf, below);
    directions.getAccessibleContext().setAccessibleName(text("tileset.direction"));
    rightOf.addActionListener(event -> model.setSide(Side.EAST));
    below.addActionListener(event -> model.setSide(Side.SOUTH));
    add(directions, "split 2, height 32!, growx 0");
    add(count, "wmin 0, gapleft 14");
    add(room, "wmin 0, hmin 0");
    add(caption, "wmin 0");
    scroll.setRowHeaderView(rowHeads);
    scroll.setColumnHeaderView(columnHeads);
    room.add(scroll);
    update();
  }

  void update() {
    rightOf.setSelected(model.side() == Side.EAST);
    below.setSelected(model.side() == Side.SOUTH);
    Optional<PairReasons> reasons = model.reasons();
    Optional<SetSource> source = model.source();
    room.setVisible(reasons.isPresent());
    if (reasons.isEmpty() || source.isEmpty()) {
      matrix = null;
      made = null;
      count.setText("");
      caption.setText("");
      return;
    }
    Made now =
        new Made(reasons.get(), model.side(), Theme.current(), model.rows(), model.columns());
    if (!now.equals(made)) {
      made = now;
      matrix =
          new PairMatrix(
              reasons.get(),
              source.get().faces(),
              model.side(),
              model.rows(),
              model.columns(),
              Theme.current().look().palette());
      int size = model.oriented().size();
      count.setText(text("tileset.count", reasons.get().count(model.side()), size * size));
      caption.setText(captionText());
      room.fit();
    }
    cells.follow();
    repaint();
  }

  private String captionText() {
    String reading = text(model.side() == Side.EAST ? "tileset.read.right" : "tileset.read.below");
    if (!model.isLarge()) {
      return reading;
    }
    return reading + " " + text(model.isTurned() ? "tileset.back.unturned" : "tileset.show.turns");
  }

  /** Gives the keyboard focus to the matrix. */
  void focusMatrix() {
    cells.requestFocusInWindow();
  }

  private int row() {
    return model.rows().indexOf(model.first());
  }

  private int column() {
    return model.columns().indexOf(model.second());
  }

  private int rowCount() {
    return matrix == null ? 0 : matrix.rowCount();
  }

  private int columnCount() {
    return matrix == null ? 0 : matrix.columnCount();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    if (model != null) { // null during the constructor of the superclass
      update();
    }
  }

  /** The space for the matrix, in the middle of which it is placed. */
  private final class Room extends JPanel {

    Room() {
      super(null);
      setOpaque(false);
    }

    /** Chooses the size of the cells. */
    void fit() {
      int fitting =
          Math.min(
              (unscaled(getWidth()) - MARGIN) / (columnCount() + 1),
              (unscaled(getHeight()) - MARGIN) / (rowCount() + 1));
      cell = within(fitting);
      cells.resize();
      rowHeads.want(cell, rowCount() * cell);
      columnHeads.want(columnCount() * cell, cell);
      revalidate();
    }

    private int within(int side) {
      return Math.max(SMALLEST_CELL, Math.min(LARGEST_CELL, side));
    }

    private int unscaled(int length) {
      return Canvas.unscaled(length);
    }

    @Override
    public void doLayout() {
      Dimension wanted =
          UIScale.scale(
              new Dimension((columnCount() + 1) * cell + MARGIN, (rowCount() + 1) * cell + MARGIN));
      int bar = scroll.getVerticalScrollBar().getPreferredSize().width;
      boolean isWide = wanted.width > getWidth();
      boolean isHigh = wanted.height > getHeight();
      int width = Math.min(getWidth(), wanted.width + (isHigh ? bar : 0));
      int height = Math.min(getHeight(), wanted.height + (isWide ? bar : 0));
      scroll.setBounds((getWidth() - width) / 2, 0, width, height);
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
      super.setBounds(x, y, width, height);
      fit();
    }

    /** Returns the size of the matrix with the largest cells that the width permits. */
    @Override
    public Dimension getPreferredSize() {
      int fitting = (unscaled(getWidth()) - MARGIN) / (columnCount() + 1);
      int largest = getWidth() == 0 ? LARGEST_CELL : within(fitting);
      return UIScale.scale(
          new Dimension(
              (columnCount() + 1) * LARGEST_CELL + MARGIN, (rowCount() + 1) * largest + MARGIN));
    }
  }

  /** A scroll pane whose scrolling keys have other functions. */
  private static final class Scroll extends JScrollPane {

    Scroll(JComponent view) {
      super(view);
      putClientProperty(FlatClientProperties.STYLE, "border: 0,0,0,0");
      getVerticalScrollBar().setUnitIncrement(UIScale.scale(24));
    }

    @Override
    protected boolean processKeyBinding(
        KeyStroke key, KeyEvent event, int condition, boolean pressed) {
      return false;
    }
  }

  /** The tiles of the rows or of the columns. */
  private final class Heads extends Canvas {

    Heads() {
      super(Token.BG_PANEL);
    }

    void want(int width, int height) {
      setWantedSize(width, height);
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {
      PairMatrix shown = matrix;
      if (shown == null) {
        return;
      }
      GraphicsSurface.paint(
          g,
          surface -> {
            if (this == rowHeads) {
              shown.paintRowHeads(surface, Theme.current().look(), cell, row());
            } else {
              shown.paintColumnHeads(surface, Theme.current().look(), cell, column());
            }
          });
    }
  }

  /** The cells, with the crosshair. */
  private final class Cells extends BoardCanvas {

    private int announced = -1;

    Cells() {
      super(Token.BG_PANEL);
      setFocusable(true);
      getAccessibleContext().setAccessibleName(text("tileset.matrix"));
      LocalKeys.whenFocused(this, "UP", () -> model.move(-1, 0));
      LocalKeys.whenFocused(this, "DOWN", () -> model.move(1, 0));
      LocalKeys.whenFocused(this, "LEFT", () -> model.move(0, -1));
      LocalKeys.whenFocused(this, "RIGHT", () -> model.move(0, 1));
      LocalKeys.whenFocused(this, "SPACE", () -> model.togglePair());
      LocalKeys.whenFocused(this, "ENTER", () -> model.switchTurned());
      MouseAdapter mouse =
          new MouseAdapter() {
            @Override
            public void mouseMoved(MouseEvent event) {
              Point at = at(event);
              int row = at.y / cell;
              int column = at.x / cell;
              if (row < rowCount() && column < columnCount()) {
                model.point(model.rows().get(row), model.columns().get(column));
              }
            }

            @Override
            public void mouseExited(MouseEvent event) {
              model.pointAtNone();
            }

            @Override
            public void mousePressed(MouseEvent event) {
              requestFocusInWindow();
              model.select(model.first(), model.second());
            }
          };
      addMouseListener(mouse);
      addMouseMotionListener(mouse);
    }

    /** Adapts the size to the number and the size of the cells. */
    void resize() {
      setWantedSize(columnCount() * cell + 2, rowCount() * cell + 2);
    }

    /** Shows the crosshair, and announces it to screen readers. */
    void follow() {
      int selected = row() * columnCount() + column();
      if (selected >= 0 && selected < cellCount() && selected != announced) {
        announced = selected;
        getAccessibleContext().setAccessibleDescription(cellName(selected));
        announce(selected);
        if (isFocusOwner()) {
          Rectangle place = Awt.bounds(PairMatrix.place(row(), column(), cell));
          scrollRectToVisible(
              new Rectangle(
                  UIScale.scale(place.x),
                  UIScale.scale(place.y),
                  UIScale.scale(place.width),
                  UIScale.scale(place.height)));
        }
      }
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {
      PairMatrix shown = matrix;
      if (shown != null) {
        GraphicsSurface.paint(
            g, surface -> shown.paintCells(surface, Theme.current().look(), cell, row(), column()));
      }
    }

    @Override
    protected int cellCount() {
      return rowCount() * columnCount();
    }

    @Override
    protected String cellName(int index) {
      return model
          .reason(
              model.rows().get(index / columnCount()), model.columns().get(index % columnCount()))
          .map(WORDS::sentence)
          .orElse("");
    }

    @Override
    protected boolean isCellSelected(int index) {
      return index == row() * columnCount() + column();
    }
  }
}
