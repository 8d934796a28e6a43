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

  /** Any value of this variable but the empty one shows where an internal error comes from. */
  static final String DEBUG = "CSP_DEBUG";

  private static final String NO_COLOR = "NO_COLOR";

  /** The streams of the process. */
  static Console ofProcess() {
    return of(
        System.in,
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        Terminals.ofProcess(),
        System.getenv());
  }

  /** These streams; text is UTF-8. */
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

  /** Writes data: complete lines, in one piece. No terminal obeys what is in it. */
  void write(String data) {
    draw(Printable.text(data));
  }

  /** Writes what a terminal is to obey, such as a new picture over the last one, in one piece. */
  void draw(String text) {
    if (terminals.out()) {
      progress.clear();
    }
    out.write(text);
  }

  /** Tells a sentence, which has neither capital nor full stop, on standard error. */
  void say(String sentence) {
    note("csp: " + sentence);
  }

  /** Tells something complete, such as a note under a table, on standard error. */
  void note(String text) {
    progress.clear();
    err.print(Printable.text(text) + "\n");
    err.flush();
  }

  /** Whether what is written to a terminal may be coloured (https://no-color.org). */
  boolean mayColour() {
    return environment.getOrDefault(NO_COLOR, "").isEmpty();
  }

  /** Whether standard output is a terminal on which one can draw. */
  boolean isScreen() {
    return terminals.out() && !environment.getOrDefault("TERM", "").equals("dumb");
  }

  /** Whether an internal error is to be shown with its stack trace. */
  boolean isDebugging() {
    return !environment.getOrDefault(DEBUG, "").isEmpty();
  }
}
