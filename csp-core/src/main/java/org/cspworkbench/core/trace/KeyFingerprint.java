package org.cspworkbench.core.trace;

import org.cspworkbench.core.model.ByteReader;
import org.cspworkbench.core.model.ByteWriter;
import org.cspworkbench.core.model.MalformedEncodingException;

/**
 * What shows whether a key gives the numbers of a trace the meaning that they were recorded with.
 *
 * @param words the number of words of all domains
 * @param arcs the number of arcs
 * @param hash of the variables of the words, and of the tails and heads of the arcs
 */
record KeyFingerprint(int words, int arcs, long hash) {

  static KeyFingerprint of(TraceKey key) {
    long hash = 0;
    for (int word = 0; word < key.narrowWordCount(); word++) {
      hash = 31 * hash + key.variableOfWord(word);
    }
    for (int x = 0; x < key.structure().variables().size(); x++) {
      if (key.isWide(x)) {
        hash = repeated(hash, x, key.endOfWords(x) - key.firstWord(x));
      }
    }
    for (int arc = 0; arc < key.endOfArcs(); arc++) {
      hash = 31 * (31 * hash + key.tail(arc)) + key.head(arc);
    }
    return new KeyFingerprint(key.wordCount(), key.endOfArcs(), hash);
  }

  /** Returns {@code hash} mixed with {@code variable} as often as {@code count}. */
  private static long repeated(long hash, int variable, int count) {
    long factor = 31;
    long term = variable;
    long mixed = hash;
    for (int rest = count; rest > 0; rest >>= 1) { // one mixing is x ↦ factor · x + term
      if ((rest & 1) != 0) {
        mixed = factor * mixed + term;
      }
      term = factor * term + term;
      factor *= factor;
    }
    return mixed;
  }

  void write(ByteWriter bytes) {
    bytes.unsigned(words);
    bytes.unsigned(arcs);
    bytes.word(hash);
  }

  static KeyFingerprint read(ByteReader bytes) throws MalformedEncodingException {
    return new KeyFingerprint(
        bytes.below(Integer.MAX_VALUE, "a number of words"),
        bytes.below(Integer.MAX_VALUE, "a number of arcs"),
        bytes.word());
  }
}
