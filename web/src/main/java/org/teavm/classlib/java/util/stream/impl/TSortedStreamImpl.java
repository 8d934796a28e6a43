package org.teavm.classlib.java.util.stream.impl;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Predicate;
import org.jspecify.annotations.NullUnmarked;

/**
 * A sorted stream. That of the compiler's class library asks its source for the number of elements
 * once the source has none left, so that {@code toList} and {@code toArray} fail.
 */
@NullUnmarked // as the class library is
public final class TSortedStreamImpl<T> extends TSimpleStreamImpl<T> {

  private final TSimpleStreamImpl<T> source;
  private final T[] elements;
  private int next;

  /** Creates the stream of the elements of {@code source} in an order. */
  @SuppressWarnings("unchecked") // the array is not visible
  public TSortedStreamImpl(TSimpleStreamImpl<T> source, Comparator<? super T> order) {
    this.source = source;
    this.elements = (T[]) source.toArray();
    Arrays.sort(elements, order);
  }

  @Override
  public boolean next(Predicate<? super T> consumer) {
    boolean isWanted = true;
    while (isWanted && next < elements.length) {
      isWanted = consumer.test(elements[next++]);
    }
    return next < elements.length;
  }

  @Override
  protected int estimateSize() {
    return elements.length - next;
  }

  @Override
  public void close() {
    source.close();
  }
}
