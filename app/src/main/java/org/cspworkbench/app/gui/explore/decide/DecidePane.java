package org.cspworkbench.app.gui.explore.decide;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.explore.decide.DecideModel.Chooser;
import org.cspworkbench.app.gui.explore.decide.DecideOffer.ArcRow;
import org.cspworkbench.app.gui.explore.decide.DecideOffer.ValueRow;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.core.trace.Halves;
import org.cspworkbench.presentation.look.Token;
import org.jspecify.annotations.Nullable;

/**
 * The next choices of the viewer: the values of a variable, one of which is marked, and the queued
 * arcs. Another variable is selected on the board or with the buttons next to its name.
 */
public final class DecidePane extends JPanel {

  private static final String CHIP =
      "background: $Csp.%s; foreground: $Csp.%s; border: 2,7,2,7,$Csp.%s,1,6";

  private final DecideModel model;
  private final BiFunction<Integer, Integer, String> outcomes;
  private final String takeKey;
  private final JLabel heading = Labels.heading(" ");
  private final JLabel variable = Labels.styled(new JLabel(" "), "monospaced");
  private final JButton previous;
  private final JButton next;
  private final WrappedText fault = new WrappedText("", Token.CONFLICT_TEXT);
  private final ScrolledColumn rows =
      new ScrolledColumn("insets 0 16 12 16, fillx, wrap 1, gapy 6");
  private @Nullable DecideOffer shown;

  /**
   * Creates the pane of {@code model}.
   *
   * @param outcomes the result of a value of a variable, both given by index, in the displayed run;
   *     empty if it was not tried
   * @param takeKey the displayed name of the key that chooses the marked value
   */
  public DecidePane(
      DecideModel model, BiFunction<Integer, Integer, String> outcomes, String takeKey) {
    super(
        new MigLayout(
            "insets 12 0 0 0, gap 0, fill, hidemode 3", "[grow, fill]", "[][]6[grow, fill]"));
    this.model = model;
    this.outcomes = outcomes;
    this.takeKey = takeKey;
    setOpaque(false);
    previous = step("step-back", "decide.previous", -1);
    next = step("step", "decide.next", 1);
    JPanel head = new JPanel(new MigLayout("insets 0 16 0 12, fillx", "[]8[grow]0[]0[]", "[24!]"));
    head.setOpaque(false);
    head.add(heading);
    head.add(variable, "wmin 0");
    head.add(previous);
    head.add(next);
    fault.setVisible(false);
    add(head, "cell 0 0, wmin 0");
    add(fault, "cell 0 1, gapleft 16, gapright 16, wmin 0");
    add(rows.scrolling(), "cell 0 2, wmin 0, hmin 0");
  }

  private JButton step(String icon, String key, int by) {
    return Buttons.icon(
        icon, Icons.BESIDE_TEXT, text(key), () -> attempt(() -> model.pickNext(by)));
  }

  /** Lists the values of variable {@code x}, or displays why it cannot be chosen. */
  public void pick(int x) {
    attempt(() -> model.pick(x));
  }

  /** Chooses the marked value: the choice of the run, or the first value. */
  public void takeMarked() {
    if (shown != null) {
      shown.marked().ifPresent(row -> attempt(() -> model.choose(row.variable(), row.value())));
    }
  }

  private void attempt(Supplier<Optional<String>> action) {
    String refused = action.get().orElse("");
    fault.setText(refused);
    fault.setVisible(!refused.isEmpty());
    fault.getAccessibleContext().setAccessibleDescription(refused);
  }

  /** Updates the choices at the current position. */
  public void update() {
    if (!isWanted()) {
      return;
    }
    DecideOffer offer = DecideOffer.of(model, outcomes);
    if (offer.equals(shown)) {
      return; // keeps a button that is being pressed
    }
    shown = offer;
    fault.setVisible(false);
    heading.setText(offer.heading());
    variable.setText(offer.variable());
    previous.setVisible(offer.hasOtherVariables());
    next.setVisible(offer.hasOtherVariables());
    rows.removeAll();
    addValues(offer.values());
    if (!offer.note().isEmpty()) {
      rows.add(new WrappedText(offer.note(), Token.TEXT_MUTED), "wmin 0");
    }
    addArcs(offer.arcs());
    rows.revalidate();
    rows.repaint();
  }

  /** Lists the values below each other if they have results, otherwise in three columns. */
  private void addValues(ImmutableList<ValueRow> values) {
    boolean isToldOf = values.stream().anyMatch(row -> !row.outcome().isEmpty());
    JPanel list =
        new JPanel(
            isToldOf
                ? new MigLayout("insets 0, gap 6, fillx, wrap 1", "[grow, fill]")
                : new MigLayout("insets 0, gap 6, fillx, wrap 3", "[grow, fill, sg]"));
    list.setOpaque(false);
    values.stream()
        .filter(row -> !Halves.isHalf(row.value()))
        .forEach(row -> list.add(value(row), "wmin 0"));
    rows.add(list, "wmin 0");
    values.stream()
        .filter(row -> Halves.isHalf(row.value()))
        .forEach(row -> rows.add(half(row), "wmin 0"));
  }

  private void addArcs(ImmutableList<ArcRow> arcs) {
    if (!arcs.isEmpty()) {
      rows.add(Labels.heading(text("decide.arcs")), "gaptop 10");
    }
    for (ArcRow arc : arcs) {
      rows.add(
          row(
              chip(arc.name(), arc.isOwn()),
              arc.isOwn() ? text("decide.arc.own") : "",
              arc.isOwn(),
              "",
              text("decide.arc.name", arc.name()),
              () -> attempt(() -> model.chooseArc(arc.arc()))),
          "wmin 0");
    }
  }

  private JComponent value(ValueRow row) {
    return row(
        chip(row.label(), row.isMarked()),
        row.outcome(),
        row.isMarked(),
        row.isMarked() ? takeKey : "",
        text("decide.value.name", row.name(), row.label()),
        () -> attempt(() -> model.choose(row.variable(), row.value())));
  }

  private JComponent half(ValueRow row) {
    String split = text("decide.split");
    return row(
        chip(row.label(), row.isMarked()),
        row.outcome().isEmpty() ? split : split + ": " + row.outcome(),
        row.isMarked(),
        row.isMarked() ? takeKey : "",
        text("decide.split.name", row.name(), row.label()),
        () -> attempt(() -> model.choose(row.variable(), row.value())));
  }

  private static JLabel chip(String label, boolean isMarked) {
    JLabel chip = Labels.styled(new JLabel(label), "monospaced");
    chip.putClientProperty(
        FlatClientProperties.STYLE,
        isMarked
            ? CHIP.formatted("accent", "on.accent", "accent")
            : CHIP.formatted("bg.panel", "text", "line.control"));
    return chip;
  }

  private static JButton row(
      JLabel chip, String outcome, boolean isMarked, String key, String name, Runnable action) {
    JButton button = new JButton();
    button.setLayout(new MigLayout("insets 3 8 3 10, fillx, gap 10", "[][grow, fill][]", "[28!]"));
    button.add(chip);
    button.add(Labels.text(outcome), "wmin 0");
    if (!key.isEmpty()) {
      button.add(Labels.note(key));
    }
    button.setRequestFocusEnabled(false);
    button.putClientProperty(
        FlatClientProperties.STYLE,
        isMarked
            ? "background: $Csp.accent.tint; borderColor: $Csp.accent; margin: 0,0,0,0"
            : "margin: 0,0,0,0");
    button.setToolTipText(name);
    button.getAccessibleContext().setAccessibleName(name);
    button.getAccessibleContext().setAccessibleDescription(outcome);
    button.addActionListener(event -> action.run());
    return button;
  }

  /** Returns whether the viewer chooses, so that the pane is needed. */
  public boolean isWanted() {
    return model.chooser() != Chooser.ALGORITHM;
  }
}
