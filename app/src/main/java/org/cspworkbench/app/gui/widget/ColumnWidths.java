package org.cspworkbench.app.gui.widget;

import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Arrays;
import java.util.function.IntSupplier;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.table.TableColumn;
import javax.swing.table.TableColumnModel;

/**
 * Column widths that fit the content of a table at any font size. The remaining width is
 * distributed evenly. If the width is too small, the names in the first column are shortened, and
 * then the table is scrolled; numbers are never truncated.
 *
 * <p>As long as the columns are the same, none becomes narrower, so that changing numbers do not
 * move.
 */
public final class ColumnWidths {

  private final JTable table;
  private final JScrollPane scroll;
  private final IntSupplier names;
  private final IntSupplier shortNames;
  private int[] needed = new int[0];
  private float fontSize;

  /**
   * Manages the widths of the columns of {@code table}.
   *
   * @param names the width of the longest name in the first column
   * @param shortNames the width of the longest name if all names are shortened
   */
  public ColumnWidths(JTable table, JScrollPane scroll, IntSupplier names, IntSupplier shortNames) {
    this.table = table;
    this.scroll = scroll;
    this.names = names;
    this.shortNames = shortNames;
    table.setAutoResizeMode(JTable.AUTO_RESIZE_OFF);
    scroll
        .getViewport()
        .addComponentListener(
            new ComponentAdapter() {
              @Override
              public void componentResized(ComponentEvent event) {
                fit();
              }
            });
  }

  /** Forgets all widths, because the columns have changed. */
  public void forget() {
    needed = new int[0];
  }

  /** Adapts the widths to the current content of the table. */
  public void fit() {
    int count = table.getColumnCount();
    float size = table.getFont().getSize2D();
    if (needed.length != count || fontSize != size) {
      needed = new int[count];
      fontSize = size;
    }
    for (int column = 0; column < count; column++) {
      int now = column == 0 ? Math.max(names.getAsInt(), headWidth(0)) : widest(column);
      needed[column] = Math.max(needed[column], now);
    }
    int room = scroll.getViewport().getWidth();
    if (count > 0 && room > 0) {
      share(room - Arrays.stream(needed).sum());
    }
  }

  private void share(int rest) {
    TableColumnModel columns = table.getColumnModel();
    int each = Math.max(0, rest) / needed.length;
    for (int column = 0; column < needed.length; column++) {
      setWidth(columns.getColumn(column), needed[column] + each);
    }
    int least = Math.max(shortNames.getAsInt(), headWidth(0));
    if (rest < 0 && least < needed[0]) {
      setWidth(columns.getColumn(0), Math.max(least, needed[0] + rest));
    } else if (rest > 0) {
      setWidth(columns.getColumn(0), needed[0] + rest - each * (needed.length - 1));
    }
  }

  private static void setWidth(TableColumn column, int width) {
    column.setMinWidth(width);
    column.setPreferredWidth(width);
    column.setWidth(width);
  }

  private int widest(int column) {
    int widest = headWidth(column);
    for (int row = 0; row < table.getRowCount(); row++) {
      Component cell = table.prepareRenderer(table.getCellRenderer(row, column), row, column);
      widest = Math.max(widest, cell.getPreferredSize().width);
    }
    return widest;
  }

  private int headWidth(int column) {
    Component head =
        table
            .getTableHeader()
            .getDefaultRenderer()
            .getTableCellRendererComponent(
                table, table.getColumnName(column), false, false, -1, column);
    return head.getPreferredSize().width;
  }
}
