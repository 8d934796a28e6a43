package org.cspworkbench.presentation.paint.board;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import org.cspworkbench.presentation.picture.RuleDrawing;
import org.cspworkbench.sudoku.Thermometer;
import org.cspworkbench.sudoku.Thermometers;

/** The drawing of thermometers with a round bulb and a broad stem. */
final class ThermometerPainter {

  private static final double BULB_RADIUS = 0.38;
  private static final double STEM_WIDTH = 0.3;

  private ThermometerPainter() {}

  static RuleDrawing draw(Thermometers thermometers) {
    return new RuleDrawing(
        ImmutableList.of(),
        thermometers.all().stream()
            .map(ThermometerPainter::stem)
            .collect(ImmutableList.toImmutableList()),
        thermometers.all().stream()
            .map(thermometer -> new RuleDrawing.Disc(thermometer.path().get(0), BULB_RADIUS))
            .collect(ImmutableList.toImmutableList()));
  }

  private static RuleDrawing.Band stem(Thermometer thermometer) {
    return new RuleDrawing.Band(
        ImmutableList.copyOf(Ints.asList(thermometer.path().toArray())), STEM_WIDTH);
  }
}
