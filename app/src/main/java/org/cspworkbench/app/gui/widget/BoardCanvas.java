package org.cspworkbench.app.gui.widget;

import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import org.cspworkbench.presentation.paint.Token;
import org.jspecify.annotations.Nullable;

/** A canvas of cells, each of which a screen reader finds and reads out. */
public abstract class BoardCanvas extends Canvas implements Accessible {

  /** A board on this ground. */
  protected BoardCanvas(Token ground) {
    super(ground);
  }

  /** How many cells there are now. */
  protected abstract int cellCount();

  /** What a cell is called in full: where it is, what it holds, what it can be. */
  protected abstract String cellName(int cell);

  /** Whether a cell is selected. */
  protected abstract boolean isCellSelected(int cell);

  /** Lets screen readers know that this cell is now the one that matters. */
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

  /** The board for a screen reader: a table whose children are its cells, row by row. */
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
