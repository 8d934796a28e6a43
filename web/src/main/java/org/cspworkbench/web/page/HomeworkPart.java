package org.cspworkbench.web.page;

import org.cspworkbench.presentation.homework.Homework;
import org.cspworkbench.presentation.homework.HomeworkLine;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.page.LessonDocument;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.web.dom.Clipboard;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.html.HTMLButtonElement;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** At the end of a lesson: the score, and the line with which a student hands it in. */
final class HomeworkPart implements PagePart {

  private final PageModel page;
  private final LessonModel lesson;
  private final LessonDocument document;
  private final HTMLElement part = Elements.byId("homework");
  private final HTMLElement score = Elements.byId("homework-score");
  private final HTMLInputElement name = (HTMLInputElement) Elements.byId("homework-name");
  private final HTMLTextAreaElement line = (HTMLTextAreaElement) Elements.byId("homework-line");
  private final HTMLButtonElement copy = (HTMLButtonElement) Elements.byId("homework-copy");
  private final HTMLElement said = Elements.byId("homework-said");

  HomeworkPart(PageModel page, LessonModel lesson, LessonDocument document) {
    this.page = page;
    this.lesson = lesson;
    this.document = document;
    Elements.on(name, "input", event -> update());
    Elements.onClick(
        copy,
        () -> Clipboard.copy(line, () -> Elements.setText(said, page.texts().text("page.copied"))));
  }

  @Override
  public void update() {
    LessonPassage at = lesson.passage().orElseThrow();
    Elements.setShown(part, at.isDone());
    Elements.setText(
        score, page.texts().text("page.homework.score", at.right(), at.tries().size()));
    String now = Homework.isName(name.getValue()) ? line(at) : "";
    if (!now.equals(line.getValue())) {
      line.setValue(now);
      Elements.setText(said, "");
    }
    copy.setDisabled(now.isEmpty());
  }

  private String line(LessonPassage at) {
    Homework homework = Homework.of(at, document.identity(), name.getValue());
    return HomeworkLine.of(homework, document.homeworkKey()).toString();
  }
}
