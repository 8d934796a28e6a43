package org.cspworkbench.core.consistency;

/** Last in, first out. */
final class ArcStack implements WaitingArcs {

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
}
