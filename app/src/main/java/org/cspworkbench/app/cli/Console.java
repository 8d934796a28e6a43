package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.cspworkbench.app.export.Printable;

/**
 * The input and output of a command: the streams of the process, or others in a test.
 *
 * @param in standard input
 * @param out standard output, for data
 * @param err standard error, for everything else
 * @param progress the progress line on standard error
 * @param terminals which of the streams are terminals
 * @param environment the environment variables
 */
record Console(
    InputStream in,
    Output out,
    PrintWriter err,
    ProgressLine progress,
    Terminals terminals,
    Map<String, String> environment) {

  /** The variable that enables stack traces of internal errors, unless it is empty. */
  static final String DEBUG = "CSP_DEBUG";

  private static final String NO_COLOR = "NO_COLOR";

  /** Returns the console of the process. */
  static Console ofProcess() {
    return of(
        System.in,
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        Terminals.ofProcess(),
        System.getenv());
  }

  /** Returns a console with these streams; text is encoded in UTF-8. */
  static Console of(
      InputStream in,
      OutputStream out,
      OutputStream err,
      Terminals terminals,
      Map<String, String> environment) {
    PrintWriter errors = new PrintWriter(err, true, UTF_8);
    ProgressLine progress = new ProgressLine(errors, terminals.err());
    return new Console(in, new Output(out), errors, progress, terminals, environment);
  }

  /** Writes data: complete lines, in one operation. Control characters are replaced. */
  void write(String data) {
    draw(Printable.text(data));
  }

  /**
   * Writes text with control sequences for a terminal, such as a redrawn picture, in one operation.
   */
  void draw(String text) {
    if (terminals.out()) {
      progress.clear();
    }
    out.write(text);
  }

  /** Writes a sentence, without a capital and a full stop, to standard error. */
  void report(String sentence) {
    note("csp: " + sentence);
  }

  /** Writes a complete text, such as a note below a table, to standard error. */
  void note(String text) {
    progress.clear();
    err.print(Printable.text(text) + "\n");
    err.flush();
  }

  /** Returns whether output to a terminal may be coloured (https://no-color.org). */
  boolean mayColour() {
    return environment.getOrDefault(NO_COLOR, "").isEmpty();
  }

  /** Returns whether standard output is a terminal that supports redrawing. */
  boolean isScreen() {
    return terminals.out() && !environment.getOrDefault("TERM", "").equals("dumb");
  }

  /** Returns whether internal errors are reported with their stack trace. */
  boolean isDebugging() {
    return !environment.getOrDefault(DEBUG, "").isEmpty();
  }

  /**
   * Which of the standard streams are terminals.
   *
   * @param out whether standard output is a terminal
   * @param err whether standard error is a terminal
   */
  record Terminals(boolean out, boolean err) {

    /** No terminals. */
    static final Terminals NONE = new Terminals(false, false);

    /**
     * Returns the terminals of the process. On Linux each stream is tested; elsewhere Java only
     * reports whether there is a console, which then counts for both streams.
     */
    static Terminals ofProcess() {
      return new Terminals(isTerminal(1), isTerminal(2));
    }

    private static boolean isTerminal(int descriptor) {
      try {
        String device = Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor)).toString();
        return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
      } catch (IOException | UnsupportedOperationException e) {
        return isConsoleATerminal();
      }
    }

    @SuppressWarnings("SystemConsoleNull") // since Java 22, Console.isTerminal decides
    private static boolean isConsoleATerminal() {
      java.io.Console console = System.console();
      if (console == null) {
        return false;
      }
      try {
        return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
      } catch (ReflectiveOperationException e) {
        return true; // before Java 22 there is a console only with a terminal
      }
    }
  }
}
