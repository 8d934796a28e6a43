package org.cspworkbench.core.search;

import com.google.common.base.Strings;
import org.jspecify.annotations.Nullable;

/** Thrown if the parts of a search cannot be combined; the message states the reason. */
public final class IncompatibleParts extends IllegalArgumentException {

  /** Why parts do not go together. */
  public enum Incompatibility {
    /** The look-ahead filters the root only. */
    LOOK_AHEAD_FOR_THE_ROOT_ONLY,
    /** The filter at the root reaches less than the look-ahead needs. */
    FILTER_WEAKER_THAN_LOOK_AHEAD,
    /** The look-back is not defined with this look-ahead. */
    LOOK_BACK_WITH_LOOK_AHEAD,
    /** More than one solution is wanted, and every new attempt would find the first again. */
    RESTARTS_WITH_SEVERAL_SOLUTIONS,
    /** Nogoods are learnt from binary branching only. */
    NOGOODS_WITHOUT_BINARY_BRANCHING,
    /** A look-back needs reasons, which nogoods do not give. */
    NOGOODS_WITH_LOOK_BACK,
    /** A look-back needs reasons, which a bound on the cost does not give. */
    BOUND_WITH_LOOK_BACK
  }

  private final Incompatibility reason;

  private IncompatibleParts(Incompatibility reason, String sentence) {
    super(sentence);
    this.reason = reason;
  }

  /** Throws it for {@code reason} unless {@code holds}, with {@code names} in the sentence. */
  static void check(
      boolean holds, Incompatibility reason, String sentence, @Nullable Object... names) {
    if (!holds) {
      throw new IncompatibleParts(reason, Strings.lenientFormat(sentence, names));
    }
  }

  /** Returns why the parts do not go together. */
  public Incompatibility reason() {
    return reason;
  }
}
