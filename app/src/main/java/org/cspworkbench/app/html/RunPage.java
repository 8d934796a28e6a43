package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.RunFields;
import org.cspworkbench.solvers.PseudoCode;

/**
 * A run as an HTML page to be opened from a local file: board, narration, pseudocode and counters
 * at every event, forwards and backwards. It needs no network and no other file.
 */
public final class RunPage {

  /** The maximum size of a page in bytes. */
  public static final int MOST_BYTES = 20_000_000;

  /** The maximum number of values, over all variables, that a browser can handle. */
  public static final int MOST_VALUES = 1_000_000;

  /**
   * The space reserved for the state at the end, except its values, and for the end of the page.
   */
  private static final int CLOSING = 4096;

  /** The maximum length of what makes the run again. */
  private static final int MOST_OF_RUN = 2_000_000;

  private final Trace trace;
  private final PseudoCode code;
  private final String title;
  private final Optional<PageRun> run;
  private final Locale locale;
  private final int mostBytes;

  /**
   * Creates a page of {@code trace}.
   *
   * @param code the pseudocode of its solver
   * @param title the solver and the problem
   * @param run what makes the run again, if that is known
   * @param locale the language; English for {@code Locale.ROOT}
   */
  public RunPage(Trace trace, PseudoCode code, String title, Optional<PageRun> run, Locale locale) {
    this(trace, code, title, run, locale, MOST_BYTES);
  }

  RunPage(
      Trace trace,
      PseudoCode code,
      String title,
      Optional<PageRun> run,
      Locale locale,
      int mostBytes) {
    this.trace = trace;
    this.code = code;
    this.title = title;
    this.run = run;
    this.locale = locale;
    this.mostBytes = mostBytes;
  }

  /** Returns whether a page can contain runs of {@code csp}. */
  public static boolean fits(Csp csp) {
    return csp.variables().stream().mapToLong(x -> x.domain().size()).sum() <= MOST_VALUES;
  }

  /**
   * Writes the events before position {@code end}. The stream stays open.
   *
   * @param end 0 ≤ end ≤ length of the trace
   * @param progress receives the number of replayed events from time to time
   */
  public Written write(OutputStream stream, int end, Opening opening, IntConsumer progress)
      throws IOException {
    PageWords words = new PageWords(locale);
    PageHtml page = new PageHtml(words, title);
    String theme = opening.theme().map(PageTheme::id).orElse("system");
    Values values = new Values(trace.csp().variables());
    int fixed = page.with(head(words, values, opening).end(), theme).getBytes(UTF_8).length;
    int variables = trace.csp().variables().size();
    long room = mostBytes - fixed - CLOSING - values.count() / 4 - 24L * variables;
    Reel reel =
        Reel.of(
            trace,
            new Reel.Part(end, opening.position(), room),
            () -> new EventWriter(trace, new Narrator(locale), values),
            words.text("page.gap"),
            progress);
    RunJson json = head(words, values, opening);
    putEvents(json, reel, words);
    json.putEnd(reel.end(), trace, values);
    stream.write(page.with(json.end(), theme).getBytes(UTF_8));
    return reel.written();
  }

  /** Returns the data that does not depend on the events. */
  private RunJson head(PageWords words, Values values, Opening opening) throws IOException {
    TracePlayer start = trace.player();
    return new RunJson()
        .put("title", title)
        .put("run", runFields())
        .put("language", words.language())
        .put("texts", words.ofPage())
        .put("kinds", Kinds.names())
        .put("delay", opening.delayMillis())
        .put("beginning", new Narrator(locale).narrate(start).text())
        .put(code)
        .put(trace.csp())
        .put("start", values.bits(start.state()::isLeft));
  }

  /** Returns what makes the run again; nothing if that is unknown or too long. */
  private ImmutableMap<String, String> runFields() {
    return run.map(RunFields::of)
        .filter(fields -> fields.values().stream().mapToInt(String::length).sum() <= MOST_OF_RUN)
        .orElse(ImmutableMap.of());
  }

  private static void putEvents(RunJson json, Reel reel, PageWords words) throws IOException {
    Written written = reel.written();
    EventWriter writer = reel.writer();
    json.put("length", written.events())
        .put("opening", reel.opening())
        .put("leftOut", leftOut(written, words))
        .put("arcs", writer.arcs().ends())
        .put("patterns", writer.sentences().patterns().texts())
        .put("names", writer.sentences().texts().texts())
        .put("events", writer.numbers().base64());
  }

  /** Returns which events are omitted as a sentence; empty if there are none. */
  private static String leftOut(Written written, PageWords words) {
    String fine =
        written.fineLeftOut() == 0 ? "" : words.text("page.leftout.fine", written.fineLeftOut());
    String rest =
        written.restLeftOut() == 0 ? "" : words.text("page.leftout.rest", written.restLeftOut());
    return (fine + " " + rest).strip();
  }
}
