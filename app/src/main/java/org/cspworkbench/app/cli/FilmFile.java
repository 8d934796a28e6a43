package org.cspworkbench.app.cli;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.cspworkbench.app.film.AnimatedGif;
import org.cspworkbench.app.film.Film;
import org.cspworkbench.app.film.Frames;
import org.cspworkbench.app.film.Stills;
import org.cspworkbench.app.html.Opening;
import org.cspworkbench.app.html.RunPage;
import org.cspworkbench.app.html.Written;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.document.Content;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.playback.RunRequest;

/**
 * The file to which a run is exported. Each method writes it with progress on the terminal, and
 * returns sentences about its content.
 */
final class FilmFile {

  private final Path file;
  private final Trace trace;
  private final ProgressLine progress;
  private final Usage usage;

  FilmFile(Path file, Trace trace, ProgressLine progress, Usage usage) {
    this.file = file;
    this.trace = trace;
    this.progress = progress;
    this.usage = usage;
  }

  /** Writes {@code page} with the events up to {@code last}. */
  ImmutableList<String> write(RunPage page, int last, Opening opening) {
    AtomicReference<Written> written = new AtomicReference<>();
    write(stream -> written.set(page.write(stream, last, opening)));
    return PageSentences.of(file, requireNonNull(written.get()), trace);
  }

  /**
   * Returns the recipe by which a page makes {@code run} again; rejects a run for which there is no
   * page.
   *
   * @param option the option that names the file
   */
  static PageRun pageRun(String option, RunRequest run, Usage usage) {
    usage.check(
        RunPage.fits(run.problem().csp()),
        format(
            "%s: a page holds at most %,d values of all variables together, and %s has more",
            option, RunPage.MOST_VALUES, run.problem().csp().name()));
    Optional<PageRun> recorded = PageRun.recorded(run);
    usage.check(
        recorded.isPresent(),
        option + ": " + run.problem().csp().name() + " has parts that a page cannot state");
    return recorded.orElseThrow();
  }

  /** Writes {@code gif}, which shows {@code frames}. */
  ImmutableList<String> write(AnimatedGif gif, Frames frames) {
    int length = frames.positions().length();
    write(
        stream -> gif.write(stream, count -> progress.show("frames: " + count + " of " + length)));
    progress.clear();
    ImmutableList.Builder<String> sentences = ImmutableList.builder();
    sentences.add(format("%s: %,d frames of a run of %,d events", file, length, trace.length()));
    if (frames.leftOut() > 0) {
      sentences.add(
          format(
              "%,d more frames are left out, at equal distances; --from and --to show a part whole",
              frames.leftOut()));
    }
    if (trace.hasGap()) {
      sentences.add(PageSentences.TRACE_WAS_FULL);
    }
    return sentences.build();
  }

  /** Writes the moment of {@code film} after {@code position} events as PNG. */
  ImmutableList<String> writePng(Film film, int position) {
    write(stream -> Stills.writePng(film, position, stream));
    return still(position);
  }

  /** Writes the moment of {@code film} after {@code position} events as SVG. */
  ImmutableList<String> writeSvg(Film film, int position) {
    write(stream -> Stills.writeSvg(film, position, stream));
    return still(position);
  }

  private ImmutableList<String> still(int position) {
    return ImmutableList.of(format("%s: event %,d of %,d", file, position, trace.length()));
  }

  private void write(Content content) {
    try (OutputFile output = OutputFile.open("--export", file, usage)) {
      output.write(content);
      output.complete();
    }
  }

  private static String format(String sentence, Object... arguments) {
    return String.format(Locale.ROOT, sentence, arguments);
  }

  /** The sentences about a run that has been exported as a page. */
  private static final class PageSentences {

    /** The sentence for a run that did not fit in the recording. */
    static final String TRACE_WAS_FULL =
        "the run continued after the last event; the recording was full";

    private PageSentences() {}

    /** Returns what the page in {@code file} contains, and what it omits. */
    static ImmutableList<String> of(Path file, Written written, Trace trace) {
      ImmutableList.Builder<String> sentences = ImmutableList.builder();
      sentences.add(
          format("%s: %,d events of a run of %,d events", file, written.events(), trace.length()));
      if (written.leftOut() > 0) {
        sentences.add(
            format(
                "the last %,d events are left out, to keep the file small; --to shows less of the"
                    + " run",
                written.leftOut()));
      }
      if (trace.hasGap()) {
        sentences.add(TRACE_WAS_FULL);
      }
      return sentences.build();
    }

    private static String format(String sentence, Object... arguments) {
      return String.format(Locale.ROOT, sentence, arguments);
    }
  }
}
