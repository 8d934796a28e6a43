package org.cspworkbench.core.consistency;

/** First in, first out. */
final class ArcRing implements WaitingArcs {

  private final int[] ring;
  private int first;
  private int size;

  ArcRing(int arcCount) {
    ring = new int[Math.max(1, arcCount)];
  }

  @Override
  public boolean isEmpty() {
    return size == 0;
  }

  @Override
  public void add(int arc) {
    int last = first + size++;
    ring[last < ring.length ? last : last - ring.length] = arc;
  }

  @Override
  public int remove() {
    int arc = ring[first];
    first = first + 1 == ring.length ? 0 : first + 1;
    size--;
    return arc;
  }

  @Override
  public int next() {
    return ring[first];
  }

  @Override
  public void remove(int arc) {
    for (int left = size; left > 0; left--) {
      int waiting = remove();
      if (waiting != arc) {
        add(waiting);
      }
    }
  }
}
