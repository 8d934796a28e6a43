package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.cspworkbench.sudoku.format.PuzzleLine;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * A command of {@code csp} that processes rows one by one, for programs that distribute the rows:
 * the same options, and for each row the same text and exit code. What it reports on a row depends
 * on the row and the options only, except that time limits depend on the machine.
 *
 * <p>Not safe for use by several threads.
 */
public final class RowCommand {

  private static final ImmutableMap<String, Function<Console, Rows.Maker>> COMMANDS =
      ImmutableMap.of(
          "solve", SolveCommand::new,
          "check", CheckCommand::new,
          "rate", RateCommand::new,
          "convert", ConvertCommand::new,
          "generate", GenerateCommand::new);

  private static final ImmutableList<String> WITH_SEED = ImmutableList.of("solve", "generate");

  private final ImmutableList<String> files;
  private final Rows rows;
  private final boolean usesChance;

  private RowCommand(ImmutableList<String> files, Rows rows, boolean usesChance) {
    this.files = files;
    this.rows = rows;
    this.usesChance = usesChance;
  }

  /** Returns the names of the commands. */
  public static ImmutableList<String> names() {
    return COMMANDS.keySet().asList();
  }

  /** Returns whether the command {@code name} has the option {@code --seed}. */
  public static boolean hasSeed(String name) {
    return WITH_SEED.contains(name);
  }

  /**
   * Parses the arguments of the command {@code name}: its options and, if it reads rows, any number
   * of files.
   *
   * @throws IllegalArgumentException if they are not valid; the message is a sentence without a
   *     capital and a full stop
   */
  public static RowCommand of(String name, List<String> arguments) {
    Function<Console, Rows.Maker> constructor = COMMANDS.get(name);
    if (constructor == null) {
      throw new IllegalArgumentException("there is no command '" + name + "' for rows");
    }
    Rows.Maker maker = constructor.apply(silent());
    CommandLine parser = new CommandLine(maker);
    parser.setUnmatchedArgumentsAllowed(true); // the second file and the following ones
    try {
      ParseResult parsed = parser.parseArgs(arguments.toArray(String[]::new));
      Usage usage = new Usage(parser.getCommandSpec());
      Rows rows = maker.rows(usage);
      return new RowCommand(files(parsed, rows, usage), rows, maker.usesChance(usage));
    } catch (ParameterException e) {
      throw new IllegalArgumentException(Errors.sentence(e), e);
    }
  }

  private static Console silent() {
    return Console.of(
        InputStream.nullInputStream(),
        OutputStream.nullOutputStream(),
        OutputStream.nullOutputStream(),
        Console.Terminals.NONE,
        ImmutableMap.of());
  }

  private static ImmutableList<String> files(ParseResult parsed, Rows rows, Usage usage) {
    ImmutableList<String> files =
        Stream.concat(
                parsed.matchedPositionals().stream() // one with several values is there for each
                    .distinct()
                    .flatMap(position -> position.originalStringValues().stream()),
                parsed.unmatched().stream())
            .collect(ImmutableList.toImmutableList());
    for (String file : files) {
      usage.check(!file.equals("-"), "expected files, found -: standard input is not distributed");
      usage.check(!file.startsWith("-"), "there is no option '" + file + "' for rows");
    }
    if (rows instanceof Rows.OfNumbers) {
      usage.check(
          files.isEmpty(),
          "there is one argument too many, '" + Iterables.getFirst(files, "") + "'");
    } else {
      usage.check(!files.isEmpty(), "expected one or more files with a puzzle on each line");
    }
    return files;
  }

  /** Returns whether a row depends on the seed. */
  public boolean usesChance() {
    return usesChance;
  }

  /** Returns the files to read; none if the command makes its rows. */
  public ImmutableList<String> files() {
    return files;
  }

  /** Returns the number of rows to make; 0 if the command reads its rows. */
  public long count() {
    return rows instanceof Rows.OfNumbers numbers ? numbers.count() : 0;
  }

  /** Returns the text before the first row: complete lines, or the empty string. */
  public String header() {
    return rows instanceof Rows.OfEntries entries ? entries.header() : "";
  }

  /**
   * Processes one line of a file of puzzles; the result is empty for a blank line or a comment.
   *
   * @param source the name of the file in messages
   * @param number the number of the line, from 1
   * @throws IllegalStateException if the command makes its rows
   */
  public ImmutableList<Row> line(String source, int number, String text) {
    if (!(rows instanceof Rows.OfEntries entries)) {
      throw new IllegalStateException("the command reads no rows");
    }
    return PuzzleLine.read(source, number, text).stream()
        .map(entry -> Row.of(entries.work().apply(entry)))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Makes the row with this number, from 1.
   *
   * @throws IllegalStateException if the command reads its rows
   */
  public Row make(long number) {
    if (!(rows instanceof Rows.OfNumbers numbers)) {
      throw new IllegalStateException("the command makes no rows");
    }
    return Row.of(numbers.work().apply(number));
  }
}
