package org.cspworkbench.presentation.paint.board;

import com.google.common.collect.ImmutableList;
import java.util.function.Function;
import org.cspworkbench.presentation.picture.RuleDrawing;
import org.cspworkbench.sudoku.Cages;
import org.cspworkbench.sudoku.Rule;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Thermometers;

/** The drawings of all kinds of rules. */
final class RulePainters {

  /** The drawing of one kind of rule. */
  private record Painter<R extends Rule>(Class<R> kind, Function<R, RuleDrawing> draw) {

    RuleDrawing drawing(Shape shape) {
      return shape.rule(kind).map(draw).orElse(RuleDrawing.NOTHING);
    }
  }

  private static final ImmutableList<Painter<?>> PAINTERS =
      ImmutableList.of(
          new Painter<>(Cages.class, CagePainter::draw),
          new Painter<>(Thermometers.class, ThermometerPainter::draw));

  private RulePainters() {}

  /** Returns the drawing of the rules of {@code shape}. */
  static RuleDrawing drawing(Shape shape) {
    return PAINTERS.stream()
        .map(painter -> painter.drawing(shape))
        .reduce(RuleDrawing.NOTHING, RuleDrawing::and);
  }
}
