package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.Dimension;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparedScale;
import org.jspecify.annotations.Nullable;

/** The label of the current place and its unit. */
final class PlaceLabel extends JPanel {

  private static final int SLACK = 10; // text may be slightly wider at higher resolution

  private final CompareModel model;
  private final JLabel place = Labels.styled(new JLabel(), "monospaced");
  private final JLabel scale = Labels.note("");

  PlaceLabel(CompareModel model) {
    super(new MigLayout("insets 0", "[shrink 0]4[shrinkprio 200]"));
    setOpaque(false);
    this.model = model;
    place.setBorder(BorderFactory.createEmptyBorder(0, 0, 0, SLACK));
    add(place);
    Overflow.SHORTENED.declareFor(scale);
    add(scale, "wmin 0");
  }

  void update() {
    place.setText(ComparedScale.words(model));
    reserve();
    scale.setText(ComparedScale.note(model));
    scale.setToolTipText(noteTip());
  }

  /** Reserves the width of the last place, so that the layout does not change during playback. */
  private void reserve() {
    String last = ComparedScale.words(model, model.playback().end());
    int width = place.getFontMetrics(place.getFont()).stringWidth(last) + SLACK;
    place.setPreferredSize(null);
    Dimension size = place.getPreferredSize();
    place.setPreferredSize(new Dimension(Math.max(size.width, width), size.height));
    place.setMinimumSize(place.getPreferredSize());
  }

  private @Nullable String noteTip() {
    if (model.playback().isWithoutTimes()) {
      return text("compare.untimed.tip");
    }
    return model.scale().isLogarithmic() ? text("compare.scale.tip") : null;
  }
}
