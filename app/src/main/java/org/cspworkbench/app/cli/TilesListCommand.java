package org.cspworkbench.app.cli;

import java.util.Locale;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.format.ShippedSample;
import org.cspworkbench.tiles.format.ShippedTileSet;
import picocli.CommandLine.Command;

/** {@code csp tiles list}: lists the sets and samples that are part of the program. */
@Command(
    name = "list",
    description = "List the tile sets and sample images that are part of the program.",
    exitCodeList = {"0:the list was printed", "2:the command line is not valid"})
final class TilesListCommand extends ConsoleCommand {

  TilesListCommand(Console console) {
    super(console);
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
