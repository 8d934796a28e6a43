package org.cspworkbench.viewer.explore;

import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.explore.NodeFacts;
import org.cspworkbench.presentation.explore.NodeWords;
import org.cspworkbench.presentation.explore.ShownTree;
import org.cspworkbench.presentation.explore.ValueChoices;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.words.DecisionText;
import org.cspworkbench.viewer.decide.ValueResult;
import org.cspworkbench.viewer.run.BoundValue;
import org.cspworkbench.viewer.words.Texts;

/**
 * Details of the nodes of a search tree. Details of the current node are empty until the tree has
 * grown up to the current position.
 *
 * <p>Used by one thread.
 */
public final class NodeReport {

  private static final NodeWords WORDS = new NodeWords(Texts.phrases());

  private final ExploreModel model;
  private final BoundValue<Trace, TracePlayer> lookUp; // independent of the playback

  NodeReport(ExploreModel model) {
    this.model = model;
    this.lookUp = new BoundValue<>(() -> model.shown().map(ShownTree::trace));
  }

  /** Returns the details of a node that is shown, as the whole run determines them. */
  public Optional<NodeFacts> facts(int node) {
    return model.shown().map(tree -> NodeFacts.of(tree, node, lookUp(tree)));
  }

  /**
   * Returns the details of the current node, as they are known at the current position; empty until
   * the tree has grown up to it.
   */
  public Optional<NodeFacts> facts() {
    return reached().map(tree -> NodeFacts.at(tree, position(), lookUp(tree)));
  }

  private Optional<ShownTree> reached() {
    return model.shown().filter(tree -> tree.isComplete() || position() <= tree.tree().length());
  }

  private int position() {
    return model.runs().playback().map(Playback::position).orElse(0);
  }

  /** Returns the choices at the current node. */
  public ValueChoices choices() {
    return reached()
        .map(tree -> ValueChoices.at(tree, position(), lookUp(tree)))
        .orElse(ValueChoices.none());
  }

  /** Returns the result of trying {@code decision} at the current node. */
  public ValueResult result(Decision decision) {
    ValueChoices choices = choices();
    int x = decision.variable();
    boolean isIts = choices.variable().map(variable -> variable.index() == x).orElse(false);
    return choices.values().stream()
        .filter(choice -> isIts && choice.wasTried())
        .filter(choice -> choice.label().equals(labelOf(decision)))
        .findFirst()
        .map(choice -> new ValueResult(WORDS.outcome(choice), WORDS.marks(choice)))
        .orElse(ValueResult.NONE);
  }

  private String labelOf(Decision decision) {
    Csp csp = model.shown().orElseThrow().trace().csp();
    return DecisionText.value(csp.variables().get(decision.variable()).domain(), decision);
  }

  private TracePlayer lookUp(ShownTree tree) {
    if (lookUp.get().isEmpty()) {
      lookUp.set(tree.trace(), tree.trace().player());
    }
    return lookUp.get().orElseThrow();
  }
}
