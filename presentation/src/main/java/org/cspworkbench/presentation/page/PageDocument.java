package org.cspworkbench.presentation.page;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Map;
import org.cspworkbench.presentation.playback.Delay;

/**
 * The content of an exported page, which is one JSON object in it.
 *
 * @param title the solver and the problem
 * @param language the language of the page as in HTML, such as {@code pt-BR}
 * @param run what makes the run again
 * @param opening the position at which the page opens
 * @param delayMillis how long each event is displayed during playback
 * @param leftOut the number of events after the last one on the page
 * @param trace the events as bytes in Base64; empty if the page makes the run by itself
 */
public record PageDocument(
    String title,
    String language,
    PageRun run,
    int opening,
    int delayMillis,
    int leftOut,
    String trace) {

  /** The version of the JSON object. */
  static final int VERSION = 1;

  /** Returns the document of a run that opens at its start, without events. */
  public static PageDocument of(String title, String language, PageRun run) {
    return new PageDocument(title, language, run, 0, Delay.USUAL, 0, "");
  }

  /** Returns this document with another position at which it opens, and another delay. */
  public PageDocument opening(int position, int millis) {
    return new PageDocument(title, language, run, position, millis, leftOut, trace);
  }

  /**
   * Returns this document with these events.
   *
   * @param rest the number of events after them, which are omitted
   */
  public PageDocument withTrace(byte[] bytes, int rest) {
    String base64 = Base64.getEncoder().encodeToString(bytes);
    return new PageDocument(title, language, run, opening, delayMillis, rest, base64);
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
      json.name("run").beginObject();
      for (Map.Entry<String, String> field : RunFields.of(run).entrySet()) {
        json.name(field.getKey()).value(field.getValue());
      }
      json.endObject();
      json.name("opening").value(opening).name("delay").value(delayMillis);
      json.name("leftOut").value(leftOut);
      if (!trace.isEmpty()) {
        json.name("trace").value(trace);
      }
      json.endObject();
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory does not fail", e);
    }
    return text.toString();
  }
}
