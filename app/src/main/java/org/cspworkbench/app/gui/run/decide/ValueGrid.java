package org.cspworkbench.app.gui.run.decide;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.viewer.decide.DecideOffer.ValueRow;

/**
 * The values of a variable as buttons. If their results are known and there is space, they are
 * listed below each other with their results in words. Otherwise they are in columns, with their
 * results in the marks of the search tree.
 */
final class ValueGrid extends JPanel {

  private static final int MOST_COLUMNS = 4;
  private static final int MOST_WITHOUT_RESULTS = 3;
  private static final int GAP = 6;

  private final boolean isNarrow;
  private final String takeKey;
  private final Consumer<ValueRow> choose;
  private final boolean isShort;

  /**
   * Creates the buttons of {@code rows}, without the halves.
   *
   * @param room the space without scrolling; its height is 0 while it is unknown
   * @param isNarrow whether the list is too narrow for most results in words and for the key
   * @param takeKey the displayed name of the key that chooses the marked value
   * @param choose chooses a value
   */
  ValueGrid(
      ImmutableList<ValueRow> rows,
      Dimension room,
      boolean isNarrow,
      String takeKey,
      Consumer<ValueRow> choose) {
    this.isNarrow = isNarrow;
    this.takeKey = takeKey;
    this.choose = choose;
    setOpaque(false);
    ImmutableList<ValueRow> values =
        rows.stream()
            .filter(row -> !row.decision().splits())
            .collect(ImmutableList.toImmutableList());
    boolean areKnown = values.stream().anyMatch(row -> !row.result().sentence().isEmpty());
    ImmutableList<ChoiceButton> inWords = buttons(values, false);
    isShort = areKnown && room.height > 0 && !hasSpace(inWords, room);
    ImmutableList<ChoiceButton> buttons = isShort ? buttons(values, true) : inWords;
    int most = isShort ? MOST_COLUMNS : areKnown ? 1 : MOST_WITHOUT_RESULTS;
    setLayout(
        new MigLayout(
            "insets 0, gap %d, fillx, wrap %d".formatted(GAP, columns(buttons, room.width, most)),
            "[grow, fill, sg]"));
    buttons.forEach(button -> add(button, "wmin 0"));
  }

  private ImmutableList<ChoiceButton> buttons(ImmutableList<ValueRow> values, boolean areShort) {
    return values.stream()
        .map(row -> value(row, areShort))
        .collect(ImmutableList.toImmutableList());
  }

  private boolean hasSpace(ImmutableList<ChoiceButton> buttons, Dimension room) {
    int gap = UIScale.scale(GAP);
    int height = buttons.stream().mapToInt(each -> each.getPreferredSize().height + gap).sum();
    return height - gap <= room.height && !(isNarrow && widest(buttons) > room.width);
  }

  private static int widest(ImmutableList<ChoiceButton> buttons) {
    return buttons.stream().mapToInt(each -> each.getPreferredSize().width).max().orElse(1);
  }

  /** Returns the number of columns in which the buttons have space, with rows of similar length. */
  private static int columns(ImmutableList<ChoiceButton> buttons, int width, int most) {
    int gap = UIScale.scale(GAP);
    int columns = Math.max(1, Math.min(most, (width + gap) / (widest(buttons) + gap)));
    int lines = Math.max(1, (buttons.size() + columns - 1) / columns);
    return Math.max(1, (buttons.size() + lines - 1) / lines);
  }

  /** Returns whether results are in the marks of the search tree instead of words. */
  boolean isShort() {
    return isShort;
  }

  private ChoiceButton value(ValueRow row, boolean areShort) {
    return button(
        row,
        areShort ? row.result().marks() : row.result().sentence(),
        areShort,
        text("decide.value.name", row.name(), row.label()));
  }

  /** Creates the button of half of the domain, to be placed below the values. */
  JComponent half(ValueRow row) {
    String result = row.result().sentence();
    String split = text("decide.split");
    return button(
        row,
        isNarrow
            ? (text("decide.split.short") + " " + row.result().marks()).strip()
            : result.isEmpty() ? split : split + ": " + result,
        isNarrow,
        text("decide.split.name", row.name(), row.label()));
  }

  private ChoiceButton button(ValueRow row, String known, boolean areShort, String name) {
    String key = row.isMarked() && !areShort && !isNarrow ? takeKey : "";
    return new ChoiceButton(
        new ChoiceButton.Content(
            row.label(), row.isMarked(), known, areShort, key, name, row.result().sentence()),
        () -> choose.accept(row));
  }
}
