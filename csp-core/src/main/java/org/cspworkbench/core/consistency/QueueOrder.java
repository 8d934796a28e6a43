package org.cspworkbench.core.consistency;

import java.util.Arrays;
import java.util.Optional;
import org.cspworkbench.core.kernel.Domains;

/**
 * In what order the arcs that wait for a revision are taken out. It changes the number of checks,
 * never the fixpoint (Wallace and Freuder, "Ordering Heuristics for Arc Consistency Algorithms",
 * Canadian Conference on Artificial Intelligence 1992).
 */
public enum QueueOrder {
  /** As they came. */
  FIRST_IN_FIRST_OUT("fifo") {
    @Override
    WaitingArcs over(Domains domains) {
      return new ArcRing(domains.network().arcCount());
    }
  },
  /** The last that came. */
  LAST_IN_FIRST_OUT("lifo") {
    @Override
    WaitingArcs over(Domains domains) {
      return new ArcStack(domains.network().arcCount());
    }
  },
  /**
   * One of those that depend on the variable with the fewest values left; those that depend on
   * several variables last.
   */
  SMALLEST_DOMAIN("smallest-domain") {
    @Override
    WaitingArcs over(Domains domains) {
      return new ArcsByDomain(domains);
    }
  };

  private final String id;

  QueueOrder(String id) {
    this.id = id;
  }

  /** Returns the order of this id, if there is one. */
  public static Optional<QueueOrder> of(String id) {
    return Arrays.stream(values()).filter(order -> order.id.equals(id)).findFirst();
  }

  /** Returns its name on the command line, such as {@code lifo}. */
  public String id() {
    return id;
  }

  /** Returns an empty line for the arcs of these domains. */
  abstract WaitingArcs over(Domains domains);

  /** First in, first out. */
  private static final class ArcRing implements WaitingArcs {

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

  /** Last in, first out. */
  private static final class ArcStack implements WaitingArcs {

    private final int[] stack;
    private int size;

    ArcStack(int arcCount) {
      stack = new int[arcCount];
    }

    @Override
    public boolean isEmpty() {
      return size == 0;
    }

    @Override
    public void add(int arc) {
      stack[size++] = arc;
    }

    @Override
    public int remove() {
      return stack[--size];
    }

    @Override
    public int next() {
      return stack[size - 1];
    }

    @Override
    public void remove(int arc) {
      int place = size - 1;
      while (stack[place] != arc) {
        place--;
      }
      size--;
      System.arraycopy(stack, place + 1, stack, place, size - place);
    }
  }
}
