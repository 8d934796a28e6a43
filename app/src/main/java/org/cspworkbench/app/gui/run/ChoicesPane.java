package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.presentation.explore.NodeFacts;
import org.cspworkbench.presentation.explore.NodeWords;
import org.cspworkbench.presentation.explore.ValueChoice;
import org.cspworkbench.presentation.explore.ValueChoices;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The values that could be chosen at the selected node, with their results; a click on a value goes
 * to the node where it was tried.
 */
final class ChoicesPane extends JPanel {

  private static final NodeWords WORDS = new NodeWords(Texts.phrases());

  private static final String CHIP =
      "background: $Csp.%s; foreground: $Csp.%s; border: 2,7,2,7,$Csp.%s,1,6";

  private final ExploreModel model;
  private final JLabel variable = Labels.styled(new JLabel(" "), "monospaced");
  private final JLabel heading = Labels.heading(text("explore.choices"));
  private final ScrolledColumn rows =
      new ScrolledColumn("insets 0 16 12 16, fillx, wrap 1, gapy 6");
  private @Nullable Shown shown;

  /** The displayed choices, or the reason why there are none. */
  private record Shown(ValueChoices choices, String none) {}

  ChoicesPane(ExploreModel model) {
    super(new MigLayout("insets 12 0 0 0, gap 0, fill", "[grow, fill]", "[]8[grow, fill]"));
    this.model = model;
    setOpaque(false);
    add(heading, "split 2, gapleft 16, gapright 8, growx 0");
    add(variable, "growx, wmin 0, gapright 16, wrap");
    add(rows.scrolling(), "wmin 0, hmin 0");
  }

  /** Updates the choices at a node; shows none while the details of the node are unknown. */
  void update(ValueChoices choices, Optional<NodeFacts> facts) {
    String none = choices.variable().isPresent() ? "" : facts.map(WORDS::noChoice).orElse("");
    Shown now = new Shown(choices, none);
    if (!now.equals(shown)) { // keeps a button that is being pressed
      shown = now;
      heading.setText(text(none.isEmpty() ? "explore.choices" : "explore.nochoice"));
      show(choices, none);
    }
  }

  private void show(ValueChoices choices, String none) {
    variable.setText(choices.variable().map(each -> each.name()).orElse(" "));
    rows.removeAll();
    if (!none.isEmpty()) {
      rows.add(Labels.note(none), "wmin 0");
    }
    int last = lastTried(choices.values());
    for (ValueChoice choice : choices.values()) {
      rows.add(row(choice, choice.node() == last && choice.wasTried()), "wmin 0");
    }
    if (choices.leftOut() > 0) {
      rows.add(Labels.note(text("explore.choices.more", choices.leftOut())));
    }
    rows.revalidate();
    rows.repaint();
  }

  /** Returns the node of the value that was tried last, where the search continued. */
  private static int lastTried(ImmutableList<ValueChoice> choices) {
    return choices.stream().mapToInt(ValueChoice::node).max().orElse(0);
  }

  private JComponent row(ValueChoice choice, boolean isLast) {
    JComponent row = choice.wasTried() ? button(choice, isLast) : new JPanel();
    row.setLayout(new MigLayout("insets 3 8 3 10, fillx, gap 10", "[][grow, fill][]", "[28!]"));
    row.setOpaque(choice.wasTried());
    JLabel chip = Labels.styled(new JLabel(choice.label()), "monospaced");
    chip.putClientProperty(FlatClientProperties.STYLE, chipStyle(choice));
    row.add(chip);
    String outcome = WORDS.outcome(choice);
    row.add(choice.wasTried() ? Labels.text(outcome) : Labels.note(outcome), "wmin 0");
    if (isLast) {
      row.add(Labels.note(Keys.title(ExploreCommands.NODE_TAKE)));
    }
    return row;
  }

  private JButton button(ValueChoice choice, boolean isLast) {
    JButton button = new JButton();
    button.setRequestFocusEnabled(false);
    button.putClientProperty(
        FlatClientProperties.STYLE,
        isLast
            ? "background: $Csp.accent.tint; borderColor: $Csp.accent; margin: 0,0,0,0"
            : "margin: 0,0,0,0");
    button
        .getAccessibleContext()
        .setAccessibleName(text("explore.choice.name", choice.label(), WORDS.outcome(choice)));
    button.setToolTipText(WORDS.outcome(choice));
    button.addActionListener(event -> model.goTo(choice.node()));
    return button;
  }

  /** Returns the style of a value, which depends on its result. */
  private static String chipStyle(ValueChoice choice) {
    return switch (choice.fate()) {
      case FAILED, EXHAUSTED -> CHIP.formatted("dead.fill", "dead.text", "dead.mark");
      case SKIPPED -> CHIP.formatted("back.fill", "back.text", "back.mark");
      case SOLVED -> CHIP.formatted("solved.fill", "solved.text", "solved.mark");
      case OPEN -> CHIP.formatted("accent", "on.accent", "accent");
      case UNTRIED -> CHIP.formatted("bg.panel", "text.muted", "line.control");
    };
  }
}
