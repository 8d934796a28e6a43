package org.cspworkbench.app.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.OptionalInt;
import org.cspworkbench.app.paint.Spot.State;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;

/**
 * Any problem, as a table: a row for each variable with its name, its value, and the values that it
 * can still take, each in its own column.
 */
final class TablePicture implements Picture {

  private static final double TALLEST_ROW = 36;
  private static final double WIDEST_SLOT = 32;
  private static final double WIDTH_OF_A_LETTER = 9;

  private final ImmutableList<Variable> variables;
  private final int values;
  private final double widestSlot;

  TablePicture(Csp csp) {
    this.variables = csp.variables();
    this.values = variables.stream().mapToInt(x -> x.domain().size()).max().orElseThrow();
    int longest =
        variables.stream()
            .flatMap(x -> Pictures.labels(x.domain()).stream())
            .mapToInt(String::length)
            .max()
            .orElseThrow();
    this.widestSlot = Math.max(WIDEST_SLOT, longest * WIDTH_OF_A_LETTER * 1.4);
  }

  @Override
  public Dimension preferredSize(Look look) {
    return size(32, Math.min(widestSlot, Math.max(16, 720.0 / values)));
  }

  @Override
  public Dimension minimumSize(Look look) {
    return size(18, Math.min(14, Math.max(1, 300.0 / values)));
  }

  private Dimension size(double row, double slot) {
    double width = row * 3.2 + Math.min(900, values * slot);
    return new Dimension((int) Math.ceil(width), (int) Math.ceil(row * variables.size()) + 2);
  }

  /** Where the parts of the rows are. */
  private static final class Layout {
    final double left;
    final double top;
    final double row;
    final double nameWidth;
    final double slots;

    Layout(DeviceGrid device, Rectangle area, int rows, double slotsWanted) {
      row = device.whole(Math.min(TALLEST_ROW, (area.height - 2.0) / rows));
      nameWidth = Math.min(row * 2, area.width * 0.3);
      double room = area.width - 2 - nameWidth - row;
      slots = device.whole(Math.max(1, Math.min(room, slotsWanted)));
      left = device.x(area.x + (area.width - nameWidth - row - slots) / 2);
      top = device.y(area.y + (area.height - row * rows) / 2);
    }

    Rectangle2D.Double whole(int x) {
      return new Rectangle2D.Double(left, top + x * row, nameWidth + row + slots, row);
    }

    Rectangle2D.Double value(int x) {
      return new Rectangle2D.Double(left + nameWidth, top + x * row, row, row);
    }

    Rectangle2D.Double candidates(int x) {
      return new Rectangle2D.Double(left + nameWidth + row, top + x * row, slots, row);
    }
  }

  private Layout layout(DeviceGrid device, Rectangle area) {
    return new Layout(device, area, variables.size(), widestSlot * values);
  }

  @Override
  public OptionalInt variableAt(Point2D point, Rectangle area, Look look) {
    Layout layout = layout(DeviceGrid.unscaled(), area);
    int x = (int) Math.floor((point.getY() - layout.top) / layout.row);
    boolean isInside = x >= 0 && x < variables.size() && layout.whole(x).contains(point);
    return isInside ? OptionalInt.of(x) : OptionalInt.empty();
  }

  @Override
  public Rectangle2D boundsOf(int x, Rectangle area, Look look) {
    return layout(DeviceGrid.unscaled(), area).whole(x);
  }

  @Override
  public void paint(Graphics2D g, Rectangle area, Look look, Moment moment) {
    try (Ink ink = new Ink(g, look)) {
      ink.clip(area);
      new Painting(ink, layout(ink.device(), area), moment).paint();
    }
  }

  /** One table on one surface at one moment. */
  private final class Painting {
    private final Ink ink;
    private final Layout layout;
    private final Moment moment;
    private final Marks marks;
    private final double thin;

    Painting(Ink ink, Layout layout, Moment moment) {
      this.ink = ink;
      this.layout = layout;
      this.moment = moment;
      this.marks = new Marks(ink);
      this.thin = ink.device().whole(ink.look().thinLine());
    }

    void paint() {
      for (Variable variable : variables) {
        row(variable, moment.spot(variable.index()));
      }
      lines();
      for (Variable variable : variables) {
        Spot spot = moment.spot(variable.index());
        marks.paint(spot, interior(layout.value(variable.index())));
      }
      if (moment.lookedAt() != NONE) {
        marks.corners(interior(layout.whole(moment.lookedAt())));
      }
      if (moment.selected() != NONE) {
        marks.selection(interior(layout.whole(moment.selected())));
      }
      if (moment.arrow() != null) {
        arrow(moment.arrow());
      }
    }

    private Rectangle2D.Double interior(Rectangle2D.Double cell) {
      return new Rectangle2D.Double(
          cell.x + thin, cell.y + thin, cell.width - thin, cell.height - thin);
    }

    private void row(Variable variable, Spot spot) {
      int x = variable.index();
      Rectangle2D.Double name = layout.whole(x);
      name.width = layout.nameWidth;
      ink.fill(name, Token.BG_RAISED);
      Font mono = ink.look().fonts().mono();
      double size = Math.min(ink.look().label() * 1.2, layout.row * 0.6);
      ink.write(
          variable.name(),
          name.getCenterX(),
          name.getCenterY(),
          mono,
          ink.fitting(variable.name(), mono, size, name.width - 6),
          Token.TEXT);
      Rectangle2D value = layout.value(x);
      ink.fill(value, Marks.fillOf(spot));
      if (spot.value() != NONE) {
        value(variable.domain().labelAt(spot.value()), spot.state(), value);
      }
      Rectangle2D slots = layout.candidates(x);
      CandidateGrid grid = candidates(variable);
      ink.fill(slots, spot.state() == State.OPEN ? grid.fill(spot) : Token.CELL);
      grid.paint(ink, spot, slots);
    }

    private void value(String label, State state, Rectangle2D cell) {
      Font font = Marks.isBold(state) ? ink.look().fonts().bold() : ink.look().fonts().regular();
      ink.write(
          label,
          cell.getCenterX(),
          cell.getCenterY(),
          font,
          ink.fitting(label, font, layout.row * 0.5, layout.row * 0.7),
          Marks.textOf(state));
    }

    /** All rows have as many places, so that a value stands at the same place in each. */
    private CandidateGrid candidates(Variable variable) {
      return new CandidateGrid(
          Pictures.labels(variable.domain()),
          values,
          layout.slots,
          layout.row,
          false,
          Token.CANDIDATE);
    }

    private void lines() {
      Rectangle2D all = layout.whole(0);
      double x = all.getX();
      double height = layout.row * variables.size();
      for (int i = 0; i <= variables.size(); i++) {
        ink.fill(
            new Rectangle2D.Double(x, all.getY() + i * layout.row, all.getWidth() + thin, thin),
            Token.GRID_THIN);
      }
      for (double edge :
          new double[] {x, layout.value(0).x, layout.candidates(0).x, all.getMaxX()}) {
        ink.fill(
            new Rectangle2D.Double(ink.device().x(edge), all.getY(), thin, height + thin),
            Token.GRID_THIN);
      }
    }

    private void arrow(Arrow arrow) {
      ArrowPainter painter = new ArrowPainter(ink, arrow.kind());
      Rectangle2D from = layout.value(arrow.from());
      CandidateGrid grid = candidates(variables.get(arrow.to()));
      ValueSet hit = moment.spot(arrow.to()).current();
      if (hit.isEmpty()) {
        Rectangle2D to = layout.value(arrow.to());
        Point2D middle = new Point2D.Double(to.getCenterX(), to.getCenterY());
        painter.paint(from, middle, layout.row * 0.3, 0);
      }
      hit.indices()
          .forEach(
              i ->
                  painter.paint(
                      from, grid.place(i, layout.candidates(arrow.to())), grid.reach(), 0));
    }
  }
}
