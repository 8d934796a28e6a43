package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.cspworkbench.presentation.lesson.LessonView;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.page.LessonDocument;
import org.cspworkbench.presentation.page.LessonLink;
import org.cspworkbench.presentation.page.PageLink;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Printer;

/** A page with a lesson: makes its parts, and keeps them up to date. */
final class LessonPage {

  private final PageFrame frame;
  private final LessonModel stops;
  private final ImmutableList<Part> parts;

  /**
   * Creates a page.
   *
   * @param languages the texts by the tag of their language
   * @param document the content of the page
   * @param lesson the lesson of the document
   */
  LessonPage(
      ImmutableMap<String, PageTexts> languages, LessonDocument document, PlayedLesson lesson) {
    this.frame = new PageFrame(languages, document.opening().language());
    PageModel model = frame.model();
    this.stops = new LessonModel(model, lesson);
    OpenedTurn turn = new OpenedTurn(model);
    this.parts =
        ImmutableList.<Part>builder()
            .addAll(frame.pictures(turn))
            .add(new QuestionPart(model, stops, frame.studio()))
            .add(new TurnPart(model, turn))
            .add(new LessonPart(model, stops, turn))
            .add(new HomeworkPart(model, stops, document))
            .add(new HintPart(stops::hint, stops::dismiss))
            .addAll(frame.views())
            .build();
    lesson.lesson().view().ifPresent(view -> arrange(view, model));
    KeysDialog.ofLesson(model);
    new LinkDialog(model, this::link);
    frame.updateAfter(stops);
    frame.updateAfter(turn);
    Elements.onClick(Elements.byId("turn-open"), () -> showTurn(turn, stops));
    Elements.onClick(Elements.byId("print"), Printer::print);
  }

  /** Arranges the page as the lesson defines it, as far as a page has these parts. */
  private void arrange(LessonView view, PageModel model) {
    model.setDelay(view.delay());
    model.setUnit(view.unit());
    if (view.workspace() == LessonView.Workspace.EXPLORE) {
      frame.tabs().open(view.parts() == LessonView.Parts.GRAPH ? "graph" : "tree");
    }
  }

  /** Returns the link to the stop that is shown, in its language. */
  private Optional<PageLink.Written> link() {
    LessonLink link = new LessonLink(stops.passage().step(), Optional.of(frame.language()));
    return Optional.of(new PageLink.Written(Optional.of(link.write()), Optional.empty()));
  }

  /** Goes to the stop that a link names, in its language, or says why it does not. */
  void follow(String fragment) {
    if (fragment.isEmpty()) {
      return;
    }
    LessonLink.Reading reading =
        LessonLink.read(fragment, stops.passage().length(), frame.languages());
    reading.link().language().ifPresent(frame::setLanguage);
    stops.goToStop(reading.link().stop());
    reading
        .notice()
        .ifPresent(notice -> stops.say(notice.sentence(frame.model().texts().locale())));
  }

  /** Closes the question while the exercise is shown, and returns to the stop after that. */
  private static void showTurn(OpenedTurn turn, LessonModel stops) {
    if (turn.isShown()) {
      stops.closeQuestion();
    } else {
      stops.arrive();
    }
  }

  /** Starts to show the lesson, frame by frame. */
  void start() {
    frame.start(parts);
  }
}
