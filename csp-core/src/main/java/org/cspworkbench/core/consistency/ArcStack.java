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
