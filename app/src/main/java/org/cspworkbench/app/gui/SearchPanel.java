package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListCellRenderer;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.TypedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.workspace.CommandSearch;
import org.cspworkbench.viewer.workspace.CommandSearch.Hit;

/**
 * The search over commands, solvers, lessons and problems: a text field with the results below it.
 * The arrow keys move the marker, Enter executes or opens the marked result.
 */
final class SearchPanel {

  private static final int WIDTH = 620;
  private static final int HEIGHT = 480;
  private static final int ROWS_PER_PAGE = 8;

  private final CommandSearch search;
  private final JTextField field = new JTextField();
  private final JList<Hit> list = new JList<>();
  private final JPanel content =
      Labels.panel(Token.BG_PANEL, "insets 8, fill, wrap 1", "[grow, fill]", "[]6[grow, fill]");

  private SearchPanel(CommandSearch search) {
    this.search = search;
    content.getAccessibleContext().setAccessibleName(text("command.search"));
    field.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, text("search.hint"));
    field.getAccessibleContext().setAccessibleName(text("search.hint"));
    TypedText.whenChanged(field, search::type);
    list.setCellRenderer(new Row());
    list.setFocusable(false);
    list.getAccessibleContext().setAccessibleName(text("search.results"));
    Overflow.SHORTENED.declareFor(list);
    JScrollPane scroll =
        new JScrollPane(
            list, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.putClientProperty(FlatClientProperties.STYLE, "border: 0,0,0,0");
    content.add(field);
    content.add(scroll);
    content.setPreferredSize(UIScale.scale(new Dimension(WIDTH, HEIGHT)));
    LocalKeys.whenFocused(field, "DOWN", () -> move(1));
    LocalKeys.whenFocused(field, "UP", () -> move(-1));
    LocalKeys.whenFocused(field, "PAGE_DOWN", () -> move(ROWS_PER_PAGE));
    LocalKeys.whenFocused(field, "PAGE_UP", () -> move(-ROWS_PER_PAGE));
    search.addListener(this::update);
    update();
  }

  /** Opens the search over a window. */
  static void open(JRootPane root, CommandSearch search) {
    SearchPanel panel = new SearchPanel(search);
    Popover popover = Popover.over(root, panel.content, panel.field);
    LocalKeys.whenFocused(panel.field, "ENTER", () -> panel.act(popover));
    panel.list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            search.mark(panel.list.locationToIndex(event.getPoint()));
            panel.act(popover);
          }
        });
  }

  private void act(Popover popover) {
    search
        .action()
        .ifPresent(
            action -> {
              popover.close();
              action.run();
            });
  }

  private void move(int rows) {
    search.mark(search.marked() + rows);
  }

  private void update() {
    ImmutableList<Hit> found = search.found();
    list.setListData(found.toArray(Hit[]::new));
    list.setSelectedIndex(search.marked());
    list.ensureIndexIsVisible(search.marked());
    field
        .getAccessibleContext()
        .setAccessibleDescription(
            found.isEmpty() ? text("search.none") : found.get(search.marked()).title());
  }

  /** A row: the name and what it is, on the right its key or its kind. */
  private static final class Row extends JPanel implements ListCellRenderer<Hit> {
    private final JLabel title = Labels.heading("");
    private final JLabel about = Labels.note("");
    private final JLabel kind = Labels.note("");
    private final JLabel key = Labels.key("");

    Row() {
      super(new MigLayout("insets 5 10 5 10, fillx, hidemode 3", "[]12[grow, 0::]12[]8[]", ""));
      add(title);
      add(about, "growx, wmin 0");
      add(kind);
      add(key);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends Hit> rows, Hit hit, int index, boolean isSelected, boolean hasFocus) {
      setBackground(Colours.of(isSelected ? Token.ACCENT_TINT : Token.BG_PANEL));
      title.setText(hit.title());
      title.setEnabled(hit.obstacle().isEmpty());
      about.setText(hit.obstacle().orElse(hit.about()));
      kind.setText(hit.kind());
      key.setVisible(hit.command().isPresent());
      hit.command().ifPresent(command -> key.setText(Keys.title(command)));
      getAccessibleContext().setAccessibleName(hit.title() + ", " + hit.kind());
      return this;
    }
  }
}
