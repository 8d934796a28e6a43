package org.cspworkbench.app.film;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;

/** Verifies that a film shows the content of the trace, and that the written file can be read. */
final class FilmTest {

  private static final Problem PUZZLE =
      Problem.Sudoku.of(
          Grid.ofLine(
              ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34."));

  private static final Set<Integer> THEME =
      Arrays.stream(Token.values())
          .map(token -> Looks.dark().colour(token).argb())
          .collect(Collectors.toSet());

  static Stream<Solver> recordedSolvers() {
    return SolverCatalog.SOLVERS.stream()
        .filter(solver -> solver.recordsItsRuns() && solver.accepts(PUZZLE));
  }

  @ParameterizedTest
  @MethodSource("recordedSolvers")
  void atTwentyRandomPositionsAStillShowsWhatThePlayerHas(Solver solver) {
    Trace trace = Traces.of(PUZZLE, solver);
    Film film = new Film(trace, "title", Looks.light(), 300, Locale.ROOT);
    TracePlayer player = trace.player();
    new Random(7)
        .ints(20, 0, trace.length() + 1)
        .forEach(
            position -> {
              player.seek(position);
              Film.Still still = film.at(position);
              for (int x = 0; x < trace.csp().variables().size(); x++) {
                assertShows(still.moment().spot(x), player, x);
              }
              assertThat(still.caption().place())
                  .isEqualTo(
                      String.format(Locale.ROOT, "event %,d of %,d", position, trace.length()));
              String nodes =
                  String.format(Locale.ROOT, "nodes %,d ", player.state().counters().nodes());
              if (player.state().counters().moves() == 0) {
                assertThat(still.caption().counters()).contains(nodes);
              }
            });
  }

  /** A value that has just been undone is displayed struck out. */
  private static void assertShows(Spot spot, TracePlayer player, int x) {
    int assigned = player.state().assigned(x);
    if (assigned != TraceEvent.NONE) {
      assertThat(spot.value()).isEqualTo(assigned);
    } else if (spot.state() == Spot.State.OPEN) {
      assertThat(spot.value()).isEqualTo(TraceEvent.NONE);
      assertThat(spot.candidates().indices().boxed().toList())
          .isEqualTo(
              IntStream.range(0, domainSize(player, x))
                  .filter(i -> player.state().contains(x, i))
                  .boxed()
                  .toList());
    }
  }

  private static int domainSize(TracePlayer player, int x) {
    return player.trace().csp().variables().get(x).domain().size();
  }

  /** Each frame of the file, drawn over the previous ones, equals the picture at its position. */
  @Test
  void theAnimatedPictureContainsEveryFrameAndLoops() throws IOException {
    Trace trace = Traces.of(Queens.pairwise(6), "forward-checking");
    Film film = new Film(trace, "Queens", Looks.dark(), 240, Locale.ROOT);
    Frames frames = Frames.of(trace, Pick.DECISIONS, 0, trace.length(), 25);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    List<Integer> told = new ArrayList<>();
    new AnimatedGif(film, frames, Duration.ofMillis(150)).write(bytes, told::add);
    assertThat(told).hasSize(25).endsWith(25);
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream input =
        ImageIO.createImageInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      reader.setInput(input);
      assertThat(reader.getNumImages(true)).isEqualTo(25);
      BufferedImage screen =
          new BufferedImage(film.size().width, film.size().height, BufferedImage.TYPE_INT_RGB);
      for (int i = 0; i < 25; i++) {
        int left = Integer.parseInt(attribute(reader, i, "ImageDescriptor", "imageLeftPosition"));
        int top = Integer.parseInt(attribute(reader, i, "ImageDescriptor", "imageTopPosition"));
        screen.getGraphics().drawImage(reader.read(i), left, top, null);
        assertNearlyEqual(screen, Stills.image(film, frames.positions().get(i)));
        assertThat(attribute(reader, i, "GraphicControlExtension", "delayTime"))
            .isEqualTo(i < 24 ? "15" : "135");
      }
      assertThat(attribute(reader, 0, "ApplicationExtension", "applicationID"))
          .isEqualTo("NETSCAPE");
    }
  }

  private static String attribute(ImageReader reader, int frame, String node, String name)
      throws IOException {
    IIOMetadataNode root =
        (IIOMetadataNode) reader.getImageMetadata(frame).getAsTree("javax_imageio_gif_image_1.0");
    return ((IIOMetadataNode) root.getElementsByTagName(node).item(0)).getAttribute(name);
  }

  /**
   * Asserts that colours of the theme are exact, and that few of the anti-aliased pixels differ
   * much.
   */
  private static void assertNearlyEqual(BufferedImage actual, BufferedImage expected) {
    int far = 0;
    for (int y = 0; y < expected.getHeight(); y++) {
      for (int x = 0; x < expected.getWidth(); x++) {
        int difference = difference(actual.getRGB(x, y), expected.getRGB(x, y));
        if (THEME.contains(expected.getRGB(x, y))) {
          assertThat(difference).as("%s, %s", x, y).isZero();
        }
        far += difference > 32 ? 1 : 0;
      }
    }
    assertThat(far).isLessThan(expected.getWidth() * expected.getHeight() / 500);
  }

  /** Returns the maximum difference over all channels. */
  private static int difference(int a, int b) {
    return IntStream.of(0, 8, 16)
        .map(shift -> Math.abs((a >> shift & 0xff) - (b >> shift & 0xff)))
        .max()
        .orElseThrow();
  }

  @Test
  void vectorPictureIsWellFormedAndAsLarge() throws Exception {
    Trace trace = Traces.of(Queens.pairwise(6), "mac");
    Film film = new Film(trace, "Queens", Looks.light(), 300, Locale.ROOT);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Stills.writeSvg(film, trace.length(), bytes);
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    Document svg =
        factory.newDocumentBuilder().parse(new ByteArrayInputStream(bytes.toByteArray()));
    assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(svg.getDocumentElement().getAttribute("width")).isEqualTo("300");
    assertThat(svg.getElementsByTagName("path").getLength()).isPositive();
    assertThat(svg.getElementsByTagName("text").getLength()).as("letters are shapes").isZero();
  }

  @Test
  void theEstimateOfAFileIsNearItsSize() throws IOException {
    for (String id : new String[] {"forward-checking", "mac", "backtracking"}) {
      Trace trace = Traces.of(PUZZLE, SolverCatalog.find(id).orElseThrow());
      int last = Math.min(trace.length(), 900);
      Frames frames = Frames.of(trace, Pick.DECISIONS, 0, last, Frames.MOST);
      Film film = new Film(trace, "title", Looks.light(), 300, Locale.ROOT);
      AnimatedGif gif = new AnimatedGif(film, frames, Duration.ofMillis(100));
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      gif.write(bytes, done -> {});
      assertThat((double) gif.estimatedBytes() / bytes.size()).as(id).isBetween(0.6, 1.6);
      assertThat(gif.duration())
          .isEqualTo(Duration.ofMillis(100L * (frames.positions().length() + 8)));
    }
  }

  @Test
  void aFilmOfOneFrameIsEstimatedExactly() throws IOException {
    Trace trace = Traces.of(PUZZLE, SolverCatalog.find("mac").orElseThrow());
    Film film = new Film(trace, "title", Looks.light(), 300, Locale.ROOT);
    Frames frames = Frames.of(trace, Pick.DECISIONS, 5, 5, 2);
    AnimatedGif gif = new AnimatedGif(film, frames, Duration.ofMillis(100));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    gif.write(bytes, done -> {});
    assertThat(gif.estimatedBytes()).isEqualTo(bytes.size() - 1L); // without the mark of the end
  }
}
