package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.hash.Hashing;
import com.google.common.html.HtmlEscapers;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collection;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.presentation.surface.Token;

/**
 * The HTML of a page that solves, without its program.
 *
 * <p>An element names its text by an attribute, so that the program of the page can replace it when
 * the language changes: {@code data-text} its content, {@code data-label} its name for screen
 * readers, {@code data-hint} its tooltip, {@code data-name} both of these.
 */
final class PageTemplate {

  /**
   * What differs from page to page.
   *
   * @param place where the page is
   * @param title the title as plain text
   * @param theme the id of a theme, or {@code system}
   * @param data elements without behaviour that the scripts read, as HTML
   * @param scripts the scripts in their order
   * @param added the element with a script that these may add to the page, as HTML; it follows
   *     them, as few browsers need it
   * @param addedHash the hash of that script
   */
  record Content(
      PagePlace place,
      String title,
      String theme,
      String data,
      ImmutableList<String> scripts,
      String added,
      String addedHash) {}

  private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z.-]+)}}");
  private static final Pattern TEXT =
      Pattern.compile(" data-(?:(label|hint|name)=\"([a-z0-9._-]+)\"|text=\"([a-z0-9._-]+)\">)");
  private static final Pattern ICON = Pattern.compile("\"#icon-([a-z-]+)\"");

  /** The icons that only the program of a page uses. */
  private static final ImmutableList<String> ICONS_OF_PROGRAM =
      ImmutableList.of("hint", "move", "pause", "place", "prune", "restart", "try");

  private final String kind;
  private final String ownStyle;
  private final String html;

  private PageTemplate(String kind, String ownStyle, ImmutableMap<String, String> parts) {
    this.kind = kind;
    this.ownStyle = ownStyle;
    this.html = replace(PLACE, PageResources.read("page.html"), place -> part(parts, place));
  }

  /** Returns the template of a page on which a solver runs. */
  static PageTemplate run() {
    return new PageTemplate(
        "run",
        "",
        ImmutableMap.of(
            "tools", PageResources.read("page-run-tools.html"),
            "main",
                main(
                    ImmutableMap.of(
                        "tab", PageResources.read("page-run-tab.html"),
                        "left",
                            PageResources.read("page-turn.html")
                                + PageResources.read("page-run-left.html"),
                        "asked", PageResources.read("page-question.html"))),
            "dialogs", PageResources.read("page-run-dialogs.html")));
  }

  /** Returns the template of a page with a lesson. */
  static PageTemplate lesson() {
    ImmutableMap<String, String> inside =
        ImmutableMap.of(
            "question", PageResources.read("page-question.html"),
            "turn", PageResources.read("page-turn.html"));
    String left = PageResources.read("page-lesson-left.html");
    return new PageTemplate(
        "lesson",
        "",
        ImmutableMap.of(
            "tools", "",
            "main",
                main(
                    ImmutableMap.of(
                        "left", replace(PLACE, left, place -> part(inside, place)),
                        "tab", PageResources.read("page-lesson-tab.html"),
                        "asked", "")),
            "dialogs", PageResources.read("page-lesson-dialogs.html")));
  }

  /** Returns the template of the page on which solvers are compared. */
  static PageTemplate comparison() {
    return new PageTemplate(
        "compare",
        PageResources.read("compare.css"),
        ImmutableMap.of(
            "tools", PageResources.read("page-compare-tools.html"),
            "main", PageResources.read("page-compare.html"),
            "dialogs", PageResources.read("page-run-dialogs.html")));
  }

  /** Returns the views of one run with these parts. */
  private static String main(ImmutableMap<String, String> parts) {
    return replace(PLACE, PageResources.read("page-main.html"), place -> part(parts, place));
  }

  /** Returns the keys of all texts in the template. */
  ImmutableSortedSet<String> keys() {
    return TEXT.matcher(html)
        .results()
        .map(PageTemplate::key)
        .collect(ImmutableSortedSet.toImmutableSortedSet(String::compareTo));
  }

  /** Returns a page with this content in the language of {@code words}. */
  String page(PageWords words, Content content) {
    ImmutableList<String> styles =
        ImmutableList.of(
            style("page.css") + PageResources.dense(content.place().style()),
            PageResources.dense(ownStyle));
    ImmutableMap<String, String> values =
        ImmutableMap.<String, String>builder()
            .put("language", words.language())
            .put("theme", content.theme())
            .put("policy", policy(styles, content))
            .put("head", content.place().head())
            .put("links", content.place().links(words.locale()))
            .put("title", HtmlEscapers.htmlEscaper().escape(content.title()))
            .put("style", styleElements(content.place(), styles))
            .put("kind", kind)
            .put("icons", PageIcons.symbols(icons()))
            .put("data", content.data())
            .put("scripts", elements(content.place(), scripts(content)))
            .put("added", content.added())
            .buildOrThrow();
    return replace(PLACE, inLanguage(words), place -> part(values, place));
  }

  private ImmutableSortedSet<String> icons() {
    return Stream.concat(
            ICON.matcher(html).results().map(icon -> icon.group(1)), ICONS_OF_PROGRAM.stream())
        .collect(ImmutableSortedSet.toImmutableSortedSet(String::compareTo));
  }

  private String inLanguage(PageWords words) {
    return replace(TEXT, html, found -> found.group() + filled(found, words));
  }

  private static String filled(MatchResult found, PageWords words) {
    String text = HtmlEscapers.htmlEscaper().escape(words.text(key(found)));
    if (found.group(1) == null) {
      return text;
    }
    String hint = " title=\"" + text + "\"";
    String label = " aria-label=\"" + text + "\"";
    return switch (found.group(1)) {
      case "hint" -> hint;
      case "label" -> label;
      default -> hint + label;
    };
  }

  private static String key(MatchResult found) {
    return found.group(2) == null ? found.group(3) : found.group(2);
  }

  private static ImmutableList<String> scripts(Content content) {
    return ImmutableList.<String>builder()
        .addAll(content.place().scripts())
        .addAll(content.scripts())
        .build();
  }

  /** Returns the elements of style sheets, which a site has in files of their own. */
  private static String styleElements(PagePlace place, ImmutableList<String> styles) {
    return styles.stream()
        .filter(style -> !style.isEmpty())
        .map(
            style ->
                place
                    .file("style", "css", style)
                    .map("<link rel=\"stylesheet\" href=\"%s\">"::formatted)
                    .orElse("<style>" + style + "</style>"))
        .collect(Collectors.joining());
  }

  private static String policy(ImmutableList<String> styles, Content content) {
    return policy(
        styles.get(0),
        Stream.concat(
            scripts(content).stream().map(PageTemplate::hash), Stream.of(content.addedHash())),
        content.place().source());
  }

  /**
   * Returns the policy of a page: it runs these scripts only, and loads files from one source.
   *
   * @param scriptHashes the hashes of the scripts
   * @param source the source; empty if it loads nothing
   */
  private static String policy(String style, Stream<String> scriptHashes, String source) {
    String hashes = scriptHashes.map(hash -> "'" + hash + "'").collect(Collectors.joining(" "));
    String own = source.isEmpty() ? "" : " " + source;
    String loaded = own.isEmpty() ? "" : "; connect-src%s; manifest-src%s".formatted(own, own);
    return ("default-src 'none'; script-src %s 'wasm-unsafe-eval'%s; worker-src blob:%s; style-src '%s'%s;"
            + " img-src data:%s; base-uri 'none'; form-action 'none'%s")
        .formatted(hashes, own, own, hash(style), own, own, loaded);
  }

  /** Returns the policy of a page with one script. */
  static String policy(String style, String script, String source) {
    return policy(style, Stream.of(hash(script)), source);
  }

  /** Returns the colours of all themes and these style sheets as one. */
  static String style(String... names) {
    String sheets = Arrays.stream(names).map(PageResources::read).collect(Collectors.joining());
    return PageResources.dense(PageColours.rules() + sheets);
  }

  /** Returns {@code html} with a text in each place {@code {{key}}}. */
  static String filled(String html, Function<String, String> texts) {
    return replace(PLACE, html, place -> texts.apply(place.group(1)));
  }

  private static String hash(String text) {
    byte[] hash = Hashing.sha256().hashString(text, UTF_8).asBytes();
    return "sha256-" + Base64.getEncoder().encodeToString(hash);
  }

  /** Returns the elements of scripts, which a site has in files of their own. */
  private static String elements(PagePlace place, ImmutableList<String> scripts) {
    return scripts.stream()
        .map(
            script ->
                place
                        .file("script", "js", script)
                        .map("<script src=\"%s\">"::formatted)
                        .orElse("<script>" + script)
                    + "</script>\n")
        .collect(Collectors.joining());
  }

  private static String replace(
      Pattern pattern, String text, Function<MatchResult, String> replacement) {
    return pattern
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(replacement.apply(found)));
  }

  /** Returns the part for a place, or the place itself if it is filled later. */
  private static String part(Map<String, String> parts, MatchResult place) {
    return parts.getOrDefault(place.group(1), place.group());
  }

  /** The icons of the window as symbols of a page, which references them by name. */
  private static final class PageIcons {

    private static final Pattern DRAWING = Pattern.compile("(?s).*?<svg[^>]*>(.*)</svg>.*");
    private static final Pattern COLOUR = Pattern.compile("#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})\\b");
    private static final String ICONS = "/org/cspworkbench/app/gui/theme/icons/";

    private PageIcons() {}

    /**
     * Returns an SVG symbol {@code icon-NAME} for each name, in the colour of the text around it.
     */
    static String symbols(Collection<String> names) {
      return names.stream().map(PageIcons::symbol).collect(Collectors.joining());
    }

    private static String symbol(String name) {
      Matcher drawing = DRAWING.matcher(PageResources.read(ICONS + name + ".svg"));
      String content = drawing.matches() ? drawing.group(1) : "";
      return "<symbol id=\"icon-%s\" viewBox=\"0 0 24 24\">%s</symbol>\n"
          .formatted(name, COLOUR.matcher(content.strip()).replaceAll("currentColor"));
    }
  }

  /** The colours of the themes as properties of a style sheet, named after the tokens. */
  private static final class PageColours {

    private PageColours() {}

    /** Returns the rules for every theme, for the setting of the system, and for paper. */
    static String rules() {
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
      return style
          .append("@media print {\n:root:root:root {\n")
          .append(colours(Palette.print()))
          .append("}\n}\n")
          .toString();
    }

    private static String colours(Palette palette) {
      return Stream.of(Token.values())
          .map(token -> "  --%s: %s;\n".formatted(name(token), palette.get(token).hex()))
          .collect(Collectors.joining());
    }

    private static String name(Token token) {
      return token.key().substring(token.key().indexOf('.') + 1).replace('.', '-');
    }
  }
}
