package org.cspworkbench.presentation.conflict;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.BitSet;
import java.util.Optional;
import org.cspworkbench.core.kernel.DomainLog;
import org.cspworkbench.core.learning.RecordedReasons;
import org.cspworkbench.core.learning.RecordedReasons.Basis;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.trace.Trace;

/**
 * Why a literal is true at a position of a run: the literals from which it follows, each with its
 * own, back to the decisions and to what was there at the start.
 *
 * @param trace the trace
 * @param steps the literal itself first, then those from which it follows, the latest first
 * @param leftOut how many more literals it follows from
 */
public record CauseChain(Trace trace, ImmutableList<Step> steps, int leftOut) {

  /** The most steps that are listed. */
  private static final int MOST = 24;

  /**
   * A literal with those from which it follows at once.
   *
   * @param literal the literal
   * @param basis why it is true
   * @param constraint the constraint from which it follows, if it follows from one
   * @param nogood the number of the nogood from which it follows, or NONE
   * @param causes the literals that imply it
   * @param event the position of its event, or −1 if it was true at the start
   */
  public record Step(
      Literal literal,
      Basis basis,
      Optional<Constraint> constraint,
      int nogood,
      ImmutableList<Literal> causes,
      int event) {}

  /**
   * Returns why the value at {@code index} of variable {@code x} is gone at {@code position}; empty
   * if it is there, or was not there at the start.
   *
   * @throws IllegalArgumentException if the trace {@linkplain ImplicationGraph#isIn records no
   *     causes}
   */
  public static Optional<CauseChain> ofRemoval(Trace trace, int position, int x, int index) {
    RecordedReasons reasons = new RecordedReasons(trace, position);
    int at = reasons.log().removedAt(trace.key().address(x, index));
    return at == DomainLog.NEVER || at == NONE
        ? Optional.empty()
        : Optional.of(of(trace, reasons, at));
  }

  /**
   * Returns why the value is gone that variable {@code x} has lost last at {@code position}; empty
   * if it has all that it had at the start.
   *
   * @throws IllegalArgumentException if the trace {@linkplain ImplicationGraph#isIn records no
   *     causes}
   */
  public static Optional<CauseChain> ofLastRemoval(Trace trace, int position, int x) {
    RecordedReasons reasons = new RecordedReasons(trace, position);
    int last = NONE;
    for (int i = 0; i < trace.csp().variables().get(x).domain().size(); i++) {
      int at = reasons.log().removedAt(trace.key().address(x, i));
      last = at == DomainLog.NEVER ? last : Math.max(last, at);
    }
    return last == NONE ? Optional.empty() : Optional.of(of(trace, reasons, last));
  }

  private static CauseChain of(Trace trace, RecordedReasons reasons, int target) {
    BitSet open = new BitSet();
    open.set(target);
    ImmutableList.Builder<Step> steps = ImmutableList.builder();
    int count = 0;
    int leftOut = 0;
    for (int at = target; at >= 0; at = open.previousSetBit(at - 1)) {
      ImmutableIntArray causes = reasons.reason(at);
      causes.forEach(open::set);
      if (count == MOST) {
        leftOut++;
      } else {
        steps.add(step(trace, reasons, at, causes));
        count++;
      }
      if (at == 0) {
        break;
      }
    }
    return new CauseChain(trace, steps.build(), leftOut);
  }

  private static Step step(Trace trace, RecordedReasons reasons, int at, ImmutableIntArray causes) {
    int arc = reasons.arc(at);
    return new Step(
        literal(trace, reasons, at),
        reasons.basis(at),
        arc == NONE ? Optional.empty() : Optional.of(trace.key().constraint(arc)),
        reasons.nogood(at),
        causes.stream()
            .mapToObj(cause -> literal(trace, reasons, cause))
            .collect(ImmutableList.toImmutableList()),
        reasons.event(at));
  }

  private static Literal literal(Trace trace, RecordedReasons reasons, int at) {
    return Literal.ofLog(reasons.log().literal(at), trace.key());
  }

  /** Returns the literal that is explained. */
  public Literal literal() {
    return steps.get(0).literal();
  }
}
