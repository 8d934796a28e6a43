package org.cspworkbench.cluster;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.cspworkbench.app.cli.RowCommand;

/**
 * A command line: the options of the batch, and the arguments of a command of {@code csp}.
 *
 * @param command the name of the command
 * @param arguments its options and files, including the seed
 * @param output the folder to write
 * @param master the cluster; empty if Spark is configured elsewhere
 * @param drawnSeed the seed, if none was given
 */
record Invocation(
    String command,
    ImmutableList<String> arguments,
    String output,
    Optional<String> master,
    Optional<Long> drawnSeed) {

  /** The command that searches the parts of a problem; all others process rows. */
  private static final String SEARCH = "search";

  private static final ImmutableList<String> COMMANDS =
      ImmutableList.<String>builder().addAll(RowCommand.names()).add(SEARCH).build();

  private static final int DRAWN_BELOW = 1_000_000_000;
  private static final String OUTPUT = "--output";
  private static final String MASTER = "--master";
  private static final String SEED = "--seed";

  /**
   * Parses a command line.
   *
   * @throws BatchFailure if it is not valid
   */
  static Invocation of(List<String> line) {
    if (line.isEmpty() || !COMMANDS.contains(line.get(0))) {
      throw BatchFailure.ofUsage(
          "expected one of "
              + String.join(", ", COMMANDS)
              + ", found "
              + (line.isEmpty() ? "nothing" : "'" + line.get(0) + "'"));
    }
    String command = line.get(0);
    Map<String, String> own = new HashMap<>();
    ImmutableList.Builder<String> rest = ImmutableList.builder();
    Iterator<String> arguments = line.subList(1, line.size()).iterator();
    while (arguments.hasNext()) {
      String argument = arguments.next();
      Optional<String> option = ownOption(argument);
      if (option.isEmpty()) {
        rest.add(argument);
      } else if (own.put(option.get(), value(argument, option.get(), arguments)) != null) {
        throw BatchFailure.ofUsage("expected " + option.get() + " once, found it twice");
      }
    }
    String output = own.get(OUTPUT);
    if (output == null) {
      throw BatchFailure.ofUsage("expected -o DIR, the folder to write");
    }
    Optional<Long> drawn =
        RowCommand.hasSeed(command) && !own.containsKey(SEED)
            ? Optional.of(ThreadLocalRandom.current().nextLong(DRAWN_BELOW))
            : Optional.empty();
    drawn.ifPresent(seed -> own.put(SEED, String.valueOf(seed)));
    if (own.containsKey(SEED)) {
      rest.add(SEED + "=" + own.get(SEED));
    }
    return new Invocation(
        command, rest.build(), output, Optional.ofNullable(own.get(MASTER)), drawn);
  }

  /** Returns whether the command searches the parts of a problem. */
  boolean isSearch() {
    return command.equals(SEARCH);
  }

  /** Returns the option of the batch that {@code argument} begins with, if it is one. */
  private static Optional<String> ownOption(String argument) {
    if (argument.equals("-o")) {
      return Optional.of(OUTPUT);
    }
    return ImmutableList.of(OUTPUT, MASTER, SEED).stream()
        .filter(option -> argument.equals(option) || argument.startsWith(option + "="))
        .findFirst();
  }

  private static String value(String argument, String option, Iterator<String> following) {
    int sign = argument.indexOf('=');
    if (sign >= 0) {
      return argument.substring(sign + 1);
    }
    if (!following.hasNext()) {
      throw BatchFailure.ofUsage("expected a value after " + option);
    }
    return following.next();
  }
}
