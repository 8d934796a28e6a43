package org.cspworkbench.app.gui.exercise;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.EnumMap;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.presentation.exercise.ExerciseScore;
import org.cspworkbench.presentation.exercise.FixedAnswer;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.lesson.TurnCommands;
import org.cspworkbench.viewer.lesson.TurnModel;
import org.cspworkbench.viewer.words.Texts;

/** The rule, the task, the answer and the score. */
final class TaskPane extends JPanel {

  private final TurnModel model;
  private final JTextArea rule = paragraph("medium");
  private final JTextArea question = paragraph("h4");
  private final ChipsPane chips;
  private final JButton all;
  private final JButton confirm;
  private final JButton show;
  private final JButton pass;
  private final Map<FixedAnswer, JButton> answers = new EnumMap<>(FixedAnswer.class);
  private final JLabel moves = number();
  private final JLabel mistakes = number();
  private final JLabel shown = number();

  TaskPane(TurnModel model, Commands commands) {
    super(
        new MigLayout(
            "insets 12 16 14 16, gap 0, fill, hidemode 3, wrap 1",
            "[grow, fill]",
            "[]6[]12[]8[grow, fill]8[]8[]12[]"));
    this.model = model;
    this.chips = new ChipsPane(model);
    add(Labels.heading(Texts.text("turn.task")), "cell 0 0");
    Labels.coloured(rule, Token.TEXT_MUTED);
    add(rule, "cell 0 1, wmin 0");
    add(question, "cell 0 2, wmin 0");
    ScrolledColumn column = new ScrolledColumn("insets 0");
    column.add(chips);
    JScrollPane scroll = column.scrolling();
    add(scroll, "cell 0 3, wmin 0, hmin 60");
    all = Buttons.plain(Texts.text("turn.all"), model::toggleAll);
    confirm = Buttons.primary("", "solution", () -> commands.accept(TurnCommands.CONFIRM_MOVE));
    show = Buttons.plain(Texts.text("turn.show"), () -> commands.accept(TurnCommands.SHOW_MOVE));
    Buttons.name(show, TurnCommands.SHOW_MOVE);
    pass = Buttons.plain(Texts.text("turn.pass"), () -> commands.accept(TurnCommands.PASS_OVER));
    Buttons.name(pass, TurnCommands.PASS_OVER);
    JPanel first = row();
    first.add(confirm);
    first.add(all);
    first.add(show);
    for (FixedAnswer answer : FixedAnswer.values()) {
      JButton button = Buttons.plain(answer.title(Texts.phrases()), () -> model.answer(answer));
      button.getAccessibleContext().setAccessibleName(answer.title(Texts.phrases()));
      answers.put(answer, button);
    }
    add(first, "cell 0 4, wmin 0");
    JPanel second = row();
    answers.values().forEach(second::add);
    second.add(pass);
    add(second, "cell 0 5, wmin 0");
    add(score(), "cell 0 6");
    update();
  }

  private static JTextArea paragraph(String classes) {
    JTextArea text = Labels.styled(new JTextArea(), classes);
    text.setEditable(false);
    text.setFocusable(false);
    text.setLineWrap(true);
    text.setWrapStyleWord(true);
    text.setOpaque(false);
    text.setBorder(BorderFactory.createEmptyBorder());
    return text;
  }

  private static JPanel row() {
    JPanel row = new JPanel(new MigLayout("insets 0, gap 8, hidemode 3"));
    row.setOpaque(false);
    return row;
  }

  private static JLabel number() {
    JLabel number = Labels.styled(new JLabel("0"), "monospaced");
    number.putClientProperty(FlatClientProperties.STYLE, "font: bold +3 $monospaced.font");
    return number;
  }

  private JPanel score() {
    JPanel score =
        new JPanel(new MigLayout("insets 0, gapy 1, wrap 3", "[grow, sg][grow, sg][grow, sg]"));
    score.setOpaque(false);
    score.add(moves);
    score.add(mistakes);
    score.add(shown);
    score.add(Labels.note(Texts.text("turn.score.moves")));
    score.add(Labels.note(Texts.text("turn.score.mistakes")));
    score.add(Labels.note(Texts.text("turn.score.shown")));
    score.getAccessibleContext().setAccessibleName(Texts.text("turn.score"));
    return score;
  }

  void update() {
    boolean isMade = model.isMade();
    boolean isPlaying = isMade && !model.isOver();
    rule.setText(model.kind().rule(Texts.phrases()));
    question.setText(isMade ? model.question() : Texts.text("turn.working"));
    chips.update();
    all.setVisible(model.choosesArcs());
    confirm.setVisible(isPlaying);
    confirm.setText(model.confirmTitle());
    confirm.setEnabled(model.canConfirm());
    Buttons.name(confirm, model.confirmTitle());
    answers.forEach((answer, button) -> button.setVisible(model.answers().contains(answer)));
    pass.setVisible(model.canPassOver());
    show.setVisible(isPlaying);
    ExerciseScore score = model.score();
    moves.setText(Texts.number(score.moves()));
    mistakes.setText(Texts.number(score.mistakes()));
    shown.setText(Texts.number(score.shown()));
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(0, 1, 0, 0, Colours.of(Token.LINE_SOFT)));
  }
}
