package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The report on one problem.
 *
 * @param data complete lines for standard output
 * @param sentences the sentences for standard error
 * @param code the exit code if this is the only problem
 * @param error an internal error, if there was one
 */
record Report(
    String data, ImmutableList<String> sentences, int code, @Nullable RuntimeException error) {

  /** Returns a report with data and sentences. */
  static Report of(String data, ImmutableList<String> sentences, int code) {
    return new Report(data, sentences, code, null);
  }

  /** Returns a report that something could not be done. */
  static Report of(String sentence, int code) {
    return of("", ImmutableList.of(sentence), code);
  }

  /** Returns this report with other sentences before its own. */
  Report after(List<String> earlier) {
    return earlier.isEmpty()
        ? this
        : new Report(
            data,
            ImmutableList.<String>builder().addAll(earlier).addAll(sentences).build(),
            code,
            error);
  }

  /** Returns a report of an internal error. */
  static Report of(RuntimeException error) {
    return new Report("", ImmutableList.of(), ExitCode.INTERNAL_ERROR, error);
  }

  /**
   * Prints the reports in order. Consecutive data without other messages in between is written in
   * one operation.
   */
  static void print(List<Report> reports, Console console, GravestExitCode verdict) {
    int length = reports.stream().mapToInt(report -> report.data().length()).sum();
    StringBuilder data = new StringBuilder(length);
    for (Report report : reports) {
      data.append(report.data());
      if (report.hasMessages()) {
        console.write(data.toString());
        data.setLength(0);
        report.printMessages(console);
      }
      verdict.add(report.code());
    }
    console.write(data.toString());
  }

  /** Prints the report and adds its code to {@code verdict}. */
  void print(Console console, GravestExitCode verdict) {
    print(ImmutableList.of(this), console, verdict);
  }

  private boolean hasMessages() {
    return error != null || !sentences.isEmpty();
  }

  private void printMessages(Console console) {
    sentences.forEach(console::report);
    if (error != null) {
      Errors.report(console, error);
    }
  }
}
