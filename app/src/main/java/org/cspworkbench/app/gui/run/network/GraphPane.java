package org.cspworkbench.app.gui.run.network;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.presentation.paint.graph.ConstraintGraph;
import org.cspworkbench.presentation.paint.graph.GraphScene;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.explore.GraphModel;

/** The constraint graph, with its title above and the current revision below. */
public final class GraphPane extends JPanel {

  private final GraphModel model;
  private final GraphCanvas canvas;
  private final Bar header;
  private final Bar footer;

  /** Creates the pane of {@code model}. */
  public GraphPane(GraphModel model) {
    super(new MigLayout("insets 0, gap 0, fill", "[grow,fill]", "[][grow,fill][]"));
    this.model = model;
    this.canvas = new GraphCanvas(model);
    putClientProperty(FlatClientProperties.STYLE, "background: $" + Token.BG_PANEL.key());
    header = header();
    footer = footer();
    add(header, "wmin 0, wrap");
    add(canvas, "wmin 0, hmin 80, wrap");
    add(footer, "wmin 0");
    model.addListener(this::update);
    update();
  }

  private Bar header() {
    JCheckBox overBoard = new JCheckBox(text("graph.board"));
    overBoard.setRequestFocusEnabled(false);
    overBoard.addActionListener(event -> model.setOverBoard(overBoard.isSelected()));
    JCheckBox inconsistent = new JCheckBox(text("graph.inconsistent"));
    inconsistent.setRequestFocusEnabled(false);
    inconsistent.addActionListener(event -> model.setShowsInconsistent(inconsistent.isSelected()));
    return new Bar(
        "insets 8 16 0 16, fillx",
        "[28!]",
        BarItem.of(Labels.heading(text("graph.title")))
            .tip(this::sizeText)
            .at("gapright 12")
            .omitted(1),
        BarItem.of(Labels.note(""))
            .text(this::sizeText)
            .tip(this::sizeText)
            .at("gapright 12")
            .omitted(0),
        BarItem.space(),
        BarItem.of(overBoard)
            .accessibleName(text("graph.board"))
            .tip(text("graph.board.tip"))
            .visible(() -> model.board().isPresent())
            .selected(model::isOverBoard)
            .brief(3, () -> text("graph.board.brief")),
        BarItem.of(inconsistent)
            .text(this::inconsistentText)
            .accessibleName(this::inconsistentText)
            .tip(text("graph.inconsistent.tip"))
            .visible(model::canShowInconsistent)
            .selected(model::showsInconsistent)
            .at("gapleft 12")
            .brief(2, this::briefInconsistentText));
  }

  private Bar footer() {
    JLabel story = Labels.note("");
    Overflow.SHORTENED.declareFor(story);
    return new Bar(
        "insets 0 16 6 16, fillx",
        "[22!]",
        BarItem.of(Labels.styled(new JLabel(), "monospaced"))
            .text(model::revision)
            .tip(text("graph.revise.tip"))
            .omitted(1),
        BarItem.of(story)
            .text(model::story)
            .tip(model::story)
            .at("gapleft 16, wmin 120, pushx, growx")
            .omitted(0));
  }

  /** Updates the pane for the current position. */
  public void update() {
    header.update();
    footer.update();
    canvas.getAccessibleContext().setAccessibleName(text("graph.title"));
    canvas.getAccessibleContext().setAccessibleDescription(model.story());
    canvas.repaint();
  }

  /** Returns the part that takes the keyboard focus. */
  public JComponent keyboard() {
    return canvas;
  }

  private String inconsistentText() {
    return model.showsInconsistent()
        ? text("graph.inconsistent.count", model.inconsistent().size())
        : text("graph.inconsistent");
  }

  private String briefInconsistentText() {
    return model.showsInconsistent()
        ? text("graph.inconsistent.brief.count", model.inconsistent().size())
        : text("graph.inconsistent.brief");
  }

  private String sizeText() {
    return model.graph().map(this::sizeText).orElse("");
  }

  private String sizeText(ConstraintGraph graph) {
    String all =
        text("graph.size", graph.csp().variables().size(), graph.edgeCount(), graph.hubCount());
    int leftOut = model.isOverBoard() ? 0 : model.scene().map(GraphScene::leftOut).orElse(0);
    if (leftOut > 0) {
      return text("graph.part", all, leftOut);
    }
    return model.isWhole() ? all : text("graph.around", all);
  }

  /** Returns whether the graph of the current problem is laid out. */
  public boolean isReady() {
    return model.graph().isPresent();
  }
}
