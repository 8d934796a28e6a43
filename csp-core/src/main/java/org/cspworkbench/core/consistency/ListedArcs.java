package org.cspworkbench.core.consistency;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashSet;
import java.util.Set;

/** As they came, and to be recorded in that order. */
final class ListedArcs implements WaitingArcs {

  private final Set<Integer> arcs = new LinkedHashSet<>();

  @Override
  public boolean isEmpty() {
    return arcs.isEmpty();
  }

  @Override
  public void add(int arc) {
    arcs.add(arc);
  }

  @Override
  public int remove() {
    int arc = next();
    remove(arc);
    return arc;
  }

  @Override
  public int next() {
    return arcs.iterator().next();
  }

  @Override
  public void remove(int arc) {
    arcs.remove(arc);
  }

  boolean contains(int arc) {
    return arcs.contains(arc);
  }

  ImmutableList<Integer> inOrder() {
    return ImmutableList.copyOf(arcs);
  }
}
