package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.cspworkbench.app.file.ReplacedFile;
import org.cspworkbench.app.film.AnimatedGif;
import org.cspworkbench.app.film.Film;
import org.cspworkbench.app.film.Frames;
import org.cspworkbench.app.film.Pick;
import org.cspworkbench.app.film.Stills;
import org.cspworkbench.app.paint.Look;
import org.cspworkbench.core.trace.Trace;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which part of a run becomes a picture, and what it looks like. */
final class FilmOptions {

  private static final String GIF = ".gif";
  private static final String PNG = ".png";
  private static final String SVG = ".svg";

  private static final int NARROWEST = 160;
  private static final int WIDEST = 4000;
  private static final Duration USUAL_DELAY = Duration.ofMillis(200);
  private static final int SHORTEST_DELAY = 20;

  /** The themes. */
  enum Theme {
    LIGHT,
    DARK,
    PROJECTOR;

    Look look() {
      return switch (this) {
        case LIGHT -> Look.light();
        case DARK -> Look.dark();
        case PROJECTOR -> Look.projector();
      };
    }

    /** The theme by its name. */
    static final class Converter extends Choice<Theme> {
      Converter() {
        super(values());
      }
    }
  }

  @Option(
      names = "--export",
      required = true,
      paramLabel = "FILE",
      description = "Where the picture goes: FILE.gif, or FILE.png or FILE.svg for one moment.")
  @SuppressWarnings("NullAway.Init") // by picocli
  private Path file;

  @Option(
      names = "--events",
      description = "A frame for every event; without it, for decisions and what comes of them.")
  private boolean events;

  @Option(names = "--from", paramLabel = "N", description = "Begin behind event N. Default: 0.")
  private @Nullable Integer from;

  @Option(names = "--to", paramLabel = "N", description = "End behind event N. Default: the last.")
  private @Nullable Integer to;

  @Option(
      names = "--frames",
      paramLabel = "N",
      description = "At most N frames, 2 to " + Frames.MOST + ". Default: " + Frames.MOST + ".")
  private @Nullable Integer frames;

  @Option(
      names = "--at",
      paramLabel = "N",
      description = "The moment behind event N. Default: the last. For .png and .svg.")
  private @Nullable Integer at;

  @Option(
      names = "--delay",
      paramLabel = "TIME",
      converter = Durations.class,
      description = "How long each frame stays, 20ms or more. Default: 200ms.")
  private @Nullable Duration delay;

  @Option(
      names = "--width",
      paramLabel = "N",
      defaultValue = "640",
      description = "How wide the picture is. Default: 640.")
  private int width;

  @Option(
      names = "--theme",
      paramLabel = "THEME",
      defaultValue = "light",
      converter = Theme.Converter.class,
      description = "light, dark or projector. Default: light.")
  @SuppressWarnings("NullAway.Init") // by picocli
  private Theme theme;

  /** Refuses what does not fit together, before anything is solved. */
  void check(Usage usage) {
    usage.check(
        isOf(GIF) || isOf(PNG) || isOf(SVG),
        "--export: expected FILE.gif, FILE.png or FILE.svg, found '" + file + "'");
    OutputFile.check("--export", file, usage);
    usage.check(
        width >= NARROWEST && width <= WIDEST,
        "--width: expected " + NARROWEST + " to " + WIDEST + ", found " + width);
    usage.check(
        isOf(GIF) || !isCut(), "--events, --from, --to, --frames and --delay go with a .gif");
    usage.check(!isOf(GIF) || at == null, "--at goes with a .png or .svg");
    usage.check(
        frames == null || (frames >= 2 && frames <= Frames.MOST),
        "--frames: expected 2 to " + Frames.MOST + ", found " + frames);
    usage.check(
        delay == null || delay.toMillis() >= SHORTEST_DELAY,
        "--delay: expected " + SHORTEST_DELAY + "ms or more; browsers slow down what is faster");
  }

  private boolean isCut() {
    return events || from != null || to != null || frames != null || delay != null;
  }

  private boolean isOf(String ending) {
    return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(ending);
  }

  /** Writes the picture of {@code trace}, and says what has been written. */
  ImmutableList<String> write(Trace trace, String title, Progress progress, Usage usage) {
    Film film = new Film(trace, title, theme.look(), width);
    return isOf(GIF) ? writeGif(film, trace, progress, usage) : writeStill(film, trace, usage);
  }

  private ImmutableList<String> writeGif(Film film, Trace trace, Progress progress, Usage usage) {
    int first = event("--from", from, 0, trace, usage);
    int last = event("--to", to, trace.length(), trace, usage);
    usage.check(first <= last, "--from " + first + " is behind --to " + last);
    Frames chosen =
        Frames.of(
            trace,
            events ? Pick.EVENTS : Pick.DECISIONS,
            first,
            last,
            frames == null ? Frames.MOST : frames);
    AnimatedGif gif = new AnimatedGif(film, chosen, delay == null ? USUAL_DELAY : delay);
    write(
        stream ->
            gif.write(
                stream,
                count -> progress.show("frames: " + count + " of " + chosen.positions().length())),
        usage);
    progress.clear();
    ImmutableList.Builder<String> sentences = ImmutableList.builder();
    sentences.add(
        String.format(
            Locale.ROOT,
            "%s: %,d frames of a run of %,d events",
            file,
            chosen.positions().length(),
            trace.length()));
    if (chosen.leftOut() > 0) {
      sentences.add(
          String.format(
              Locale.ROOT,
              "%,d more frames are left out, at equal distances; --from and --to show a part whole",
              chosen.leftOut()));
    }
    if (trace.hasGap()) {
      sentences.add("the run went on after the last event: the tape was full");
    }
    return sentences.build();
  }

  private ImmutableList<String> writeStill(Film film, Trace trace, Usage usage) {
    int position = event("--at", at, trace.length(), trace, usage);
    write(
        isOf(PNG)
            ? stream -> Stills.writePng(film, position, stream)
            : stream -> Stills.writeSvg(film, position, stream),
        usage);
    return ImmutableList.of(
        String.format(Locale.ROOT, "%s: event %,d of %,d", file, position, trace.length()));
  }

  private static int event(
      String option, @Nullable Integer given, int otherwise, Trace trace, Usage usage) {
    usage.check(
        given == null || (given >= 0 && given <= trace.length()),
        option + ": the run has " + trace.length() + " events, found " + given);
    return given == null ? otherwise : given;
  }

  private void write(ReplacedFile.Content content, Usage usage) {
    try (OutputFile output = OutputFile.open("--export", file, usage)) {
      output.write(content);
      output.complete();
    }
  }
}
