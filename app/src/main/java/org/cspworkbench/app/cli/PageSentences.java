package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Locale;
import org.cspworkbench.app.html.Written;
import org.cspworkbench.core.trace.Trace;

/** The sentences about a run that has been exported as a page. */
final class PageSentences {

  /** The sentence for a run that did not fit in the recording. */
  static final String TAPE_WAS_FULL =
      "the run continued after the last event; the recording was full";

  private PageSentences() {}

  /** Returns what the page in {@code file} contains, and what it omits. */
  static ImmutableList<String> of(Path file, Written written, Trace trace) {
    ImmutableList.Builder<String> sentences = ImmutableList.builder();
    sentences.add(
        format("%s: %,d events of a run of %,d events", file, written.events(), trace.length()));
    if (written.fineLeftOut() > 0) {
      sentences.add(
          format(
              "%,d revisions and changes of the queue are left out, to keep the file small",
              written.fineLeftOut()));
    }
    if (written.restLeftOut() > 0) {
      sentences.add(
          format(
              "the last %,d events are left out, to keep the file small; --to shows less of the"
                  + " run",
              written.restLeftOut()));
    }
    if (trace.hasGap()) {
      sentences.add(TAPE_WAS_FULL);
    }
    return sentences.build();
  }

  private static String format(String sentence, Object... arguments) {
    return String.format(Locale.ROOT, sentence, arguments);
  }
}
