package org.cspworkbench.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShapesInUseTest {

  private static final ShapeKey NINE = ShapeKey.plain(new BoxLayout(3, 3));

  private final ShapesInUse shapes = new ShapesInUse();

  @Test
  void thereIsOneObjectForEachLayout() {
    Shape nine = shapes.of(NINE);
    assertThat(shapes.of(ShapeKey.plain(new BoxLayout(3, 3)))).isSameAs(nine);
    assertThat(shapes.of(NINE.with(Variant.WINDOWS))).isNotSameAs(nine);
  }

  @Test
  void allThreadsGetTheSame() {
    Set<Shape> found = ConcurrentHashMap.newKeySet();
    IntStream.range(0, 100).parallel().forEach(i -> found.add(shapes.of(NINE)));
    assertThat(found).hasSize(1);
  }

  /** Although the statement of its puzzles refers to the shape, and is kept with it. */
  @Test
  void aShapeOutOfUseIsCollected() {
    WeakReference<Shape> nine = new WeakReference<>(statedShape());
    for (int i = 0; i < 100 && nine.get() != null; i++) {
      System.gc();
    }
    assertThat(nine.get()).isNull();
    assertThat(shapes.of(NINE)).isNotNull();
  }

  private Shape statedShape() {
    Shape shape = shapes.of(NINE);
    assertThat(SudokuCsp.shapeOf(SudokuCsp.of(Grid.empty(shape)))).hasValue(shape);
    return shape;
  }
}
