package org.cspworkbench.app.gui.explore;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.List;
import java.util.Locale;

/** The text about nodes and values. */
final class NodeWords {

  private static final int MOST_OF_PATH = 7;

  private NodeWords() {}

  /** Returns the name of a node: {@code r4c4}. */
  static String name(NodeFacts facts) {
    return facts.name().isEmpty() ? text("tree.start") : facts.name();
  }

  /**
   * Returns the description for screen readers: {@code r4c4, choice, decision 6, 4 nodes below, 3
   * fails}.
   */
  static String spoken(NodeFacts facts) {
    String kind = text("tree.kind." + facts.kind().name().toLowerCase(Locale.ROOT));
    if (facts.kind() == NodeFacts.Kind.UNTRIED) {
      return text("tree.node.untried", name(facts), kind);
    }
    if (facts.below() == 0) {
      return text("tree.node.leaf", name(facts), kind, facts.decision());
    }
    return text("tree.node", name(facts), kind, facts.decision(), facts.below(), facts.fails());
  }

  /** Returns the values on the path to a node; the middle of a long path is omitted. */
  static String path(NodeFacts facts) {
    List<String> path = facts.path();
    String between = " › ";
    if (path.isEmpty()) {
      return text("explore.path.none");
    }
    return path.size() <= MOST_OF_PATH
        ? String.join(between, path)
        : path.get(0)
            + between
            + "…"
            + between
            + String.join(between, path.subList(path.size() - MOST_OF_PATH + 2, path.size()));
  }

  /**
   * Describes the result of trying a value, such as {@code 6 forced, then r8c6 has no value left}.
   */
  static String outcome(ValueChoice choice) {
    return switch (choice.fate()) {
      case FAILED -> failure(choice);
      case EXHAUSTED -> text("explore.choice.exhausted", choice.fails());
      case SOLVED -> text("explore.choice.solved", choice.solutions(), choice.fails());
      case SKIPPED -> text("explore.choice.skipped", choice.fails());
      case OPEN -> text("explore.choice.open", choice.fails());
      case UNTRIED -> text("explore.choice.untried");
    };
  }

  private static String failure(ValueChoice choice) {
    if (choice.wipedOut().isEmpty()) {
      return choice.forced() == 0
          ? text("explore.choice.refuted")
          : text("explore.choice.refuted.forced", choice.forced());
    }
    return choice.forced() == 0
        ? text("explore.choice.failed", choice.wipedOut())
        : text("explore.choice.failed.forced", choice.forced(), choice.wipedOut());
  }

  /** Returns why there is no choice at a node. */
  static String noChoice(NodeFacts facts) {
    return text("explore.nochoice." + facts.kind().name().toLowerCase(Locale.ROOT));
  }
}
