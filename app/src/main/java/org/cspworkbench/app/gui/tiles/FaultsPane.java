package org.cspworkbench.app.gui.tiles;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.TileSetWords;
import org.cspworkbench.tiles.draft.DraftFault;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.words.Texts;

/** The combinations of sides that no tile answers, at most three, the most frequent first. */
final class FaultsPane extends JPanel {

  private static final TileSetWords WORDS = TileSetWords.plain(Texts.phrases());
  private static final int MOST = 3;

  private final TileInspectorModel model;
  private final SetChecks checks;
  private final JLabel state = Labels.note("");
  private final JPanel rows =
      new JPanel(new MigLayout("insets 0, gap 10, fillx, wrap 2", "[32!]10[grow, fill]"));
  private ImmutableList<DraftFault> shown = ImmutableList.of();

  FaultsPane(TileInspectorModel model, SetChecks checks) {
    super(new MigLayout("insets 10 16 10 16, gap 6, fillx, wrap 2", "[grow, fill][]", ""));
    this.model = model;
    this.checks = checks;
    setOpaque(false);
    rows.setOpaque(false);
    add(Labels.heading(text("tileset.faults")));
    add(state);
    add(rows, "span 2, growx, wmin 0");
  }

  void update() {
    setVisible(model.source().isPresent());
    ImmutableList<DraftFault> now =
        checks.faults().stream().limit(MOST).collect(ImmutableList.toImmutableList());
    state.setText(
        text(
            !checks.areFaultsKnown()
                ? "tileset.faults.checking"
                : checks.faults().isEmpty() ? "tileset.faults.none" : "tileset.faults.checked"));
    if (!now.equals(shown)) {
      shown = now;
      rows.removeAll();
      for (DraftFault fault : now) {
        rows.add(new JLabel(new FaultIcon(fault.sides(), model.source())), "top");
        WrappedText words = new WrappedText(WORDS.sentence(fault), Token.TEXT);
        words.setToolTipText(WORDS.frequency(fault));
        rows.add(words, "wmin 0");
      }
      rows.revalidate();
      rows.repaint();
    }
  }
}
