package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceDecoder;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.playback.RunRequest;

/** Reads the run in an exported page, as the page does. */
final class ExportedPage {

  private static final Pattern DOCUMENT =
      Pattern.compile("<script type=\"application/json\" id=\"document\">([^<]*)</script>");

  private static final Pattern PROGRAM =
      Pattern.compile("<script(?! type=\"application/json\")[^>]*>.*?</script>", Pattern.DOTALL);

  private ExportedPage() {}

  /** Returns the page in {@code file} without its programs, in which anything can occur. */
  static String withoutPrograms(Path file) throws IOException {
    String page = Files.readString(file);
    assertThat(page).containsPattern(PROGRAM);
    return PROGRAM.matcher(page).replaceAll("");
  }

  /** Returns the document of the page in {@code file} as JSON. */
  static String json(Path file) throws IOException {
    Matcher document = DOCUMENT.matcher(Files.readString(file));
    if (!document.find()) {
      throw new AssertionError("there is no document in " + file);
    }
    return document.group(1);
  }

  /** Returns the trace of the page in {@code file}. */
  static Trace trace(Path file)
      throws IOException, UnreadableException, MalformedEncodingException {
    PageDocument document = PageDocument.read(json(file));
    RunRequest request = document.run().recorded();
    TraceDecoder decoder =
        new TraceDecoder(
            request.problem().csp(),
            request.solver().traceKey(request.problem(), request.settings()));
    Trace trace = decoder.append(part(document, 0));
    for (int k = 1; k < document.trace().size(); k++) {
      decoder.append(part(document, k));
    }
    decoder.close();
    return trace;
  }

  private static byte[] part(PageDocument document, int number) {
    return Base64.getDecoder().decode(document.trace().get(number));
  }
}
