package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import com.google.common.html.HtmlEscapers;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.cspworkbench.presentation.look.Palette;
import org.cspworkbench.presentation.look.Token;

/**
 * The HTML of a page. A content security policy in its head allows only its own script and style
 * sheet and no loading of other resources.
 */
final class PageHtml {

  private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z._-]+)}}");
  private static final Pattern DRAWING = Pattern.compile("(?s).*?<svg[^>]*>(.*)</svg>.*");
  private static final String ICONS = "/org/cspworkbench/app/gui/theme/icons/";

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
      read("tape.js") + read("moment.js") + read("board.js") + read("page.js");

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
            "icons", icons(),
            "run", data);
    return PLACE
        .matcher(read("run.html"))
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
    StringBuilder style = new StringBuilder();
    style.append(":root {\n").append(colours(Palette.light())).append("}\n");
    style
        .append("@media (prefers-color-scheme: dark) {\n:root[data-theme=\"system\"] {\n")
        .append(colours(Palette.dark()))
        .append("}\n}\n");
    for (PageTheme theme : PageTheme.values()) {
      style.append(":root[data-theme=\"%s\"] {\n".formatted(theme.id()));
      style.append(colours(theme.palette())).append("}\n");
    }
    style
        .append("@media print {\n:root:root:root {\n")
        .append(colours(Palette.print()))
        .append("}\n}\n");
    return style.append(read("run.css")).toString();
  }

  private static String colours(Palette palette) {
    return Stream.of(Token.values())
        .map(token -> "  --%s: %s;\n".formatted(name(token), palette.get(token).hex()))
        .collect(Collectors.joining());
  }

  private static String name(Token token) {
    return token.key().substring(token.key().indexOf('.') + 1).replace('.', '-');
  }

  /** Returns the icons that the page uses, which it references by name. */
  private static String icons() {
    return USED_ICONS.stream().map(PageHtml::icon).collect(Collectors.joining());
  }

  private static String icon(String name) {
    Matcher drawing = DRAWING.matcher(read(ICONS + name + ".svg"));
    String content = drawing.matches() ? drawing.group(1) : "";
    return "<symbol id=\"icon-%s\" viewBox=\"0 0 24 24\">%s</symbol>\n"
        .formatted(name, content.strip().replace("#000", "currentColor"));
  }

  private static String read(String name) {
    try {
      return Resources.toString(Resources.getResource(PageHtml.class, name), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
