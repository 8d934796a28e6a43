package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Locale;
import org.cspworkbench.app.film.Frames;
import org.cspworkbench.app.film.TileShots;
import org.cspworkbench.app.html.Opening;
import org.cspworkbench.app.html.RunPage;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.tile.TileRequest;

/**
 * The file that shows how an image was made: an animated picture or a page.
 *
 * @param run the recorded run
 * @param file the file, whose name ends with .gif or .html
 */
record TileFilm(TileRun run, Path file, ProgressLine progress, Usage usage) {

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
