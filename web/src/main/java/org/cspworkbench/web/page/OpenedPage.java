package org.cspworkbench.web.page;

import java.util.Optional;
import java.util.function.BiConsumer;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.page.LessonDocument;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.page.PageLink;
import org.cspworkbench.presentation.page.PageLinkReader;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.RunFields;
import org.cspworkbench.viewer.lesson.KeptLesson;
import org.cspworkbench.web.dom.Address;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.KeptText;
import org.cspworkbench.web.dom.LaterTask;
import org.cspworkbench.web.worker.Runner;

/** Opens a page: shows the lesson or run that it contains, or the run that its link names. */
public final class OpenedPage {

  private static final LaterTask NEXT = new LaterTask(0);

  private final PageDocument document;
  private final RunParts page;

  private OpenedPage(
      PageDocument document, Runner runner, BiConsumer<PageModel, PageRuns> choices) {
    this.document = document;
    this.page = new RunParts(PageTexts.ofPage(), document.language(), runner, choices);
  }

  /**
   * Opens the page whose document is in the element {@code document}.
   *
   * @param runner what makes runs for the page
   * @param choices adds what lets a reader choose runs, if the runner makes any
   */
  public static void open(Runner runner, BiConsumer<PageModel, PageRuns> choices) {
    if (Elements.document().getBody().getClassName().equals("lesson")) {
      openLesson();
    } else {
      openRun(runner, choices);
    }
  }

  /** Adds the dialogs in which a reader chooses the problem and the options of the solver. */
  public static void addDialogs(PageModel model, PageRuns runs) {
    new ProblemDialog(model, runs);
    OptionsDialog options = new OptionsDialog(model, runs);
    Elements.onClick(Elements.byId("options-open"), options::open);
  }

  /** Opens a lesson: to read it, to make its runs and to show it are a task each. */
  private static void openLesson() {
    try {
      LessonDocument lesson = LessonDocument.read(Elements.byId("document").getTextContent());
      NEXT.execute(() -> play(lesson));
    } catch (UnreadableException e) {
      throw unreadable(e);
    }
  }

  private static void play(LessonDocument lesson) {
    try {
      PlayedLesson played = lesson.play();
      NEXT.execute(() -> show(lesson, played));
    } catch (UnreadableException e) {
      throw unreadable(e);
    }
  }

  private static IllegalStateException unreadable(UnreadableException e) {
    return new IllegalStateException("a page contains the lesson that it was written with", e);
  }

  private static void show(LessonDocument lesson, PlayedLesson played) {
    LessonParts page = new LessonParts(PageTexts.ofPage(), lesson, played);
    KeptText kept = kept(lesson.identity().name());
    if (Address.fragment().isEmpty()) {
      kept.read().map(KeptLesson::read).ifPresent(page::resume);
    } else {
      page.follow(Address.fragment());
    }
    kept.keep(() -> Optional.of(page.kept().write()));
    Address.onChange(() -> page.follow(Address.fragment()));
    page.start();
  }

  private static void openRun(Runner runner, BiConsumer<PageModel, PageRuns> choices) {
    try {
      OpenedPage opened =
          new OpenedPage(
              PageDocument.read(Elements.byId("document").getTextContent()), runner, choices);
      KeptText kept = kept(RunFields.of(opened.document.run()).toString());
      opened.showContent(() -> opened.arrive(kept), () -> opened.keep(kept));
      Address.onChange(() -> opened.follow(Address.fragment()));
      opened.page.start();
    } catch (UnreadableException | MalformedEncodingException e) {
      throw new IllegalStateException("a page contains the run that it was written with", e);
    }
  }

  /** Returns what is kept of this page, with the button that forgets it. */
  private static KeptText kept(String identity) {
    KeptText kept = new KeptText(identity);
    Elements.onClick(Elements.byId("start-again"), kept::startAgain);
    return kept;
  }

  /** Goes to the moment of the link that was followed, or to where the page was left. */
  private void arrive(KeptText kept) {
    if (isUntouched()) {
      if (Address.fragment().isEmpty()) {
        kept.read().ifPresent(this::resume);
      } else {
        follow(Address.fragment());
      }
    }
    keep(kept);
  }

  /** Returns whether the reader has not yet moved in the run, of which a part was shown before. */
  private boolean isUntouched() {
    return document.trace().isEmpty()
        || page.model().playback().filter(at -> at.position() != document.opening()).isEmpty();
  }

  private void keep(KeptText kept) {
    kept.keep(page::kept);
  }

  /** Goes to where the page was left: its language, and a link. */
  private void resume(String place) {
    int end = place.indexOf(' ');
    page.setLanguage(place.substring(0, Math.max(0, end)));
    follow(place.substring(end + 1));
  }

  /**
   * Shows the run of the page.
   *
   * @param whole is run once the page has read what it contains of the run
   * @param left is run in its place if the reader has left the run before
   */
  private void showContent(Runnable whole, Runnable left)
      throws UnreadableException, MalformedEncodingException {
    page.model().setDelay(document.delayMillis());
    PageRun run = document.run();
    page.runs().take(run);
    if (document.trace().isEmpty()) {
      page.runs().solve(run, document.opening());
      whole.run();
      return;
    }
    if (document.leftOut() > 0) {
      page.model().say(page.model().texts().text("page.leftout", document.leftOut()));
    }
    new ContainedRun(document, page.model(), whole, left).show();
  }

  /** Goes to the moment that a link names, or says why it does not. */
  private void follow(String fragment) {
    if (fragment.isEmpty()) {
      return;
    }
    PageLinkReader.Reading reading = PageLinkReader.read(fragment);
    reading
        .notice()
        .ifPresent(notice -> page.model().say(notice.sentence(page.model().texts().locale())));
    reading.link().ifPresent(this::follow);
  }

  private void follow(PageLink link) {
    if (link.run().isPresent() || link.tab() != PageLink.Tab.CODE) { // else it names only an event
      page.open(link.tab());
    }
    Optional<PageRun> other = link.run().filter(run -> !page.runs().run().equals(Optional.of(run)));
    if (other.isPresent()) {
      page.runs().solve(other.get(), link.position());
    } else {
      page.model().trace().flatMap(link::in).ifPresent(this::arrive);
    }
    page.begin(link.mode());
  }

  private void arrive(PageLink.Arrival arrival) {
    page.model().move(at -> at.seek(arrival.position()));
    arrival
        .notice()
        .ifPresent(notice -> page.model().say(notice.sentence(page.model().texts().locale())));
  }
}
