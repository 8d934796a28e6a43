package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;

/**
 * Measures the time to read the state of a tile problem from a recording and to paint it, frame by
 * frame, as it plays and at random positions.
 */
final class TilePaintingTimes {

  private static final ImmutableList<Integer> SIZES = ImmutableList.of(24, 64, 128, 256);
  private static final int FRAMES = 300;
  private static final int WARM_UP = 100; // frames
  private static final int SECONDS = 20; // of a whole recording, at 60 frames a second
  private static final Size ROOM = new Size(600, 570); // the canvas in a window of 1280 × 832

  /** A recording and the canvas that shows it. */
  private static final class Screen {
    private final Moments moments;
    private final Picture picture;
    private final PaintedImage canvas;
    private final Box area;
    private final double[] reading = new double[FRAMES];
    private final double[] painting = new double[FRAMES];

    Screen(Trace trace, Look look, double scale) {
      this.moments = new Moments(trace);
      this.picture = Pictures.of(trace.csp(), BoardView.full());
      this.canvas = new PaintedImage(ROOM.width(), ROOM.height(), look, scale);
      Size least = picture.scrolledSize(look, ROOM);
      this.area =
          new Box(
              0, 0, Math.max(ROOM.width(), least.width()), Math.max(ROOM.height(), least.height()));
    }

    /** Shows the position of each frame, and keeps the times. */
    void show(IntUnaryOperator positions) {
      for (int frame = -WARM_UP; frame < FRAMES; frame++) {
        ProcessorTime whole = new ProcessorTime();
        Moment moment = moments.at(positions.applyAsInt(Math.floorMod(frame, FRAMES)));
        double read = whole.seconds();
        canvas.draw(g -> draw(g, moment));
        if (frame >= 0) {
          reading[frame] = 1000 * read;
          painting[frame] = 1000 * (whole.seconds() - read);
        }
      }
    }

    private void draw(Graphics2D g, Moment moment) {
      g.clipRect(0, 0, ROOM.width(), ROOM.height());
      g.translate((ROOM.width() - area.width()) / 2, (ROOM.height() - area.height()) / 2);
      GraphicsSurface.paint(g, on -> picture.paint(on, area, canvas.look(), moment));
    }
  }

  private TilePaintingTimes() {}

  static void run(List<String> arguments, PrintStream out) {
    String set = arguments.isEmpty() ? "sewer" : arguments.get(0);
    List<Integer> sizes = arguments.size() < 2 ? SIZES : TileTimes.sizes(arguments, 1);
    Table table =
        new Table(
            set
                + ", wfc-backjump, ms a frame"
                + " | events | state, median | worst | painting, median | worst");
    for (int size : sizes) {
      Trace trace = trace(set, size);
      rows(size + "×" + size + ", light", new Screen(trace, Looks.light(), 1), table);
      rows(size + "×" + size + ", dark, twice as fine", new Screen(trace, Looks.dark(), 2), table);
    }
    table.print(out);
  }

  private static void rows(String name, Screen screen, Table table) {
    int length = screen.moments.trace().length();
    int step = Math.max(1, length / (60 * SECONDS));
    Random random = new Random(1);
    int[] anywhere = random.ints(FRAMES, 0, length + 1).toArray();
    screen.show(frame -> Math.min(length, length / 3 + frame * step));
    row(name + ", played", screen, table);
    screen.show(frame -> anywhere[frame]);
    row(name + ", random positions", screen, table);
  }

  private static void row(String name, Screen screen, Table table) {
    Table.Row row = table.row(name).count(screen.moments.trace().length());
    for (double[] millis : List.of(screen.reading, screen.painting)) {
      row.number(Spread.of(millis).median(), 2)
          .number(Arrays.stream(millis).max().orElseThrow(), 2);
    }
  }

  private static Trace trace(String set, int size) {
    TileSource source =
        ShippedTiles.named(set, false)
            .orElseThrow(() -> new IllegalArgumentException("there is no tile set " + set));
    Csp csp = TileRequest.of(source, size, size, false).state();
    Settings settings = Settings.defaults().withSeed(1);
    return Traces.of(
        "wfc-backjump", new Problem.General(csp), settings, new TraceRecorder(Detail.DECISIONS));
  }
}
