package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.primitives.ImmutableDoubleArray;
import com.google.common.primitives.ImmutableLongArray;
import java.awt.Rectangle;
import java.util.List;
import java.util.Random;
import org.cspworkbench.presentation.paint.chart.BarChart;
import org.cspworkbench.presentation.paint.chart.BarChart.Bar;
import org.cspworkbench.presentation.paint.chart.BarChart.Kind;
import org.cspworkbench.presentation.paint.chart.BarChartPainter;
import org.cspworkbench.presentation.paint.chart.Distribution;
import org.cspworkbench.presentation.paint.chart.JointTimeline;
import org.cspworkbench.presentation.paint.chart.JointTimeline.Finish;
import org.cspworkbench.presentation.paint.chart.JointTimelinePainter;
import org.cspworkbench.presentation.paint.chart.RunScale;
import org.cspworkbench.presentation.paint.chart.ScrubMarks;
import org.cspworkbench.presentation.paint.chart.ScrubScale;
import org.cspworkbench.presentation.playback.Loop;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The painting of compared runs: the common scale, the bars and the plots. */
class ComparePaintersTest {

  private static final Box WIDE = new Box(16, 0, 600, JointTimelinePainter.HEIGHT);

  private static PixelCanvas scrub(
      JointTimeline timeline, ScrubMarks marks, Look look, double scale) {
    return PixelCanvas.of(
        632,
        JointTimelinePainter.HEIGHT,
        scale,
        look.colour(Token.BG_PANEL),
        g -> JointTimelinePainter.paint(g, WIDE, look, timeline, marks));
  }

  @Test
  void aScaleIsLogarithmicIfRunsDifferMoreThanTenfold() {
    assertThat(RunScale.of(ImmutableDoubleArray.of(10, 99), 1).isLogarithmic()).isFalse();
    assertThat(RunScale.of(ImmutableDoubleArray.of(10, 101), 1).isLogarithmic()).isTrue();
    assertThat(RunScale.of(ImmutableDoubleArray.of(), 1).distance(5, 1)).isZero();
  }

  @Test
  void placesAndPartsOfAScaleAreInverse() {
    Random random = new Random(1);
    for (int i = 0; i < 200; i++) {
      double end = Math.pow(10, 1 + 6 * random.nextDouble());
      RunScale scale = RunScale.of(ImmutableDoubleArray.of(end * random.nextDouble(), end), 1);
      double place = end * random.nextDouble();
      assertThat(scale.placeAt(scale.distance(place, 1)))
          .isBetween(place * 0.999999, place * 1.000001);
      assertThat(scale.distance(place, 1)).isBetween(0.0, 1.0);
    }
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void aDiamondMarksTheEndOfARunAndThePlayheadMarksThePosition(Look look, double scale) {
    RunScale even = new RunScale(100, 1, false);
    Finish finish = new Finish(75, "MAC", true);
    JointTimeline timeline = new JointTimeline(even, 100, ImmutableList.of(finish));
    PixelCanvas canvas = scrub(timeline, ScrubMarks.at(25), look, scale);
    int line = (int) (20 * scale);
    assertThat(canvas.has((int) ((16 + 450) * scale), line, look.colour(Token.SOLVED_MARK)))
        .isTrue();
    assertThat(canvas.has((int) ((16 + 150) * scale), (int) (8 * scale), look.colour(Token.ACCENT)))
        .isTrue();
    assertThat(canvas.has((int) ((16 + 75) * scale), line, look.colour(Token.ACCENT))).isTrue();
    assertThat(canvas.has((int) ((16 + 300) * scale), line, look.colour(Token.LINE_CONTROL)))
        .isTrue();
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void loopsHaveBracketsAndBookmarksHaveFlags(Look look, double scale) {
    RunScale even = new RunScale(100, 1, false);
    JointTimeline timeline = new JointTimeline(even, 100, ImmutableList.of());
    ScrubMarks marks =
        new ScrubMarks(0, new Loop(25, 50, true), ImmutableSortedMap.of(75.0, "note"));
    PixelCanvas canvas = scrub(timeline, marks, look, scale);
    int foot = (int) (27 * scale); // below the line
    assertThat(canvas.has((int) ((16 + 150) * scale), foot, look.colour(Token.ACCENT))).isTrue();
    assertThat(canvas.has((int) ((16 + 300) * scale), foot, look.colour(Token.ACCENT))).isTrue();
    int flag = (int) (5 * scale);
    assertThat(canvas.has((int) ((16 + 450 + 4) * scale), flag, look.colour(Token.TEXT_MUTED)))
        .isTrue();
    Rectangle note =
        new Rectangle((int) ((16 + 462) * scale), 0, (int) (40 * scale), (int) (13 * scale));
    assertThat(canvas.count(note, look.colour(Token.BG_PANEL))) // the letters cover it
        .isLessThan(note.width * note.height);
  }

  @Test
  void threeCloseEndsShareALabelAndTwoDoNot() {
    RunScale even = new RunScale(600, 1, false);
    Finish a = new Finish(100, "A", true);
    Finish b = new Finish(125, "B", true);
    Finish c = new Finish(155, "C", true);
    assertThat(names(new JointTimeline(even, 600, ImmutableList.of(c, a, b))))
        .containsExactly("A, B, C");
    assertThat(names(new JointTimeline(even, 600, ImmutableList.of(a, b))))
        .containsExactly("A", "B");
  }

  private static List<String> names(JointTimeline timeline) {
    return DrawnTexts.of(
            WIDE,
            g -> JointTimelinePainter.paint(g, WIDE, Looks.light(), timeline, ScrubMarks.at(0)))
        .stream()
        .map(DrawnTexts.Text::text)
        .toList();
  }

  /** The line is dotted after the end of the recording, so that it has less ink there. */
  @Test
  void theLineIsDottedAfterTheEndOfTheRecording() {
    RunScale even = new RunScale(100, 1, false);
    Rectangle right = new Rectangle(400, 16, 200, 10);
    int whole = line(new JointTimeline(even, 100, ImmutableList.of()), right);
    int cut = line(new JointTimeline(even, 50, ImmutableList.of()), right);
    assertThat(cut).isLessThan(whole / 2);
  }

  private static int line(JointTimeline timeline, Rectangle part) {
    Look look = Looks.light();
    return scrub(timeline, ScrubMarks.at(0), look, 1).count(part, look.colour(Token.LINE_CONTROL));
  }

  @Test
  void aClickedPlaceIsThePlaceShown() {
    ScrubScale scale = new ScrubScale(WIDE, RunScale.of(ImmutableDoubleArray.of(20, 65421), 1));
    assertThat(scale.placeAt(scale.x(140))).isBetween(139.99, 140.01);
    assertThat(scale.placeAt(-50)).isZero();
    assertThat(scale.placeAt(5000)).isBetween(65420.9, 65421.1);
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void theLengthOfABarIncreasesWithItsNumber(Look look, double scale) {
    BarChart chart =
        new BarChart(
            ImmutableList.of(
                new Bar("Backtracking", 65421, Kind.PLAIN),
                new Bar("Forward checking", 211, Kind.PLAIN),
                new Bar("MAC", 19, Kind.BEST),
                new Bar("Bitboard", -1, Kind.PLAIN)),
            String::valueOf,
            String::valueOf);
    assertThat(chart.isLogarithmic()).isTrue();
    Box area = new Box(0, 0, 440, 200);
    PixelCanvas canvas =
        PixelCanvas.of(
            440,
            200,
            scale,
            look.colour(Token.BG_PANEL),
            g -> BarChartPainter.paint(g, area, look, chart));
    Box[] bars = new Box[3];
    for (int i = 0; i < 3; i++) {
      int index = i;
      PixelCanvas.of(
          440,
          200,
          scale,
          look.colour(Token.BG_PANEL),
          g -> bars[index] = BarChartPainter.boundsOf(index, g, area, look, chart));
      int x = (int) (bars[i].centreX() * scale);
      int y = (int) (bars[i].centreY() * scale);
      assertThat(canvas.has(x, y, look.colour(Token.ACCENT))).isTrue();
    }
    assertThat(bars[0].width()).isGreaterThan(bars[1].width());
    assertThat(bars[1].width()).isGreaterThan(bars[2].width());
  }

  @Test
  void aDistributionCountsEveryNumberOnce() {
    Random random = new Random(3);
    for (int size : new int[] {1, 2, 17, 1000}) {
      ImmutableLongArray ascending =
          ImmutableLongArray.copyOf(random.longs(size, 0, 1_000_000).sorted());
      Distribution distribution = Distribution.of("MAC", ascending);
      assertThat(distribution.counts().stream().sum()).isEqualTo(size);
      assertThat(distribution.size()).isEqualTo(size);
      for (int k = 0; k < distribution.ranks().length(); k++) {
        long level = ascending.get(distribution.ranks().get(k) - 1);
        assertThat(distribution.levels().get(k)).isEqualTo((double) Math.max(1, level));
      }
    }
    assertThat(Distribution.of("MAC", ImmutableLongArray.of()).size()).isZero();
  }
}
