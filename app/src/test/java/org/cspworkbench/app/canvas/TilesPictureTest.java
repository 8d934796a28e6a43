package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.primitives.ImmutableDoubleArray;
import com.google.common.primitives.ImmutableIntArray;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Arrow;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.tile.CellFigure;
import org.cspworkbench.presentation.paint.tile.TilesPicture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The picture of a tile problem shows the state of every cell. */
final class TilesPictureTest {

  private static final int SIZE = 8;
  private static final int VALUES = 12; // of a cell

  private static final Spot OPEN = Spot.open(ValueSet.where(VALUES, value -> true));

  private static final ImmutableList<Spot> STATES =
      ImmutableList.of(
          Spot.of(State.TRIED, 0),
          Spot.of(State.GIVEN, 0),
          Spot.of(State.TAKEN_BACK, 0),
          Spot.of(State.CONFLICT, 0),
          Spot.open(ValueSet.empty()).with(State.DEAD, -1),
          Spot.of(State.FILLED, 0).withPruned(ValueSet.of(1), ValueSet.of(1)));

  private static TileScene scene(int size) {
    TileSource source = ShippedTiles.named("sewer", false).orElseThrow();
    Csp csp = TileRequest.of(source, size, size, false).state();
    return TileScene.of(csp).orElseThrow();
  }

  private static TilesPicture sewer(int size) {
    return new TilesPicture(scene(size), false);
  }

  private static Moment everywhere(Spot spot) {
    return Moment.of(Iterables.limit(Iterables.cycle(spot), SIZE * SIZE));
  }

  private static ImmutableList<String> texts(
      TilesPicture picture, Moment moment, Look look, int cell) {
    int side = side(cell, look);
    return DrawnTexts.of(
            new Box(0, 0, side, side),
            on -> picture.paint(on, new Box(0, 0, side, side), look, moment))
        .stream()
        .map(DrawnTexts.Text::text)
        .collect(ImmutableList.toImmutableList());
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void theFogShowsNumbersEntropyOrNeither(Look look) {
    TilesPicture picture = sewer(SIZE);
    Moment seven = everywhere(Spot.open(ValueSet.where(7, value -> true)));

    assertThat(texts(picture, seven, look, 32)).hasSize(SIZE * SIZE).containsOnly("7");
    assertThat(texts(picture.withFigure(CellFigure.NONE), seven, look, 32)).isEmpty();
    ImmutableDoubleArray weights =
        ShippedTiles.named("sewer", false).orElseThrow().table().weights();
    double sum = weights.stream().limit(7).sum();
    double bits =
        weights.stream().limit(7).map(w -> -w / sum * Math.log(w / sum) / Math.log(2)).sum();
    assertThat(texts(picture.withFigure(CellFigure.ENTROPY), seven, look, 32))
        .hasSize(SIZE * SIZE)
        .containsOnly(String.format(Locale.ROOT, "%.1f", bits));
  }

  /** Returns the side of a picture whose cells have this side. */
  private static int side(int cell, Look look) {
    return SIZE * cell + (int) Math.ceil(2 * look.frame());
  }

  private static PixelCanvas canvas(TilesPicture picture, Moment moment, Look look, int cell) {
    return PixelCanvas.of(picture, moment, look, side(cell, look), 1);
  }

  private static Moment with(int x, Spot spot) {
    return with(everywhere(OPEN), x, spot);
  }

  private static Moment with(Moment moment, int x, Spot spot) {
    List<Spot> spots = new ArrayList<>(moment.spots());
    spots.set(x, spot);
    return moment.withSpots(spots);
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void numbersNeedRoomAndProjectorsNeedMore(Look look) {
    TilesPicture picture = sewer(SIZE);
    Moment seven = everywhere(Spot.open(ValueSet.where(7, value -> true)));
    boolean isProjector = look.equals(Looks.projector());

    assertThat(texts(picture, seven, look, 19)).isEmpty();
    assertThat(texts(picture, seven, look, 21).isEmpty()).isEqualTo(isProjector);
    assertThat(texts(picture, seven, look, 28)).hasSize(SIZE * SIZE);
    assertThat(texts(picture, everywhere(OPEN), look, 32)).as("all tiles left").isEmpty();
  }

  @Test
  void rowsAndColumnsAreNumberedAtOneAndEveryFourth() {
    TilesPicture picture = new TilesPicture(scene(12), true);
    Moment moment = Moment.of(Iterables.limit(Iterables.cycle(OPEN), 144));
    assertThat(
            DrawnTexts.of(
                    new Box(0, 0, 400, 400),
                    on -> picture.paint(on, new Box(0, 0, 400, 400), Looks.light(), moment))
                .stream()
                .map(DrawnTexts.Text::text))
        .containsExactly("1", "4", "8", "12", "1", "4", "8", "12");
  }

  /** The more tiles are left, the nearer is a cell to the colour of the fog. */
  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void theFogIsTheDenserTheMoreTilesAreLeft(Look look) {
    TilesPicture picture = sewer(SIZE).withFigure(CellFigure.NONE);
    Colour fog = look.colour(Token.HEAT_2);
    Random random = new Random(5);
    for (int seed = 0; seed < 20; seed++) {
      int kept = random.nextInt(VALUES);
      double last = Double.MAX_VALUE;
      for (int count : new int[] {5, 9, VALUES}) {
        ValueSet left = ValueSet.where(VALUES, value -> (value - kept + VALUES) % VALUES < count);
        Colour mean = mean(left, look);
        Colour seen = centre(canvas(picture, everywhere(Spot.open(left)), look, 32), 0, picture);
        double share = distance(seen, fog) / Math.max(1, distance(mean, fog));
        assertThat(share).as("%d tiles from %d", count, kept).isLessThan(last);
        assertThat(share).isBetween(0.1, 0.5);
        last = share;
      }
    }
  }

  private static Colour mean(ValueSet left, Look look) {
    ImmutableList<Colour> means = scene(SIZE).means(look.palette());
    int[] sums = new int[3];
    left.indices()
        .forEach(
            value -> {
              sums[0] += means.get(value).red();
              sums[1] += means.get(value).green();
              sums[2] += means.get(value).blue();
            });
    int n = left.size();
    return new Colour(sums[0] / n, sums[1] / n, sums[2] / n, 255);
  }

  private static double distance(Colour a, Colour b) {
    return Math.hypot(
        Math.hypot(a.red() - b.red(), a.green() - b.green()), (double) a.blue() - b.blue());
  }

  private static Colour centre(PixelCanvas canvas, int x, TilesPicture picture) {
    Box place = picture.boundsOf(x, new Box(0, 0, canvas.width(), canvas.height()), Looks.light());
    return canvas.at((int) place.centreX(), (int) place.centreY());
  }

  /** Each state changes its own cell and the halo around it, and no two states look alike. */
  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void statesAreMarkedAtTheirCellsAndDiffer(Look look) {
    TilesPicture picture = sewer(SIZE);
    Moment filled = everywhere(Spot.of(State.FILLED, 0));
    Set<ImmutableIntArray> seen = new HashSet<>();
    for (int cell : new int[] {9, 16, 24, 48}) {
      PixelCanvas without = canvas(picture, filled, look, cell);
      Rectangle place =
          Awt.bounds(
              picture.boundsOf(27, Box.of(new Size(side(cell, look), side(cell, look))), look));
      Rectangle around = new Rectangle(place);
      around.grow(3, 3);
      for (Spot spot : STATES) {
        PixelCanvas canvas = canvas(picture, with(filled, 27, spot), look, cell);
        Rectangle changed = canvas.differenceFrom(without);
        assertThat(changed.isEmpty()).as("%s", spot).isFalse();
        assertThat(around.contains(changed)).as("%s: %s in %s", spot, changed, around).isTrue();
        assertThat(seen.add(canvas.pixels(place))).as("%s at %d", spot, cell).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void tilesThatDoNotFitAreMarkedAtTheirJoint(Look look) {
    TilesPicture picture = sewer(SIZE);
    Random random = new Random(11);
    for (int seed = 0; seed < 20; seed++) {
      int first = random.nextInt(VALUES);
      int second = random.nextInt(VALUES);
      boolean fits = scene(SIZE).table().allows(first, Side.EAST, second);
      Moment moment =
          with(with(27, Spot.of(State.FILLED, first)), 28, Spot.of(State.FILLED, second));
      PixelCanvas canvas = canvas(picture, moment, look, 32);
      assertThat(canvas.count(look.colour(Token.CONFLICT_MARK)) > 0)
          .as("%d beside %d", first, second)
          .isEqualTo(!fits);
    }
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void theFrameIsThatOfASolutionAlsoIfCellsWereFixed(Look look) {
    Moment solved = everywhere(Spot.of(State.SOLVED, 0));
    Moment fixed = with(solved, 5, Spot.of(State.GIVEN, 0));
    Colour mark = look.colour(Token.SOLVED_MARK);
    assertThat(canvas(sewer(SIZE), solved, look, 24).count(mark)).isPositive();
    assertThat(canvas(sewer(SIZE), fixed, look, 24).count(mark)).isPositive();
    assertThat(canvas(sewer(SIZE), with(solved, 5, OPEN), look, 24).count(mark)).isZero();
  }

  @Test
  void aLongWayIsShortened() {
    TilesPicture picture = sewer(SIZE);
    for (int steps : new int[] {1, 12, 13, 30}) {
      ImmutableIntArray way =
          ImmutableIntArray.copyOf(IntStream.rangeClosed(0, steps).map(TilesPictureTest::snake));
      Arrow arrow = new Arrow(snake(steps), snake(steps + 1), 0, Arrow.Kind.REMOVES);
      Moment moment = new Moment(everywhere(OPEN).spots(), ImmutableList.of(), arrow, -1, -1, way);
      assertThat(texts(picture, moment, Looks.light(), 24).contains("…"))
          .as("%d steps", steps)
          .isEqualTo(steps > 12);
      PixelCanvas canvas = canvas(picture, moment, Looks.light(), 24);
      boolean isFirstPainted =
          canvas.differenceFrom(canvas(picture, everywhere(OPEN), Looks.light(), 24)).y < 48;
      assertThat(isFirstPainted).as("%d steps", steps).isEqualTo(steps <= 13);
    }
  }

  /** Returns the cell after so many steps to and fro, row by row. */
  private static int snake(int step) {
    int row = step / SIZE;
    int column = step % SIZE;
    return row * SIZE + (row % 2 == 0 ? column : SIZE - 1 - column);
  }

  @Test
  void largeImagesAreOnePixelForEachCell() {
    assertThat(scene(128).isLarge()).isFalse();
    TilesPicture picture = sewer(130);
    assertThat(scene(130).isLarge()).isTrue();
    Random random = new Random(3);
    List<Spot> spots = new ArrayList<>();
    for (int x = 0; x < 130 * 130; x++) {
      spots.add(Spot.of(State.FILLED, random.nextInt(VALUES)));
    }
    Look look = Looks.dark();
    PixelCanvas canvas = PixelCanvas.of(picture, Moment.of(spots), look, 300, 1);
    ImmutableList<Colour> means = scene(SIZE).means(look.palette());
    for (int i = 0; i < 200; i++) {
      int x = random.nextInt(spots.size());
      assertThat(centre(canvas, x, picture)).isEqualTo(means.get(spots.get(x).value()));
    }
  }

  /** What is kept as pixels is what is painted as shapes, at every scale of the screen. */
  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void anImageIsTheSameHoweverItsCellsWereReached(Look look, double scale) {
    TilesPicture picture = sewer(SIZE);
    Random random = new Random(7);
    List<Spot> spots = new ArrayList<>();
    for (int x = 0; x < SIZE * SIZE; x++) {
      int value = random.nextInt(VALUES);
      spots.add(
          x % 2 == 0
              ? Spot.of(State.FILLED, value)
              : Spot.open(ValueSet.where(VALUES, i -> (i + value) % VALUES < 1 + value / 2)));
    }
    Moment moment = Moment.of(spots);
    PixelCanvas first = PixelCanvas.of(picture, moment, look, 240, scale);
    PixelCanvas again = PixelCanvas.of(picture, moment, look, 240, scale);
    PixelCanvas fresh = PixelCanvas.of(sewer(SIZE), moment, look, 240, scale);
    assertThat(again.differenceFrom(first).isEmpty()).isTrue();
    assertThat(fresh.differenceFrom(first).isEmpty()).isTrue();
  }
}
