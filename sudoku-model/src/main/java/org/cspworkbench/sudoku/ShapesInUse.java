package org.cspworkbench.sudoku;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * The single object of each shape in use. Shapes without references are removed, so that a stream
 * of jigsaw puzzles does not fill the memory. Thread-safe.
 */
final class ShapesInUse {

  /** A shape, and the layout under which it is kept, which outlives it. */
  private static final class Kept extends WeakReference<Shape> {
    private final ShapeKey layout;

    Kept(ShapeKey layout, Shape shape, ReferenceQueue<Shape> forgotten) {
      super(shape, forgotten);
      this.layout = layout;
    }
  }

  private final ConcurrentMap<ShapeKey, Kept> kept = new ConcurrentHashMap<>();
  private final ReferenceQueue<Shape> forgotten = new ReferenceQueue<>();

  /** Returns the shape of this layout. */
  Shape of(ShapeKey layout) {
    Kept known = kept.get(layout);
    Shape shape = known == null ? null : known.get();
    return shape == null ? add(layout) : shape;
  }

  private synchronized Shape add(ShapeKey layout) {
    removeForgotten();
    Kept known = kept.get(layout);
    Shape earlier = known == null ? null : known.get();
    if (earlier != null) {
      return earlier; // made by another thread meanwhile
    }
    Shape shape = new Shape(layout);
    kept.put(layout, new Kept(layout, shape, forgotten));
    return shape;
  }

  private void removeForgotten() {
    for (Reference<? extends Shape> gone = forgotten.poll();
        gone != null;
        gone = forgotten.poll()) {
      kept.remove(((Kept) gone).layout, gone);
    }
  }
}
