package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.cspworkbench.presentation.lesson.FirstTry;
import org.cspworkbench.presentation.lesson.LessonView;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.page.LessonDocument;
import org.cspworkbench.presentation.page.LessonLink;
import org.cspworkbench.presentation.page.PageLink;
import org.cspworkbench.viewer.lesson.KeptLesson;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Printer;

/** A page with a lesson: makes its parts, and keeps them up to date. */
final class LessonParts {

  private final PageFrame frame;
  private final String fingerprint; // of the lesson
  private final LessonModel stops;
  private final ImmutableList<PagePart> parts;

  /**
   * Creates a page.
   *
   * @param languages the texts by the tag of their language
   * @param document the content of the page
   * @param lesson the lesson of the document
   */
  LessonParts(
      ImmutableMap<String, PageTexts> languages, LessonDocument document, PlayedLesson lesson) {
    this.frame = new PageFrame(languages, document.opening().language());
    this.fingerprint = document.identity().fingerprint();
    PageModel model = frame.model();
    this.stops = new LessonModel(model, new LessonRuns(model)::show, model.texts().locale());
    stops.begin(lesson, lesson.lesson().view(), 0);
    model.addListener(() -> stops.setLocale(model.texts().locale()));
    OpenedTurn turn = new OpenedTurn(model);
    this.parts =
        ImmutableList.<PagePart>builder()
            .addAll(frame.pictures(turn))
            .add(new QuestionPart(model, new OfStops(stops), frame.studio()))
            .add(new TurnPart(model, turn))
            .add(new LessonPart(model, stops, turn, frame.tabs()))
            .add(new HomeworkPart(model, stops, document))
            .add(new HintPart(model))
            .addAll(frame.views(() -> {}))
            .build();
    lesson.lesson().view().ifPresent(view -> arrange(view, model));
    KeysDialog.ofLesson(model);
    new LinkDialog(model, this::link);
    new StageControls(turn);
    frame.updateAfter(stops);
    frame.updateAfter(model.quiz());
    frame.updateAfter(turn);
    Elements.onClick(Elements.byId("turn-open"), () -> showTurn(turn));
    Elements.onClick(Elements.byId("print"), Printer::print);
  }

  /** The questions of stops: the next stop is the continuation. */
  private record OfStops(LessonModel lesson) implements QuestionPart.Setting {

    @Override
    public boolean goesOn() {
      return false;
    }

    @Override
    public ImmutableList<FirstTry> marks() {
      return lesson.passage().orElseThrow().tries();
    }

    @Override
    public String score(PageTexts texts) {
      long tried = marks().stream().filter(attempt -> attempt != FirstTry.NONE).count();
      return tried == 0
          ? ""
          : texts.text("page.lesson.score", lesson.passage().orElseThrow().right(), tried);
    }
  }

  /** Arranges the page as the lesson defines it, as far as a page has these parts. */
  private void arrange(LessonView view, PageModel model) {
    model.setDelay(view.delay());
    model.setDelayUnit(view.unit());
    if (view.workspace() == LessonView.Workspace.EXPLORE) {
      frame.tabs().open(view.parts() == LessonView.Parts.GRAPH ? "graph" : "tree");
    }
  }

  /** Returns the link to the stop that is shown, in its language. */
  private Optional<PageLink.Written> link() {
    return Optional.of(new PageLink.Written(Optional.of(place()), Optional.empty()));
  }

  private String place() {
    return new LessonLink(stops.step(), Optional.of(frame.language())).write();
  }

  /** Returns how far the student has come, to be kept. */
  KeptLesson kept() {
    return new KeptLesson(place(), fingerprint, stops.passage().orElseThrow().tries());
  }

  /** Goes on where the student has left the lesson, without a score if it has changed since. */
  void resume(KeptLesson left) {
    if (left.fingerprint().equals(fingerprint)) {
      stops.restore(left.tries());
    } else {
      frame.model().say(frame.model().texts().text("page.lesson.changed"));
    }
    follow(left.link());
  }

  /** Goes to the stop that a link names, in its language, or says why it does not. */
  void follow(String fragment) {
    if (fragment.isEmpty()) {
      return;
    }
    LessonLink.Reading reading = LessonLink.read(fragment, stops.length(), frame.languages());
    reading.link().language().ifPresent(frame::setLanguage);
    stops.goTo(reading.link().stop());
    reading
        .notice()
        .ifPresent(notice -> frame.model().say(notice.sentence(frame.model().texts().locale())));
  }

  /** Closes the question while the exercise is shown, and returns to the stop after that. */
  private void showTurn(OpenedTurn turn) {
    if (turn.isShown()) {
      frame.model().quiz().close();
    } else {
      stops.again();
    }
  }

  /** Starts to show the lesson, frame by frame. */
  void start() {
    frame.start(() -> {}, parts);
  }
}
