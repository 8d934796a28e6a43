package org.cspworkbench.app.gui.tiles;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ParameterField;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.DraftEdit;
import org.cspworkbench.presentation.tile.DraftFields;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.tiles.draft.DraftTile;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.words.Texts;

/** The weight of the selected tile as a slider with logarithmic steps and as a number. */
final class WeightField extends JPanel {

  private static final int STEPS = 160;
  private static final double GREATEST = 16; // of the slider
  private static final double LEAST = 0.1; // of the slider

  private final TileInspectorModel model;
  private final JSlider slider = new JSlider(1, STEPS);
  private final ParameterField number =
      ParameterField.digits(DraftFields.WEIGHT, 5).onTyped(this::type);
  private final JLabel share = Labels.note("");
  private boolean isUpdating;

  WeightField(TileInspectorModel model) {
    super(
        new MigLayout(
            "insets 10 16 10 16, gap 6, fillx, wrap 2", "[grow, fill]12[66!, fill]", "[][]"));
    this.model = model;
    setOpaque(false);
    add(Labels.heading(text("tileset.weight")), "split 2, span 2, growx, pushx");
    add(share, "growx 0");
    slider.getAccessibleContext().setAccessibleName(text("tileset.weight"));
    slider.addChangeListener(
        event -> {
          if (!isUpdating) {
            set(weightAt(slider.getValue()));
          }
        });
    add(slider, "wmin 0");
    add(number.named(text("tileset.weight.number")));
  }

  /** Returns the weight at a position of the slider, rounded to what can be read. */
  static double weightAt(int step) {
    double weight = Math.expm1(step * Math.log1p(GREATEST) / STEPS);
    return Math.max(LEAST, weight < 2 ? Math.rint(weight * 20) / 20 : Math.rint(weight * 4) / 4);
  }

  /** Returns the position of the slider for a weight. */
  static int stepOf(double weight) {
    return (int)
        Math.max(1, Math.min(STEPS, Math.round(Math.log1p(weight) * STEPS / Math.log1p(GREATEST))));
  }

  private void set(double weight) {
    model.editTile(DraftEdit.Kind.WEIGHT, (draft, tile) -> draft.withWeight(tile, weight));
  }

  private void type() {
    String before = model.draftTile().map(tile -> words(tile.weight())).orElse(number.text());
    if (!number.text().equals(before)) {
      Optional<Double> typed =
          number.value(text -> DraftFields.WEIGHT.parse(text.replace(',', '.')));
      number.show(before);
      typed.ifPresent(this::set);
    }
  }

  private static String words(double weight) {
    return Parameter.Decimal.write(Math.rint(weight * 10_000) / 10_000);
  }

  /** Shows the weight of a tile. */
  void show(DraftTile tile) {
    isUpdating = true;
    if (!slider.getValueIsAdjusting()) {
      slider.setValue(stepOf(tile.weight()));
    }
    number.show(words(tile.weight()));
    share.setText(text("tileset.share", Texts.decimal(100 * model.share(), 0)));
    isUpdating = false;
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBorder(BorderFactory.createMatteBorder(0, 0, 1, 0, Colours.of(Token.LINE_SOFT)));
  }
}
