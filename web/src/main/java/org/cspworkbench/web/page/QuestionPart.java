package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.lesson.FirstTry;
import org.cspworkbench.presentation.paint.tile.FacePicture;
import org.cspworkbench.presentation.question.Answer;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionWords;
import org.cspworkbench.presentation.question.Quiz.Stage;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.viewer.run.PlayedQuiz;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLButtonElement;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/** The open question: answers, verdict and score. */
final class QuestionPart implements PagePart {

  /** What differs between the questions during playback and those of a lesson. */
  interface Setting {

    /** Returns whether playback goes on after a question. */
    boolean goesOn();

    /** Returns the answers to be marked, in order. */
    ImmutableList<FirstTry> marks();

    /** Returns the score as a text. */
    String score(PageTexts texts);
  }

  private record Shown(Question question, Stage stage, PageTexts texts) {}

  private static final int PICTURE = 26;

  private final PageModel model;
  private final PlayedQuiz quiz;
  private final Setting setting;
  private final PageCanvas.Studio studio;
  private final HTMLElement part = Elements.byId("question");
  private final HTMLElement asked = Elements.byId("question-text");
  private final HTMLElement answers = Elements.byId("answers");
  private final HTMLElement verdict = Elements.byId("verdict");
  private final HTMLElement pips = Elements.byId("question-pips");
  private final HTMLElement score = Elements.byId("score");
  private final HTMLElement show = Elements.byId("answer-show");
  private final HTMLElement goOn = Elements.byId("answer-continue");
  private @Nullable Shown shown;

  QuestionPart(PageModel model, Setting setting, PageCanvas.Studio studio) {
    this.model = model;
    this.quiz = model.quiz();
    this.setting = setting;
    this.studio = studio;
    Elements.onClick(show, quiz::showAnswer);
    Elements.onClick(goOn, quiz::goOn);
    Elements.onKey(this::press);
  }

  private boolean press(KeyboardEvent key) {
    boolean isOpen = quiz.question().isPresent() && !Elements.isForControl(key);
    if (!isOpen || key.isCtrlKey() || key.isAltKey() || key.isMetaKey()) {
      return false;
    }
    String pressed = key.getKey();
    if (quiz.isWaiting() && pressed.length() == 1 && "1234".contains(pressed)) {
      quiz.answer(pressed.charAt(0) - '1');
      return true;
    }
    boolean goesOn = setting.goesOn() && !quiz.isWaiting() && pressed.equals("Enter");
    if (goesOn) {
      quiz.goOn();
    }
    return goesOn;
  }

  @Override
  public void update() {
    Question open = quiz.question().orElse(null);
    Elements.setShown(part, open != null);
    Shown now = open == null ? null : new Shown(open, quiz.stage(), model.texts());
    if (now != null && !now.equals(shown)) {
      show(now, now.stage() != Stage.ASKED && shown != null && shown.stage() == Stage.ASKED);
    }
    shown = now;
  }

  private void show(Shown now, boolean hasJustBeenAnswered) {
    Trace trace = model.trace().orElseThrow();
    QuestionWords words = new QuestionWords(trace, TextBundle.ofPhrases(now.texts.locale()));
    boolean isWaiting = now.stage == Stage.ASKED;
    Elements.setText(asked, words.ask(now.question));
    Elements.setParts(answers, answers(now, words, TileScene.of(trace.csp())));
    Elements.setShown(verdict, !isWaiting);
    if (!isWaiting) {
      judge(now, words);
    }
    tellScore(now.texts);
    Elements.setShown(show, isWaiting);
    Elements.setShown(goOn, !isWaiting && setting.goesOn());
    if (hasJustBeenAnswered && setting.goesOn()) {
      goOn.focus();
    }
  }

  private List<HTMLElement> answers(Shown now, QuestionWords words, Optional<TileScene> tiles) {
    List<HTMLElement> items = new ArrayList<>();
    for (int i = 0; i < now.question.answers().size(); i++) {
      int index = i;
      Answer answer = now.question.answers().get(i);
      HTMLButtonElement button = (HTMLButtonElement) Elements.make("button", mark(now, i), "");
      button.appendChild(Elements.make("kbd", "", Integer.toString(i + 1)));
      if (answer instanceof Answer.OfTile tile && tiles.isPresent()) {
        button.appendChild(picture(tiles.get(), tile.value()));
      }
      button.appendChild(Elements.make("span", "", words.answer(now.question, answer)));
      if (!button.getClassName().isEmpty()) {
        boolean isRight = i == now.question.right();
        button.appendChild(Elements.icon(isRight ? "solution" : "contradiction"));
      }
      button.setDisabled(now.stage != Stage.ASKED);
      Elements.onClick(button, () -> quiz.answer(index));
      items.add(Elements.make("li", "", button));
    }
    return items;
  }

  /** Returns the class of an answer: right or wrong, where that may be seen. */
  private String mark(Shown now, int answer) {
    if (now.stage == Stage.ASKED) {
      return "";
    }
    if (answer == now.question.right()) {
      return "right";
    }
    return answer == quiz.given() ? "wrong" : "";
  }

  private HTMLElement picture(TileScene scene, int value) {
    HTMLCanvasElement element = (HTMLCanvasElement) Elements.make("canvas", "", "");
    element.getStyle().setProperty("width", PICTURE + "px");
    element.getStyle().setProperty("height", PICTURE + "px");
    element.setAttribute("aria-hidden", "true");
    new PageCanvas(studio, element)
        .paint(
            PICTURE,
            PICTURE,
            (on, all) -> FacePicture.paint(on, model.look(), scene.faces().get(value), all));
    return element;
  }

  private void judge(Shown now, QuestionWords words) {
    verdict.setClassName(now.stage == Stage.SHOWN ? "shown" : quiz.isRight() ? "right" : "wrong");
    String reason =
        model.playback().map(at -> now.texts.narrator().narrate(at.player()).text()).orElse("");
    Elements.setText(verdict, words.verdict(now.question, quiz.given()) + " " + reason);
  }

  private void tellScore(PageTexts texts) {
    List<HTMLElement> marks = new ArrayList<>();
    for (FirstTry mark : setting.marks()) {
      marks.add(Elements.make("li", markClass(mark), ""));
    }
    Elements.setParts(pips, marks);
    Elements.setShown(pips, !marks.isEmpty());
    Elements.setText(score, setting.score(texts));
  }

  private static String markClass(FirstTry mark) {
    return switch (mark) {
      case NONE -> "";
      case RIGHT -> "right";
      case MISSED -> "wrong";
    };
  }
}
