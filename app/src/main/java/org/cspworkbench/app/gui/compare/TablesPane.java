package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.CardLayout;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Segments;
import org.cspworkbench.presentation.comparison.Column;
import org.cspworkbench.presentation.comparison.Standings.Extent;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.SizesWords;
import org.cspworkbench.viewer.compare.TimeWords;
import org.cspworkbench.viewer.words.Texts;

/**
 * The tables of figures, of which one is displayed: that of the runs on the boards, whole or up to
 * the current position and, for images, that of many runs at one size or at all sizes.
 */
final class TablesPane extends JPanel {

  private static final String RUNS = "runs";
  private static final String ONE_SIZE = "one size";
  private static final String SIZES = "sizes";

  private final CompareModel model;
  private final JToggleButton oneSize = new JToggleButton();
  private final JToggleButton allSizes = new JToggleButton(text("sizes.every"));
  private final JToggleButton wholeRun = new JToggleButton(text("compare.wholerun"));
  private final JToggleButton soFar = new JToggleButton(text("compare.sofar"));
  private final JLabel note = Labels.note("");
  private final FiguresTable runs;
  private final FinishTable ofSize;
  private final FinishTable ofSizes;
  private final JPanel cards = new JPanel(new CardLayout());
  private int reserved;

  TablesPane(CompareModel model) {
    super(
        new MigLayout(
            "insets 10 16 0 16, gap 0, fill, wrap 2", "[]8:push[]", "[30!]2[grow, fill]"));
    setOpaque(false);
    this.model = model;
    runs = new FiguresTable(model);
    ofSize = FinishTable.ofOneSize(model.sizes());
    ofSizes = FinishTable.ofAllSizes(model.sizes());
    wholeRun.setSelected(true);
    oneSize.setToolTipText(text("sizes.one.tip"));
    allSizes.setToolTipText(text("sizes.every.tip"));
    wholeRun.setToolTipText(text("compare.wholerun.tip"));
    soFar.setToolTipText(text("compare.sofar.tip"));
    for (JToggleButton each : List.of(oneSize, allSizes, wholeRun, soFar)) {
      each.addActionListener(event -> update());
    }
    cards.setOpaque(false);
    cards.add(runs, RUNS);
    cards.add(ofSize, ONE_SIZE);
    cards.add(ofSizes, SIZES);
    add(Segments.narrow(oneSize, allSizes, wholeRun, soFar), "height 30!");
    add(note, "wmin 0");
    add(cards, "span 2, grow, wmin 0, hmin 0");
    setOfImages(false);
  }

  /** Sets whether the problem is an image, for which its size is displayed first. */
  void setOfImages(boolean isOfImages) {
    oneSize.setVisible(isOfImages);
    allSizes.setVisible(isOfImages);
    (isOfImages ? oneSize : wholeRun).setSelected(true);
  }

  /**
   * Leaves space for tabs after the note. The note of the runs is omitted then, but not the limits
   * of the runs on images.
   *
   * @param width the width of the tabs in pixels; 0 if there are none
   */
  void reserve(int width) {
    reserved = width;
    ((MigLayout) getLayout())
        .setComponentConstraints(note, "wmin 0, gapright %dpx".formatted(width));
    update();
  }

  private Extent extent() {
    return soFar.isSelected() ? Extent.SO_FAR : Extent.WHOLE_RUN;
  }

  private String tipOfRuns() {
    return TimeWords.oneByOne(model).orElseGet(() -> Column.TIME.tip(Texts.phrases()));
  }

  void update() {
    model.sizes().sizes().ifPresent(sizes -> oneSize.setText(text("sizes.one", sizes.own())));
    boolean isOfRuns = wholeRun.isSelected() || soFar.isSelected();
    String card = isOfRuns ? RUNS : oneSize.isSelected() ? ONE_SIZE : SIZES;
    ((CardLayout) cards.getLayout()).show(cards, card);
    String words =
        isOfRuns ? TimeWords.note(model, extent()) : SizesWords.limits(model.sizes().limits());
    note.setText(words);
    note.setVisible(reserved == 0 || !isOfRuns);
    note.setToolTipText(isOfRuns ? tipOfRuns() : words);
    runs.show(extent());
    ofSize.update();
    ofSizes.update();
  }
}
