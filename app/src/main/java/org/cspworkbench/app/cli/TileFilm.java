package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.app.film.AnimatedGif;
import org.cspworkbench.app.film.Frames;
import org.cspworkbench.app.film.Pick;
import org.cspworkbench.app.film.Shots;
import org.cspworkbench.app.film.TileShots;
import org.cspworkbench.app.html.Opening;
import org.cspworkbench.app.html.RunPage;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.solvers.SolverTexts;

/**
 * The file that shows how an image was made: an animated picture or a page.
 *
 * @param run the recorded run
 * @param file the file, whose name ends with .gif or .html
 */
record TileFilm(TileRun run, Path file, ProgressLine progress, Usage usage) {

  private static final int FRAMES = 240;
  private static final Duration DELAY = Duration.ofMillis(50);

  /** Writes the file, and returns sentences about it. */
  ImmutableList<String> write() {
    Trace trace = run.trace();
    String title = run.solver().about().name() + ": " + trace.csp().name();
    FilmFile output = new FilmFile(file, trace, progress, usage);
    if (file.toString().toLowerCase(Locale.ROOT).endsWith(".html")) {
      usage.check(
          RunPage.fits(trace.csp()),
          String.format(
              Locale.ROOT,
              "--output: a page holds at most %,d values of all cells together, and %s has more",
              RunPage.MOST_VALUES,
              trace.csp().name()));
      RunPage page =
          new RunPage(
              trace, new SolverTexts(Locale.ROOT).listing(run.solver()), title, Locale.ROOT);
      return output.write(page, trace.length(), Opening.usual());
    }
    Frames frames = Frames.of(trace, Pick.DECISIONS, 0, trace.length(), FRAMES);
    Shots shots = new TileShots(TileScene.of(trace.csp()).orElseThrow(), trace, Looks.light());
    return output.write(new AnimatedGif(shots, frames, DELAY), frames).subList(0, 1);
  }
}
