package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEncoder;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.viewer.run.ReceivedRun;

/**
 * A run as an HTML page to be opened from a local file: it plays the recorded events, forwards and
 * backwards, and solves this and other problems with every solver. It needs no network and no other
 * file.
 */
public final class RunPage {

  /** The maximum size of the events on a page in bytes; a third more in its file. */
  public static final int MOST_BYTES = 16 << 20;

  /** The maximum number of values, over all variables, that a browser can handle. */
  public static final int MOST_VALUES = 1_000_000;

  private final Trace trace;
  private final PageRun run;
  private final String title;
  private final Locale locale;
  private final int mostBytes;
  private final PagePlace place;

  /**
   * Creates a page of {@code trace}.
   *
   * @param run what makes the run again
   * @param title the solver and the problem
   * @param locale the language; English for {@code Locale.ROOT}
   */
  public RunPage(Trace trace, PageRun run, String title, Locale locale) {
    this(trace, run, title, locale, MOST_BYTES);
  }

  RunPage(Trace trace, PageRun run, String title, Locale locale, int mostBytes) {
    this(trace, run, title, locale, mostBytes, PagePlace.FILE);
  }

  private RunPage(
      Trace trace, PageRun run, String title, Locale locale, int mostBytes, PagePlace place) {
    this.trace = trace;
    this.run = run;
    this.title = title;
    this.locale = locale;
    this.mostBytes = mostBytes;
    this.place = place;
  }

  /** Returns this page at another place. */
  public RunPage at(PagePlace other) {
    return new RunPage(trace, run, title, locale, mostBytes, other);
  }

  /** Returns whether a page can contain runs of {@code csp}. */
  public static boolean fits(Csp csp) {
    return PageRun.values(csp) <= MOST_VALUES;
  }

  /**
   * Writes the events before position {@code end}, or as many of them as fit. The stream stays
   * open.
   *
   * @param end 0 ≤ end ≤ length of the trace
   */
  public Written write(OutputStream stream, int end, Opening opening) throws IOException {
    int written = Math.min(end, TraceEncoder.MAX_EVENTS);
    List<byte[]> parts = parts(written);
    long bytes = length(parts);
    while (bytes > mostBytes && written > 0) {
      written = (int) (written * 0.95 * mostBytes / bytes);
      parts = parts(written);
      bytes = length(parts);
    }
    PageWords words = new PageWords(locale);
    PageDocument document =
        PageDocument.of(title, words.language(), run)
            .opening(Math.min(opening.position(), written), opening.delayMillis())
            .withTrace(parts, end - written);
    PageTemplate template = PageTemplate.run();
    PageTemplate.Content content =
        new PageTemplate.Content(
            place,
            title,
            opening.theme().map(PageTheme::id).orElse("system"),
            PageProgram.data(place, document.json(), template.keys(), PageWords::new),
            PageProgram.scripts(),
            PageProgram.added(place),
            PageProgram.addedHash());
    stream.write(template.page(words, content).getBytes(UTF_8));
    return new Written(written, end - written);
  }

  /** Returns the first {@code end} events in parts that a page reads one by one. */
  private List<byte[]> parts(int end) {
    TraceEncoder encoder = new TraceEncoder(trace);
    List<byte[]> parts = new ArrayList<>();
    do {
      parts.add(encoder.next(Math.min(end, encoder.position() + ReceivedRun.EVENTS_OF_PART)));
    } while (encoder.position() < end);
    return parts;
  }

  private static long length(List<byte[]> parts) {
    return parts.stream().mapToLong(part -> part.length).sum();
  }
}
