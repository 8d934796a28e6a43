package org.cspworkbench.app.gui.run.network;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.Locale;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.paint.chart.HeatMapPlacement.Rows;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.explore.HeatMapModel;
import org.cspworkbench.viewer.run.Background;

/** The domains over time with their legend, and the history of the domain under the mouse below. */
public final class HeatMapPane extends JPanel {

  private final HeatMapModel model;
  private final HeatMapCanvas canvas;
  private final HeatMapLegend legend;
  private final Bar header;
  private final JLabel story = Labels.note("");

  /** Creates the pane of {@code model}, which paints on {@code background}. */
  public HeatMapPane(HeatMapModel model, Background background) {
    super(new MigLayout("insets 8 0 4 0, gap 0, fill", "[grow,fill]", "[][grow,fill][]"));
    this.model = model;
    this.canvas = new HeatMapCanvas(model, background);
    this.legend = new HeatMapLegend(model, canvas::rows);
    putClientProperty(FlatClientProperties.STYLE, "background: $" + Token.BG_PANEL.key());
    header = header();
    add(header, "wrap");
    add(scrolling(), "hmin 40, wrap");
    add(story, "gapx 16 16, wmin 0, height 20!");
    model.addListener(this::update);
    update();
  }

  private Bar header() {
    BarItem choices = BarItem.segments(Stream.of(Rows.values()).map(this::choice));
    return new Bar(
        "insets 0 16 4 16, fillx",
        "[28!]",
        BarItem.of(Labels.heading(text("heat.title"))).at("wmin pref"),
        BarItem.of(legend).at("gapleft 12, pushx, growx, wmin 0"),
        choices.at("gapleft 12, height 26!"));
  }

  private BarItem choice(Rows rows) {
    String key = "heat.rows." + rows.name().toLowerCase(Locale.ROOT);
    return BarItem.alternative(text(key), () -> model.setRows(rows))
        .tip(text(key + ".tip"))
        .selected(() -> rows == canvas.rows());
  }

  private JScrollPane scrolling() {
    JScrollPane scroll =
        new JScrollPane(
            canvas,
            ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
            ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.putClientProperty(FlatClientProperties.STYLE, "border: 0,0,0,0");
    return scroll;
  }

  /** Updates the pane for the current position and the part that has been read. */
  public void update() {
    header.update();
    String line = model.answer().isEmpty() ? text("heat.hint") : model.answer();
    story.setText(line);
    story.setToolTipText(line);
    legend.update();
    canvas.update();
  }
}
