package org.cspworkbench.presentation.narration;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.LearntNogood;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.words.IntervalText;

/**
 * What a sentence calls the variables, values and literals of a trace: long lists are intervals, or
 * numbers.
 */
final class TraceNames {

  /** Longer lists are not written in full. */
  static final int LONGEST_LIST = 9;

  private final Trace trace;
  private final NarrationWords words;

  /** The names in {@code trace}, with these words between them. */
  TraceNames(Trace trace, NarrationWords words) {
    this.trace = trace;
    this.words = words;
  }

  Variable variable(int x) {
    return trace.csp().variables().get(x);
  }

  String name(int x) {
    return variable(x).name();
  }

  String label(int x, int i) {
    return variable(x).domain().labelAt(i);
  }

  ImmutableList<String> labels(int x, IntStream indices) {
    return indices.mapToObj(i -> label(x, i)).collect(ImmutableList.toImmutableList());
  }

  /** Returns whether the values of a variable are written as intervals. */
  boolean isWide(int x) {
    return IntervalText.isFor(variable(x).domain());
  }

  /** Returns {@code values} as a list, or as intervals, with their number if they are many. */
  String list(int x, ValueSet values) {
    if (!isWide(x)) {
      return words.list(labels(x, values.indices()));
    }
    String intervals = IntervalText.of(variable(x).domain(), values);
    return values.size() <= LONGEST_LIST
        ? intervals
        : words.sentence("values", intervals, values.size()).text();
  }

  /** Returns {@code values} as a list, as intervals, or by the first and the last of many. */
  String ends(int x, ValueSet values) {
    if (values.size() <= LONGEST_LIST) {
      return list(x, values);
    }
    return isWide(x)
        ? IntervalText.of(variable(x).domain(), values)
        : label(x, values.first(0)) + ", …, " + label(x, values.last(values.intervalCount() - 1));
  }

  /** Returns the literals of a nogood from this one on, or their number if they are many. */
  String literals(LearntNogood nogood, int from) {
    int count = nogood.size() - from;
    return count > LONGEST_LIST
        ? words.sentence("literals", count).text()
        : words.list(
            IntStream.range(from, nogood.size())
                .mapToObj(k -> literal(nogood, k))
                .collect(ImmutableList.toImmutableList()));
  }

  String literal(LearntNogood nogood, int k) {
    return literal(nogood.address(k), nogood.isEquation(k));
  }

  /** Returns the negation of the first literal of a nogood. */
  String negation(LearntNogood nogood) {
    return literal(nogood.address(0), !nogood.isEquation(0));
  }

  private String literal(int address, boolean isEquation) {
    int x = trace.key().variableAt(address);
    return name(x) + (isEquation ? " = " : " ≠ ") + label(x, trace.key().indexAt(address));
  }
}
