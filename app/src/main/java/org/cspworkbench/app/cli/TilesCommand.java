package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.presentation.tile.ShippedTiles;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code csp tiles}: the command that contains the commands for images of tiles. */
@Command(
    name = "tiles",
    description = {
      "Make images of tiles, or of the patterns of a sample image.",
      "The images are made by wave function collapse or by any other solver."
    },
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
final class TilesCommand extends CommandGroup {

  private TilesCommand(Console console) {
    super(console);
  }

  /** Returns the command with its subcommands. */
  static CommandLine of(Console console) {
    return new CommandLine(new TilesCommand(console))
        .addSubcommand(new TilesListCommand(console))
        .addSubcommand(new TilesShowCommand(console))
        .addSubcommand(new TilesGenerateCommand(console));
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
}
