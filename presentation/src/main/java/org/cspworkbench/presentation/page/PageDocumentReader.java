package org.cspworkbench.presentation.page;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.util.Base64;
import org.cspworkbench.presentation.playback.Delay;
import org.jspecify.annotations.Nullable;

/** Reads the content of exported pages. */
public final class PageDocumentReader {

  private static final String TITLE = "content of the page";

  private final JsonInput json;
  private long version;
  private String title = "";
  private String language = "en";
  private @Nullable PageRun run;
  private int opening;
  private int delayMillis = Delay.USUAL;
  private int leftOut;
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
    if (run == null) {
      throw json.expected("a member 'run'");
    }
    return new PageDocument(title, language, run, opening, delayMillis, leftOut, trace);
  }

  private void member(String name) throws IOException, RunFault {
    switch (name) {
      case "version" -> version = json.number(1, Integer.MAX_VALUE);
      case "title" -> title = json.text();
      case "language" -> language = json.text();
      case "run" -> run = run();
      case "opening" -> opening = (int) json.number(0, Integer.MAX_VALUE);
      case "delay" -> delayMillis = (int) json.number(0, Delay.LONGEST);
      case "leftOut" -> leftOut = (int) json.number(0, Integer.MAX_VALUE);
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

  private String base64() throws IOException, RunFault {
    return Base64.getEncoder().encodeToString(json.bytes());
  }
}
