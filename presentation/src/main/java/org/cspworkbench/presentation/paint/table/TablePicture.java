package org.cspworkbench.presentation.paint.table;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Arrow;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.cell.ArrowPainter;
import org.cspworkbench.presentation.paint.cell.CandidateDetail;
import org.cspworkbench.presentation.paint.cell.CandidateGrid;
import org.cspworkbench.presentation.paint.cell.CandidatePainter;
import org.cspworkbench.presentation.paint.cell.IntervalPainter;
import org.cspworkbench.presentation.paint.cell.Marks;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.DeviceGrid;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Fonts;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.words.IntervalText;

/**
 * The picture of any problem as a table: a row for each variable with its name, its value, and its
 * remaining values, each in a column of its own. All texts have the same size.
 */
public final class TablePicture implements Picture {

  private final ImmutableList<Variable> variables;
  private final TableText table;
  private final Map<Fonts, TableText.Widths> widths = new ConcurrentHashMap<>(); // on demand

  /** Creates the picture of {@code csp}. */
  public TablePicture(Csp csp) {
    this.variables = csp.variables();
    this.table = new TableText(csp);
  }

  private TableRoom room(Look look) {
    return new TableRoom(table, widths.computeIfAbsent(look.fonts(), table::measured), look);
  }

  @Override
  public Size preferredSize(Look look) {
    return room(look).easy();
  }

  @Override
  public Size minimumSize(Look look) {
    return room(look).least();
  }

  @Override
  public Size minimumSize(Look look, Size room) {
    return room(look).least(room);
  }

  @Override
  public boolean wraps() {
    return true;
  }

  private TableLayout layout(DeviceGrid device, Box area, Look look) {
    TableRoom.Fit fit = room(look).in(area.width(), area.height());
    return new TableLayout(device, area, fit, variables.size(), device.whole(look.thinLine()));
  }

  @Override
  public OptionalInt variableAt(Point point, Box area, Look look) {
    return layout(DeviceGrid.unscaled(), area, look).at(point);
  }

  @Override
  public Box boundsOf(int x, Box area, Look look) {
    return layout(DeviceGrid.unscaled(), area, look).whole(x);
  }

  @Override
  public void paint(Surface surface, Box area, Look look, Moment moment) {
    new Ink(surface, look)
        .within(area, ink -> new Painting(ink, layout(ink.device(), area, look), moment).paint());
  }

  /** The painting of the table at one moment. */
  private final class Painting {
    private final Ink ink;
    private final TableLayout layout;
    private final TableMeasure measure;
    private final Moment moment;
    private final Marks marks;
    private final double thin;

    Painting(Ink ink, TableLayout layout, Moment moment) {
      this.ink = ink;
      this.layout = layout;
      this.measure = layout.measure();
      this.moment = moment;
      this.marks = new Marks(ink);
      this.thin = layout.line();
    }

    void paint() {
      for (int x = 0; x < variables.size(); x++) {
        if (ink.shows(layout.whole(x))) {
          row(x, moment.spot(x));
        }
      }
      for (int block = 0; block < layout.blocks(); block++) {
        lines(block);
      }
      for (int x = 0; x < variables.size(); x++) {
        if (ink.shows(layout.whole(x))) {
          marks.paint(moment.spot(x).withDecision(0), interior(layout.value(x)));
        }
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

    private Box interior(Box cell) {
      return new Box(cell.x() + thin, cell.y() + thin, cell.width() - thin, cell.height() - thin);
    }

    private void row(int x, Spot spot) {
      Box name = layout.name(x);
      ink.fill(name, Token.BG_RAISED);
      Box value = layout.value(x);
      ink.fill(value, Marks.fillOf(spot));
      Box strip = layout.strip(x);
      if (IntervalText.isFor(variables.get(x).domain())) {
        ink.fill(strip, Token.CELL);
        intervals(x).paint(spot, layout.hasText() ? measure.text() : 0);
      } else {
        CandidateGrid grid = candidates(x);
        ink.fill(strip, spot.state() == State.OPEN ? grid.fill(spot) : Token.CELL);
        new CandidatePainter(ink, grid).paint(spot, strip);
      }
      if (layout.hasText()) {
        ink.writeFrom(
            table.name(x, measure.limit()),
            name.x() + measure.padding(),
            name.centreY(),
            ink.look().fonts().mono(),
            measure.text(),
            Token.TEXT);
        if (spot.value() != NONE) {
          value(table.label(x, spot.value()), spot.state(), value);
        }
      }
    }

    private void value(String label, State state, Box cell) {
      Fonts fonts = ink.look().fonts();
      Face font = Marks.isBold(state) ? fonts.bold() : fonts.regular();
      ink.write(label, cell.centreX(), cell.centreY(), font, measure.text(), Marks.textOf(state));
    }

    private IntervalPainter intervals(int x) {
      return new IntervalPainter(ink, variables.get(x).domain(), layout.strip(x));
    }

    /**
     * Returns the layout of candidates; a value has the same place in all rows whose values are
     * written.
     */
    private CandidateGrid candidates(int x) {
      Box strip = layout.strip(x);
      double side = layout.row();
      int values = variables.get(x).domain().size();
      boolean isUniform =
          measure.detail() == CandidateDetail.DOTS
              || (measure.detail() == CandidateDetail.LETTERS && !table.labels(x).isEmpty());
      double place = isUniform ? measure.place() : (strip.width() - measure.padding()) / values;
      CandidateDetail detail =
          isUniform
              ? measure.detail()
              : place >= ink.look().placeOfDot() ? CandidateDetail.DOTS : CandidateDetail.TONE;
      return CandidateGrid.row(table.labels(x), detail, place, side, measure.text());
    }

    private void lines(int block) {
      Box all = layout.block(block);
      int first = block * layout.rowsOf(0);
      for (int i = 0; i <= layout.rowsOf(block); i++) {
        ink.fill(
            new Box(all.x(), all.y() + i * layout.row(), all.width() + thin, thin),
            Token.GRID_THIN);
      }
      for (double edge :
          new double[] {all.x(), layout.value(first).x(), layout.strip(first).x(), all.right()}) {
        ink.fill(
            new Box(ink.device().x(edge), all.y(), thin, all.height() + thin), Token.GRID_THIN);
      }
    }

    private void arrow(Arrow arrow) {
      ArrowPainter painter = new ArrowPainter(ink, arrow.kind());
      Box from = layout.value(arrow.from());
      if (IntervalText.isFor(variables.get(arrow.to()).domain())) {
        Point to = intervals(arrow.to()).middle(moment.spot(arrow.to()).current());
        painter.paint(from, to, layout.row() * 0.3, 0);
        return;
      }
      CandidateGrid grid = candidates(arrow.to());
      ValueSet hit = moment.spot(arrow.to()).current();
      if (hit.isEmpty()) {
        Box to = layout.value(arrow.to());
        Point middle = to.centre();
        painter.paint(from, middle, layout.row() * 0.3, 0);
      }
      hit.indices()
          .forEach(
              i -> painter.paint(from, grid.place(i, layout.strip(arrow.to())), grid.reach(), 0));
    }
  }
}
