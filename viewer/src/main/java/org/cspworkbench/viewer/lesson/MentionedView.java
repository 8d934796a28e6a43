package org.cspworkbench.viewer.lesson;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A view that the text of a lesson names as the window does. */
public enum MentionedView {
  /** The search tree in Explore. */
  TREE("explore.parts.tree"),
  /** The constraint graph in Explore. */
  GRAPH("explore.parts.graph"),
  /** The last contradiction in Explore. */
  CONFLICT("explore.parts.conflict"),
  /** The workspace that compares solvers. */
  COMPARE("workspace.compare"),
  /** The workspace of the search. */
  EXPLORE("workspace.explore");

  private final String key;

  MentionedView(String key) {
    this.key = key;
  }

  /** Returns the key of its title in the texts of the window. */
  public String key() {
    return key;
  }

  /**
   * Returns the view that {@code text} names first, if it names one.
   *
   * @param titles returns the text of a key
   */
  static Optional<MentionedView> firstIn(String text, UnaryOperator<String> titles) {
    return Arrays.stream(values())
        .filter(view -> view.find(text, titles).isPresent())
        .min(Comparator.comparing(view -> view.find(text, titles).orElseThrow()));
  }

  private Optional<Integer> find(String text, UnaryOperator<String> titles) {
    String title = Pattern.quote(titles.apply(key));
    Matcher matcher =
        Pattern.compile("(?<![\\p{L}\\p{N}-])" + title + "(?![\\p{L}\\p{N}-])").matcher(text);
    return matcher.find() ? Optional.of(matcher.start()) : Optional.empty();
  }
}
