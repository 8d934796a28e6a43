package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.explore.NodeFacts;
import org.cspworkbench.presentation.explore.NodeWords;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.words.Texts;

/** The details of the selected node. */
final class NodePane extends JPanel {

  private static final NodeWords WORDS = new NodeWords(Texts.phrases());

  private final JLabel name = Labels.styled(new JLabel(" "), "monospaced");
  private final JLabel decision = Labels.note("");
  private final JLabel path = number();
  private final JLabel forced = number();
  private final JLabel below = number();

  NodePane() {
    super(
        new MigLayout("insets 9 16 9 16, fillx, wrap 2, gapy 5", "[]16[grow, fill]", "[]9[][][]"));
    add(Labels.heading(text("explore.node")), "span 2, split 3");
    add(name, "wmin 0, gapleft 8, growx, pushx");
    add(decision);
    row("explore.path", path);
    row("explore.forced", forced);
    row("explore.below", below);
  }

  private static JLabel number() {
    return Labels.styled(new JLabel(" "), "monospaced");
  }

  private void row(String key, JLabel value) {
    add(Labels.note(text(key)));
    add(value, "wmin 0");
  }

  /** Updates the details; empty shows none. */
  void update(Optional<NodeFacts> facts) {
    facts.ifPresentOrElse(this::show, this::clear);
  }

  private void clear() {
    for (JLabel each : List.of(name, decision, path, forced, below)) {
      each.setText(" ");
      each.setToolTipText(null);
    }
  }

  private void show(NodeFacts facts) {
    name.setText(WORDS.name(facts));
    decision.setText(facts.decision() == 0 ? "" : text("explore.decision", facts.decision()));
    path.setText(WORDS.path(facts));
    forced.setText(text("explore.count", facts.forced()));
    below.setText(
        facts.below() == 0
            ? text("explore.below.none")
            : text("explore.below.counts", facts.below(), facts.fails()));
    below.setToolTipText(below.getText());
    path.setToolTipText(String.join(" › ", facts.path()));
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(1, 0, 1, 0, Colours.of(Token.LINE_SOFT)));
  }
}
