package org.cspworkbench.viewer.problem;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/** The constraints of a problem as a list beside its picture. */
public interface ListedConstraints {

  /** Returns the number of constraints. */
  int count();

  /** Returns the rows of the list; none if there are too many constraints for a list. */
  ImmutableList<ModelRow> rows();

  /** Returns the selected constraint, or {@code NONE}. */
  int selectedConstraint();

  /** Returns the constraints that are marked: selected, pointed at, or current in the run. */
  ImmutableSet<Integer> marked();

  /** Returns the constraints that the values at the current position of the run violate. */
  ImmutableSet<Integer> violated();

  /** Marks a constraint that one points at; {@code NONE} for none. */
  void pointAt(int constraint);

  /** Selects a constraint; {@code NONE} for none. */
  void selectConstraint(int constraint);
}
