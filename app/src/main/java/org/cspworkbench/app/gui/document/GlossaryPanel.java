package org.cspworkbench.app.gui.document;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.TypedText;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.words.Term;
import org.cspworkbench.viewer.problem.TermRun;
import org.cspworkbench.viewer.words.GlossaryModel;
import org.jspecify.annotations.Nullable;

/**
 * The glossary over the window: at the left the terms, which typing filters, at the right the
 * selected one with its sentences, its picture and its run. The arrow keys move the selection,
 * Enter opens the run.
 */
final class GlossaryPanel {

  private static final int ROWS_PER_PAGE = 10;

  private final GlossaryModel model;
  private final Consumer<Term> open;
  private final JTextField filter = new JTextField();
  private final JList<Term> list = new JList<>();
  private final JLabel name = new JLabel(" ");
  private final WrappedText explanation = new WrappedText(" ", Token.TEXT);
  private final WrappedText words = new WrappedText(" ", Token.TEXT_MUTED);
  private final TermPicture picture = new TermPicture();
  private final JLabel run = Labels.note(" ");
  private final JButton openRun = Buttons.primary(text("glossary.open"), "play", this::open);
  private final JPanel content =
      Labels.panel(
          Token.BG_PANEL,
          "insets 16, gap 20",
          "[220!, fill][440!, fill]",
          "[]8[400::, grow, fill]");
  private @Nullable Popover popover;

  GlossaryPanel(ImmutableList<Term> asked, Consumer<Term> open) {
    this.model = new GlossaryModel(Locale.getDefault(), asked);
    this.open = open;
    content.getAccessibleContext().setAccessibleName(text("glossary.title"));
    filter.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, text("glossary.filter"));
    filter.getAccessibleContext().setAccessibleName(text("glossary.filter"));
    TypedText.whenChanged(
        filter,
        typed -> {
          model.filter(typed);
          fill();
        });
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new Row());
    list.setFixedCellWidth(1); // of the pane, so that long names are shortened
    list.getAccessibleContext().setAccessibleName(text("glossary.title"));
    list.addListSelectionListener(event -> select(list.getSelectedIndex()));
    Labels.styled(name, "h3");
    content.add(filter);
    content.add(name, "wrap");
    JScrollPane scroll = new JScrollPane(list);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    content.add(scroll, "hmin 0");
    content.add(details(), "top, wmin 0");
    LocalKeys.whenFocusWithin(content, "DOWN", () -> move(1));
    LocalKeys.whenFocusWithin(content, "UP", () -> move(-1));
    LocalKeys.whenFocusWithin(content, "PAGE_DOWN", () -> move(ROWS_PER_PAGE));
    LocalKeys.whenFocusWithin(content, "PAGE_UP", () -> move(-ROWS_PER_PAGE));
    LocalKeys.whenFocusWithin(content, "ENTER", this::open);
    fill();
  }

  private JPanel details() {
    JPanel details =
        new JPanel(
            new MigLayout("insets 0, gap 0, wrap 1, fillx", "[grow, fill]", "[]10[]14[]10[]8[]"));
    details.setOpaque(false);
    details.add(explanation, "wmin 0");
    details.add(words, "wmin 0");
    details.add(picture, "width 260!, height 260!");
    details.add(run, "wmin 0");
    details.add(openRun, "growx 0");
    return details;
  }

  /** Opens the glossary in the centre of a window. */
  void open(JRootPane root) {
    popover = Popover.over(root, content);
    filter.requestFocusInWindow();
    list.ensureIndexIsVisible(model.index());
  }

  private void open() {
    model
        .selected()
        .ifPresent(
            term -> {
              if (popover != null) {
                popover.close();
              }
              open.accept(term);
            });
  }

  private void fill() {
    list.setListData(model.listed().toArray(Term[]::new));
    show();
  }

  private void move(int rows) {
    model.move(rows);
    show();
  }

  private void select(int index) {
    if (index >= 0 && index != model.index()) {
      model.select(index);
      show();
    }
  }

  private void show() {
    list.setSelectedIndex(model.index());
    list.ensureIndexIsVisible(model.index());
    openRun.setEnabled(model.selected().isPresent());
    if (model.selected().isEmpty()) {
      name.setText(text("glossary.none"));
      return;
    }
    Term term = model.selected().get();
    name.setText(model.text().name(term));
    explanation.setText(model.text().explanation(term));
    words.setText(text("glossary.words", String.join(", ", model.text().otherWords(term))));
    run.setText(TermRun.title(term));
    picture.show(term);
    filter
        .getAccessibleContext()
        .setAccessibleDescription(name.getText() + ": " + explanation.getText());
  }

  /** Writes the name of a term; the terms that the user asked about are set apart. */
  private final class Row extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> of, Object value, int index, boolean isSelected, boolean hasFocus) {
      super.getListCellRendererComponent(
          of, model.text().name((Term) value), index, isSelected, hasFocus);
      boolean endsAsked = index == model.countOfAsked() - 1 && filter.getText().isBlank();
      setBorder(
          BorderFactory.createCompoundBorder(
              BorderFactory.createMatteBorder(
                  0, 0, endsAsked ? 1 : 0, 0, of.getSelectionBackground()),
              BorderFactory.createEmptyBorder(4, 8, 4, 8)));
      return this;
    }
  }
}
