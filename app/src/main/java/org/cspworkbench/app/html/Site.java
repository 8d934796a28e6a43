package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.html.HtmlEscapers;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.viewer.lesson.OpenedLesson;
import org.cspworkbench.viewer.lesson.TaughtLesson;

/**
 * All pages as static files for any server, under any path: a home page, a page that solves, one
 * that compares solvers, and the lessons, in each language, and the documents. They share the
 * program, which a browser loads once. After the first visit they work without a network, and
 * nothing that a visitor does is sent anywhere.
 */
public final class Site {

  /** The site itself, as a policy names it. */
  static final String OWN = "'self'";

  private static final String SOLVE = "solve";
  private static final String COMPARE = "compare";
  private static final String LESSON = "lesson-";

  private static final String MANIFEST = "site.webmanifest";
  private static final String ICON = "icon.svg";
  private static final String WORKER = "service-worker.js";

  /** The name of a file with its hash. */
  private static final Pattern FILE = Pattern.compile("[a-z0-9-]+-[0-9a-f]{16}\\.[a-z]+");

  private final SiteFiles files = new SiteFiles();
  private final Map<String, SiteRun> runs = new HashMap<>(); // by solver and problem

  private Site() {}

  /** Makes all files. Runs the solvers of all lessons, which takes some seconds. */
  public static SiteFiles make() {
    Site site = new Site();
    site.files.add(ICON, PageResources.read("/org/cspworkbench/app/gui/theme/icons/mark.svg"));
    site.files.add(MANIFEST, PageResources.read(MANIFEST));
    for (Locale locale : PageProgram.LANGUAGES) {
      site.addHome(locale);
      site.addSolving(locale);
      site.addComparing(locale);
    }
    for (ShippedLesson lesson : ShippedLesson.ALL) {
      site.addLesson(lesson);
    }
    SiteDocuments.add(site.files, site::run);
    site.files.add(
        WORKER,
        PageResources.read(WORKER)
            .replace("{{version}}", site.files.hash())
            .replace("{{files}}", site.kept()));
    return site.files;
  }

  /** Returns the name of a page in a language. */
  static String page(String name, Locale locale) {
    String language = locale.getLanguage().isEmpty() ? "" : "." + locale.toLanguageTag();
    return name + language + ".html";
  }

  /** Returns the name of the page of a lesson. */
  static String page(ShippedLesson lesson, Locale locale) {
    return page(name(lesson), locale);
  }

  private static String name(ShippedLesson lesson) {
    return LESSON + lesson.id();
  }

  /** Returns the words of the site in a language. */
  static ResourceBundle words(Locale locale) {
    return ResourceBundle.getBundle(Site.class.getPackageName() + ".Site", locale);
  }

  /**
   * Returns the bar of the site: its name, which links to the home page, and its parts.
   *
   * @param current the name of the page with the bar
   */
  static String bar(String current, Locale locale) {
    ResourceBundle words = words(locale);
    String learn =
        entry(page("index", locale) + "#lessons", words.getString("site.lessons"), false)
            + entry(page("index", locale) + "#turn", words.getString("home.turn"), false)
            + entry(SiteDocuments.page(Documents.FIRST), words.getString("site.documents"), false);
    return """
        <nav id="site" aria-label="%s"><a class="brand" href="%s"><img src="%s" width="22" height="22" alt="">CSP Workbench</a>\
        %s%s<details%s><summary>%s</summary><div>%s</div></details></nav>
        """
        .formatted(
            escaped(words.getString("site.parts")),
            page("index", locale),
            ICON,
            entry(page(SOLVE, locale), words.getString("site.solve"), current.equals(SOLVE)),
            entry(page(COMPARE, locale), words.getString("site.compare"), current.equals(COMPARE)),
            current.startsWith(LESSON) || current.equals(SiteDocuments.PREFIX)
                ? " class=\"current\""
                : "",
            escaped(words.getString("site.learn")),
            learn);
  }

  /**
   * Returns the header of a page of the site without a program.
   *
   * @param current the name of the page
   * @param languages links to the page in other languages, as HTML
   */
  static String header(String current, String languages, Locale locale) {
    PageWords words = new PageWords(locale);
    return PageTemplate.filled(
        PageResources.read("site-header.html"),
        key ->
            switch (key) {
              case "links" -> bar(current, locale);
              case "languages" -> languages;
              default -> escaped(words.text(key));
            });
  }

  private static String entry(String address, String text, boolean isCurrent) {
    return "<a href=\"%s\"%s>%s</a>"
        .formatted(address, isCurrent ? " aria-current=\"page\"" : "", escaped(text));
  }

  static String link(String address, String text) {
    return "<a href=\"%s\">%s</a>".formatted(address, escaped(text));
  }

  /** Returns a text as HTML. */
  static String escaped(String text) {
    return HtmlEscapers.htmlEscaper().escape(text);
  }

  /** Returns the elements of the head by which a browser recognises the pages as one site. */
  static String head() {
    return "<link rel=\"manifest\" href=\"%s\">\n<link rel=\"icon\" href=\"%s\">\n"
        .formatted(MANIFEST, ICON);
  }

  /** The rules of the bar of the site. */
  static String style() {
    return PageResources.read("site-bar.css");
  }

  /** The script that every page of the site has. */
  static String script() {
    return PageResources.compact(PageResources.read("site.js"));
  }

  private final class Place implements PagePlace {

    private final String current;

    Place(String current) {
      this.current = current;
    }

    @Override
    public Optional<String> file(String name, String ending, String content) {
      return Optional.of(files.addHashed(name, ending, content.getBytes(UTF_8)));
    }

    @Override
    public String head() {
      return Site.head();
    }

    @Override
    public String links(Locale locale) {
      return bar(current, locale);
    }

    @Override
    public String style() {
      return Site.style();
    }

    @Override
    public ImmutableList<String> scripts() {
      return ImmutableList.of(script());
    }

    @Override
    public String program() {
      return "site";
    }

    @Override
    public String source() {
      return OWN;
    }
  }

  /** Returns the run of a solver on a problem, which the pages of all languages share. */
  private SiteRun run(String solver, String problem) {
    return runs.computeIfAbsent(solver + " " + problem, key -> SiteRun.of(solver, problem));
  }

  private void addHome(Locale locale) {
    files.add(page("index", locale), new HomePage(locale, files, this::run).html());
  }

  private void addSolving(Locale locale) {
    SiteRun run = run(HomePage.FIRST_SOLVER, HomePage.FIRST_PROBLEM);
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    try {
      new RunPage(run.trace(), run.run(), words(locale).getString("site.solve"), locale)
          .at(new Place(SOLVE))
          .write(page, run.trace().length(), Opening.usual());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    files.add(page(SOLVE, locale), page.toByteArray());
  }

  private void addComparing(Locale locale) {
    files.add(page(COMPARE, locale), ComparePage.html(new Place(COMPARE), locale));
  }

  private void addLesson(ShippedLesson lesson) {
    try {
      TaughtLesson taught = TaughtLesson.of(OpenedLesson.of(lesson), Limits.none());
      for (Locale locale : PageProgram.LANGUAGES) {
        ByteArrayOutputStream page = new ByteArrayOutputStream();
        LessonPage.of(taught, Optional.empty(), locale, Optional.empty())
            .write(page, new Place(name(lesson)));
        files.add(page(lesson, locale), page.toByteArray());
      }
    } catch (UnreadableException e) {
      throw new IllegalStateException("a lesson of the program can be a page", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns whether a browser keeps a page at the first visit in its language. */
  private static boolean isKept(String page) {
    return !page.startsWith(LESSON) && !page.startsWith(SiteDocuments.PREFIX);
  }

  /**
   * Returns the names of what a browser keeps at the first visit, as JSON: what all pages need but
   * the player, which few browsers do, the lessons and the documents. It keeps the pages of its
   * language, too, and the others when they are opened.
   */
  private String kept() {
    ImmutableSet<String> named =
        files.names().stream()
            .filter(name -> name.endsWith(".html") && isKept(name))
            .flatMap(name -> files.text(name).lines())
            .flatMap(line -> FILE.matcher(line).results())
            .map(MatchResult::group)
            .collect(ImmutableSet.toImmutableSet());
    return files.names().stream()
        .filter(name -> !name.endsWith(".html") && !name.startsWith("player-"))
        .filter(name -> !FILE.matcher(name).matches() || named.contains(name))
        .map(name -> "\"" + name + "\"")
        .collect(Collectors.joining(", "));
  }
}
