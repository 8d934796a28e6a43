package org.cspworkbench.viewer.stage;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.presentation.detail.CounterValue;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.narration.Sentence;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionWords;
import org.cspworkbench.presentation.question.Quiz.Stage;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.Notice;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.stage.StageScene.Figure;
import org.cspworkbench.viewer.stage.StageScene.Part;
import org.cspworkbench.viewer.words.Texts;

/** The run of one solver on the stage. */
public final class StagedRun {

  private final AnimateModel model;
  private final ProblemDrawing drawing;
  private final Narrator narrator = new Narrator(Locale.getDefault());

  /**
   * Creates the scenes of a run.
   *
   * @param whenDrawn to be run when a picture has become available
   */
  public StagedRun(AnimateModel model, Background background, Runnable whenDrawn) {
    this.model = model;
    this.drawing = new ProblemDrawing(background, whenDrawn);
  }

  /** Returns whether no picture is being created. */
  public boolean isReady() {
    return drawing.isReady();
  }

  /**
   * Returns the current scene.
   *
   * @param inPlace the picture in place of the board, such as the search tree, if there is one
   */
  public StageScene scene(Optional<StagePicture> inPlace) {
    Optional<QuestionWords> words =
        model.playback().map(at -> new QuestionWords(at.player().trace(), Texts.phrases()));
    Optional<Question> question = model.quiz().question();
    Optional<String> asked = words.flatMap(in -> question.map(each -> answered(in, each)));
    ImmutableList<String> answers =
        words
            .flatMap(
                in -> question.filter(each -> model.quiz().isWaiting()).map(q -> answers(in, q)))
            .orElse(ImmutableList.of());
    Optional<EventKind> kind = model.details().lastEvent();
    return new StageScene(
        ImmutableList.of(
            new Part(
                inPlace.orElseGet(this::board),
                "",
                "",
                "",
                asked.isPresent() ? Optional.empty() : kind,
                asked.map(StagedRun::plain).orElseGet(this::sentence),
                figures(),
                answers,
                model.details().code(),
                Optional.empty())));
  }

  /** Returns the question, or the verdict once it has been answered. */
  private String answered(QuestionWords words, Question question) {
    if (model.quiz().isWaiting()) {
      return words.ask(question);
    }
    return model.quiz().stage() == Stage.ANSWERED && model.quiz().isScoreHidden()
        ? text("question.noted")
        : words.verdict(question, model.quiz().given());
  }

  private static ImmutableList<String> answers(QuestionWords words, Question question) {
    return question.answers().stream()
        .map(answer -> words.answer(question, answer))
        .collect(toImmutableList());
  }

  private StagePicture board() {
    Csp csp = model.playback().map(at -> at.player().trace().csp()).orElse(null);
    Moment moment = model.moment().orElse(null);
    return csp == null || moment == null
        ? StagePicture.NOTHING
        : drawing.at(csp, model.why().mark(moment));
  }

  private Sentence sentence() {
    Playback playback = model.playback().orElse(null);
    Optional<Notice> notice = model.notices().current();
    boolean isBetween = playback != null && playback.position() < playback.length();
    if (notice.isPresent() && !isBetween) { // the end of the run, or why there is none
      return plain(notice.get().text());
    }
    if (playback == null) {
      return plain(text(model.isRunning() ? "stage.recording" : "stage.empty"));
    }
    return narrator.narrate(playback.player());
  }

  private static Sentence plain(String text) {
    return new Sentence(text, ImmutableList.of());
  }

  private ImmutableList<Figure> figures() {
    Optional<Problem> problem = model.opened().map(Reading.Opened::problem);
    return model.details().mostTellingFigures().stream()
        .map(figure -> figure(figure, problem))
        .collect(toImmutableList());
  }

  /** Returns a counter as it is displayed. */
  static Figure figure(CounterValue counter, Optional<Problem> problem) {
    String key = problem.map(counter::nameKey).orElse(counter.key());
    return new Figure(Texts.number(counter.here()), text("counter." + key));
  }
}
