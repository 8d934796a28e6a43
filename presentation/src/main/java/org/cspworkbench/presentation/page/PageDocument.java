package org.cspworkbench.presentation.page;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Base64;
import java.util.List;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Members;
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
 * @param trace the parts of the trace, each as bytes in Base64; none if the page makes the run by
 *     itself
 */
public record PageDocument(
    String title,
    String language,
    PageRun run,
    int opening,
    int delayMillis,
    int leftOut,
    ImmutableList<String> trace) {

  /** The codec of the texts of a page: for the tag of each language, texts by their keys. */
  public static final Codec<ImmutableMap<String, ImmutableMap<String, String>>> TEXTS =
      Codec.text().map().map();

  private static final Codec<Integer> COUNT = Codec.whole(0, Integer.MAX_VALUE);

  private static final Codec<String> BASE64 =
      Codec.bytes().as(PageDocument::base64, Base64.getDecoder()::decode);

  private static final Codec<PageDocument> CODEC = Codec.object(PageDocument::document);

  /** Returns the document of a run that opens at its start, without events. */
  public static PageDocument of(String title, String language, PageRun run) {
    return new PageDocument(title, language, run, 0, Delay.USUAL, 0, ImmutableList.of());
  }

  /** Returns this document with another position at which it opens, and another delay. */
  public PageDocument opening(int position, int millis) {
    return new PageDocument(title, language, run, position, millis, leftOut, trace);
  }

  /**
   * Returns this document with the parts of a trace.
   *
   * @param rest the number of events after them, which are omitted
   */
  public PageDocument withTrace(List<byte[]> parts, int rest) {
    ImmutableList<String> texts =
        parts.stream().map(PageDocument::base64).collect(toImmutableList());
    return new PageDocument(title, language, run, opening, delayMillis, rest, texts);
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

  private static PageDocument document(Members<PageDocument> members) throws UnreadableException {
    members.get("version", Codec.whole(1, 1), document -> 1);
    return new PageDocument(
        members.get("title", Codec.text(), PageDocument::title),
        members.get("language", Codec.text(), PageDocument::language),
        members.get("run", RunFields.CODEC, PageDocument::run),
        members.get("opening", COUNT, PageDocument::opening),
        members.get("delay", Codec.whole(0, Delay.LONGEST), PageDocument::delayMillis),
        members.get("leftOut", COUNT, PageDocument::leftOut),
        members.get("trace", BASE64.list(), PageDocument::trace, ImmutableList.of()));
  }

  private static String base64(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }
}
