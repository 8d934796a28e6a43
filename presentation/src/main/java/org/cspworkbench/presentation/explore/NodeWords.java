package org.cspworkbench.presentation.explore;

import java.util.List;
import java.util.Locale;
import org.cspworkbench.presentation.words.TextBundle;

/**
 * Puts nodes of a search tree and the results of values into words.
 *
 * @param texts the texts of the language
 */
public record NodeWords(TextBundle texts) {

  private static final int MOST_OF_PATH = 7;

  /** Returns the name of a node: {@code r4c4}. */
  public String name(NodeFacts facts) {
    return facts.name().isEmpty() ? texts.text("tree.start") : facts.name();
  }

  /**
   * Returns the description for screen readers: {@code r4c4, choice, decision 6, 4 nodes below, 3
   * fails}.
   */
  public String spoken(NodeFacts facts) {
    String kind = texts.text("tree.kind." + facts.kind().name().toLowerCase(Locale.ROOT));
    if (facts.kind() == NodeFacts.Kind.UNTRIED) {
      return texts.text("tree.node.untried", name(facts), kind);
    }
    if (facts.below() == 0) {
      return texts.text("tree.node.leaf", name(facts), kind, facts.decision());
    }
    return texts.text(
        "tree.node", name(facts), kind, facts.decision(), facts.below(), facts.fails());
  }

  /** Returns the values on the path to a node; the middle of a long path is omitted. */
  public String path(NodeFacts facts) {
    List<String> path = facts.path();
    String between = " › ";
    if (path.isEmpty()) {
      return texts.text("explore.path.none");
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
   * Describes the result of trying a value, such as {@code 6 forced, then r8c6 has no value left};
   * one that comes after the current position is marked as such.
   */
  public String outcome(ValueChoice choice) {
    return choice.isLater() ? texts.text("explore.choice.later", result(choice)) : result(choice);
  }

  private String result(ValueChoice choice) {
    return switch (choice.fate()) {
      case FAILED -> failure(choice);
      case EXHAUSTED -> texts.text("explore.choice.exhausted", choice.fails());
      case SOLVED -> texts.text("explore.choice.solved", choice.solutions(), choice.fails());
      case SKIPPED -> texts.text("explore.choice.skipped", choice.fails());
      case OPEN -> texts.text("explore.choice.open", choice.fails());
      case UNTRIED -> texts.text("explore.choice.untried");
    };
  }

  private String failure(ValueChoice choice) {
    if (choice.wipedOut().isEmpty()) {
      return choice.forced() == 0
          ? texts.text("explore.choice.refuted")
          : texts.text("explore.choice.refuted.forced", choice.forced());
    }
    return choice.forced() == 0
        ? texts.text("explore.choice.failed", choice.wipedOut())
        : texts.text("explore.choice.failed.forced", choice.forced(), choice.wipedOut());
  }

  /**
   * Describes the result of trying a value in the marks of the search tree, such as {@code ✓1 ×23}
   * for a solution and 23 fails; empty if there is neither.
   */
  public String marks(ValueChoice choice) {
    String solutions =
        choice.solutions() == 0 ? "" : texts.text("explore.marks.solutions", choice.solutions());
    String fails = choice.fails() == 0 ? "" : texts.text("explore.marks.fails", choice.fails());
    return (solutions + " " + fails).strip();
  }

  /** Returns why there is no choice at a node. */
  public String noChoice(NodeFacts facts) {
    return texts.text("explore.nochoice." + facts.kind().name().toLowerCase(Locale.ROOT));
  }
}
