package org.cspworkbench.presentation.question;

import com.google.common.collect.Sets;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;

/** A kind of question. */
public enum QuestionKind {
  /** Which variable is chosen next? */
  CHOICE("choice", new ChoiceDraft()),
  /** A value has been tried: which variable loses a value as a consequence? */
  REACH("reach", new ReachDraft()),
  /** Which values does a variable lose now? */
  REVISION("revision", new RevisionDraft()),
  /** A value has been tried: does it lead to a contradiction before the next choice? */
  CONTRADICTION("contradiction", new ContradictionDraft());

  private final String id;
  private final Drafting drafting;

  QuestionKind(String id, Drafting drafting) {
    this.id = id;
    this.drafting = drafting;
  }

  /** Returns the kind of this id, if there is one. */
  public static Optional<QuestionKind> find(String id) {
    return Arrays.stream(values()).filter(kind -> kind.id.equals(id)).findFirst();
  }

  /** Returns the id in files. */
  public String id() {
    return id;
  }

  Drafting drafting() {
    return drafting;
  }

  /**
   * Returns whether the events before and after {@code position} are of the kinds that this kind of
   * question requires; there may still be no question. Takes constant time.
   */
  public boolean comesUpAt(Trace trace, int position) {
    Set<EventKind> before = drafting.before();
    boolean fits = before.isEmpty() || (position > 0 && before.contains(trace.kind(position - 1)));
    Set<EventKind> behind = drafting.behind();
    return fits
        && position < trace.length()
        && (behind.isEmpty() || behind.contains(trace.kind(position)));
  }

  /** Returns all kinds. */
  public static Set<QuestionKind> all() {
    return Sets.immutableEnumSet(Set.of(values()));
  }
}
