package org.cspworkbench.web.page;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.lesson.CheckedClaim;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLButtonElement;
import org.teavm.jso.dom.html.HTMLElement;

/** The current stop of the lesson: its place, its text, and what the lesson claims there. */
final class LessonPart implements PagePart {

  private final PageModel page;
  private final LessonModel lesson;
  private final OpenedTurn turn;
  private final TabsPart tabs;
  private final HTMLElement part = Elements.byId("lesson");
  private final HTMLElement heading = Elements.byId("title");
  private final HTMLElement title = Elements.byId("lesson-title");
  private final HTMLElement pips = Elements.byId("lesson-pips");
  private final HTMLElement place = Elements.byId("lesson-place");
  private final HTMLElement note = Elements.byId("note");
  private final HTMLElement claimsPart = Elements.byId("claims-part");
  private final HTMLElement claims = Elements.byId("claims");
  private final HTMLButtonElement previous = (HTMLButtonElement) Elements.byId("lesson-previous");
  private final HTMLButtonElement next = (HTMLButtonElement) Elements.byId("lesson-next");
  private boolean isWaiting; // for an answer
  private int shownStep = TraceEvent.NONE;

  LessonPart(PageModel page, LessonModel lesson, OpenedTurn turn, TabsPart tabs) {
    this.page = page;
    this.lesson = lesson;
    this.turn = turn;
    this.tabs = tabs;
    Elements.onClick(previous, lesson::previous);
    Elements.onClick(next, lesson::next);
    Elements.onKey(this::press);
  }

  private boolean press(KeyboardEvent key) {
    boolean isPlain = !key.isCtrlKey() && !key.isAltKey() && !key.isMetaKey();
    boolean isNext =
        isPlain && key.getKey().equals("Enter") && !turn.isShown() && !Elements.isForControl(key);
    if (isNext) {
      lesson.next();
    }
    return isNext;
  }

  @Override
  public void update() {
    LessonPassage at = lesson.passage().orElseThrow();
    Elements.setText(heading, at.title());
    Elements.setTitle(at.title());
    Elements.setText(title, at.title());
    Elements.setText(
        place,
        at.step() == 0
            ? page.texts().text("lesson.about", at.length())
            : page.texts().text("lesson.place", at.step(), at.length()));
    showPips(at);
    showNote(at.note());
    showClaims(lesson.claims());
    previous.setDisabled(at.step() == 0);
    next.setDisabled(at.isDone());
    if (at.step() != shownStep) {
      shownStep = at.step();
      showStop();
    }
    boolean waited = isWaiting;
    isWaiting = page.quiz().isWaiting();
    if (waited && page.quiz().question().isPresent() && !isWaiting) {
      next.focus(); // the answers are disabled now
    }
  }

  /** Shows the start of the stop: on narrow pages, its text and the question are in a tab. */
  private void showStop() {
    tabs.openIfShown("lesson");
    part.setScrollTop(0);
  }

  private void showPips(LessonPassage at) {
    List<HTMLElement> marks = new ArrayList<>();
    for (int stop = 1; stop <= at.length(); stop++) {
      marks.add(Elements.make("span", stop <= at.step() ? "done" : "", ""));
    }
    Elements.setParts(pips, marks);
  }

  private void showNote(String text) {
    if (text.equals(note.getAttribute("data-shown"))) {
      return;
    }
    note.setAttribute("data-shown", text);
    List<HTMLElement> paragraphs = new ArrayList<>();
    for (String paragraph : Splitter.on('\n').omitEmptyStrings().split(text)) {
      paragraphs.add(Elements.make("p", "", paragraph));
    }
    Elements.setParts(note, paragraphs);
  }

  private void showClaims(ImmutableList<CheckedClaim> checked) {
    Elements.setShown(claimsPart, !checked.isEmpty());
    List<HTMLElement> items = new ArrayList<>();
    for (CheckedClaim claim : checked) {
      HTMLElement item = Elements.make("li", claim.holds() ? "right" : "wrong", "");
      item.appendChild(Elements.icon(claim.holds() ? "solution" : "contradiction"));
      item.appendChild(Elements.make("code", "", claim.source()));
      item.appendChild(Elements.make("span", "mono", String.join(", ", claim.found())));
      items.add(item);
    }
    Elements.setParts(claims, items);
  }
}
