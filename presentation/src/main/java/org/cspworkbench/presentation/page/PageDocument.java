package org.cspworkbench.presentation.page;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;

/**
 * The content of an exported page, which is one JSON object in it.
 *
 * @param title the solver and the problem
 * @param language the language of the page as in HTML, such as {@code pt-BR}
 * @param run what makes the run again; empty if that is not known
 * @param opening the position at which the page opens
 * @param delayMillis how long each event is displayed during playback
 * @param theme the colours
 * @param leftOut the events of the run that the page does not contain
 * @param problem the problem as bytes in Base64, for pages without a run; else empty
 * @param trace the events as bytes in Base64; empty if the page makes the run by itself
 */
public record PageDocument(
    String title,
    String language,
    Optional<PageRun> run,
    int opening,
    int delayMillis,
    Theme theme,
    LeftOut leftOut,
    String problem,
    String trace) {

  /** The version of the JSON object. */
  static final int VERSION = 1;

  /** The colours of a page. */
  public enum Theme {
    /** As the system of the reader is set. */
    SYSTEM,
    /** Dark on light. */
    LIGHT,
    /** Light on dark. */
    DARK,
    /** For projectors. */
    PROJECTOR
  }

  /**
   * The numbers of events that a page does not contain.
   *
   * @param fine the number of revisions and changes of the queue
   * @param rest the number of events after the last one
   */
  public record LeftOut(int fine, int rest) {

    /** The page contains all events. */
    public static final LeftOut NOTHING = new LeftOut(0, 0);
  }

  /** Returns the document of a run that opens at its start, without events. */
  public static PageDocument of(String title, String language, PageRun run) {
    return new PageDocument(
        title, language, Optional.of(run), 0, 200, Theme.SYSTEM, LeftOut.NOTHING, "", "");
  }

  /** Returns this document with these events. */
  public PageDocument withTrace(byte[] bytes) {
    return new PageDocument(
        title,
        language,
        run,
        opening,
        delayMillis,
        theme,
        leftOut,
        problem,
        Base64.getEncoder().encodeToString(bytes));
  }

  /**
   * Returns the document as JSON that can be the content of an element of HTML: nothing in it can
   * end the element.
   */
  public String json() {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.setHtmlSafe(true);
      json.beginObject().name("version").value(VERSION);
      json.name("title").value(title).name("language").value(language);
      if (run.isPresent()) {
        json.name("run").beginObject();
        for (Map.Entry<String, String> field : RunFields.of(run.get()).entrySet()) {
          json.name(field.getKey()).value(field.getValue());
        }
        json.endObject();
      }
      json.name("opening").value(opening).name("delay").value(delayMillis);
      json.name("theme").value(PageDocumentReader.word(theme));
      json.name("leftOut").beginObject().name("fine").value(leftOut.fine());
      json.name("rest").value(leftOut.rest()).endObject();
      putUnlessEmpty(json, "problem", problem);
      putUnlessEmpty(json, "trace", trace);
      json.endObject();
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory does not fail", e);
    }
    return text.toString();
  }

  private static void putUnlessEmpty(JsonWriter json, String name, String text) throws IOException {
    if (!text.isEmpty()) {
      json.name(name).value(text);
    }
  }
}
