package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
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

  /** Tells it, and adds its code to {@code verdict}. */
  void tell(Console console, Verdict verdict) {
    console.write(data);
    sentences.forEach(console::say);
    if (error != null) {
      Errors.tell(console, error);
    }
    verdict.add(code);
  }
}
