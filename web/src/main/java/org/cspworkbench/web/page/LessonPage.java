package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.cspworkbench.presentation.lesson.LessonView;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.page.LessonDocument;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Printer;

/** A page with a lesson: makes its parts, and keeps them up to date. */
final class LessonPage {

  private final PageFrame frame;
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
    LessonModel stops = new LessonModel(model, lesson);
    OpenedTurn turn = new OpenedTurn(model);
    this.parts =
        ImmutableList.<Part>builder()
            .add(new QuestionPart(model, stops, frame.studio())) // takes room from the others
            .add(new TurnPart(model, turn))
            .add(new LessonPart(model, stops, turn))
            .add(new HomeworkPart(model, stops, document))
            .addAll(frame.views(turn))
            .build();
    lesson.lesson().view().ifPresent(view -> arrange(view, model));
    KeysDialog.ofLesson(model);
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
