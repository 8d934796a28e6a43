package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;

/**
 * What is to be told of one problem.
 *
 * @param data complete lines for standard output
 * @param sentences for standard error
 * @param code the exit code if this problem were the only one
 */
record Report(String data, ImmutableList<String> sentences, int code) {

  /** That something could not be done, in a sentence. */
  static Report of(String sentence, int code) {
    return new Report("", ImmutableList.of(sentence), code);
  }

  /** Tells it, and adds its code to {@code verdict}. */
  void tell(Console console, Verdict verdict) {
    console.out().write(data);
    sentences.forEach(console::say);
    verdict.add(code);
  }
}
