package org.cspworkbench.app.gui.widget;

import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import org.cspworkbench.presentation.surface.Token;
import org.jspecify.annotations.Nullable;

/** A canvas of cells, each of which is accessible to screen readers. */
public abstract class BoardCanvas extends Canvas implements Accessible {

  /** Creates a board on this background. */
  protected BoardCanvas(Token ground) {
    super(ground);
  }

  /** Returns the current number of cells. */
  protected abstract int cellCount();

  /** Returns the full description of a cell: its position, its value, and its candidates. */
  protected abstract String cellName(int cell);

  /** Returns whether a cell is selected. */
  protected abstract boolean isCellSelected(int cell);

  /** Notifies screen readers that this cell is now the active one. */
  protected final void announce(int cell) {
    AccessibleContext context = getAccessibleContext();
    context.firePropertyChange(
        AccessibleContext.ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY,
        null,
        context.getAccessibleChild(cell));
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext = new AccessibleBoard();
    }
    return accessibleContext;
  }

  /** The board as a table whose children are its cells, row by row. */
  private final class AccessibleBoard extends AccessibleJComponent {
    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.TABLE;
    }

    @Override
    public int getAccessibleChildrenCount() {
      return cellCount();
    }

    @Override
    public @Nullable Accessible getAccessibleChild(int i) {
      return i < 0 || i >= cellCount()
          ? null
          : new AccessibleCell(
              BoardCanvas.this, i, BoardCanvas.this::cellName, BoardCanvas.this::isCellSelected);
    }
  }
}
