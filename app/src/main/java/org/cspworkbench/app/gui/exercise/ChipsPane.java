package org.cspworkbench.app.gui.exercise;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.exercise.Option;
import org.cspworkbench.viewer.lesson.TurnModel;
import org.cspworkbench.viewer.words.Texts;

/** The options of which several can be chosen: values, or arcs. */
final class ChipsPane extends JPanel {

  private static final int SHORT = 4;
  private static final int MIDDLING = 16;
  private static final String STYLE =
      "arc: 6; margin: 4,6,4,6; selectedBackground: $Csp.accent.tint;"
          + " selectedForeground: $Csp.accent.text; font: $monospaced.font";

  private final TurnModel model;
  private final List<JToggleButton> chips = new ArrayList<>();
  private ImmutableList<String> names = ImmutableList.of();

  ChipsPane(TurnModel model) {
    super(new MigLayout("insets 2, gap 6"));
    this.model = model;
    setOpaque(false);
  }

  void update() {
    ImmutableList<Option> options = model.chips();
    ImmutableList<String> wanted =
        options.stream().map(Option::name).collect(ImmutableList.toImmutableList());
    if (!wanted.equals(names)) {
      names = wanted;
      build(options);
    }
    for (int k = 0; k < chips.size(); k++) {
      chips.get(k).setSelected(options.get(k).isChosen());
      Labels.styled(chips.get(k), options.get(k).isChosen() ? "semibold" : "");
    }
    getAccessibleContext()
        .setAccessibleName(
            Texts.text(model.choosesArcs() ? "turn.chips.arcs" : "turn.chips.values"));
  }

  private void build(ImmutableList<Option> options) {
    removeAll();
    chips.clear();
    int longest = names.stream().mapToInt(String::length).max().orElse(0);
    int columns = longest <= SHORT ? 6 : longest <= MIDDLING ? 2 : 1;
    setLayout(
        new MigLayout("insets 2, gap 6, wrap " + columns, "[sg, grow, fill]".repeat(columns)));
    for (int k = 0; k < options.size(); k++) {
      int place = k;
      JToggleButton chip = new JToggleButton(options.get(k).name());
      chip.putClientProperty(FlatClientProperties.STYLE, STYLE);
      chip.addActionListener(event -> model.toggle(model.chips().get(place).number()));
      chip.setToolTipText(options.get(k).name());
      chips.add(chip);
      add(chip, "wmin 0");
    }
    revalidate();
    repaint();
  }
}
