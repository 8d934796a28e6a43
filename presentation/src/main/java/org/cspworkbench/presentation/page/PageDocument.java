package org.cspworkbench.presentation.page;

import static org.cspworkbench.document.json.Member.member;

import com.google.common.collect.ImmutableMap;
import java.util.Base64;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Member;
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

  /** The codec of the texts of a page: for the tag of each language, texts by their keys. */
  public static final Codec<ImmutableMap<String, ImmutableMap<String, String>>> TEXTS =
      Codec.text().map().map();

  private static final Codec<Integer> COUNT = Codec.whole(0, Integer.MAX_VALUE);

  private static final Member<PageDocument, Integer> VERSION =
      member("version", Codec.whole(1, 1), document -> 1);
  private static final Member<PageDocument, String> TITLE =
      member("title", Codec.text(), PageDocument::title);
  private static final Member<PageDocument, String> LANGUAGE =
      member("language", Codec.text(), PageDocument::language);
  private static final Member<PageDocument, PageRun> RUN =
      member("run", RunFields.CODEC, PageDocument::run);
  private static final Member<PageDocument, Integer> OPENING =
      member("opening", COUNT, PageDocument::opening);
  private static final Member<PageDocument, Integer> DELAY =
      member("delay", Codec.whole(0, Delay.LONGEST), PageDocument::delayMillis);
  private static final Member<PageDocument, Integer> LEFT_OUT =
      member("leftOut", COUNT, PageDocument::leftOut);
  private static final Member<PageDocument, String> TRACE =
      member(
              "trace",
              Codec.bytes().as(PageDocument::base64, Base64.getDecoder()::decode),
              PageDocument::trace)
          .or("");

  /** The codec of documents. */
  private static final Codec<PageDocument> CODEC =
      Codec.object(
          PageDocument::document, VERSION, TITLE, LANGUAGE, RUN, OPENING, DELAY, LEFT_OUT, TRACE);

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
    return new PageDocument(title, language, run, opening, delayMillis, rest, base64(bytes));
  }

  /**
   * Returns the document as JSON that can be the content of an element of HTML: nothing in it can
   * end the element.
   */
  public String json() {
    return CODEC.forHtml(this);
  }

  /**
   * Returns the document of a JSON text.
   *
   * @throws UnreadableException if the text is none, or was written by another version
   */
  public static PageDocument read(String text) throws UnreadableException {
    return CODEC.readOfAnyLength("content of the page", text);
  }

  private static PageDocument document(Fields fields) throws UnreadableException {
    fields.get(VERSION);
    return new PageDocument(
        fields.get(TITLE),
        fields.get(LANGUAGE),
        fields.get(RUN),
        fields.get(OPENING),
        fields.get(DELAY),
        fields.get(LEFT_OUT),
        fields.get(TRACE));
  }

  private static String base64(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }
}
