package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Runs commands in the JVM of the test, with separate streams. */
final class Csp {

  /** A puzzle with 17 givens and one solution. */
  static final String PUZZLE =
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

  static final String SOLUTION =
      "987654321246173985351928746128537694634892157795461832519286473472319568863745219";

  /** An easy puzzle for fast tests. */
  static final String EASY =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  static final String EASY_SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  /** The exit code and output of a command. */
  record Ending(int code, String out, String err) {

    List<String> lines() {
      return out.lines().toList();
    }
  }

  private Csp() {}

  static Ending run(Stream<String> arguments) {
    return run(arguments.toArray(String[]::new));
  }

  static Ending run(String... arguments) {
    return runOn("", arguments);
  }

  /** Runs a command with {@code input} on standard input. */
  static Ending runOn(String input, String... arguments) {
    return runOn(input, Console.Terminals.NONE, Map.of(), arguments);
  }

  static Ending runOn(
      String input,
      Console.Terminals terminals,
      Map<String, String> environment,
      String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        Console.of(
            new ByteArrayInputStream(input.getBytes(UTF_8)), out, err, terminals, environment);
    int code = CspCommand.run(console, arguments);
    return new Ending(code, out.toString(UTF_8), err.toString(UTF_8));
  }
}
