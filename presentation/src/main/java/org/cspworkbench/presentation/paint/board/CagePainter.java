package org.cspworkbench.presentation.paint.board;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import org.cspworkbench.presentation.picture.RuleDrawing;
import org.cspworkbench.sudoku.Cages;

/** The drawing of cages as outlines with their sums. */
final class CagePainter {

  private CagePainter() {}

  static RuleDrawing draw(Cages cages) {
    return new RuleDrawing(
        cages.all().stream()
            .map(
                cage ->
                    new RuleDrawing.Outline(
                        cage.sum().isPresent() ? Integer.toString(cage.sum().getAsInt()) : "",
                        ImmutableList.copyOf(Ints.asList(cage.cells().toArray()))))
            .collect(ImmutableList.toImmutableList()),
        ImmutableList.of(),
        ImmutableList.of());
  }
}
