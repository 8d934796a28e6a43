package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.app.film.Frames;
import org.cspworkbench.app.film.TileShots;
import org.cspworkbench.app.html.Opening;
import org.cspworkbench.app.html.RunPage;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.document.Content;
import org.cspworkbench.presentation.tile.PixelRows;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.viewer.image.PngWriter;
import org.cspworkbench.viewer.image.TileJson;
import org.cspworkbench.viewer.image.TilePainting;
import org.jspecify.annotations.Nullable;

/**
 * The file of an image, or the numbered files of several.
 *
 * @param file the file that the user named
 * @param count the number of images
 */
record TileFile(Path file, int count) {

  private static final ImmutableList<String> KINDS =
      ImmutableList.of("png", "svg", "json", "gif", "html");

  /** Returns the named file; rejects one that cannot be written, or whose kind is unknown. */
  static Optional<TileFile> of(@Nullable Path file, int count, Usage usage) {
    if (file == null) {
      return Optional.empty();
    }
    TileFile target = new TileFile(file, count);
    usage.check(
        KINDS.contains(target.kind()),
        "--output: expected FILE.png, FILE.gif, FILE.html, FILE.svg or FILE.json, found '"
            + file
            + "'");
    for (int number : new int[] {1, count}) {
      OutputFile.check("--output", target.numbered(number), usage);
    }
    return Optional.of(target);
  }

  private String kind() {
    return MoreFiles.getFileExtension(file).toLowerCase(Locale.ROOT);
  }

  /** Returns whether the file shows the run, which must be recorded. */
  boolean showsRun() {
    return kind().equals("gif") || isPage();
  }

  /** Returns whether the file is a web page. */
  boolean isPage() {
    return kind().equals("html");
  }

  /** Returns the file of an image: {@code city-07.png} is the seventh of ten. */
  private Path numbered(int number) {
    if (count == 1) {
      return file;
    }
    String digits =
        Strings.padStart(Integer.toString(number), Integer.toString(count).length(), '0');
    return file.resolveSibling(
        MoreFiles.getNameWithoutExtension(file)
            + "-"
            + digits
            + "."
            + MoreFiles.getFileExtension(file));
  }

  /** Writes an image or its run, and reports its size. */
  void write(TilePainting painting, TileRun run, int number, Console console, Usage usage) {
    Path target = numbered(number);
    if (showsRun()) {
      new TileFilm(run, target, console.progress(), usage).write().forEach(console::report);
      return;
    }
    int[] values = run.values();
    long seed = run.seed();
    PixelRows picture = painting.pixels(values);
    Content content =
        switch (kind()) {
          case "png" -> stream -> PngWriter.write(picture, stream);
          case "svg" -> stream -> stream.write(painting.svg(values));
          default ->
              stream ->
                  stream.write(
                      TileJson.of(painting.source(), painting.grid(), seed, values)
                          .getBytes(UTF_8));
        };
    try (OutputFile output = OutputFile.open("--output", target, usage)) {
      output.write(content);
      output.complete();
    }
    console.report(
        "%s: %dx%d %s, seed %d"
            .formatted(
                target,
                painting.columns(),
                painting.rows(),
                painting.source() instanceof SetSource ? "tiles" : "pixels",
                seed));
  }

  /**
   * The file that shows how an image was made: an animated picture or a page.
   *
   * @param run the recorded run
   * @param file the file, whose name ends with .gif or .html
   */
  private record TileFilm(TileRun run, Path file, ProgressLine progress, Usage usage) {

    /** Writes the file, and returns sentences about it. */
    ImmutableList<String> write() {
      Trace trace = run.trace();
      String title = run.solver().about().name() + ": " + TileRequest.title(trace.csp());
      FilmFile output = new FilmFile(file, trace, progress, usage);
      if (file.toString().toLowerCase(Locale.ROOT).endsWith(".html")) {
        RunPage page =
            new RunPage(
                trace, FilmFile.pageRun("--output", run.request(), usage), title, Locale.ROOT);
        return output.write(page, trace.length(), Opening.usual());
      }
      Frames frames = TileShots.frames(trace, trace.length());
      return output.write(TileShots.gif(trace, frames), frames).subList(0, 1);
    }
  }
}
