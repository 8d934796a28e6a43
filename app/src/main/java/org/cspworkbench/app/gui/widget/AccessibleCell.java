package org.cspworkbench.app.gui.widget;

import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import org.jspecify.annotations.Nullable;

/** The accessible object of a cell on a board that paints itself. */
public final class AccessibleCell extends AccessibleContext implements Accessible {

  private final Accessible board;
  private final int index;
  private final IntFunction<String> names;
  private final IntPredicate selected;

  /**
   * Creates a cell of {@code board}.
   *
   * @param names the current name of each cell
   * @param selected whether each cell is selected
   */
  public AccessibleCell(
      Accessible board, int index, IntFunction<String> names, IntPredicate selected) {
    this.board = board;
    this.index = index;
    this.names = names;
    this.selected = selected;
    setAccessibleParent(board);
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    return this;
  }

  @Override
  public String getAccessibleName() {
    return names.apply(index);
  }

  @Override
  public AccessibleRole getAccessibleRole() {
    return AccessibleRole.LABEL;
  }

  @Override
  public AccessibleStateSet getAccessibleStateSet() {
    AccessibleStateSet states = new AccessibleStateSet();
    states.add(AccessibleState.TRANSIENT);
    states.add(AccessibleState.SELECTABLE);
    states.add(AccessibleState.SHOWING);
    states.add(AccessibleState.VISIBLE);
    if (selected.test(index)) {
      states.add(AccessibleState.SELECTED);
    }
    return states;
  }

  @Override
  public int getAccessibleIndexInParent() {
    return index;
  }

  @Override
  public int getAccessibleChildrenCount() {
    return 0;
  }

  @Override
  public @Nullable Accessible getAccessibleChild(int i) {
    return null;
  }

  @Override
  public Locale getLocale() {
    return board.getAccessibleContext().getLocale();
  }
}
