package org.cspworkbench.app.cli;

import java.io.IOException;
import java.io.Reader;
import java.util.List;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.parts.PartsFault;
import org.cspworkbench.presentation.parts.PartsReader;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The arguments of a search of all parts of a problem, for programs that distribute the parts. */
@Command(name = "search")
public final class PartSearchCommand {

  @Option(names = "--parts", paramLabel = "FILE", required = true)
  private String file = "";

  @Mixin private TimeoutOption timeout = new TimeoutOption();

  private PartSearchCommand() {}

  /**
   * Parses arguments.
   *
   * @throws IllegalArgumentException if they are not valid; the message is a sentence without a
   *     capital and a full stop
   */
  public static PartSearchCommand of(List<String> arguments) {
    PartSearchCommand command = new PartSearchCommand();
    try {
      new CommandLine(command).parseArgs(arguments.toArray(String[]::new));
    } catch (ParameterException e) {
      throw new IllegalArgumentException(Errors.sentence(e), e);
    }
    return command;
  }

  /** Returns the name of the file of the parts. */
  public String file() {
    return file;
  }

  /**
   * Reads the file of the parts.
   *
   * @param text its content, buffered
   * @throws PartsFault if it is no file of {@code csp split}
   * @throws IOException if it cannot be read
   */
  public PartSearch read(Reader text) throws IOException, PartsFault {
    try {
      return new PartSearch(PartsReader.read(text), timeout.limits());
    } catch (UnreadableException e) {
      throw new PartsFault(" " + e.sentence());
    }
  }
}
