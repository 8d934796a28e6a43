package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JTextField;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.widget.TypedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.Command;

/**
 * The list of the keys that are active in a workspace, generated from the bound commands, in
 * columns of the same length. Typing reduces the list to the keys and actions that contain the
 * text.
 */
final class KeysPanel {

  /** The possible numbers of columns, from the widest list to the narrowest. */
  private static final ImmutableList<Integer> COLUMNS = ImmutableList.of(4, 3, 2, 1);

  private static final int MARGIN = 80; // of the window, around the list

  /** A row: a key and what it does. */
  private record Row(String heading, String key, String meaning) {

    boolean matches(String typed) {
      return (heading + " " + key + " " + meaning)
          .toLowerCase(Locale.ROOT)
          .contains(typed.toLowerCase(Locale.ROOT));
    }
  }

  private final ImmutableList<Row> rows;
  private final int columns;
  private final JTextField filter = new JTextField(24);
  private final JPanel list = Labels.panel(Token.BG_PANEL, "insets 0, gap 28", "", "[top]");
  private final JPanel content =
      Labels.panel(
          Token.BG_PANEL, "insets 16 20 16 20, wrap 1", "[grow, fill]", "[]10[grow, fill]");

  private KeysPanel(ImmutableCollection<Command> commands, int width) {
    rows = rows(commands);
    columns =
        COLUMNS.stream()
            .filter(count -> fill(rows, count) <= width)
            .findFirst()
            .orElse(COLUMNS.get(COLUMNS.size() - 1));
    fill(rows, columns);
    filter.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, text("keys.filter"));
    filter.getAccessibleContext().setAccessibleName(text("keys.filter"));
    TypedText.whenChanged(filter, this::show);
    ScrolledColumn scrolled = new ScrolledColumn("insets 0");
    scrolled.add(list);
    content.add(filter, "growx 0");
    content.add(scrolled.scrolling());
    content.setPreferredSize(content.getPreferredSize()); // the same while the list is filtered
  }

  /**
   * Opens the list of the keys of {@code commands} over a window, as wide as fits, and with a
   * scroll bar if it is too high.
   */
  static void open(JRootPane root, ImmutableCollection<Command> commands) {
    KeysPanel panel = new KeysPanel(commands, root.getWidth() - MARGIN);
    Popover.over(root, panel.content, panel.filter);
  }

  private static ImmutableList<Row> rows(ImmutableCollection<Command> commands) {
    ImmutableListMultimap<String, Command> sections =
        Multimaps.index(commands, Command::keysHeading);
    return sections.keySet().stream()
        .flatMap(heading -> rows(heading, sections.get(heading)))
        .collect(ImmutableList.toImmutableList());
  }

  private static Stream<Row> rows(String heading, ImmutableList<Command> section) {
    Stream<Row> typed =
        section.stream()
            .flatMap(command -> command.scope().typed().stream())
            .distinct()
            .map(key -> new Row(heading, text(key), text(key + ".does")));
    return Stream.concat(
        typed, section.stream().map(each -> new Row(heading, Keys.title(each), each.title())));
  }

  private void show(String typed) {
    fill(rows.stream().filter(row -> row.matches(typed)).toList(), columns);
    list.revalidate();
    list.repaint();
  }

  /** Lists rows in columns of similar length, and returns the width of the list. */
  private int fill(List<Row> shown, int count) {
    list.removeAll();
    int length = Math.max(1, (shown.size() + count - 1) / count);
    for (int first = 0; first < shown.size(); first += length) {
      list.add(column(shown.subList(first, Math.min(first + length, shown.size()))));
    }
    if (shown.isEmpty()) {
      list.add(Labels.note(text("search.none")));
    }
    return list.getPreferredSize().width;
  }

  private static JPanel column(List<Row> part) {
    JPanel column = Labels.panel(Token.BG_PANEL, "insets 0, wrap 2, gapy 3", "[]14[]", "");
    String heading = "";
    for (Row row : part) {
      if (!row.heading().equals(heading)) {
        column.add(
            Labels.heading(row.heading()), heading.isEmpty() ? "span 2" : "span 2, gaptop 8");
        heading = row.heading();
      }
      column.add(Labels.key(row.key()), "right");
      column.add(Labels.text(row.meaning()));
    }
    return column;
  }
}
