package org.cspworkbench.presentation.question;

import com.google.common.collect.Sets;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;

/** What is asked. */
public enum QuestionKind {
  /** Which variable is chosen next? */
  CHOICE("choice", new ChoiceDraft()),
  /** A value has been tried: which variable loses a value by it? */
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

  /** The kind of this name in a file, if there is one. */
  public static Optional<QuestionKind> find(String id) {
    return Arrays.stream(values()).filter(kind -> kind.id.equals(id)).findFirst();
  }

  /** Its name in a file. */
  public String id() {
    return id;
  }

  Drafting drafting() {
    return drafting;
  }

  /**
   * Whether what comes before or behind {@code position} is something that it asks about; there may
   * still be nothing to ask. Costs a look at the tape.
   */
  public boolean comesUpAt(Trace trace, int position) {
    Set<EventKind> before = drafting.before();
    boolean fits = before.isEmpty() || (position > 0 && before.contains(trace.kind(position - 1)));
    Set<EventKind> behind = drafting.behind();
    return fits
        && position < trace.length()
        && (behind.isEmpty() || behind.contains(trace.kind(position)));
  }

  /** All kinds. */
  public static Set<QuestionKind> all() {
    return Sets.immutableEnumSet(Set.of(values()));
  }
}
