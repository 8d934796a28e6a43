package org.cspworkbench.app.html;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.presentation.narration.Sentence;

/**
 * The narration of events in a compact form: a pattern, and the texts that the event itself does
 * not contain. The page inserts the names of the variable, the value and the neighbour of the
 * event.
 */
final class Sentences {

  private static final char VARIABLE = '\u0001';
  private static final char VALUE = '\u0002';
  private static final char NEIGHBOUR = '\u0003';
  private static final char TEXT = '\u0004';

  private final TraceKey key;
  private final ImmutableList<Variable> variables;
  private final Strings patterns = new Strings();
  private final Strings texts = new Strings();

  Sentences(TraceKey key) {
    this.key = key;
    this.variables = key.structure().variables();
  }

  /** Adds the sentence about {@code event}. */
  void write(Sentence sentence, TraceEvent event, Varints numbers) {
    StringBuilder pattern = new StringBuilder();
    List<String> others = new ArrayList<>();
    int done = 0;
    for (Sentence.Span span : sentence.names()) {
      pattern.append(sentence.text(), done, span.start());
      String name = sentence.text().substring(span.start(), span.end());
      char place = placeOf(name, event);
      pattern.append(place);
      if (place == TEXT) {
        others.add(name);
      }
      done = span.end();
    }
    pattern.append(sentence.text(), done, sentence.text().length());
    numbers.add(patterns.number(pattern.toString()));
    others.forEach(other -> numbers.add(texts.number(other)));
  }

  private char placeOf(String name, TraceEvent event) {
    if (event.variable() == NONE) {
      return TEXT;
    }
    Variable variable = variables.get(event.variable());
    if (name.equals(variable.name())) {
      return VARIABLE;
    }
    int value = value(event);
    if (value != NONE && name.equals(variable.domain().labelAt(value))) {
      return VALUE;
    }
    int neighbour = event.arc() == NONE ? NONE : key.head(event.arc());
    return neighbour != NONE && name.equals(variables.get(neighbour).name()) ? NEIGHBOUR : TEXT;
  }

  private static int value(TraceEvent event) {
    return event.kind() == EventKind.PRUNE && event.prunings().size() == 1
        ? event.prunings().get(0).value()
        : event.value();
  }

  /** Returns an upper bound of the size of patterns and texts as JSON in bytes. */
  long bytes() {
    return patterns.bytes() + texts.bytes();
  }

  /** Returns the patterns, by number. */
  Strings patterns() {
    return patterns;
  }

  /** Returns the texts that events reference, by number. */
  Strings texts() {
    return texts;
  }
}
