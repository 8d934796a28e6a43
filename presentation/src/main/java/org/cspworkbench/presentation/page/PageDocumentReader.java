package org.cspworkbench.presentation.page;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.util.Base64;
import java.util.Optional;
import org.cspworkbench.presentation.page.PageDocument.LeftOut;
import org.cspworkbench.presentation.page.PageDocument.Theme;
import org.cspworkbench.presentation.playback.Delay;

/** Reads the content of exported pages. */
public final class PageDocumentReader {

  private static final String TITLE = "content of the page";

  private final JsonInput json;
  private long version;
  private String title = "";
  private String language = "en";
  private Optional<PageRun> run = Optional.empty();
  private int opening;
  private int delayMillis = Delay.USUAL;
  private Theme theme = Theme.SYSTEM;
  private LeftOut leftOut = LeftOut.NOTHING;
  private String problem = "";
  private String trace = "";

  private PageDocumentReader(JsonInput json) {
    this.json = json;
  }

  /**
   * Returns the document of a JSON text.
   *
   * @throws RunFault if the text is none, or was written by another version
   */
  public static PageDocument read(String text) throws RunFault {
    return JsonInput.read(TITLE, text, json -> new PageDocumentReader(json).document());
  }

  private PageDocument document() throws IOException, RunFault {
    json.members(this::member);
    if (version != PageDocument.VERSION) {
      throw json.expected("version " + PageDocument.VERSION);
    }
    return new PageDocument(
        title, language, run, opening, delayMillis, theme, leftOut, problem, trace);
  }

  private void member(String name) throws IOException, RunFault {
    switch (name) {
      case "version" -> version = json.number(1, Integer.MAX_VALUE);
      case "title" -> title = json.text();
      case "language" -> language = json.text();
      case "run" -> run = Optional.of(run());
      case "opening" -> opening = (int) json.number(0, Integer.MAX_VALUE);
      case "delay" -> delayMillis = (int) json.number(0, Delay.LONGEST);
      case "theme" -> theme = theme();
      case "leftOut" -> leftOut = leftOut();
      case "problem" -> problem = base64();
      case "trace" -> trace = base64();
      default -> throw json.unknown(name);
    }
  }

  private PageRun run() throws IOException, RunFault {
    ImmutableMap.Builder<String, String> fields = ImmutableMap.builder();
    json.members(
        name -> {
          if (!RunFields.NAMES.contains(name)) {
            throw json.unknown(name);
          }
          fields.put(name, json.text());
        });
    return RunFields.read(fields.buildOrThrow());
  }

  private Theme theme() throws IOException, RunFault {
    String word = json.text();
    for (Theme each : Theme.values()) {
      if (word(each).equals(word)) {
        return each;
      }
    }
    throw json.expected("a theme such as " + word(Theme.LIGHT));
  }

  /** Returns the written form of a constant. */
  static String word(Enum<?> constant) {
    return Ascii.toLowerCase(constant.name());
  }

  private LeftOut leftOut() throws IOException, RunFault {
    int[] numbers = new int[2];
    ImmutableList<String> names = ImmutableList.of("fine", "rest");
    json.members(
        name -> {
          int index = names.indexOf(name);
          if (index < 0) {
            throw json.unknown(name);
          }
          numbers[index] = (int) json.number(0, Integer.MAX_VALUE);
        });
    return new LeftOut(numbers[0], numbers[1]);
  }

  private String base64() throws IOException, RunFault {
    return Base64.getEncoder().encodeToString(json.bytes());
  }
}
