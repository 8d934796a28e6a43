package org.cspworkbench.app.gui.animate;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.app.paint.Token;
import org.jspecify.annotations.Nullable;

/** The lower part of the right column: eight counters at the event shown. */
final class CountersPane extends JPanel {

  private static final long serialVersionUID = 1;
  private static final int FIGURES = 8;
  private static final int COLUMNS = 4;
  private static final int GAP = 8; // between the rows

  private final transient AnimateModel model;
  private final transient List<JLabel> numbers = new ArrayList<>();
  private final transient List<JLabel> names = new ArrayList<>();
  private final transient List<JPanel> cells = new ArrayList<>();

  CountersPane(AnimateModel model) {
    super(
        new MigLayout(
            "insets 12 16 14 16, gapy 0, hidemode 3", "[grow, sg][grow, sg][grow, sg][grow, sg]"));
    this.model = model;
    setOpaque(false);
    add(Labels.heading(Texts.text("counters.title")), "span 2");
    add(Labels.note(Texts.text("counters.here")), "span 2, right, wrap 6");
    for (int i = 0; i < FIGURES; i++) {
      JLabel number = Labels.styled(new JLabel(Texts.text("counters.none")), "monospaced");
      number.putClientProperty(FlatClientProperties.STYLE, "font: bold +3 $monospaced.font");
      numbers.add(number);
      names.add(Labels.note(" ")); // as high as it will be
      cells.add(cell(i));
      add(cells.get(i), i % COLUMNS == COLUMNS - 1 ? "growx, wrap " + GAP : "growx");
    }
  }

  private JPanel cell(int i) {
    JPanel cell = new JPanel(new MigLayout("insets 0, gapy 0", "", "[]1[]"));
    cell.setOpaque(false);
    cell.add(numbers.get(i), "wrap");
    cell.add(names.get(i));
    return cell;
  }

  /** The height that both rows need. */
  int wholeHeight() {
    return firstRowHeight() + secondRowHeight();
  }

  /** The height that the first row needs alone. */
  int firstRowHeight() {
    int all = getPreferredSize().height;
    return cells.get(COLUMNS).isVisible() ? all - secondRowHeight() : all;
  }

  private int secondRowHeight() {
    return cells.get(COLUMNS).getPreferredSize().height + UIScale.scale(GAP);
  }

  /** Shows the second row, or leaves its place to what is above. */
  void showSecondRow(boolean visible) {
    cells.subList(COLUMNS, FIGURES).forEach(cell -> cell.setVisible(visible));
  }

  void update() {
    ImmutableList<Figure> figures = model.figures();
    for (int i = 0; i < FIGURES; i++) {
      boolean known = i < figures.size();
      String none = figures.isEmpty() ? Texts.text("counters.none") : ""; // or fewer than usual
      numbers.get(i).setText(known ? Texts.number(figures.get(i).here()) : none);
      names.get(i).setText("");
      if (known) {
        Figure figure = figures.get(i);
        names.get(i).setText(Texts.text("counter." + figure.key()));
        String tip = tip(figure.wholeRun());
        numbers.get(i).setToolTipText(tip);
        names.get(i).setToolTipText(tip);
      }
    }
  }

  private static @Nullable String tip(OptionalLong wholeRun) {
    return wholeRun.isPresent() ? Texts.text("counters.whole", wholeRun.getAsLong()) : null;
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, Colours.of(Token.LINE_SOFT)));
  }
}
