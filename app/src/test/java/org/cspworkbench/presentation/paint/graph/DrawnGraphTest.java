package org.cspworkbench.presentation.paint.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.app.canvas.PixelCanvas;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Seek;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.Contradictions;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.playback.FoldedTree;
import org.cspworkbench.presentation.playback.SearchTree;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is found at a point of a drawn graph is what is painted there, whatever kind it is. */
final class DrawnGraphTest {

  private static final Box AREA = new Box(0, 0, 844, 520);
  private static final int STEP = 4; // between points that are asked for

  /** Boxes in layers, some of which are not drawn; the red of each is its number. */
  private static final class Boxes extends DrawnGraph {
    private final ImmutableList<Box> boxes;
    private final int[] layers;

    Boxes(Random random, Box area) {
      super(Looks.light(), area);
      ImmutableList.Builder<Box> made = ImmutableList.builder();
      layers = new int[20];
      for (int node = 0; node < layers.length; node++) {
        made.add(
            new Box(
                random.nextInt(60),
                random.nextInt(60),
                1 + random.nextInt(25),
                1 + random.nextInt(25)));
        layers[node] = random.nextInt(4) - 1;
      }
      boxes = made.build();
    }

    @Override
    public int size() {
      return boxes.size();
    }

    @Override
    public int selected() {
      return NONE;
    }

    @Override
    protected int layers() {
      return 3;
    }

    @Override
    protected int layer(int node) {
      return layers[node];
    }

    @Override
    protected double distance(int node, Point point) {
      return boxes.get(node).contains(point) ? 0 : Double.POSITIVE_INFINITY;
    }

    @Override
    protected Painting painting(Surface surface) {
      return new Painting() {
        @Override
        public void paintBehind() {
          surface.fill(area(), new Colour(0, 0, 0, 255));
        }

        @Override
        public void paintNode(int node) {
          surface.fill(boxes.get(node), new Colour(node + 1, 0, 0, 255));
        }
      };
    }
  }

  /** Seeds whose graphs together have boxes that overlap in every order of layers and numbers. */
  @Test
  void theNodeAtAPointIsTheOneThatIsPaintedLastThere() {
    for (long seed = 0; seed < 50; seed++) {
      Boxes boxes = new Boxes(new Random(seed), new Box(0, 0, 90, 90));
      PixelCanvas canvas = PixelCanvas.of(90, 90, 1, new Colour(9, 9, 9, 255), boxes::paint);
      for (int x = 0; x < 90; x++) {
        for (int y = 0; y < 90; y++) {
          assertThat(boxes.nodeAt(new Point(x + 0.5, y + 0.5)).orElse(NONE))
              .as("seed %d, (%d, %d)", seed, x, y)
              .isEqualTo((canvas.at(x, y).argb() >> 16 & 0xFF) - 1);
        }
      }
    }
  }

  /**
   * A graph of one kind.
   *
   * @param slack how far from what a node paints one may point at it
   */
  private record Sample(String name, DrawnGraph graph, double slack) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Sample> samples() {
    return Stream.of(trees(), conflicts(), constraints()).flatMap(List::stream);
  }

  private static List<Sample> trees() {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "forward-checking", Detail.DECISIONS);
    SearchTree tree = new SearchTree(trace);
    tree.readTo(trace.length());
    TreeScene scene = new TreeScene(trace.csp(), tree, FoldedTree.of(tree, node -> false));
    TreePlacement whole = TreePlacement.fit(scene.layout(), AREA, 1);
    TreePlacement part = whole.zoomed(1.7, new Point(100, 50)).moved(-30, 12);
    int here = scene.shown().shown(tree.at(trace.length() / 2));
    return List.of(
        new Sample("whole tree", new DrawnTree(scene, whole, Looks.light(), AREA, here), 6),
        new Sample("part of a tree", new DrawnTree(scene, part, Looks.light(), AREA, here), 6));
  }

  private static List<Sample> conflicts() {
    Problem queens = new Problem.General(Queens.pairwise(10));
    Trace trace = PaintedRuns.of(queens, "learning", Detail.FINE);
    List<Sample> samples = new ArrayList<>();
    OptionalInt next = Contradictions.from(trace, 0);
    while (next.isPresent() && samples.size() < 4) {
      NogoodDerivation made = NogoodDerivation.of(ImplicationGraph.of(trace, next.getAsInt()));
      if (made.implicationPoint() != NONE) {
        samples.add(
            new Sample("conflict at " + next.getAsInt(), conflict(made, samples.size()), 60));
      }
      next = Contradictions.from(trace, next.getAsInt() + 1);
    }
    assertThat(samples).isNotEmpty();
    return samples;
  }

  private static DrawnConflict conflict(NogoodDerivation made, int cut) {
    ConflictScene scene =
        new ConflictScene(
            made,
            new ConflictWords(TextBundle.ofPhrases(Locale.ENGLISH)),
            ShownNodes.atMost(made, 8),
            Looks.light(),
            new Point(0, 0),
            AREA.width());
    int last = made.cuts().size() - 1;
    return new DrawnConflict(scene, Looks.light(), AREA.width(), Math.min(cut, last), NONE);
  }

  private static List<Sample> constraints() {
    return Stream.of(PaintedRuns.QUEENS, PaintedRuns.UNITED_STATES, PaintedRuns.GRAPH)
        .map(DrawnGraphTest::constraints)
        .toList();
  }

  private static Sample constraints(Problem problem) {
    Trace trace = PaintedRuns.of(problem, "mac", Detail.FINE);
    TracePlayer player = atPruning(trace);
    ConstraintGraph graph = ConstraintGraph.of(trace.csp());
    Moment moment = new Moments(trace).at(player.position()).withSelected(1);
    DrawnGraph drawn =
        new ConstraintGraphPainter(GraphScene.whole(graph), Looks.light())
            .at(AREA, moment, GraphFocus.of(player), ImmutableList.of());
    return new Sample(trace.csp().name(), drawn, 1);
  }

  private static TracePlayer atPruning(Trace trace) {
    TracePlayer player = trace.player();
    assertThat(Seek.next(player, EnumSet.of(EventKind.PRUNE))).isTrue();
    return player;
  }

  private static Set<Integer> foundIn(DrawnGraph graph) {
    Set<Integer> found = new TreeSet<>();
    for (double x = 0; x < AREA.width(); x += STEP) {
      for (double y = 0; y < AREA.height(); y += STEP) {
        graph.nodeAt(new Point(x, y)).ifPresent(found::add);
      }
    }
    return found;
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aNodeIsFoundOnlyWhereItIsPainted(Sample sample) {
    DrawnGraph graph = sample.graph();
    PixelCanvas blank = paintedAlone(graph, NONE);
    Rectangle[] painted = new Rectangle[graph.size()];
    for (int node : foundIn(graph)) {
      painted[node] = paintedAlone(graph, node).differenceFrom(blank);
    }
    for (double x = 0; x < AREA.width(); x += STEP) {
      for (double y = 0; y < AREA.height(); y += STEP) {
        int node = graph.nodeAt(new Point(x, y)).orElse(NONE);
        if (node != NONE) {
          Rectangle at = painted[node];
          Box near = new Box(at.x, at.y, at.width, at.height).inset(-1 - sample.slack());
          assertThat(near.contains(new Point(x, y))).as("%d at (%f, %f)", node, x, y).isTrue();
        }
      }
    }
  }

  private static PixelCanvas paintedAlone(DrawnGraph graph, int node) {
    return PixelCanvas.of(
        (int) AREA.width(),
        (int) AREA.height(),
        1,
        Looks.light().colour(Token.BG_PANEL),
        on -> {
          if (node != NONE) {
            graph.painting(on).paintNode(node);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everyNodeThatIsDrawnInTheAreaIsFound(Sample sample) {
    DrawnGraph graph = sample.graph();
    PixelCanvas blank = paintedAlone(graph, NONE);
    Set<Integer> drawn =
        IntStream.range(0, graph.size())
            .filter(node -> graph.layer(node) != NONE)
            .filter(node -> isInside(paintedAlone(graph, node).differenceFrom(blank)))
            .boxed()
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(foundIn(graph)).containsAll(drawn).isNotEmpty();
  }

  /** Returns whether all that was painted is in the area, so that nothing of it is cut off. */
  private static boolean isInside(Rectangle painted) {
    return !painted.isEmpty()
        && painted.x > 0
        && painted.y > 0
        && painted.getMaxX() < AREA.right()
        && painted.getMaxY() < AREA.bottom();
  }

  /** The arcs of the current cell are above the cells. */
  @Test
  void everyCellIsFoundBesideTheArcsOverABoard() {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "mac", Detail.FINE);
    TracePlayer player = atPruning(trace);
    Moment moment = new Moments(trace).at(player.position());
    BoardPicture board = BoardPicture.sudoku(Shape.ofSize(9), BoardView.full());
    DrawnGraph graph =
        new DrawnBoardGraph(
            ConstraintGraph.of(trace.csp()),
            board,
            Looks.light(),
            AREA,
            moment,
            GraphFocus.of(player),
            ImmutableList.of());
    assertThat(foundIn(graph)).hasSize(81);
    DrawnLink arc = graph.links().get(0);
    Point middle = arc.points().get(arc.points().size() / 2);
    assertThat(graph.linkAt(middle)).isPresent();
    assertThat(graph.nodeAt(middle)).isEmpty();
  }
}
