package org.cspworkbench.app.html;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The place to which a link leads.
 *
 * @param document the name of a document that the program contains
 * @param heading the id of a heading in it; empty for its beginning
 */
public record DocumentPlace(String document, String heading) {

  private static final Pattern LINK = Pattern.compile("([a-z-]+)\\.md(?:#(.*))?");

  /** Returns the place to which a link leads, if the program contains it. */
  public static Optional<DocumentPlace> of(String link) {
    Matcher parts = LINK.matcher(link);
    return parts.matches() && Documents.contains(parts.group(1))
        ? Optional.of(
            new DocumentPlace(parts.group(1), parts.group(2) == null ? "" : parts.group(2)))
        : Optional.empty();
  }
}
