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
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.viewer.output.FilmModel;
import picocli.CommandLine.Mixin;

/** The options for the exported part of a run and its appearance. */
final class FilmOptions {

  private static final String OPTION = "--export";

  private static final String GIF = ".gif";
  private static final String PNG = ".png";
  private static final String SVG = ".svg";
  private static final String HTML = ".html";

  private static final Parameter.FileName FILE =
      new Parameter.FileName(
          "export",
          "The file to write: FILE.gif, FILE.html for a page that plays the run, FILE.png or"
              + " FILE.svg for the state after one event.",
          "FILE");
  private static final Parameter.Truth FINE =
      new Parameter.Truth("fine", "Also record every revision on a page.");
  private static final Parameter.WholeNumber FROM = FilmModel.from(Long.MAX_VALUE);
  private static final Parameter.WholeNumber TO = FilmModel.to(Long.MAX_VALUE);
  private static final Parameter.WholeNumber FRAMES =
      new Parameter.WholeNumber("frames", "At most N frames.", 2, Frames.MOST, Frames.MOST);
  private static final Parameter.WholeNumber AT =
      new Parameter.WholeNumber(
          "at", "The state after event N. For .png and .svg.", 0, Long.MAX_VALUE, Long.MAX_VALUE);
  private static final Parameter.Time DELAY =
      new Parameter.Time(
          "delay",
          "How long each frame is displayed, 20ms or more; on a page, 0ms to 2s.",
          Duration.ofMillis(Delay.USUAL));

  @Mixin
  private FormOptions form =
      new FormOptions()
          .withRequired(FILE)
          .with(FilmModel.EVENTS)
          .with(FINE)
          .with(FROM)
          .withOptional(TO, "the last")
          .with(FRAMES)
          .withOptional(AT, "the last")
          .with(DELAY)
          .with(FilmModel.WIDTH);

  @Mixin private AppearanceOptions appearance = new AppearanceOptions();

  /** Rejects inconsistent options before anything is solved. */
  void check(Usage usage) {
    usage.check(
        isOf(GIF) || isOf(HTML) || isOf(PNG) || isOf(SVG),
        "--export: expected FILE.gif, FILE.html, FILE.png or FILE.svg, found '" + file() + "'");
    OutputFile.check(OPTION, file(), usage);
    usage.check(
        isOf(GIF) || isOf(HTML) || !(form.has(FROM) || form.has(TO) || form.has(DELAY)),
        "--from, --to and --delay require a .gif or .html");
    usage.check(
        isOf(GIF) || !(form.holds(FilmModel.EVENTS) || form.has(FRAMES)),
        "--events and --frames require a .gif");
    usage.check(
        isOf(HTML) || !(form.holds(FINE) || appearance.isTranslated()),
        "--fine and --language require a .html");
    usage.check(!form.has(AT) || isOf(PNG) || isOf(SVG), "--at requires a .png or .svg");
    usage.check(!isOf(HTML) || !form.has(FilmModel.WIDTH), "--width requires a .gif, .png or .svg");
    usage.check(
        !isOf(GIF) || form.time(DELAY).toMillis() >= FilmModel.SHORTEST_DELAY,
        "--delay: expected "
            + FilmModel.SHORTEST_DELAY
            + "ms or more; browsers slow down faster pictures");
    usage.check(
        !isOf(HTML) || form.time(DELAY).toMillis() <= Delay.LONGEST,
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
    return form.holds(FINE) ? Detail.FINE : Detail.DECISIONS;
  }

  private Path file() {
    return form.given(FILE).orElseThrow(); // picocli rejects a command line without it
  }

  private boolean isOf(String ending) {
    return String.valueOf(file().getFileName()).toLowerCase(Locale.ROOT).endsWith(ending);
  }

  /** Exports the run in {@code trace}, and returns sentences about the result. */
  ImmutableList<String> write(
      Trace trace, RunRequest run, String title, ProgressLine progress, Usage usage) {
    FilmFile output = new FilmFile(file(), trace, progress, usage);
    if (isOf(HTML)) {
      return writePage(output, trace, run, title, usage);
    }
    Film film =
        new Film(trace, title, appearance.look(), form.count(FilmModel.WIDTH), appearance.locale());
    return isOf(GIF)
        ? writeGif(output, film, trace, usage)
        : writeStill(output, film, trace, usage);
  }

  private ImmutableList<String> writePage(
      FilmFile output, Trace trace, RunRequest run, String title, Usage usage) {
    Range<Integer> part = part(trace, usage);
    Opening opening =
        new Opening(
            part.lowerEndpoint(), (int) form.time(DELAY).toMillis(), appearance.pageTheme());
    RunPage page =
        new RunPage(trace, FilmFile.pageRun(OPTION, run, usage), title, appearance.locale());
    return output.write(page, part.upperEndpoint(), opening);
  }

  private ImmutableList<String> writeGif(FilmFile output, Film film, Trace trace, Usage usage) {
    Range<Integer> part = part(trace, usage);
    Frames chosen =
        Frames.of(
            trace,
            form.holds(FilmModel.EVENTS) ? Pick.EVENTS : Pick.DECISIONS,
            part.lowerEndpoint(),
            part.upperEndpoint(),
            form.count(FRAMES));
    return output.write(new AnimatedGif(film, chosen, form.time(DELAY)), chosen);
  }

  private ImmutableList<String> writeStill(FilmFile output, Film film, Trace trace, Usage usage) {
    int position = event(AT, trace.length(), trace, usage);
    return isOf(PNG) ? output.writePng(film, position) : output.writeSvg(film, position);
  }

  /** Returns the positions at which the exported part begins and ends. */
  private Range<Integer> part(Trace trace, Usage usage) {
    int first = event(FROM, 0, trace, usage);
    int last = event(TO, trace.length(), trace, usage);
    usage.check(first <= last, "--from " + first + " is after --to " + last);
    return Range.closed(first, last);
  }

  private int event(Parameter.WholeNumber option, int otherwise, Trace trace, Usage usage) {
    long event = form.given(option).orElse((long) otherwise);
    usage.check(
        event <= trace.length(),
        "--" + option.name() + ": the run has " + trace.length() + " events, found " + event);
    return (int) event;
  }
}
