package org.teavm.classlib.java.util;

import org.jspecify.annotations.NullUnmarked;

/**
 * The part of {@code java.util.Spliterators} that sorted sets use and the class library of the
 * compiler lacks: a spliterator that is never split. Its name is that of the nested class.
 */
@NullUnmarked // as the interface is
public abstract class TSpliterators$AbstractSpliterator<T> implements TSpliterator<T> {

  private final long size;
  private final int characteristics;

  /** Creates a spliterator. */
  protected TSpliterators$AbstractSpliterator(long size, int characteristics) {
    this.size = size;
    this.characteristics = characteristics;
  }

  @Override
  public TSpliterator<T> trySplit() {
    return null;
  }

  @Override
  public long estimateSize() {
    return size;
  }

  @Override
  public int characteristics() {
    return characteristics;
  }
}
