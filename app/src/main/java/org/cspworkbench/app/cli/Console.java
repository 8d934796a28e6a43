package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.Map;
import org.cspworkbench.app.export.Printable;

/**
 * Where a command reads and writes: the streams of the process, or others in a test.
 *
 * @param in standard input
 * @param out standard output, for data
 * @param err standard error, for everything else
 * @param progress how far a command has come, on standard error
 * @param terminals which of them are terminals
 * @param environment the environment variables
 */
record Console(
    InputStream in,
    Output out,
    PrintWriter err,
    ProgressLine progress,
    Terminals terminals,
    Map<String, String> environment) {

  /** The environment variable that, unless empty, enables stack traces of internal errors. */
  static final String DEBUG = "CSP_DEBUG";

  private static final String NO_COLOR = "NO_COLOR";

  /** Returns the streams of the process. */
  static Console ofProcess() {
    return of(
        System.in,
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        Terminals.ofProcess(),
        System.getenv());
  }

  /** Returns these streams; text is UTF-8. */
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

  /**
   * Writes data: complete lines, in one piece, with control characters made harmless for terminals.
   */
  void write(String data) {
    draw(Printable.text(data));
  }

  /** Writes text with control sequences for a terminal in one piece. */
  void draw(String text) {
    if (terminals.out()) {
      progress.clear();
    }
    out.write(text);
  }

  /** Prints a sentence, without capital letter and full stop, to standard error. */
  void say(String sentence) {
    note("csp: " + sentence);
  }

  /** Prints complete text, such as a note under a table, to standard error. */
  void note(String text) {
    progress.clear();
    err.print(Printable.text(text) + "\n");
    err.flush();
  }

  /** Returns whether terminal output may be coloured (https://no-color.org). */
  boolean mayColour() {
    return environment.getOrDefault(NO_COLOR, "").isEmpty();
  }

  /** Returns whether standard output is a terminal on which one can draw. */
  boolean isScreen() {
    return terminals.out() && !environment.getOrDefault("TERM", "").equals("dumb");
  }

  /** Returns whether internal errors are printed with a stack trace. */
  boolean isDebugging() {
    return !environment.getOrDefault(DEBUG, "").isEmpty();
  }
}
