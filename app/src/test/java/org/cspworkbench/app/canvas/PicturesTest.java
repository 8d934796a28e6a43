package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.awt.Rectangle;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.Hint;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.Samples;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.board.QueensPicture;
import org.cspworkbench.presentation.paint.card.Australia;
import org.cspworkbench.presentation.paint.card.MapPicture;
import org.cspworkbench.presentation.paint.graph.GraphPicture;
import org.cspworkbench.presentation.paint.table.TablePicture;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every problem has a picture, and every picture shows every state of every variable. */
final class PicturesTest {

  private static final Colour GROUND = Looks.light().colour(Token.BG_PANEL);

  static Stream<Arguments> problems() {
    return PaintedRuns.ALL.stream().map(problem -> Arguments.of(problem.csp()));
  }

  /** A graph of a constraint on three variables, which only a problem that states it has. */
  static Stream<Arguments> drawnAsGraph() throws MalformedProblemException {
    String sums = "variables x, y, z, w in 1..5\nx + y + z = 7\nz != w\ndraw as graph";
    return Stream.of(Arguments.of(ProblemReader.read("sums", sums).csp()));
  }

  @Test
  void pictureDependsOnTheStructureOfTheProblem() {
    for (int size : Shape.usualSizes()) {
      Csp csp = Problem.Sudoku.of(Grid.empty(Shape.ofSize(size))).csp();
      assertThat(Pictures.of(csp, BoardView.full())).isInstanceOf(BoardPicture.class);
    }
    assertThat(picture(LatinSquare.ofOrder(7))).isInstanceOf(BoardPicture.class);
    assertThat(picture(Queens.pairwise(1))).isInstanceOf(QueensPicture.class);
    assertThat(picture(Queens.pairwise(20))).isInstanceOf(QueensPicture.class);
    assertThat(picture(Queens.allDifferent(8))).isInstanceOf(QueensPicture.class);
    assertThat(picture(MapColouring.australia())).isInstanceOf(MapPicture.class);
    assertThat(picture(MapColouring.unitedStates(4))).isInstanceOf(GraphPicture.class);
    assertThat(picture(GraphColouring.of(Graph.mycielski(4), 5))).isInstanceOf(GraphPicture.class);
    assertThat(picture(PaintedRuns.RANDOM.csp())).isInstanceOf(TablePicture.class);
  }

  @Test
  void variablesWithTheNamesOfQueensAloneAreAGraph() {
    Csp.Builder csp = Csp.builder("two queens of another kind");
    Variable a = csp.variable("q1", 1, 2);
    Variable b = csp.variable("q2", 1, 3);
    assertThat(picture(csp.notEqual(a, b).build())).isInstanceOf(GraphPicture.class);
  }

  @Test
  void whatAProblemStatesToDepictWinsOverWhatItIsRecognisedAs() throws MalformedProblemException {
    String map = "variables WA, NT, SA in 1..3\nWA != NT\nNT != SA\n";
    assertThat(picture(ProblemReader.read("p", map).csp())).isInstanceOf(MapPicture.class);
    assertThat(picture(ProblemReader.read("p", map + "draw as table").csp()))
        .isInstanceOf(TablePicture.class);
    assertThat(picture(ProblemReader.read("p", map + "draw as graph").csp()))
        .isInstanceOf(GraphPicture.class);
    assertThat(picture(ProblemReader.read("p", map + "draw as queens").csp()))
        .isInstanceOf(QueensPicture.class);
    String cells = "variables a1..a9 in 1..3\na1 + a2 + a3 = 6\n";
    assertThat(picture(ProblemReader.read("p", cells).csp())).isInstanceOf(TablePicture.class);
    assertThat(picture(ProblemReader.read("p", cells + "draw as board").csp()))
        .isInstanceOf(BoardPicture.class);
  }

  @Test
  void everyStateOfTheMapCanBeDrawn() {
    assertThat(Stream.of(Australia.values()).map(Enum::name))
        .containsExactlyInAnyOrderElementsOf(Drawing.STATES);
  }

  private static Picture picture(Csp csp) {
    return Pictures.of(csp, BoardView.full());
  }

  @ParameterizedTest
  @MethodSource({"problems", "drawnAsGraph"})
  void everyVariableIsFoundWhereItIsDrawn(Csp csp) {
    Picture picture = picture(csp);
    Size size = picture.preferredSize(Looks.light());
    Box area = new Box(13, 7, size.width() + 40, size.height() + 20);
    for (Variable variable : csp.variables()) {
      Box bounds = picture.boundsOf(variable.index(), area, Looks.light());
      assertThat(area.contains(bounds)).as(variable.name()).isTrue();
      boolean isSomewhere =
          Stream.of(0.5, 0.3, 0.7)
              .map(
                  part ->
                      new Point(
                          bounds.x() + part * bounds.width(), bounds.y() + part * bounds.height()))
              .anyMatch(
                  point ->
                      picture.variableAt(point, area, Looks.light()).orElse(-1)
                          == variable.index());
      assertThat(isSomewhere).as(variable.name()).isTrue();
    }
    assertThat(picture.variableAt(new Point(0, 0), area, Looks.light())).isEmpty();
  }

  @ParameterizedTest
  @MethodSource({"problems", "drawnAsGraph"})
  void statesAreDistinguishable(Csp csp) {
    Picture picture = picture(csp);
    Size size = picture.preferredSize(Looks.light());
    Box area = Box.of(size);
    Set<ImmutableIntArray> seen = new HashSet<>();
    Samples.STATES.forEach(
        (name, spot) -> {
          if (spot.hint() != Hint.NONE) {
            return; // hints exist only for a Sudoku that a person plays
          }
          Spot fitting = spot.state() == State.OPEN ? spot : spot.with(spot.state(), value(spot));
          Moment moment = Samples.with(Samples.blank(csp.variables().size()), 1, fitting);
          PixelCanvas canvas =
              PixelCanvas.of(
                  size.width(),
                  size.height(),
                  1,
                  GROUND,
                  g -> picture.paint(g, area, Looks.light(), moment));
          assertThat(seen.add(canvas.pixels(Awt.bounds(area)))).as(name).isTrue();
        });
  }

  private static int value(Spot spot) {
    return spot.value() < 0 ? spot.value() : 2;
  }

  @ParameterizedTest
  @MethodSource("problems")
  void nothingIsPaintedOutsideTheAreaAtAnyEventOfARun(Csp csp) {
    Problem problem =
        PaintedRuns.ALL.stream().filter(p -> p.csp().equals(csp)).findFirst().orElseThrow();
    Trace trace = PaintedRuns.of(problem, "forward-checking", Detail.FINE);
    Moments moments = new Moments(trace);
    Picture picture = picture(csp);
    Box area = new Box(20, 20, 260, 220);
    int step = Math.max(1, trace.length() / 40);
    for (int position = 0; position <= trace.length(); position += step) {
      Moment moment = moments.at(position);
      PixelCanvas canvas =
          PixelCanvas.of(300, 260, 1, GROUND, g -> picture.paint(g, area, Looks.light(), moment));
      for (Rectangle margin :
          ImmutableList.of(
              new Rectangle(0, 0, 300, 20),
              new Rectangle(0, 240, 300, 20),
              new Rectangle(0, 0, 20, 260),
              new Rectangle(280, 0, 20, 260))) {
        assertThat(canvas.count(margin, GROUND)).isEqualTo(margin.width * margin.height);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("problems")
  void pictureOfAnyProblemIsPaintedAtAnySize(Csp csp) {
    Moment moment = Samples.blank(csp.variables().size()).withSelected(0);
    for (int side : new int[] {1, 7, 40, 300, 1500}) {
      PixelCanvas canvas = PixelCanvas.of(picture(csp), moment, Looks.dark(), side, 1);
      assertThat(canvas.width()).isEqualTo(side);
    }
  }

  @Test
  void manyQueensAndManyValuesFitOnAScreen() {
    assertThat(picture(Queens.pairwise(100)).preferredSize(Looks.light()).width())
        .isLessThanOrEqualTo(1700);
    Csp.Builder wide = Csp.builder("wide");
    wide.variables("x", 3, Domain.range(0, 999));
    assertThat(picture(wide.build()).preferredSize(Looks.light()).width()).isLessThan(1200);
  }
}
