package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Range;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.cspworkbench.app.film.AnimatedGif;
import org.cspworkbench.app.film.Film;
import org.cspworkbench.app.film.Frames;
import org.cspworkbench.app.film.Pick;
import org.cspworkbench.app.html.Opening;
import org.cspworkbench.app.html.RunPage;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.playback.RunRequest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the exported part of a run and its appearance. */
final class FilmOptions {

  private static final String OPTION = "--export";

  private static final String GIF = ".gif";
  private static final String PNG = ".png";
  private static final String SVG = ".svg";
  private static final String HTML = ".html";

  private static final int NARROWEST = 160;
  private static final int WIDEST = 4000;
  private static final int USUAL_WIDTH = 640;
  private static final Duration USUAL_DELAY = Duration.ofMillis(200);
  private static final int SHORTEST_DELAY = 20;
  private static final int LONGEST_DELAY = 2000;

  @Option(
      names = OPTION,
      required = true,
      paramLabel = "FILE",
      description =
          "The file to write: FILE.gif, FILE.html for a page that plays the run, FILE.png or"
              + " FILE.svg for the state after one event.")
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private Path file;

  @Option(
      names = "--events",
      description = "Write a frame for every event, not only for decisions and their consequences.")
  private boolean events;

  @Option(names = "--fine", description = "Also record every revision on a page.")
  private boolean fine;

  @Option(names = "--from", paramLabel = "N", description = "Begin after event N. Default: 0.")
  private @Nullable Integer from;

  @Option(names = "--to", paramLabel = "N", description = "End after event N. Default: the last.")
  private @Nullable Integer to;

  @Option(
      names = "--frames",
      paramLabel = "N",
      description = "At most N frames, 2 to " + Frames.MOST + ". Default: " + Frames.MOST + ".")
  private @Nullable Integer frames;

  @Option(
      names = "--at",
      paramLabel = "N",
      description = "The state after event N. Default: the last. For .png and .svg.")
  private @Nullable Integer at;

  @Option(
      names = "--delay",
      paramLabel = "TIME",
      converter = Durations.class,
      description =
          "How long each frame is displayed, 20ms or more; on a page, 0ms to 2s. Default: 200ms.")
  private @Nullable Duration delay;

  @Option(
      names = "--width",
      paramLabel = "N",
      description = "The width of the picture in pixels. Default: 640.")
  private @Nullable Integer width;

  @Mixin private AppearanceOptions appearance = new AppearanceOptions();

  /** Rejects inconsistent options before anything is solved. */
  void check(Usage usage) {
    usage.check(
        isOf(GIF) || isOf(HTML) || isOf(PNG) || isOf(SVG),
        "--export: expected FILE.gif, FILE.html, FILE.png or FILE.svg, found '" + file + "'");
    OutputFile.check(OPTION, file, usage);
    usage.check(
        width == null || (width >= NARROWEST && width <= WIDEST),
        "--width: expected " + NARROWEST + " to " + WIDEST + ", found " + width);
    usage.check(
        isOf(GIF) || isOf(HTML) || (from == null && to == null && delay == null),
        "--from, --to and --delay require a .gif or .html");
    usage.check(isOf(GIF) || (!events && frames == null), "--events and --frames require a .gif");
    usage.check(
        isOf(HTML) || (!fine && !appearance.isTranslated()),
        "--fine and --language require a .html");
    usage.check(at == null || isOf(PNG) || isOf(SVG), "--at requires a .png or .svg");
    usage.check(!isOf(HTML) || width == null, "--width requires a .gif, .png or .svg");
    usage.check(
        frames == null || (frames >= 2 && frames <= Frames.MOST),
        "--frames: expected 2 to " + Frames.MOST + ", found " + frames);
    usage.check(
        delay == null || !isOf(GIF) || delay.toMillis() >= SHORTEST_DELAY,
        "--delay: expected " + SHORTEST_DELAY + "ms or more; browsers slow down faster pictures");
    usage.check(
        delay == null || !isOf(HTML) || delay.toMillis() <= LONGEST_DELAY,
        "--delay: expected 0ms to 2s on a page");
  }

  /** Checks before the run that its picture can be made. */
  void check(RunRequest run, Usage usage) {
    if (isOf(HTML)) {
      PageRun unused = FilmFile.pageRun(OPTION, run, usage);
    }
  }

  /** Returns a recorder with the required detail, in the selected language. */
  TraceRecorder newRecorder() {
    return new TraceRecorder(detail(), TraceRecorder.DEFAULT_MAX_BYTES, appearance.locale());
  }

  /** Returns the required detail. */
  Detail detail() {
    return fine ? Detail.FINE : Detail.DECISIONS;
  }

  private boolean isOf(String ending) {
    return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(ending);
  }

  /** Exports the run in {@code trace}, and returns sentences about the result. */
  ImmutableList<String> write(
      Trace trace, RunRequest run, String title, ProgressLine progress, Usage usage) {
    FilmFile output = new FilmFile(file, trace, progress, usage);
    if (isOf(HTML)) {
      return writePage(output, trace, run, title, usage);
    }
    Film film =
        new Film(
            trace,
            title,
            appearance.look(),
            width == null ? USUAL_WIDTH : width,
            appearance.locale());
    return isOf(GIF)
        ? writeGif(output, film, trace, usage)
        : writeStill(output, film, trace, usage);
  }

  private ImmutableList<String> writePage(
      FilmFile output, Trace trace, RunRequest run, String title, Usage usage) {
    Range<Integer> part = part(trace, usage);
    Opening opening =
        new Opening(part.lowerEndpoint(), (int) delay().toMillis(), appearance.pageTheme());
    RunPage page =
        new RunPage(trace, FilmFile.pageRun(OPTION, run, usage), title, appearance.locale());
    return output.write(page, part.upperEndpoint(), opening);
  }

  private ImmutableList<String> writeGif(FilmFile output, Film film, Trace trace, Usage usage) {
    Range<Integer> part = part(trace, usage);
    Frames chosen =
        Frames.of(
            trace,
            events ? Pick.EVENTS : Pick.DECISIONS,
            part.lowerEndpoint(),
            part.upperEndpoint(),
            frames == null ? Frames.MOST : frames);
    return output.write(new AnimatedGif(film, chosen, delay()), chosen);
  }

  private ImmutableList<String> writeStill(FilmFile output, Film film, Trace trace, Usage usage) {
    int position = event("--at", at, trace.length(), trace, usage);
    return isOf(PNG) ? output.writePng(film, position) : output.writeSvg(film, position);
  }

  private Duration delay() {
    return delay == null ? USUAL_DELAY : delay;
  }

  /** Returns the positions at which the exported part begins and ends. */
  private Range<Integer> part(Trace trace, Usage usage) {
    int first = event("--from", from, 0, trace, usage);
    int last = event("--to", to, trace.length(), trace, usage);
    usage.check(first <= last, "--from " + first + " is after --to " + last);
    return Range.closed(first, last);
  }

  private static int event(
      String option, @Nullable Integer given, int otherwise, Trace trace, Usage usage) {
    usage.check(
        given == null || (given >= 0 && given <= trace.length()),
        option + ": the run has " + trace.length() + " events, found " + given);
    return given == null ? otherwise : given;
  }
}
