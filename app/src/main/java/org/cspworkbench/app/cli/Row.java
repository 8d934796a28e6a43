package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.cspworkbench.app.export.Printable;

/**
 * What a command reports on one row.
 *
 * @param data complete lines for the output, or the empty string
 * @param sentences the sentences for the user, without a capital and a full stop
 * @param code the exit code if this is the only row
 */
public record Row(String data, ImmutableList<String> sentences, int code) {

  /** The number of exit codes that a row may have, from 0. */
  public static final int CODES = ExitCode.NOT_AS_WISHED + 1;

  static Row of(Report report) {
    ImmutableList.Builder<String> sentences = ImmutableList.builder();
    report.sentences().forEach(sentence -> sentences.add(Printable.text(sentence)));
    if (report.error() != null) {
      sentences.add("internal error: " + Printable.text(report.error().toString()));
    }
    return new Row(Printable.text(report.data()), sentences.build(), report.code());
  }

  /** Returns the exit code of rows with these codes: that of the most severe one. */
  public static int gravest(IntStream codes) {
    GravestExitCode verdict = new GravestExitCode();
    codes.forEach(verdict::add);
    return verdict.code();
  }
}
