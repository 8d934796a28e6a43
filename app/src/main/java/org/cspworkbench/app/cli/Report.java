package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The report of one problem.
 *
 * @param data complete lines for standard output
 * @param sentences for standard error
 * @param code the exit code if this problem were the only one
 * @param error the internal error, if any
 */
record Report(
    String data, ImmutableList<String> sentences, int code, @Nullable RuntimeException error) {

  /** Returns a report with data and sentences. */
  static Report of(String data, ImmutableList<String> sentences, int code) {
    return new Report(data, sentences, code, null);
  }

  /** Returns a report of a failure in one sentence. */
  static Report of(String sentence, int code) {
    return of("", ImmutableList.of(sentence), code);
  }

  /** Returns a report of an internal error. */
  static Report of(RuntimeException error) {
    return new Report("", ImmutableList.of(), ExitCode.INTERNAL_ERROR, error);
  }

  /**
   * Writes these reports in order. Data of several, between which there is nothing else to tell, is
   * written at one go.
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
