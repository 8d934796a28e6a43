package org.cspworkbench.app.gui.explore.network;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.SpareWords;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.paint.graph.ConstraintGraph;
import org.cspworkbench.presentation.paint.graph.GraphScene;
import org.cspworkbench.viewer.network.GraphModel;
import org.jspecify.annotations.Nullable;

/** The constraint graph, with its title above and the current revision below. */
public final class GraphPane extends JPanel {

  private final GraphModel model;
  private final GraphCanvas canvas;
  private final JLabel title = Labels.heading(text("graph.title"));
  private final JLabel size = Labels.note("");
  private final JCheckBox overBoard = new JCheckBox(text("graph.board"));
  private final JCheckBox inconsistent = new JCheckBox(text("graph.inconsistent"));
  private final JLabel revision = Labels.styled(new JLabel(), "monospaced");
  private final JLabel story = Labels.note("");
  private @Nullable SpareWords headerWords;
  private @Nullable SpareWords footerWords;

  /** Creates the pane of {@code model}. */
  public GraphPane(GraphModel model) {
    super(new MigLayout("insets 0, gap 0, fill", "[grow,fill]", "[][grow,fill][]"));
    this.model = model;
    this.canvas = new GraphCanvas(model);
    putClientProperty(FlatClientProperties.STYLE, "background: $" + Token.BG_PANEL.key());
    add(header(), "wmin 0, wrap");
    add(canvas, "wmin 0, hmin 80, wrap");
    add(footer(), "wmin 0");
    model.addListener(this::update);
    update();
  }

  private JPanel header() {
    JPanel header =
        Labels.panel(
            Token.BG_PANEL,
            "insets 8 16 0 16, gap 0, fillx, hidemode 3",
            "[][grow,fill, shrinkprio 200][][]",
            "[28!]");
    header.add(title, "cell 0 0, gapright 12");
    header.add(size, "cell 1 0, gapright 12");
    overBoard.setToolTipText(text("graph.board.tip"));
    overBoard.getAccessibleContext().setAccessibleName(text("graph.board"));
    overBoard.setRequestFocusEnabled(false);
    overBoard.addActionListener(event -> model.setOverBoard(overBoard.isSelected()));
    header.add(overBoard, "cell 2 0");
    inconsistent.setToolTipText(text("graph.inconsistent.tip"));
    inconsistent.setRequestFocusEnabled(false);
    inconsistent.addActionListener(event -> model.setShowsInconsistent(inconsistent.isSelected()));
    header.add(inconsistent, "cell 3 0, gapleft 12");
    headerWords =
        new SpareWords(header)
            .whole(size)
            .whole(title)
            .brief(inconsistent, this::inconsistentText, this::briefInconsistentText)
            .brief(overBoard, () -> text("graph.board"), () -> text("graph.board.brief"));
    return header;
  }

  private JPanel footer() {
    JPanel footer =
        Labels.panel(
            Token.BG_PANEL,
            "insets 0 16 6 16, gap 16, fillx, hidemode 3",
            "[][grow,fill]",
            "[22!]");
    footer.add(revision, "cell 0 0");
    footer.add(story, "cell 1 0, wmin 120");
    Overflow.SHORTENED.declareFor(story);
    footerWords = new SpareWords(footer).whole(story).whole(revision);
    return footer;
  }

  /** Updates the pane for the current position. */
  public void update() {
    boolean isOther =
        overBoard.isVisible() != model.board().isPresent()
            || !inconsistentText().equals(inconsistent.getAccessibleContext().getAccessibleName())
            || inconsistent.isVisible() != model.canShowInconsistent()
            || !sizeText().equals(size.getText())
            || !model.revision().equals(revision.getText());
    overBoard.setVisible(model.board().isPresent());
    overBoard.setSelected(model.isOverBoard());
    inconsistent.setVisible(model.canShowInconsistent());
    inconsistent.setSelected(model.showsInconsistent());
    inconsistent.getAccessibleContext().setAccessibleName(inconsistentText());
    size.setText(sizeText());
    size.setToolTipText(size.getText());
    title.setToolTipText(size.getText());
    revision.setText(model.revision());
    revision.setToolTipText(text("graph.revise.tip"));
    story.setText(model.story());
    story.setToolTipText(model.story());
    canvas.getAccessibleContext().setAccessibleName(text("graph.title"));
    canvas.getAccessibleContext().setAccessibleDescription(model.story());
    canvas.repaint();
    if (isOther && headerWords != null && footerWords != null) {
      headerWords.fit();
      footerWords.fit();
    }
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
