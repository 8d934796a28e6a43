package org.cspworkbench.app.gui.start;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.ParameterField;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.viewer.start.ProblemFormModel;
import org.cspworkbench.viewer.start.ProblemOpener;
import org.cspworkbench.viewer.start.ProblemTarget;

/**
 * The problems of the gallery: at the left their list, in the middle what the selected one asks and
 * the fields of its parameters, at the right a solution. Enter opens it in Animate.
 */
final class ProblemPane extends JPanel {

  private static final int COLUMNS = 8; // of a text field

  private final ProblemFormModel model;
  private final ProblemOpener opens;
  private final JList<Gallery.Entry> list;
  private final JLabel title = new JLabel(" ");
  private final WrappedText description = new WrappedText(" ", Token.TEXT);
  private final WrappedText fame = new WrappedText(" ", Token.TEXT);
  private final WrappedText known = new WrappedText(" ", Token.TEXT_MUTED);
  private final WrappedText source = new WrappedText(" ", Token.TEXT_MUTED);
  private final JPanel fields =
      new JPanel(new MigLayout("insets 0, gap 6, wrap 3", "[]10[90!, fill]8[]"));
  private final WrappedText fault = new WrappedText("", Token.CONFLICT_TEXT);
  private final ProblemPreview preview = new ProblemPreview();
  private final List<JButton> openers = new ArrayList<>();
  private final JButton edit;

  /**
   * Creates the pane.
   *
   * @param opens opens the problem of the form
   * @param texts shows a text to be changed
   * @param files asks for a file with a problem
   * @param back leaves the pane
   */
  ProblemPane(
      ProblemFormModel model,
      ProblemOpener opens,
      Consumer<String> texts,
      Runnable files,
      Runnable back) {
    super(
        new MigLayout(
            "insets 36 24 24 16, fill",
            "[80:pref:240, fill]20[grow, fill]",
            "[]4[]16[grow, fill]"));
    this.model = model;
    this.opens = opens;
    list = new ListOfTitles(model.entries());
    Overflow.SHORTENED.declareFor(list);
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new Row());
    list.getAccessibleContext().setAccessibleName(text("problem.title"));
    list.setSelectedValue(model.entry(), true);
    list.addListSelectionListener(event -> select());
    JLabel heading = Labels.heading(text("problem.title"));
    heading.putClientProperty(FlatClientProperties.STYLE, "font: +3 $semibold.font");
    add(heading, "span 2, wrap");
    add(new WrappedText(text("problem.note"), Token.TEXT_MUTED), "span 2, wmin 0, wrap");
    JScrollPane scroll =
        new JScrollPane(
            list, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    add(scroll, "hmin 0");
    edit =
        Buttons.plain(
            text("problem.edit"), () -> model.shipped().ifPresent(it -> texts.accept(it.text())));
    edit.setToolTipText(text("problem.edit.tip"));
    add(details(files, back), "hmin 0");
    LocalKeys.whenFocused(list, "ENTER", () -> open(ProblemTarget.ANIMATE));
    LocalKeys.whenFocusWithin(this, "control ENTER", () -> open(ProblemTarget.ANIMATE));
    select();
  }

  private JPanel details(Runnable files, Runnable back) {
    JPanel details =
        new JPanel(
            new MigLayout(
                "insets 0, gap 0, fillx, wrap 1, hidemode 3",
                "[grow, fill]",
                "[]6[]6[]6[]2[]14[]6[]10[]12[120:280:, grow, fill]"));
    details.setOpaque(false);
    fields.setOpaque(false);
    Labels.styled(title, "h3");
    details.add(title, "wmin 0");
    details.add(description, "wmin 0");
    details.add(fame, "wmin 0");
    details.add(known, "wmin 0");
    details.add(source, "wmin 0");
    details.add(fields, "wmin 0");
    details.add(fault, "wmin 0");
    details.add(buttons(files, back));
    details.add(preview, "wmin 0, hmin 160");
    return details;
  }

  private JPanel buttons(Runnable files, Runnable back) {
    JPanel buttons = new JPanel(new MigLayout("insets 0, gap 8 6, hidemode 3"));
    buttons.setOpaque(false);
    openers.add(
        Buttons.primary(text("workspace.animate"), "play", () -> open(ProblemTarget.ANIMATE)));
    openers.add(Buttons.plain(text("workspace.compare"), () -> open(ProblemTarget.COMPARE)));
    openers.add(Buttons.plain(text("workspace.explore"), () -> open(ProblemTarget.EXPLORE)));
    openers.forEach(each -> buttons.add(each, "split 3"));
    JButton file = Buttons.plain(text("problem.file"), files);
    file.setToolTipText(text("problem.file.tip"));
    buttons.add(file, "newline, split 2");
    buttons.add(Buttons.plain(text("start.back"), back));
    buttons.add(edit, "newline");
    return buttons;
  }

  /** Moves the focus to the list. */
  void begin() {
    list.requestFocusInWindow();
    list.ensureIndexIsVisible(list.getSelectedIndex());
  }

  private void open(ProblemTarget target) {
    if (model.fault().isEmpty()) {
      opens.accept(model, target);
    }
  }

  private void select() {
    Gallery.Entry entry = list.getSelectedValue();
    if (entry == null) {
      return;
    }
    model.select(entry);
    title.setText(model.words().title(entry));
    description.setText(model.words().description(entry));
    fame.setText(model.words().fame(entry));
    known.setText(text("problem.known", model.words().known(entry)));
    source.setText(text("problem.source", entry.source()));
    edit.setVisible(model.shipped().isPresent());
    fillFields();
    update();
  }

  private void fillFields() {
    fields.removeAll();
    for (Parameter parameter : model.fields()) {
      ParameterField field =
          ParameterField.of(parameter, COLUMNS).onEnter(() -> open(ProblemTarget.ANIMATE));
      field.show(model.text(parameter));
      field.onChange(
          () -> {
            model.type(parameter, field.text());
            update();
          });
      fields.add(field.label(model.label(parameter)));
      String range = model.sentences().range(parameter);
      field.component().getAccessibleContext().setAccessibleDescription(range);
      boolean isWide = parameter instanceof Parameter.OneOf;
      fields.add(field.component(), isWide ? "span 2, width 160!" : "");
      if (!isWide) {
        fields.add(Labels.note(range));
      }
    }
    fields.setVisible(fields.getComponentCount() > 0);
  }

  private void update() {
    String wrong = model.fault().orElse("");
    fault.setText(wrong);
    fault.setVisible(!wrong.isEmpty());
    openers.forEach(each -> each.setEnabled(wrong.isEmpty()));
    preview.show(model, this::refuse);
    revalidate();
    repaint();
  }

  /** Shows why a problem could not be made although each of its fields is in its range. */
  private void refuse(String sentence) {
    fault.setText(sentence);
    fault.setVisible(true);
    openers.forEach(each -> each.setEnabled(false));
    revalidate();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }

  /** The list, which is shortened where its titles would leave too little room for the rest. */
  private static final class ListOfTitles extends JList<Gallery.Entry> {
    ListOfTitles(List<Gallery.Entry> entries) {
      super(entries.toArray(Gallery.Entry[]::new));
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
      return true;
    }
  }

  /** Writes the title of a problem. */
  private final class Row extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> of, Object value, int index, boolean isSelected, boolean hasFocus) {
      super.getListCellRendererComponent(
          of, model.words().title((Gallery.Entry) value), index, isSelected, hasFocus);
      setToolTipText(getText());
      setBorder(BorderFactory.createEmptyBorder(5, 8, 5, 8));
      return this;
    }
  }
}
