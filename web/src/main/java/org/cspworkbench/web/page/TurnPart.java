package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.exercise.ExerciseScore;
import org.cspworkbench.presentation.exercise.FixedAnswer;
import org.cspworkbench.presentation.exercise.Tone;
import org.cspworkbench.presentation.exercise.TurnKind;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.viewer.lesson.TurnModel;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLButtonElement;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The exercise in place of the decisions: rule, task, what can be chosen, verdict and score. */
final class TurnPart implements PagePart {

  private static final ImmutableList<TurnKind> KINDS = ImmutableList.copyOf(TurnKind.values());

  private final PageModel page;
  private final OpenedTurn opened;
  private final TurnModel turn;
  private final TurnChoices choices;
  private final HTMLElement open = Elements.byId("turn-open");
  private final HTMLElement part = Elements.byId("turn");
  private final HTMLSelectElement kinds = (HTMLSelectElement) Elements.byId("turn-kind");
  private final HTMLElement rule = Elements.byId("turn-rule");
  private final HTMLElement task = Elements.byId("turn-task");
  private final HTMLElement verdict = Elements.byId("turn-verdict");
  private final HTMLButtonElement confirm = (HTMLButtonElement) Elements.byId("turn-confirm");
  private final ImmutableList<HTMLElement> statements =
      ImmutableList.of(Elements.byId("turn-say"), Elements.byId("turn-say-too"));
  private final HTMLElement all = Elements.byId("turn-all");
  private final HTMLElement show = Elements.byId("turn-show");
  private final HTMLElement pass = Elements.byId("turn-pass");
  private final HTMLElement score = Elements.byId("turn-score");
  private @Nullable PageTexts listed; // the texts in which the kinds are listed

  TurnPart(PageModel page, OpenedTurn opened) {
    this.page = page;
    this.opened = opened;
    this.turn = opened.model();
    this.choices = new TurnChoices(page, turn);
    Elements.onClick(open, opened::openOrClose);
    Elements.on(kinds, "change", event -> turn.choose(KINDS.get(kinds.getSelectedIndex())));
    Elements.onClick(confirm, turn::confirm);
    for (int i = 0; i < statements.size(); i++) {
      int index = i;
      Elements.onClick(statements.get(i), () -> turn.answer(turn.answers().get(index)));
    }
    Elements.onClick(all, turn::toggleAll);
    Elements.onClick(show, turn::showMove);
    Elements.onClick(pass, turn::passOver);
    Elements.onClick(Elements.byId("turn-again"), turn::begin);
    Elements.onKey(this::press);
  }

  /** Chooses the value of a digit, and submits the answer by Enter. */
  private boolean press(KeyboardEvent key) {
    boolean isFree = !key.isCtrlKey() && !key.isAltKey() && !key.isMetaKey();
    if (!opened.isShown() || !isFree || Elements.isForControl(key)) {
      return false;
    }
    String pressed = key.getKey();
    if (pressed.equals("Enter")) {
      turn.confirm();
      return true;
    }
    boolean isDigit = pressed.length() == 1 && "0123456789".contains(pressed);
    if (isDigit) {
      turn.toggle(pressed);
    }
    return isDigit;
  }

  @Override
  public void update() {
    open.setAttribute("aria-pressed", Boolean.toString(opened.isShown()));
    Elements.setShown(part, opened.isShown());
    if (opened.isShown()) {
      show(TextBundle.ofPhrases(page.texts().locale()));
    }
  }

  private void show(TextBundle phrases) {
    listKinds(phrases);
    boolean isPlaying = turn.isMade() && !turn.isOver();
    Elements.setText(rule, turn.kind().rule(phrases));
    Elements.setText(task, turn.isMade() ? turn.question() : page.texts().text("turn.working"));
    choices.update();
    judge(phrases);
    Elements.setShown(confirm, isPlaying);
    Elements.setText(confirm, turn.confirmTitle());
    confirm.setDisabled(!turn.canConfirm());
    ImmutableList<FixedAnswer> answers = turn.answers();
    for (int i = 0; i < statements.size(); i++) {
      Elements.setShown(statements.get(i), i < answers.size());
      Elements.setText(statements.get(i), i < answers.size() ? answers.get(i).title(phrases) : "");
    }
    Elements.setShown(all, turn.choosesArcs());
    Elements.setShown(show, isPlaying);
    Elements.setShown(pass, turn.canPassOver());
    tellScore();
  }

  private void listKinds(TextBundle phrases) {
    if (listed != page.texts()) {
      listed = page.texts();
      kinds.setTextContent("");
      for (TurnKind kind : KINDS) {
        kinds.appendChild(Elements.make("option", "", kind.title(phrases)));
      }
    }
    kinds.setSelectedIndex(KINDS.indexOf(turn.kind()));
  }

  private void judge(TextBundle phrases) {
    boolean isJudged = turn.tone() != Tone.NONE;
    Elements.setShown(verdict, isJudged);
    verdict.setClassName(
        switch (turn.tone()) {
          case RIGHT, OVER -> "right";
          case WRONG -> "wrong";
          case SHOWN, NONE -> "shown";
        });
    Elements.setText(verdict, isJudged ? turn.tone().word(phrases) + ": " + turn.verdict() : "");
  }

  private void tellScore() {
    ExerciseScore so = turn.score();
    Elements.setText(
        score,
        counted("turn.score.moves", so.moves())
            + " · "
            + counted("turn.score.mistakes", so.mistakes())
            + " · "
            + counted("turn.score.shown", so.shown()));
  }

  private String counted(String key, int count) {
    return page.texts().text(key) + " " + page.texts().number(count);
  }
}
