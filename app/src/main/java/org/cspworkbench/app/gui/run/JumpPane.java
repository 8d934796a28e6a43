package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.Graphics2D;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.paint.graph.JumpPainter;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.explore.ConflictModel;
import org.cspworkbench.viewer.words.Texts;

/** The jump after the contradiction at the current position. */
public final class JumpPane extends JPanel {

  private static final ConflictWords WORDS = new ConflictWords(Texts.phrases());

  private final ConflictModel model;
  private final Picture picture = new Picture();
  private final JLabel title = Labels.heading(text("conflict.jump"));
  private final JLabel where = Labels.note(" ");

  /** Creates the pane of {@code model}. */
  public JumpPane(ConflictModel model) {
    super(new MigLayout("insets 10 16 8 16, fill, wrap 2", "[][grow, right]", "[]6[grow, fill]"));
    this.model = model;
    add(title);
    Overflow.SHORTENED.declareFor(where);
    add(where, "wmin 0");
    add(picture, "span 2, grow, wmin 0, hmin 0");
  }

  /** Updates the pane from the model. */
  public void update() {
    title.setText(text(isJump() ? "conflict.jump" : "conflict.jump.learning"));
    picture.getAccessibleContext().setAccessibleName(title.getText());
    where.setText(model.analysis().map(JumpPane::where).orElse(""));
    picture
        .getAccessibleContext()
        .setAccessibleDescription(
            model.analysis().map(made -> WORDS.jump(made, model.learnt())).orElse(""));
    picture.repaint();
  }

  /**
   * Returns whether the search itself jumps to where a nogood says; also without a contradiction.
   */
  private boolean isJump() {
    return model.analysis().map(NogoodDerivation::isOfLearningSearch).orElse(true);
  }

  private static String where(NogoodDerivation analysis) {
    return analysis.implicationPoint() < 0
        ? ""
        : text(
            "conflict.jump.where",
            analysis.graph().number(analysis.jumpLevel()),
            analysis.graph().decisions().get(analysis.graph().decisions().size() - 1).number());
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, Colours.of(Token.LINE_SOFT)));
  }

  /** The picture of the jump. */
  private final class Picture extends Canvas {
    Picture() {
      super(Token.BG_PANEL);
      setWantedSize(200, 120);
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {
      NogoodDerivation analysis = model.analysis().orElse(null);
      if (analysis != null) {
        JumpPainter painter = new JumpPainter(analysis, WORDS, Theme.current().look());
        GraphicsSurface.paint(g, on -> painter.paint(on, new Box(0, 0, width, height)));
      }
    }
  }
}
