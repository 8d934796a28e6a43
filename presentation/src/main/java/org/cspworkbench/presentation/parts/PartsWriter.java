package org.cspworkbench.presentation.parts;

import org.cspworkbench.document.UnreadableException;

/**
 * Writes the file of a problem in parts: one JSON object a line. The first states the problem, how
 * it is solved, the number of parts and the fingerprint; each of the others a part by its
 * decisions: the number of a variable from 0, {@code =} or {@code !=}, and a value; where domains
 * are split, {@code <=}, {@code >} or the negation of one of them, and a value.
 */
public final class PartsWriter {

  private final SplitProblem split;
  private final PartsCodec codec;

  /**
   * Creates a writer of {@code split}.
   *
   * @throws UnreadableException if its problem cannot be made
   */
  public PartsWriter(SplitProblem split) throws UnreadableException {
    this.split = split;
    this.codec = new PartsCodec(split.run().statement().problem().csp().variables());
  }

  /** Returns the first line, with its end. */
  public String header() {
    return PartsCodec.HEADER.line(
            new PartsCodec.Header(
                split.name(), split.parts().size(), split.fingerprint(), split.run()))
        + "\n";
  }

  /** Returns the line of part {@code number}, from 1, with its end. */
  public String part(int number) {
    return codec.part(number).line(split.parts().get(number - 1)) + "\n";
  }
}
