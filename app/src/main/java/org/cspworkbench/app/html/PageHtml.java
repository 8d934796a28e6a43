package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import com.google.common.html.HtmlEscapers;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The HTML of a page. A content security policy in its head allows only its own script and style
 * sheet and no loading of other resources.
 */
final class PageHtml {

  private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z._-]+)}}");

  private static final ImmutableList<String> USED_ICONS =
      ImmutableList.of(
          "to-start",
          "decision-previous",
          "step-back",
          "play",
          "pause",
          "step",
          "decision-next",
          "to-end",
          "contradiction",
          "backtrack",
          "solution");

  private final PageWords words;
  private final String title;
  private final String style = style();
  private final String script =
      Stream.of("tape.js", "moment.js", "board.js", "page.js")
          .map(PageResources::read)
          .collect(Collectors.joining());

  PageHtml(PageWords words, String title) {
    this.words = words;
    this.title = title;
  }

  /** Returns the whole page with {@code data}. */
  String with(String data, String theme) {
    Map<String, String> parts =
        Map.of(
            "title", HtmlEscapers.htmlEscaper().escape(title),
            "language", words.language(),
            "theme", theme,
            "style", style,
            "script", script,
            "style-hash", hash(style),
            "script-hash", hash(script),
            "icons", PageIcons.symbols(USED_ICONS),
            "run", data);
    return PLACE
        .matcher(PageResources.read("run.html"))
        .replaceAll(place -> Matcher.quoteReplacement(part(parts, place.group(1))));
  }

  private String part(Map<String, String> parts, String name) {
    String part = parts.get(name);
    return part == null ? HtmlEscapers.htmlEscaper().escape(words.text(name)) : part;
  }

  private static String hash(String text) {
    return Base64.getEncoder().encodeToString(Hashing.sha256().hashString(text, UTF_8).asBytes());
  }

  private static String style() {
    return PageColours.rules() + PageResources.read("run.css");
  }
}
