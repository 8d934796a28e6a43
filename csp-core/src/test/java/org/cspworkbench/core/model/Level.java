package org.cspworkbench.core.model;

import java.util.List;
import java.util.SortedSet;

/** A level of consistency, by its definition. */
@FunctionalInterface
interface Level {
  /** Takes something away that may not stay; says whether there was anything. */
  boolean shrink(List<SortedSet<Integer>> domains);
}
