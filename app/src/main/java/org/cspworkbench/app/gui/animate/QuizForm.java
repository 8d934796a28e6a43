package org.cspworkbench.app.gui.animate;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.Locale;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.question.QuestionKind;

/** The form that selects the kinds of questions and the visibility of the score. */
final class QuizForm {

  private QuizForm() {}

  /** Opens the form below {@code button}. */
  static void open(Quiz quiz, JComponent button) {
    JPanel form = Labels.panel(Token.BG_PANEL, "insets 14 16 12 16, wrap 1", "[grow, left]", "");
    form.add(Labels.heading(text("quiz.about")));
    JComponent first = form;
    for (QuestionKind kind : QuestionKind.values()) {
      JCheckBox box =
          new JCheckBox(text("quiz.kind." + kind.name().toLowerCase(Locale.ROOT)), quiz.asks(kind));
      box.addActionListener(event -> quiz.switchKind(kind));
      form.add(box);
      first = first == form ? box : first;
    }
    form.add(Labels.heading(text("quiz.scoring")), "gaptop 10");
    JCheckBox hidden = new JCheckBox(text("quiz.hide"), quiz.isScoreHidden());
    hidden.addActionListener(event -> quiz.switchScoreHidden());
    form.add(hidden);
    form.add(Labels.note(text("quiz.hide.note")), "gapleft 22");
    form.add(Buttons.plain(text("quiz.reset"), quiz::resetScore), "gaptop 8");
    Popover.below(button, form, first);
  }
}
