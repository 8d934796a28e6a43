package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.awt.Rectangle;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.Seek;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.Samples;
import org.cspworkbench.presentation.paint.Variants;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every picture stays within its area, so that those beside it are whole, and no two pictures of a
 * sheet look the same: each state, several moments of each problem, each size. The sheets are
 * written for inspection to the directory that the property {@code pictures} names.
 */
final class ContactSheetTest {

  private static final int GAP = 24;

  @TempDir File temporary;

  /** A picture at a moment, with its size. */
  private record Frame(Picture picture, Moment moment, Size size) {}

  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void everythingIsPainted(Look look) {
    paintEverything(look, 1);
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  @Tag("slow")
  void everythingIsPaintedAtEveryScale(Look look, double scale) {
    paintEverything(look, scale);
  }

  private void paintEverything(Look look, double scale) {
    check("states", states(look), 3, look, scale);
    check("sudoku", run(PaintedRuns.SUDOKU, "forward-checking", 430), 3, look, scale);
    check("queens", run(PaintedRuns.QUEENS, "mac", 430), 3, look, scale);
    check("australia", run(PaintedRuns.AUSTRALIA, "forward-checking", 430), 3, look, scale);
    check("united-states", run(PaintedRuns.UNITED_STATES, "forward-checking", 900), 2, look, scale);
    check("graph", run(PaintedRuns.GRAPH, "mac", 500), 3, look, scale);
    check("latin-square", run(PaintedRuns.LATIN_SQUARE, "mac", 430), 3, look, scale);
    check("table", run(PaintedRuns.RANDOM, "mac", 430), 3, look, scale);
    check("sizes", sizes(), 4, look, scale);
    check("variants", variants(), 3, look, scale);
  }

  private static List<Frame> states(Look look) {
    List<Frame> frames = new ArrayList<>();
    for (int cell : new int[] {14, 24, 30, 36, 58, 80}) {
      int length = (int) (cell * 4 + 2 * look.frame());
      BoardPicture board =
          BoardPicture.sudoku(
              Shape.ofSize(4), cell < 36 ? BoardView.compact() : new BoardView(true, true, false));
      Moment moment =
          Samples.with(Samples.everything(16), 15, Spot.open(ValueSet.of(1, 2))).withSelected(15);
      frames.add(new Frame(board, moment, new Size(length, length)));
    }
    return frames;
  }

  private static List<Frame> run(Problem problem, String solver, int side) {
    Trace trace = PaintedRuns.of(problem, solver, Detail.DECISIONS);
    Picture picture = Pictures.of(trace.csp(), BoardView.full());
    Moments moments = new Moments(trace);
    List<Frame> frames = new ArrayList<>();
    for (EventKind kind :
        ImmutableList.of(
            EventKind.PRUNE,
            EventKind.SELECT,
            EventKind.TRY,
            EventKind.WIPE_OUT,
            EventKind.BACKTRACK,
            EventKind.SOLUTION)) {
      TracePlayer player = trace.player();
      player.seek(trace.length() / 3);
      boolean isFound = Seek.next(player, Set.of(kind));
      if (!isFound) {
        player.seek(0);
        isFound = Seek.next(player, Set.of(kind));
      }
      if (isFound) {
        Moment moment = moments.at(player.position());
        frames.add(new Frame(picture, moment, new Size(side, side)));
      }
    }
    return frames;
  }

  private static List<Frame> variants() {
    List<Frame> frames = new ArrayList<>();
    for (Shape shape : Variants.SHAPES) {
      for (int side : new int[] {640, 300}) {
        Moment moment = Variants.moment(shape);
        frames.add(
            new Frame(BoardPicture.sudoku(shape, BoardView.full()), moment, new Size(side, side)));
      }
    }
    return frames;
  }

  private static List<Frame> sizes() {
    List<Frame> frames = new ArrayList<>();
    for (int size : new int[] {4, 6, 9, 12, 16, 25}) {
      Moment moment =
          Moment.of(
              Iterables.limit(
                  Iterables.cycle(
                      Spot.of(Spot.State.GIVEN, size - 1),
                      Spot.open(ValueSet.where(size, i -> i % 3 != 0)),
                      Spot.of(Spot.State.FILLED, size / 2),
                      Spot.open(ValueSet.where(size, i -> i > 0 && i % 4 != 0 && i < size - 1))
                          .withPruned(ValueSet.of(0, size - 1), ValueSet.of(0)),
                      Spot.open(ValueSet.of(1))),
                  size * size));
      BoardPicture board = BoardPicture.sudoku(Shape.ofSize(size), BoardView.full());
      frames.add(new Frame(board, moment, new Size(640, 640)));
      frames.add(
          new Frame(
              BoardPicture.sudoku(Shape.ofSize(size), BoardView.plain()),
              moment,
              new Size(100, 100)));
    }
    return frames;
  }

  private void check(String name, List<Frame> frames, int columns, Look look, double scale) {
    int width = frames.stream().mapToInt(frame -> frame.size().width()).max().orElseThrow() + GAP;
    int height = frames.stream().mapToInt(frame -> frame.size().height()).max().orElseThrow() + GAP;
    int rows = (frames.size() + columns - 1) / columns;
    List<Box> areas = new ArrayList<>();
    for (int i = 0; i < frames.size(); i++) {
      Size size = frames.get(i).size();
      areas.add(
          new Box(
              GAP + i % columns * width, GAP + i / columns * height, size.width(), size.height()));
    }
    PixelCanvas sheet =
        PixelCanvas.of(
            columns * width + GAP,
            rows * height + GAP,
            scale,
            look.colour(Token.BG_PANEL),
            g -> {
              g.setEdges(Surface.Edges.ROUGH);
              for (int i = 0; i < frames.size(); i++) {
                Frame frame = frames.get(i);
                frame.picture().paint(g, areas.get(i), look, frame.moment());
              }
            });
    sheet.write(new File(folder(), name + "-" + LooksAndScales.name(look) + "-" + scale + ".png"));
    List<Rectangle> parts = areas.stream().map(area -> pixels(area, scale)).toList();
    assertThat(parts)
        .as(name)
        .allSatisfy(part -> assertThat(painted(sheet, part, look)).isPositive());
    assertThat(parts.stream().mapToInt(part -> painted(sheet, part, look)).sum())
        .as("%s: what is painted is within the areas", name)
        .isEqualTo(painted(sheet, new Rectangle(sheet.width(), sheet.height()), look));
    assertThat(parts.stream().map(sheet::pixels)).as(name).doesNotHaveDuplicates();
  }

  /** Returns the pixels that {@code area} touches. */
  private static Rectangle pixels(Box area, double scale) {
    int left = (int) Math.floor(area.x() * scale);
    int top = (int) Math.floor(area.y() * scale);
    return new Rectangle(
        left,
        top,
        (int) Math.ceil((area.x() + area.width()) * scale) - left,
        (int) Math.ceil((area.y() + area.height()) * scale) - top);
  }

  private static int painted(PixelCanvas sheet, Rectangle part, Look look) {
    return part.width * part.height - sheet.count(part, look.colour(Token.BG_PANEL));
  }

  private File folder() {
    String named = System.getProperty("pictures");
    if (named == null) {
      return temporary;
    }
    File folder = new File(named);
    assertThat(folder.isDirectory() || folder.mkdirs()).isTrue();
    return folder;
  }
}
