package org.cspworkbench.presentation.paint.board;

import com.google.common.collect.ImmutableSet;
import java.util.function.IntFunction;
import org.cspworkbench.presentation.picture.RuleDrawing;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Line;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Stroke.Cap;
import org.cspworkbench.presentation.surface.Stroke.Join;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Unit;
import org.cspworkbench.sudoku.Variant;

/**
 * A painter of the variants of Sudoku on a board: shaded windows, a thin line along each diagonal,
 * and the drawings of rules: dashed outlines with a label in the corner of their first cell, and
 * bands and discs below the digits.
 */
final class VariantPainter {

  /** The fraction of a cell's side that a label takes at the top. */
  static final double LABEL_STRIP = 0.2;

  private static final double SMALLEST_CELL_WITH_LABEL = 20;

  private static final ImmutableSet<Token> PLAIN =
      ImmutableSet.of(
          Token.CELL,
          Token.CELL_GIVEN,
          Token.UNIT_CELL,
          Token.UNIT_GIVEN,
          Token.WINDOW_CELL,
          Token.WINDOW_GIVEN);

  private final Shape shape;
  private final RuleDrawing rules;
  private final GridLayout layout;
  private final ImmutableSet<Integer> inWindows;

  VariantPainter(Shape shape, RuleDrawing rules, GridLayout layout) {
    this.shape = shape;
    this.rules = rules;
    this.layout = layout;
    this.inWindows = cells(shape, Variant.WINDOWS);
  }

  private static ImmutableSet<Integer> cells(Shape shape, Variant variant) {
    ImmutableSet.Builder<Integer> cells = ImmutableSet.builder();
    for (Unit unit : shape.unitsOf(variant)) {
      unit.cells().forEach(cells::add);
    }
    return cells.build();
  }

  /** Returns the fill of {@code cell}, which is {@code tone} outside of windows. */
  Token shaded(int cell, Token tone) {
    if (!inWindows.contains(cell)) {
      return tone;
    }
    return switch (tone) {
      case CELL -> Token.WINDOW_CELL;
      case CELL_GIVEN -> Token.WINDOW_GIVEN;
      default -> tone;
    };
  }

  /** Paints the diagonals, except on cells whose fill has a meaning of its own. */
  void paintDiagonals(Ink ink, IntFunction<Token> toneOf) {
    for (Unit diagonal : shape.diagonals()) {
      boolean falls = diagonal.cells().get(0) == 0;
      for (int cell : diagonal.cells().toArray()) {
        if (PLAIN.contains(toneOf.apply(cell))) {
          Box r = layout.cell(shape.row(cell), shape.column(cell));
          ink.draw(
              new Line(r.x(), falls ? r.y() : r.bottom(), r.right(), falls ? r.bottom() : r.y()),
              ink.colour(Token.DIAGONAL),
              Stroke.of(1.5 * ink.look().thinLine(), Cap.BUTT, Join.MITER));
        }
      }
    }
  }

  /**
   * Paints the bands and discs. On cells whose fill has a meaning of its own only their edges are
   * painted, so that the fill is visible.
   */
  void paintBands(Ink ink, IntFunction<Token> toneOf) {
    if (rules.bands().isEmpty() && rules.discs().isEmpty()) {
      return;
    }
    double edge = Math.min(ink.look().thinLine(), layout.side() / 24);
    paintBands(ink, Token.RULE_EDGE, edge);
    paintBands(ink, Token.RULE_FILL, 0);
    for (int cell = 0; cell < shape.cellCount(); cell++) {
      Token tone = toneOf.apply(cell);
      if (!PLAIN.contains(tone)) {
        Box r = layout.cell(shape.row(cell), shape.column(cell));
        ink.within(
            r,
            inside -> {
              inside.fill(r, tone);
              paintBands(inside, Token.RULE_EDGE, edge);
              paintBands(inside, tone, 0);
            });
      }
    }
  }

  /** Paints all bands and discs, broader by {@code edge} on every side. */
  private void paintBands(Ink ink, Token colour, double edge) {
    for (RuleDrawing.Band band : rules.bands()) {
      Path.Builder path = Path.builder();
      for (int i = 0; i < band.cells().size(); i++) {
        int cell = band.cells().get(i);
        Box r = layout.cell(shape.row(cell), shape.column(cell));
        if (i == 0) {
          path.moveTo(r.centreX(), r.centreY());
        } else {
          path.lineTo(r.centreX(), r.centreY());
        }
      }
      ink.draw(path.build(), colour, band.width() * layout.side() + 2 * edge);
    }
    for (RuleDrawing.Disc disc : rules.discs()) {
      Box r = layout.cell(shape.row(disc.cell()), shape.column(disc.cell()));
      double radius = disc.radius() * layout.side() + edge;
      ink.fill(Ellipse.circle(r.centreX(), r.centreY(), radius), colour);
    }
  }

  /** Paints the outlines, each with its label on the fill of its first cell. */
  void paintOutlines(Ink ink, IntFunction<Token> toneOf) {
    double clear = ink.look().boxLine() / 2 + ink.look().thinLine() + 1;
    for (RuleDrawing.Outline outlined : rules.outlines()) {
      CellOutline outline = new CellOutline(shape, layout, outlined.cells(), clear);
      for (Line side : outline.sides()) {
        ink.draw(side, ink.colour(Token.RULE_LINE), dashes(ink.look(), side));
      }
      if (layout.side() >= SMALLEST_CELL_WITH_LABEL && !outlined.label().isEmpty()) {
        int first = outlined.cells().get(0);
        paintLabel(ink, outlined.label(), first, outline.inset(), toneOf.apply(first));
      }
    }
  }

  /** Returns dashes that are continuous across cells: their phase depends on the position only. */
  private Stroke dashes(Look look, Line line) {
    double dash = Math.max(2, layout.side() / 16);
    double along = line.y1() == line.y2() ? line.x1() : line.y1();
    return Stroke.of(1.25 * look.thinLine(), Cap.BUTT, Join.MITER)
        .dashed(dash, dash, along % (2 * dash));
  }

  private void paintLabel(Ink ink, String text, int cell, double inset, Token tone) {
    Face font = ink.look().fonts().bold();
    double size = Math.max(8, layout.side() * LABEL_STRIP * 0.95);
    double gap = ink.look().boxLine() / 2 + 0.5;
    double x = layout.x(shape.column(cell)) + gap;
    double y = layout.y(shape.row(cell)) + gap;
    double width = ink.width(text, font, size);
    ink.fill(new Box(x, y, width + inset / 2, Math.max(size * 0.8, inset)), tone);
    ink.writeFrom(text, x, y + size * 0.4, font, size, Token.RULE_LINE);
  }
}
