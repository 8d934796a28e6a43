package org.cspworkbench.core.learning;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.DomainLog;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.search.order.VariableOrder;
import org.jspecify.annotations.Nullable;

/**
 * Learning from contradictions during one run: what the loop of the search asks when it has failed.
 * It finds the nogood, names the level to return to, and there makes its last literal false.
 */
public final class ConflictLearning {

  private static final int LEVELS_KEPT = 2; // nogoods from so few levels are never forgotten
  private static final int FIRST_FORGETTING = 500; // nogoods
  private static final int LATER_FORGETTING = 100; // more each time

  private final Learning settings;
  private final Domains domains;
  private final DomainLog log;
  private final LearntNogoods nogoods;
  private final Reasons reasons;
  private final Reason reason;
  private final ConflictAnalysis analysis;
  private final @Nullable ActivityOrder activity;
  private final @Nullable SavedPhases phases;
  private int[] units = new int[16]; // learnt since the last attempt
  private int unitCount;
  private int[] recordedUnits = new int[16]; // their numbers in the trace
  private int violatedUnit = NONE; // its number in the trace
  private int violatedNogood = NONE;
  private int violatedConstraint = NONE;
  private int failedArc = NONE;
  private int sinceForgetting;
  private int untilForgetting = FIRST_FORGETTING;

  /** Keeps a log of {@code domains} from now on, and makes {@code lookAhead} use what is learnt. */
  public ConflictLearning(
      Learning settings, Domains domains, Gac lookAhead, VariableOrder order, ValueOrder values) {
    this.settings = settings;
    this.domains = domains;
    this.log = domains.keepLog();
    this.nogoods = new LearntNogoods(domains, log);
    this.reasons = new Reasons(domains, log, nogoods);
    this.reason = reasons.newReason();
    this.activity = order.basis() instanceof ActivityOrder own ? own : null;
    this.phases = values.basis() instanceof SavedPhases own ? own : null;
    this.analysis =
        new ConflictAnalysis(log, reasons, reason, activity == null ? x -> {} : activity::raise);
    lookAhead.learn(nogoods);
  }

  /** {@code bounds}, of which the first is the objective, are to hold after a solution. */
  public void bound(ImmutableList<LinearSum> bounds) {
    reasons.setBounds(bounds);
  }

  /** Finds what contradicts itself after the look-ahead has failed; returns its highest level. */
  public int failed() {
    int violated = nogoods.takeViolated();
    failedArc = violated == NONE ? domains.failedArc() : NONE;
    if (violated == NONE) {
      violatedNogood = NONE;
      violatedConstraint = reasons.findContradiction(reason);
    } else {
      violatedNogood = nogoods.recorded(violated);
      violatedConstraint = NONE;
      reason.clear();
      nogoods.addOthers(violated, NONE, reason);
      reason.join();
    }
    return analysis.levelOf(reason);
  }

  /** The same at the root, where nothing can be learnt from it. */
  public void failedAtRoot() {
    int violated = nogoods.takeViolated();
    violatedConstraint = violated == NONE ? reasons.takeUnsatisfied() : NONE;
    violatedNogood = violated == NONE ? violatedUnit : nogoods.recorded(violated);
  }

  /**
   * Returns the number in the trace of the nogood that the last contradiction violates, or NONE if
   * it is another contradiction.
   */
  public int violatedNogood() {
    return violatedNogood;
  }

  /**
   * Returns the arc that stands for the constraint that the last contradiction violates though each
   * of its variables has a value left, or NONE.
   */
  public int violatedConstraint() {
    return violatedConstraint;
  }

  /** Returns the arc that failed last, or NONE if it was a nogood. */
  public int failedArc() {
    return failedArc;
  }

  /** The same after a solution: that another one must cost less. */
  public int solved() {
    reasons.findExcess(reason);
    return analysis.levelOf(reason);
  }

  /**
   * Finds the nogood behind the contradiction; returns the level at which it rules out something.
   */
  public int learn() {
    analysis.analyse(reason);
    if (activity != null) {
      activity.endAnalysis();
    }
    return analysis.assertionLevel();
  }

  /** Returns the log that is kept. */
  DomainLog log() {
    return log;
  }

  /** Returns the reasons of what is in the log. */
  Reasons reasons() {
    return reasons;
  }

  /** Returns from how many levels the literals of the nogood found last come. */
  public int levelCount() {
    return analysis.levelCount();
  }

  /** Returns the literals of the nogood found last, as those of the log. */
  public ImmutableIntArray nogood() {
    return ImmutableIntArray.copyOf(Arrays.copyOf(analysis.literals(), analysis.size()));
  }

  /** Decisions are about to be undone, and with them the events from {@code position} on. */
  public void undoing(int position) {
    if (phases != null) {
      phases.save(log, domains.network(), position);
    }
  }

  /** Events have been undone. */
  public void undone() {
    nogoods.undone();
    if (settings.keep() == Keep.NONE) {
      nogoods.forgetUndone();
    }
  }

  /**
   * Keeps the nogood found last, and forgets others for it if it is time.
   *
   * @param recorded the number of the nogood in the trace, if the run is recorded
   */
  public void keep(int recorded) {
    boolean isKept = settings.keep() != Keep.NONE;
    nogoods.add(analysis.literals(), analysis.size(), analysis.levelCount(), recorded, isKept);
    if (isKept && analysis.size() == 1) {
      if (unitCount == units.length) {
        units = Arrays.copyOf(units, 2 * unitCount);
        recordedUnits = Arrays.copyOf(recordedUnits, 2 * unitCount);
      }
      recordedUnits[unitCount] = recorded;
      units[unitCount++] = analysis.literals()[0];
    }
    if (isKept) {
      forgetInTime();
    }
  }

  /** Rules out what the nogood kept last rules out; returns the variable concerned. */
  public int assertLatest() {
    int literal = analysis.literals()[0];
    int nogood = nogoods.latest();
    nogoods.makeFalse(literal, nogood, nogoods.recorded(nogood));
    return domains.network().variableAt(DomainLog.address(literal));
  }

  private void forgetInTime() {
    sinceForgetting++;
    boolean isTime = settings.keep() == Keep.FEW_LEVELS && sinceForgetting >= untilForgetting;
    if (nogoods.literalCount() > settings.maxLiterals()) {
      nogoods.forgetHalf(0);
    } else if (isTime) {
      nogoods.forgetHalf(LEVELS_KEPT);
      sinceForgetting = 0;
      untilForgetting += LATER_FORGETTING;
    }
  }

  /**
   * At the root, rules out for good what single literals rule out that have been learnt.
   *
   * @return whether no contradiction was found
   */
  public boolean takeUp(Gac lookAhead) {
    undone();
    for (int k = 0; k < unitCount; k++) {
      int literal = units[k];
      if (log.isTrue(literal)) {
        violatedUnit = recordedUnits[k];
        return false;
      }
      if (!log.isFalse(literal)) {
        nogoods.makeFalse(literal, NONE, recordedUnits[k]);
        if (!lookAhead.after(domains.network().variableAt(DomainLog.address(literal)))) {
          return false;
        }
      }
    }
    unitCount = 0;
    return true;
  }

  /** Returns the position of the first event of the levels above {@code decisions} decisions. */
  public int startAbove(int decisions) {
    return log.start(Reason.ROOT_LEVEL + decisions + 1);
  }
}
