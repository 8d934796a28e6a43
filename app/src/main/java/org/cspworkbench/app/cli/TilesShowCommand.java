package org.cspworkbench.app.cli;

import java.util.stream.Collectors;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.presentation.tile.PixelRows;
import org.cspworkbench.presentation.tile.SampleSource;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.drawing.PixelImage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code csp tiles show}: describes a set or a sample with its picture. */
@Command(
    name = "show",
    description = "Describe the tiles of a set, with a picture of each, or show a sample image.",
    footer = {"%nExamples:", "  csp tiles show sewer", "  csp tiles show my-set.json"},
    exitCodeList = {
      "0:the answer was printed",
      "2:the command line is not valid",
      "3:something could not be read: the file, or a picture that it names"
    })
final class TilesShowCommand extends ConsoleCommand {

  private static final int SIDE = 8;

  @Parameters(
      paramLabel = "SET|FILE",
      description = "A set or sample of the program (see csp tiles list), or a file of your own.")
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private String name;

  @Mixin private SampleOptions options = new SampleOptions();

  TilesShowCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    TileSource source;
    try {
      source = TileInput.open(name, options, false, usage());
    } catch (UnreadableException e) {
      console.report(e.sentence());
      return ExitCode.BAD_INPUT;
    }
    console.draw(
        source instanceof SampleSource sample
            ? description(sample)
            : description((SetSource) source));
    return ExitCode.DONE;
  }

  private String description(SampleSource sample) {
    PixelImage image = sample.image();
    int side = sample.cut().side();
    return "%s: %dx%d pixels, %d patterns of %dx%d\n\n"
            .formatted(
                sample.name(), image.width(), image.height(), sample.table().size(), side, side)
        + TilePreview.of(PixelRows.of(image), console);
  }

  private String description(SetSource set) {
    return set.set().tiles().stream()
        .map(tile -> description(tile, set) + "\n")
        .collect(Collectors.joining());
  }

  private String description(Tile tile, SetSource source) {
    int orientations = tile.symmetry().orientations().size();
    int first = source.table().names().indexOf(tile.name());
    TileGrid row = TileGrid.of(orientations, 1);
    int[] values = new int[orientations];
    for (int i = 0; i < orientations; i++) {
      values[i] = first + i;
    }
    return "%s: class %s, %s, weight %s%s%n%s"
        .formatted(
            tile.name(),
            tile.symmetry(),
            orientations == 1 ? "1 orientation" : orientations + " orientations",
            weight(tile.weight()),
            tile.edges().map(edges -> ", edges " + labels(edges)).orElse(""),
            TilePreview.of(source.image(row, false, values, SIDE, Palette.light()), console));
  }

  private static String weight(double weight) {
    return weight == Math.rint(weight) ? Long.toString((long) weight) : Double.toString(weight);
  }

  private static String labels(Edges edges) {
    return String.join(
        " ", edges.north().text(), edges.east().text(), edges.south().text(), edges.west().text());
  }
}
