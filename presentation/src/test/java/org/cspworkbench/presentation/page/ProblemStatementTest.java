package org.cspworkbench.presentation.page;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.input.ProblemGallery;
import org.cspworkbench.presentation.input.ShippedProblem;
import org.cspworkbench.presentation.page.ProblemStatement.EncodedProblem;
import org.cspworkbench.presentation.page.ProblemStatement.GalleryProblem;
import org.cspworkbench.presentation.page.ProblemStatement.NotationProblem;
import org.cspworkbench.presentation.page.ProblemStatement.SudokuText;
import org.cspworkbench.presentation.page.ProblemStatement.TileImage;
import org.cspworkbench.presentation.tile.SampleSource;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.Sample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ProblemStatementTest {

  /** Texts in every notation, with variants and rules. */
  static ImmutableList<String> puzzles() {
    return ImmutableList.of(
        Runs.EASY,
        Runs.EASY.replaceAll("(.{9})", "$1\n"),
        "1...\n..2.\n.3..\n...4",
        "1.....2.....3.....4.....5.....6.....",
        "{\"givens\":\"1...............\",\"boxes\":[2,2],\"variants\":[\"x\"]}",
        "{\"givens\":\"1...............\",\"regions\":\"1122112233443344\"}",
        "{\"givens\":\"1...............\",\"values\":\"12..............\"}",
        "[[1,0,0,0],[0,2,0,0],[0,0,3,0],[0,0,0,4]]");
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void statesAnyPuzzleAgain(String text) throws UnreadableException {
    Grid grid = ((Problem.Sudoku) new SudokuText(text).problem()).grid();

    ProblemStatement statement = ProblemStatement.of(Problem.Sudoku.of(grid)).orElseThrow();

    assertThat(((Problem.Sudoku) statement.problem()).grid()).isEqualTo(grid);
  }

  @Test
  void statesPuzzlesOfEveryVariantAndSizeAgain() throws UnreadableException {
    for (Variant variant : Variant.values()) {
      Shape shape = Shape.ofSize(9).with(variant);
      Grid grid = requireNonNull(Grid.ofSymbols(shape, Runs.EASY.toCharArray(), 0));

      ProblemStatement statement = ProblemStatement.of(Problem.Sudoku.of(grid)).orElseThrow();

      assertThat(((Problem.Sudoku) statement.problem()).grid()).as("%s", variant).isEqualTo(grid);
    }
  }

  @Test
  void statesUsualPuzzlesOnOneLine() {
    assertThat(ProblemStatement.of(Runs.sudoku(Runs.HARD))).contains(new SudokuText(Runs.HARD));
  }

  static ImmutableList<String> gallery() {
    return ProblemGallery.ENTRIES.stream()
        .filter(entry -> ShippedProblem.of(entry).isEmpty())
        .map(entry -> entry.usage())
        .collect(ImmutableList.toImmutableList());
  }

  @ParameterizedTest
  @MethodSource("gallery")
  void statesEveryProblemOfTheGalleryByItsName(String usage) throws UnreadableException {
    Problem problem = GalleryArgument.problem(usage, 3);

    ProblemStatement statement = ProblemStatement.of(problem).orElseThrow();

    assertThat(statement).isEqualTo(new GalleryProblem(new GalleryArgument(usage, 3)));
    assertSame(statement.problem().csp(), problem.csp());
  }

  @Test
  void encodesWhatWasMadeFromAProblemOfTheGallery() throws UnreadableException {
    Csp queens = GalleryArgument.problem("queens:8", 1).csp();
    Csp restricted =
        queens.restricted(
            "with a queen", ImmutableMap.of(queens.variables().get(0), Domain.of(1, 2)));

    ProblemStatement statement = ProblemStatement.of(new Problem.General(restricted)).orElseThrow();

    assertThat(statement).isInstanceOf(EncodedProblem.class);
    assertSame(statement.problem().csp(), restricted);
  }

  @Test
  void statesNotationByItsText() throws Exception {
    NotationText text = new NotationText("week 3", "variables x, y in 1..3\nx < y\n");
    Problem problem = text.problem();

    ProblemStatement statement = ProblemStatement.of(problem).orElseThrow();

    assertThat(statement).isEqualTo(new NotationProblem(text));
    assertThat(statement.problem().csp().name()).isEqualTo("week 3");
    assertSame(statement.problem().csp(), problem.csp());
  }

  @Test
  void keepsHowAProblemIsDrawn() throws Exception {
    Problem problem =
        new NotationText("p", "variables x, y in 1..2\nx < y\ndraw as queens").problem();
    Csp csp = problem.csp();
    Problem restricted =
        new Problem.General(
            csp.restricted("less", ImmutableMap.of(csp.variables().get(0), Domain.of(1))));

    for (Problem each : ImmutableList.of(problem, restricted)) {
      ProblemStatement statement = ProblemStatement.of(each).orElseThrow();
      assertThat(statement.problem().csp().depiction()).contains(Drawing.QUEENS);
    }
    assertThat(ProblemStatement.of(restricted).orElseThrow()).isInstanceOf(EncodedProblem.class);
  }

  static ImmutableList<TileRequest> images() {
    ImmutableList.Builder<TileRequest> images = ImmutableList.builder();
    for (String name : ShippedTiles.names()) {
      TileSource source = ShippedTiles.named(name, true).orElseThrow();
      TileRequest image = TileRequest.of(source, 7, 8, true);
      images.add(image);
      images.add(image.withWeight(0, 2.5).withFixed(9, 0).withBanned(3, 1));
      if (source instanceof SetSource) {
        images.add(image.withWeight(1, 0));
      }
    }
    TileSource sewer = ShippedTiles.named("sewer", false).orElseThrow();
    images.add(TileRequest.of(sewer, 6, 5, false).withRule(TileRequest.Rule.CONNECTED_PATH));
    TileSource own =
        SampleSource.of("<b>own", noise(300), new Sample.Cut(2, 2, true), /* hasGround= */ false);
    images.add(TileRequest.of(own, 9, 9, false));
    images.add(TileRequest.of(own.withWeight(3, 0.125), 9, 9, false));
    return images.build();
  }

  /** A picture with more colours than one byte can tell apart. */
  private static PixelImage noise(int colours) {
    Random random = new Random(1);
    int[] argb = random.ints(20 * 20).map(i -> random.nextInt(colours) * 0x01010101).toArray();
    return new PixelImage(20, 20, ImmutableIntArray.copyOf(argb));
  }

  @ParameterizedTest
  @MethodSource("images")
  void statesImagesOfTilesAgain(TileRequest image) throws UnreadableException {
    Problem problem = new Problem.General(image.state());

    ProblemStatement statement = ProblemStatement.of(problem).orElseThrow();

    assertThat(statement).isInstanceOf(TileImage.class);
    assertSame(statement.problem().csp(), problem.csp());
    TileRequest again = TileRequest.of(statement.problem().csp()).orElseThrow();
    assertThat(again.source().faces()).isEqualTo(image.source().faces());
    assertThat(again.source().kinds()).isEqualTo(image.source().kinds());
    assertThat(again.withSource(image.source())).isEqualTo(image);
    assertThat(ProblemStatement.of(statement.problem())).contains(statement);
  }

  @Test
  void namesTilesThatComeWithTheProgramAlsoWithOtherWeights() {
    TileSource sewer = ShippedTiles.named("sewer", false).orElseThrow();
    Csp csp = TileRequest.of(sewer, 24, 24, false).withWeight(0, 3).state();

    assertThat(ProblemStatement.of(new Problem.General(csp)).map(Object::toString).orElse(""))
        .contains("\"set\":\"sewer\"")
        .hasSizeLessThan(200);
  }

  @Test
  void keepsDisplayedVariablesAndObjective() throws UnreadableException {
    Csp.Builder builder = Csp.builder("cheapest");
    Variable x = builder.variable("x", 1, 5);
    Variable y = builder.variable("y", 1, 5);
    builder.lessThan(x, y);
    Objective objective =
        new Objective(
            Objective.Goal.MAXIMIZE,
            ImmutableList.of(y),
            ImmutableLongArray.of(3),
            /* number= */ 2);
    Problem problem =
        new Problem.General(builder.build(), ImmutableList.of(x), Optional.of(objective));

    Problem again = ProblemStatement.of(problem).orElseThrow().problem();

    assertThat(again.shown()).extracting(Variable::name).containsExactly("x");
    assertThat(again.objective().orElseThrow().worthOf(1, 4)).isEqualTo(14);
  }

  private static void assertSame(Csp again, Csp csp) {
    assertThat(again.name()).isEqualTo(csp.name());
    assertThat(again.variables()).hasSameSizeAs(csp.variables());
    assertThat(again.constraints()).hasSameSizeAs(csp.constraints());
    IntStream.range(0, csp.variables().size())
        .forEach(
            x ->
                assertThat(again.initialDomain(again.variables().get(x)))
                    .isEqualTo(csp.initialDomain(csp.variables().get(x))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{}",
        "{\"set\":\"sewer\"}",
        "{\"set\":\"sewers\",\"width\":3,\"height\":3}",
        "{\"set\":{},\"width\":3,\"height\":3}",
        "{\"sample\":{},\"width\":3,\"height\":3}",
        "{\"set\":\"sewer\",\"width\":3,\"height\":1048576}",
        "{\"set\":\"sewer\",\"width\":3,\"height\":3,\"banned\":[4711]}",
        "{\"set\":\"sewer\",\"width\":3,\"height\":3,\"kept\":{\"9\":[1]}}",
        "{\"set\":\"sewer\",\"width\":3,\"height\":3,\"weights\":{\"x\":1}}",
        "{\"set\":\"sewer\",\"width\":3,\"width\":3}",
        "{\"set\":\"sewer\",\"width\":3,\"height\":3}}",
        "[[[["
      })
  void explainsWhatIsWrongWithAnImage(String json) {
    assertThatThrownBy(() -> new TileImage(json).problem()).isInstanceOf(UnreadableException.class);
  }

  @Test
  void explainsWhatIsWrongWithOtherProblems() {
    assertThatThrownBy(() -> new EncodedProblem("AQID").problem())
        .isInstanceOf(UnreadableException.class);
    assertThatThrownBy(() -> new EncodedProblem("?").problem())
        .isInstanceOf(UnreadableException.class);
    assertThatThrownBy(() -> new SudokuText("<sudoku/>").problem())
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining("XML");
    assertThatThrownBy(() -> new GalleryProblem(new GalleryArgument("quens:8", 1)).problem())
        .isInstanceOf(UnreadableException.class)
        .hasMessage("there is no problem 'quens' (did you mean queens?)");
    assertThatThrownBy(
            () -> new NotationProblem(new NotationText("p", "variables x in 1..3\nx <")).problem())
        .isInstanceOf(UnreadableException.class)
        .hasMessageStartingWith("2:4: ");
  }
}
