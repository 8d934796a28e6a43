package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.cspworkbench.app.tiles.BlockText;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.presentation.look.Palette;
import org.cspworkbench.presentation.tile.PixelRows;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.format.ShippedSample;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.cspworkbench.tiles.overlap.PixelImage;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code csp tiles}: the command that contains the commands for images of tiles. */
@Command(
    name = "tiles",
    description =
        "Make images of tiles, or of the patterns of a sample image, by wave function collapse and"
            + " its relatives.",
    footer = {
      "%nExamples:",
      "  csp tiles list",
      "  csp tiles show sewer",
      "  csp tiles generate sewer --size 32 -o sewer.png"
    },
    exitCodeList = {
      "0:done",
      "2:the command line is not valid",
      "Others:see csp tiles generate --help"
    })
final class TilesCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private CommandSpec command;

  private final Console console;

  private TilesCommand(Console console) {
    this.console = console;
  }

  /** Returns the command with its subcommands. */
  static CommandLine of(Console console) {
    return new CommandLine(new TilesCommand(console))
        .addSubcommand(new TilesListCommand(console))
        .addSubcommand(new TilesShowCommand(console))
        .addSubcommand(new TilesGenerateCommand(console));
  }

  @Override
  public Integer call() {
    command.commandLine().usage(console.err());
    return ExitCode.USAGE;
  }

  /** {@code csp tiles list}: lists the sets and samples that are part of the program. */
  @Command(
      name = "list",
      description = "List the tile sets and sample images that are part of the program.",
      exitCodeList = {"0:the list was printed", "2:the command line is not valid"})
  static final class TilesListCommand implements Callable<Integer> {

    private final Console console;

    TilesListCommand(Console console) {
      this.console = console;
    }

    @Override
    public Integer call() {
      StringBuilder text = new StringBuilder("Tile sets\n");
      for (String name : ShippedTileSet.names()) {
        SetSource source = (SetSource) ShippedTiles.named(name, false).orElseThrow();
        text.append(
            line(
                name,
                "%d tiles, %d oriented"
                    .formatted(source.set().tiles().size(), source.table().size())));
      }
      text.append("\nSample images\n");
      for (String name : ShippedSample.names()) {
        PixelImage image = ShippedSample.named(name).orElseThrow();
        text.append(line(name, image.width() + "x" + image.height() + " pixels"));
      }
      console.write(text.toString());
      return ExitCode.DONE;
    }

    private static String line(String name, String size) {
      return String.format(
          Locale.ROOT, "  %-9s %-22s  %s%n", name, size, ShippedTiles.DESCRIPTIONS.get(name));
    }
  }

  /** {@code csp tiles show}: describes a set or a sample with its picture. */
  @Command(
      name = "show",
      description = "Describe the tiles of a set, with a picture of each, or show a sample image.",
      footer = {"%nExample:", "  csp tiles show sewer"},
      exitCodeList = {"0:the answer was printed", "2:the command line is not valid"})
  static final class TilesShowCommand implements Callable<Integer> {

    private static final int SIDE = 8;

    private final Console console;

    @Spec
    @SuppressWarnings("NullAway.Init") // initialized by picocli
    private CommandSpec command;

    @Parameters(paramLabel = "SET", description = "The set or sample (see csp tiles list).")
    @SuppressWarnings("NullAway.Init") // initialized by picocli
    private String name;

    TilesShowCommand(Console console) {
      this.console = console;
    }

    @Override
    public Integer call() {
      TileSource source =
          ShippedTiles.named(name, false).orElseThrow(() -> unknown(name, new Usage(command)));
      StringBuilder text = new StringBuilder();
      if (source instanceof SetSource set) {
        set.set().tiles().forEach(tile -> text.append(description(tile, set)).append('\n'));
      } else {
        PixelImage image = ShippedSample.named(name).orElseThrow();
        text.append(
            "%s: %dx%d pixels, %d patterns of 3x3\n\n"
                .formatted(name, image.width(), image.height(), source.table().size()));
        text.append(TilePreview.of(PixelRows.of(image), console));
      }
      console.draw(text.toString());
      return ExitCode.DONE;
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
          " ",
          edges.north().text(),
          edges.east().text(),
          edges.south().text(),
          edges.west().text());
    }
  }

  /** Returns the error that there is no set or sample of this name. */
  static CommandLine.ParameterException unknown(String name, Usage usage) {
    ImmutableList<String> names = ShippedTiles.names();
    return usage.error(
        "there is no tile set or sample '"
            + name
            + "'"
            + Nearest.hint(name, names)
            + "; there are "
            + String.join(", ", names));
  }

  /** Pictures for a terminal, in its colours if it has any. */
  static final class TilePreview {

    private TilePreview() {}

    /** Returns {@code picture} as block characters, as complete lines. */
    static String of(PixelRows picture, Console console) {
      return isColoured(console) ? BlockText.coloured(picture) : BlockText.shaded(picture);
    }

    static boolean isColoured(Console console) {
      return console.isScreen() && console.mayColour();
    }
  }
}
