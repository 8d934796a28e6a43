package org.cspworkbench.viewer.lesson;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.viewer.words.Texts;

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

  /** Returns its name in the window. */
  public String title() {
    return Texts.text(key);
  }

  /** Returns the view that {@code text} names first, if it names one. */
  static Optional<MentionedView> firstIn(String text) {
    return Arrays.stream(values())
        .filter(view -> view.find(text).isPresent())
        .min(Comparator.comparing(view -> view.find(text).orElseThrow()));
  }

  private Optional<Integer> find(String text) {
    Matcher matcher = Pattern.compile("\\b" + Pattern.quote(title()) + "\\b").matcher(text);
    return matcher.find() ? Optional.of(matcher.start()) : Optional.empty();
  }
}
