package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableMap;
import java.util.Base64;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceDecoder;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.LessonDocument;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.page.PageLink;
import org.cspworkbench.presentation.page.PageLinkReader;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.RunFields;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.words.Languages;
import org.cspworkbench.viewer.lesson.KeptLesson;
import org.cspworkbench.viewer.run.ReceivedRun;
import org.cspworkbench.web.dom.Address;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.KeptText;
import org.cspworkbench.web.packing.LzmaDecoder;
import org.cspworkbench.web.worker.Runner;

/** Opens a page: shows the lesson or run that it contains, or the run that its link names. */
public final class OpenedPage {

  private final PageDocument document;
  private final RunParts page;

  private OpenedPage(
      PageDocument document, Runner runner, BiConsumer<PageModel, PageRuns> choices) {
    this.document = document;
    this.page = new RunParts(texts(), document.language(), runner, choices);
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
    new OptionsDialog(model, runs);
  }

  private static void openLesson() {
    try {
      LessonDocument lesson = LessonDocument.read(Elements.byId("document").getTextContent());
      LessonParts page = new LessonParts(texts(), lesson, lesson.play());
      KeptText kept = kept(lesson.identity().name());
      if (Address.fragment().isEmpty()) {
        kept.read().map(KeptLesson::read).ifPresent(page::resume);
      } else {
        page.follow(Address.fragment());
      }
      kept.keep(() -> Optional.of(page.kept().write()));
      Address.onChange(() -> page.follow(Address.fragment()));
      page.start();
    } catch (UnreadableException e) {
      throw new IllegalStateException("a page contains the lesson that it was written with", e);
    }
  }

  private static void openRun(Runner runner, BiConsumer<PageModel, PageRuns> choices) {
    try {
      OpenedPage opened =
          new OpenedPage(
              PageDocument.read(Elements.byId("document").getTextContent()), runner, choices);
      opened.showContent();
      KeptText kept = kept(RunFields.of(opened.document.run()).toString());
      if (Address.fragment().isEmpty()) {
        kept.read().ifPresent(opened::resume);
      } else {
        opened.follow(Address.fragment());
      }
      kept.keep(opened.page::kept);
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

  /** Goes to where the page was left: its language, and a link. */
  private void resume(String place) {
    int end = place.indexOf(' ');
    page.setLanguage(place.substring(0, Math.max(0, end)));
    follow(place.substring(end + 1));
  }

  private void showContent() throws UnreadableException, MalformedEncodingException {
    page.model().setDelay(document.delayMillis());
    PageRun run = document.run();
    page.runs().take(run);
    if (document.trace().isEmpty()) {
      page.runs().solve(run, document.opening());
      return;
    }
    RunRequest request = run.recorded();
    Trace trace =
        TraceDecoder.decode(
            Base64.getDecoder().decode(document.trace()),
            request.problem().csp(),
            request.solver().traceKey(request.problem(), request.settings()));
    page.model().show(ReceivedRun.whole(request, trace), at -> at.seek(document.opening()));
    if (document.leftOut() > 0) {
      page.model().say(page.model().texts().text("page.leftout", document.leftOut()));
    }
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

  private static ImmutableMap<String, PageTexts> texts() {
    ImmutableMap.Builder<String, PageTexts> languages = ImmutableMap.builder();
    try {
      PageDocument.TEXTS
          .readOfAnyLength("words", LzmaDecoder.text(Elements.byId("words").getTextContent()))
          .forEach((tag, texts) -> languages.put(tag, new PageTexts(Languages.locale(tag), texts)));
    } catch (UnreadableException e) {
      throw new IllegalStateException("the page has its texts", e);
    }
    return languages.buildOrThrow();
  }
}
