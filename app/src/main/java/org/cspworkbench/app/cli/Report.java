package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is to be told of one problem.
 *
 * @param data complete lines for standard output
 * @param sentences for standard error
 * @param code the exit code if this problem were the only one
 * @param error what broke, if something did
 */
record Report(
    String data, ImmutableList<String> sentences, int code, @Nullable RuntimeException error) {

  /** Data, and sentences beside them. */
  static Report of(String data, ImmutableList<String> sentences, int code) {
    return new Report(data, sentences, code, null);
  }

  /** That something could not be done, in a sentence. */
  static Report of(String sentence, int code) {
    return of("", ImmutableList.of(sentence), code);
  }

  /** That something broke. */
  static Report of(RuntimeException error) {
    return new Report("", ImmutableList.of(), ExitCode.INTERNAL_ERROR, error);
  }

  /**
   * Tells these one after the other. Data of several, between which there is nothing else to tell,
   * is written at one go.
   */
  static void tell(List<Report> reports, Console console, GravestExitCode verdict) {
    StringBuilder data = new StringBuilder();
    for (Report report : reports) {
      data.append(report.data());
      if (report.tellsMore()) {
        console.write(data.toString());
        data.setLength(0);
        report.tellMore(console);
      }
      verdict.add(report.code());
    }
    console.write(data.toString());
  }

  /** Tells it, and adds its code to {@code verdict}. */
  void tell(Console console, GravestExitCode verdict) {
    tell(ImmutableList.of(this), console, verdict);
  }

  private boolean tellsMore() {
    return error != null || !sentences.isEmpty();
  }

  private void tellMore(Console console) {
    sentences.forEach(console::say);
    if (error != null) {
      Errors.tell(console, error);
    }
  }
}
