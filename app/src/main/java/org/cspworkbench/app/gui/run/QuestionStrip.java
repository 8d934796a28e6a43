package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.RaisedStrip;
import org.cspworkbench.app.gui.widget.TileIcon;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.question.Answer;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionKind;
import org.cspworkbench.presentation.question.QuestionWords;
import org.cspworkbench.presentation.question.Quiz.Stage;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.run.PlayedQuiz;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The strip that replaces the narration while a question is open: the question, its answers, the
 * verdict, and the score.
 */
final class QuestionStrip extends RaisedStrip {

  private record Shown(
      @Nullable Question question, Stage stage, int given, String score, boolean hidden) {}

  private static final int PICTURE = 26;

  /** Keeps the height of a row with pictures when the verdict replaces them. */
  private static final String TALL = ", hmin 36";

  /** Shortens the name beside a picture in a narrow window; the tooltip has all of it. */
  private static final String SHORTENED = "wmin 90";

  private final AnimateModel model;
  private final PlayedQuiz quiz;
  private @Nullable Shown shown;

  QuestionStrip(AnimateModel model) {
    super(
        new MigLayout(
            "insets 8 16 8 16, fillx, gapy 6, hidemode 3", "[grow, left]12[right]", "[][]"),
        () -> lines(1, 1));
    this.model = model;
    this.quiz = model.quiz();
    getAccessibleContext().setAccessibleName(text("quiz.title"));
    setVisible(false);
  }

  /** Displays the open question, if there is one. */
  void update() {
    Optional<Question> question = quiz.question();
    Shown now =
        new Shown(question.orElse(null), quiz.stage(), quiz.given(), score(), quiz.isScoreHidden());
    if (!now.equals(shown)) {
      shown = now;
      removeAll();
      question.ifPresent(this::fill);
      setVisible(question.isPresent());
      revalidate();
      repaint();
    }
  }

  private String score() {
    return quiz.isScoreHidden()
        ? text("question.score.hidden", quiz.score().answered())
        : text("question.score", quiz.score().right(), quiz.score().answered());
  }

  private void fill(Question question) {
    Trace trace = model.playback().orElseThrow().player().trace();
    QuestionWords words = new QuestionWords(trace, Texts.phrases());
    String asked = words.ask(question);
    JLabel sentence =
        Labels.styled(
            new JLabel(asked, Icons.in(Token.ACCENT_TEXT, "question", Icons.ALONE), JLabel.LEFT),
            "h3");
    sentence.setToolTipText(asked);
    add(sentence, "cell 0 0, wmin 0");
    add(Labels.note(score()), "cell 1 0");
    JPanel row = new JPanel(new MigLayout("insets 0, gap 8, filly"));
    row.setOpaque(false);
    if (quiz.stage() == Stage.ASKED) {
      for (JButton answer : answers(question, words, TileScene.of(trace.csp()))) {
        row.add(answer, answer.getIcon() == null ? "" : SHORTENED);
      }
    } else {
      row.add(verdict(question, words));
    }
    add(row, "cell 0 1, wmin 0" + (question.kind() == QuestionKind.TILES ? TALL : ""));
    add(
        quiz.stage() == Stage.ASKED
            ? Buttons.quiet(text("question.show"), "hint", quiz::showAnswer)
            : Buttons.plain(text("question.goon"), quiz::goOn),
        "cell 1 1");
    getAccessibleContext().setAccessibleDescription(asked);
  }

  private ImmutableList<JButton> answers(
      Question question, QuestionWords words, Optional<TileScene> tiles) {
    ImmutableList.Builder<JButton> buttons = ImmutableList.builder();
    for (int i = 0; i < question.answers().size(); i++) {
      int index = i;
      Answer meant = question.answers().get(i);
      String answer = words.answer(question, meant);
      JButton button = Buttons.plain(answer, () -> quiz.answer(index));
      Buttons.name(button, answer, Integer.toString(i + 1));
      Buttons.addKey(button, Labels.key(Integer.toString(i + 1)));
      if (meant instanceof Answer.OfTile tile && tiles.isPresent()) {
        button.setIcon(new TileIcon(tiles.get(), tile.value(), PICTURE));
        button.setIconTextGap(UIScale.scale(8));
        Overflow.SHORTENED.declareFor(button);
      }
      buttons.add(button);
    }
    return buttons.build();
  }

  /**
   * Returns the label of the verdict or, if verdicts are hidden, of the fact that an answer was
   * given.
   */
  private JLabel verdict(Question question, QuestionWords words) {
    String sentence = words.verdict(question, quiz.given());
    if (quiz.stage() == Stage.SHOWN) {
      return verdict(sentence, Token.TEXT, "info");
    }
    if (quiz.isScoreHidden()) {
      return verdict(text("question.noted"), Token.TEXT, "solution");
    }
    return quiz.isRight()
        ? verdict(sentence, Token.SOLVED_TEXT, "solution")
        : verdict(sentence, Token.CONFLICT_TEXT, "close");
  }

  private static JLabel verdict(String sentence, Token colour, String icon) {
    JLabel label = Labels.styled(new JLabel(sentence), "semibold");
    label.setIcon(Icons.in(colour, icon, Icons.BESIDE_TEXT));
    return Labels.coloured(label, colour);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    shown = null;
    if (quiz != null) { // null while the superclass is being constructed
      update();
    }
  }
}
