package org.cspworkbench.app.gui.tiles;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.BoardCanvas;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.DraftEdit;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.jspecify.annotations.Nullable;

/** The labels that may touch, as a symmetric table whose boxes are switched by a click. */
final class MeetPane extends JPanel {

  private final TileInspectorModel model;
  private final TileSetEdits edits;
  private final Table table = new Table();
  private final WrappedText hint = new WrappedText("", Token.TEXT_MUTED);
  private ImmutableList<EdgeLabel> labels = ImmutableList.of();
  private ImmutableList<LabelIcon> icons = ImmutableList.of();
  private @Nullable TileSetDraft shown;
  private int row;
  private int column;

  MeetPane(TileInspectorModel model, TileSetEdits edits) {
    super(
        new MigLayout(
            "insets 12 0 10 0, gap 0, fill, wrap 1", "[grow, fill]", "[]4[grow, fill]4[]"));
    this.model = model;
    this.edits = edits;
    setOpaque(false);
    add(Labels.heading(text("tileset.meet")), "gapleft 16");
    ScrolledColumn column = new ScrolledColumn("insets 0 16 0 8");
    column.add(table, "growx 0");
    JScrollPane scroll = column.scrolling();
    add(scroll, "wmin 0, hmin 48");
    add(hint, "wmin 0, gapleft 16, gapright 12, hmin 34");
    update();
  }

  void update() {
    TileSetDraft draft = model.draft();
    if (draft.equals(shown)) {
      return;
    }
    shown = draft;
    ImmutableList<EdgeLabel> now = draft.labels().asList();
    labels = now;
    icons =
        now.stream()
            .map(label -> LabelIcon.of(model.source(), label))
            .collect(ImmutableList.toImmutableList());
    table.resize();
    row = Math.max(0, Math.min(row, labels.size() - 1));
    this.column = Math.max(0, Math.min(this.column, labels.size() - 1));
    showHint();
    repaint();
  }

  private void showHint() {
    hint.setText(
        table.isFocusOwner() && !labels.isEmpty()
            ? sentence(row, column)
            : text(labels.isEmpty() ? "tileset.meet.none" : "tileset.meet.hint"));
  }

  private boolean meets(int one, int other) {
    return model.draft().matching().meets(labels.get(one), labels.get(other));
  }

  private String sentence(int one, int other) {
    return text(
        meets(one, other) ? "tileset.meet.yes" : "tileset.meet.no",
        labels.get(one).text(),
        labels.get(other).text());
  }

  private void toggle() {
    if (!labels.isEmpty()) {
      EdgeLabel one = labels.get(row);
      EdgeLabel other = labels.get(column);
      model.edit(
          new DraftEdit(DraftEdit.Kind.MEET, one.text() + " – " + other.text()),
          draft -> draft.withMeetingToggled(one, other));
    }
  }

  /** The boxes, with the labels at the left and their colours above. */
  private final class Table extends BoardCanvas {

    private static final int NAME = 84;
    private static final int HEAD = 22;
    private static final int ROOM = 112; // for the boxes
    private static final int LARGEST = 28;
    private static final int SMALLEST = 13;

    Table() {
      super(Token.BG_PANEL);
      setFocusable(true);
      getAccessibleContext().setAccessibleName(text("tileset.meet.table"));
      LocalKeys.whenFocused(this, "UP", () -> go(-1, 0));
      LocalKeys.whenFocused(this, "DOWN", () -> go(1, 0));
      LocalKeys.whenFocused(this, "LEFT", () -> go(0, -1));
      LocalKeys.whenFocused(this, "RIGHT", () -> go(0, 1));
      LocalKeys.whenFocused(this, "SPACE", MeetPane.this::toggle);
      LocalKeys.whenFocused(this, "F2", this::rename);
      addMouseListener(
          new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
              requestFocusInWindow();
              Point at = at(event);
              int r = (at.y - HEAD) / side();
              int c = (at.x - NAME) / side();
              boolean isRow = at.y >= HEAD && r < labels.size();
              if (isRow && at.x >= NAME && c < labels.size()) {
                row = r;
                column = c;
                toggle();
              } else if (isRow && at.x < NAME) {
                row = r;
                rename();
              }
            }
          });
      addFocusListener(
          new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
              showHint();
              repaint();
            }

            @Override
            public void focusLost(FocusEvent event) {
              showHint();
              repaint();
            }
          });
    }

    private void rename() {
      if (row < labels.size()) {
        edits.renameLabel(this, labels.get(row));
      }
    }

    private void go(int down, int right) {
      row = Math.max(0, Math.min(labels.size() - 1, row + down));
      column = Math.max(0, Math.min(labels.size() - 1, column + right));
      getAccessibleContext().setAccessibleDescription(cellName(row * labels.size() + column));
      announce(row * labels.size() + column);
      showHint();
      repaint();
    }

    private int side() {
      return Math.max(SMALLEST, Math.min(LARGEST, ROOM / Math.max(1, labels.size())));
    }

    void resize() {
      setWantedSize(NAME + labels.size() * side() + 2, HEAD + labels.size() * side() + 2);
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {
      int side = side();
      Pen pen = new Pen(g);
      for (int i = 0; i < labels.size(); i++) {
        double middle = HEAD + (i + 0.5) * side;
        int small = Math.min(16, side - 2);
        swatch(g, i, 0, (int) Math.round(middle - small / 2.0), small);
        pen.write(
            pen.fitted(labels.get(i).text(), Type.text(12), NAME - 26),
            22,
            middle,
            Align.LEFT,
            Type.text(12),
            Token.TEXT);
        swatch(g, i, (int) Math.round(NAME + (i + 0.5) * side - small / 2.0), 2, small);
      }
      for (int r = 0; r < labels.size(); r++) {
        for (int c = 0; c < labels.size(); c++) {
          box(pen, r, c, side);
        }
      }
    }

    private void swatch(Graphics2D g, int label, int x, int y, int size) {
      Graphics2D copy = (Graphics2D) g.create();
      copy.translate(x, y);
      double factor = size / (double) icons.get(label).getIconWidth();
      copy.scale(factor, factor);
      icons.get(label).paintIcon(this, copy, 0, 0);
      copy.dispose();
    }

    private void box(Pen pen, int r, int c, int side) {
      double gap = side > 20 ? 2 : 1;
      double x = NAME + c * side + gap;
      double y = HEAD + r * side + gap;
      double size = side - 2 * gap;
      boolean meets = meets(r, c);
      boolean isCurrent = isFocusOwner() && r == row && c == column;
      pen.fill(Pen.rounded(x, y, size, size, 4), meets ? Token.SOLVED_FILL : Token.CELL);
      pen.outline(
          Pen.rounded(x, y, size, size, 4),
          isCurrent ? Token.ACCENT : meets ? Token.SOLVED_MARK : Token.LINE_CONTROL,
          new BasicStroke(isCurrent ? 2.2f : 1));
      if (meets) {
        int icon = (int) Math.min(16, size - 2);
        Icons.paint(
            Icons.in(Token.SOLVED_TEXT, "solution", icon),
            this,
            pen.g(),
            (int) Math.round(x + (size - icon) / 2),
            (int) Math.round(y + (size - icon) / 2));
      }
    }

    @Override
    protected int cellCount() {
      return labels.size() * labels.size();
    }

    @Override
    protected String cellName(int cell) {
      return labels.isEmpty() ? "" : sentence(cell / labels.size(), cell % labels.size());
    }

    @Override
    protected boolean isCellSelected(int cell) {
      return cell == row * labels.size() + column;
    }
  }
}
