package org.cspworkbench.presentation.paint.board;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.moment.Arrow;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.cell.ArrowPainter;
import org.cspworkbench.presentation.paint.cell.CandidateGrid;
import org.cspworkbench.presentation.paint.cell.CandidatePainter;
import org.cspworkbench.presentation.paint.cell.Marks;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.picture.RuleDrawing;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Line;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.jspecify.annotations.Nullable;

/** A square board whose cells each take a value: a Sudoku of any shape, or a Latin square. */
public final class BoardPicture implements Picture {

  private static final double SMALLEST_CELL = 24;
  private static final double LARGEST_CELL = 96;

  private final int size;
  private final int boxRows;
  private final int boxColumns;
  private final int candidateColumns;
  private final ImmutableList<String> labels;
  private final @Nullable Shape shape; // null for a Latin square
  private final RuleDrawing rules;
  private final BoardView view;
  private final GridLayout.Outline outline;

  private BoardPicture(
      int size,
      int boxRows,
      int boxColumns,
      int candidateColumns,
      ImmutableList<String> labels,
      @Nullable Shape shape,
      RuleDrawing rules,
      BoardView view) {
    this.size = size;
    this.boxRows = boxRows;
    this.boxColumns = boxColumns;
    this.candidateColumns = candidateColumns;
    this.labels = labels;
    this.shape = shape;
    this.rules = rules;
    this.view = view;
    this.outline = new GridLayout.Outline(size, view.coordinates());
  }

  /** Returns the board of a Sudoku. */
  public static BoardPicture sudoku(Shape shape, BoardView view) {
    ImmutableList<String> symbols =
        IntStream.rangeClosed(1, shape.size())
            .mapToObj(value -> String.valueOf(Symbols.of(value)))
            .collect(ImmutableList.toImmutableList());
    boolean hasBoxes = shape.regions().isEmpty();
    return new BoardPicture(
        shape.size(),
        hasBoxes ? shape.boxRows() : shape.size(),
        hasBoxes ? shape.boxColumns() : shape.size(),
        shape.boxColumns(),
        symbols,
        shape,
        RulePainters.drawing(shape),
        view);
  }

  /** Returns the board of a Latin square whose values have these labels. */
  public static BoardPicture latinSquare(ImmutableList<String> labels, BoardView view) {
    int size = labels.size();
    int columns = (int) Math.ceil(Math.sqrt(size));
    return new BoardPicture(size, size, size, columns, labels, null, RuleDrawing.NOTHING, view);
  }

  @Override
  public Size preferredSize(Look look) {
    double side = CandidateGrid.sideForDigits(candidateColumns, labels.size()) * 1.25;
    return outline.sizeFor(look, Math.min(LARGEST_CELL, Math.max(side, 58)));
  }

  @Override
  public Size minimumSize(Look look) {
    return outline.sizeFor(look, SMALLEST_CELL);
  }

  @Override
  public Picture withoutNumbers() {
    return new BoardPicture(
        size,
        boxRows,
        boxColumns,
        candidateColumns,
        labels,
        shape,
        rules,
        new BoardView(view.candidates(), view.counts(), /* coordinates= */ false));
  }

  /** Returns the fraction of a cell's side that is reserved for labels of rules. */
  private double topStrip() {
    return rules.outlines().isEmpty() ? 0 : VariantPainter.LABEL_STRIP;
  }

  @Override
  public OptionalInt variableAt(Point point, Box area, Look look) {
    int cell = outline.in(area, look).cellAt(point);
    return cell < 0 ? OptionalInt.empty() : OptionalInt.of(cell);
  }

  @Override
  public Box boundsOf(int x, Box area, Look look) {
    return outline.in(area, look).cell(x / size, x % size);
  }

  @Override
  public void paint(Surface surface, Box area, Look look, Moment moment) {
    new Ink(surface, look)
        .within(
            area, ink -> new Painting(ink, outline.in(ink.device(), area, look), moment).paint());
  }

  /** The painting of the board at one moment. */
  private final class Painting {
    private final Ink ink;
    private final Look look;
    private final GridLayout layout;
    private final GridLines lines;
    private final @Nullable VariantPainter variant;
    private final CandidateGrid candidates;
    private final CandidatePainter painter;
    private final Marks marks;
    private final Moment moment;

    Painting(Ink ink, GridLayout layout, Moment moment) {
      this.ink = ink;
      this.look = ink.look();
      this.layout = layout;
      this.lines = new GridLines(layout, look, boxRows, boxColumns);
      this.variant = shape == null ? null : new VariantPainter(shape, rules, layout);
      this.candidates =
          CandidateGrid.board(
              labels, candidateColumns, layout.side(), topStrip(), view.counts(), look);
      this.painter = new CandidatePainter(ink, candidates);
      this.marks = new Marks(ink);
      this.moment = moment;
    }

    void paint() {
      int cells = size * size;
      for (int x = 0; x < cells; x++) {
        ink.fill(layout.cell(x / size, x % size), fill(x));
      }
      if (variant != null) {
        variant.paintDiagonals(ink, this::fill);
        variant.paintBands(ink, this::fill);
      }
      lines.paint(ink);
      if (shape != null && shape.regions().isPresent()) {
        lines.paintBorders(ink, shape::regionOf);
      }
      if (variant != null) {
        variant.paintOutlines(ink, this::fill);
      }
      if (view.coordinates()) {
        layout.paintCoordinates(ink);
      }
      // One kind after the other, as surfaces are slow to change font and colour.
      for (int x = 0; x < cells; x++) {
        candidates(moment.spot(x), x);
      }
      for (int x = 0; x < cells; x++) {
        value(moment.spot(x), x);
      }
      for (int x = 0; x < cells; x++) {
        marks.paint(moment.spot(x), interior(x));
      }
      for (int x = 0; x < cells; x++) {
        painter.paintBadge(moment.spot(x), interior(x));
      }
      for (int x = 0; x < cells; x++) {
        painter.paintCount(moment.spot(x), interior(x));
      }
      marks.pointers(moment, this::interior, this::cell);
      if (moment.arrow() != null) {
        arrow(moment.arrow());
      }
    }

    private Token fill(int x) {
      Spot spot = moment.spot(x);
      boolean showsCandidates = view.candidates() && spot.state() == State.OPEN;
      Token tone = showsCandidates ? candidates.fill(spot) : Marks.fillOf(spot);
      return variant == null ? tone : variant.shaded(x, tone);
    }

    private Box cell(int x) {
      return layout.cell(x / size, x % size);
    }

    private Box interior(int x) {
      return lines.interior(x / size, x % size);
    }

    private void candidates(Spot spot, int x) {
      if (spot.value() == NONE && spot.state() == State.OPEN && view.candidates()) {
        painter.paint(spot, cell(x));
      }
    }

    private void value(Spot spot, int x) {
      if (spot.value() == NONE) {
        return;
      }
      Box cell = cell(x);
      String label = labels.get(spot.value());
      Face font = Marks.isBold(spot.state()) ? look.fonts().bold() : look.fonts().regular();
      ink.write(
          label,
          cell.centreX(),
          cell.centreY(),
          font,
          ink.fitting(label, font, layout.side() * 0.5, layout.side() * 0.56),
          Marks.textOf(spot.state()));
    }

    private void arrow(Arrow arrow) {
      Box from = cell(arrow.from());
      Box to = cell(arrow.to());
      boolean hitsPlace = arrow.value() != NONE && view.candidates();
      CandidateGrid places = candidates.at(moment.spot(arrow.to()));
      Point target = hitsPlace ? places.place(arrow.value(), to) : to.centre();
      double reach = hitsPlace ? places.reach() : layout.side() * 0.25;
      double bend = crosses(arrow, from, target) ? Math.min(30, layout.side() * 0.52) : 0;
      new ArrowPainter(ink, arrow.kind()).paint(from, target, reach, bendInside(from, to, bend));
    }

    /**
     * Returns whether a straight arrow would hide a value, or another value that the cause has
     * removed.
     */
    private boolean crosses(Arrow arrow, Box from, Point target) {
      Line way = new Line(from.centreX(), from.centreY(), target.x(), target.y());
      return IntStream.range(0, size * size)
          .filter(x -> x != arrow.from() && x != arrow.to())
          .anyMatch(x -> moment.spot(x).value() == NONE ? hidesPruned(way, x) : hidesValue(way, x));
    }

    private boolean hidesValue(Line way, int x) {
      Box cell = cell(x);
      return way.distance(cell.centre()) < layout.side() * 0.3;
    }

    private boolean hidesPruned(Line way, int x) {
      CandidateGrid places = candidates.at(moment.spot(x));
      return moment
          .spot(x)
          .pruned()
          .indices()
          .anyMatch(i -> way.distance(places.place(i, cell(x))) < places.reach() * 0.6);
    }

    /** Returns the bend with the sign that keeps the arrow inside the board. */
    private double bendInside(Box from, Box to, double bend) {
      Box all = layout.all();
      double dx = to.centreX() - from.centreX();
      double dy = to.centreY() - from.centreY();
      double middleX = all.centreX() - (from.centreX() + to.centreX()) / 2;
      double middleY = all.centreY() - (from.centreY() + to.centreY()) / 2;
      return dy * middleX - dx * middleY >= 0 ? bend : -bend;
    }
  }
}
