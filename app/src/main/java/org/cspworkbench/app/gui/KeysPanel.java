package org.cspworkbench.app.gui;

import static java.util.Comparator.comparingInt;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multimaps;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.Command;

/** The list of all keys and their actions, generated from the bound commands. */
final class KeysPanel {

  /** The possible numbers of columns, from the widest list to the narrowest. */
  private static final ImmutableList<Integer> COLUMNS = ImmutableList.of(4, 3, 2);

  /** The bound commands by the headings of their sections. */
  private final ImmutableListMultimap<String, Command> sections;

  private KeysPanel(ImmutableSet<Command> commands) {
    sections = Multimaps.index(commands, Command::keysHeading);
  }

  /**
   * Opens the list of the keys of {@code commands} over a window, as wide as fits, and with a
   * scroll bar if it is too high.
   */
  static void open(JRootPane root, ImmutableSet<Command> commands) {
    KeysPanel panel = new KeysPanel(commands);
    JScrollPane list =
        COLUMNS.stream()
            .map(panel::list)
            .filter(each -> each.getPreferredSize().width <= root.getWidth())
            .findFirst()
            .orElseGet(() -> panel.list(COLUMNS.get(COLUMNS.size() - 1)));
    Popover.over(root, list);
  }

  private JScrollPane list(int columns) {
    JPanel row = Labels.panel(Token.BG_PANEL, "insets 0, gap 24", "", "[top]");
    for (List<String> each : columns(columns)) {
      JPanel column = Labels.panel(Token.BG_PANEL, "insets 0, gapy 16, wrap 1", "", "");
      each.forEach(section -> column.add(keys(section)));
      row.add(column);
    }
    ScrolledColumn scrolled = new ScrolledColumn("insets 20 24 20 24");
    scrolled.add(row);
    return scrolled.scrolling();
  }

  /**
   * Distributes the sections over columns of similar height: each is added to the shortest column.
   */
  private List<List<String>> columns(int count) {
    List<List<String>> columns = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      columns.add(new ArrayList<>());
    }
    sections.keySet().stream()
        .sorted(comparingInt(section -> -rows(section)))
        .forEach(section -> Collections.min(columns, comparingInt(this::height)).add(section));
    return columns;
  }

  private int height(List<String> column) {
    return column.stream().mapToInt(this::rows).sum();
  }

  /** Returns the number of rows of a section, including its heading. */
  private int rows(String section) {
    return 2 + (int) typed(section).count() + sections.get(section).size();
  }

  private Stream<String> typed(String section) {
    return sections.get(section).stream()
        .flatMap(command -> command.scope().typed().stream())
        .distinct();
  }

  private JPanel keys(String section) {
    JPanel keys = Labels.panel(Token.BG_PANEL, "insets 0, wrap 2, gapy 5", "[]16[]", "");
    keys.add(Labels.heading(section), "span 2, gapbottom 6");
    typed(section).forEach(key -> addRow(keys, text(key), text(key + ".does")));
    sections.get(section).forEach(each -> addRow(keys, Keys.title(each), each.title()));
    return keys;
  }

  private static void addRow(JPanel keys, String key, String meaning) {
    keys.add(Labels.key(key), "right");
    keys.add(Labels.text(meaning));
  }
}
