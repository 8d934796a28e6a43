package org.cspworkbench.web.page;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.LearntList;
import org.cspworkbench.presentation.conflict.NogoodDerivation;

/** A contradiction of a run, how much of its analysis is shown, and what was learnt until then. */
final class ShownConflict {

  private final NogoodDerivation analysis;
  private final LearntList before; // what was learnt from earlier contradictions
  private int cut;
  private int selected = NONE;
  private boolean isUnfolded;

  /** Analyses the contradiction at {@code event}, which is shown with the whole analysis. */
  ShownConflict(Trace trace, int event) {
    this.analysis = NogoodDerivation.of(ImplicationGraph.of(trace, event));
    this.before = LearntList.at(trace, event + 1);
    this.cut = last();
  }

  /** Returns whether this is the contradiction at {@code event} of the run. */
  boolean isAt(int event) {
    return analysis.graph().event() == event;
  }

  /** Returns the analysis. */
  NogoodDerivation analysis() {
    return analysis;
  }

  /**
   * Returns the nogoods learnt up to {@code position}, which is before the next contradiction, the
   * latest first.
   */
  LearntList learnt(int position) {
    return before.until(analysis.graph().trace(), position);
  }

  /** Returns whether the contradiction follows without any decision. */
  boolean isWithoutDecision() {
    return analysis.implicationPoint() == NONE;
  }

  /** Returns whether the whole analysis is shown, so that the nogood is known. */
  boolean isResolved() {
    return cut == last();
  }

  /** Returns the sentence on the selected node, on the step that is shown, or on the outcome. */
  String sentence(ConflictWords words, int position) {
    if (selected != NONE) {
      return words.spoken(analysis, selected);
    }
    return isResolved() ? words.jump(analysis, learnt(position)) : words.step(analysis, cut);
  }

  /** Returns the number of the cut that is shown. */
  int cut() {
    return cut;
  }

  /** Returns the number of the last cut. */
  int last() {
    return analysis.cuts().size() - 1;
  }

  /** Moves the cut by one literal; from the last one on, starts again at the contradiction. */
  void resolve() {
    cut = (cut + 1) % (last() + 1);
  }

  /** Moves the cut back by one literal. */
  void takeBack() {
    cut = Math.max(0, cut - 1);
  }

  /** Returns the selected node, or {@code NONE}. */
  int selected() {
    return selected;
  }

  /** Selects a node, or none. */
  void select(int node) {
    selected = node;
  }

  /** Selects the node that many places further in the order of time, if there is one. */
  void selectBeside(int places) {
    int count = analysis.graph().nodes().size();
    selected = selected == NONE ? count - 1 : Math.max(0, Math.min(count - 1, selected + places));
    isUnfolded = true; // else it may not be in sight
  }

  /** Returns whether all nodes of a large graph are shown. */
  boolean isUnfolded() {
    return isUnfolded;
  }

  /** Shows all nodes of a large graph. */
  void unfold() {
    isUnfolded = true;
  }
}
