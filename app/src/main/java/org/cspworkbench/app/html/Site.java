package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.html.HtmlEscapers;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.viewer.lesson.OpenedLesson;
import org.cspworkbench.viewer.lesson.TaughtLesson;

/**
 * All pages as static files for any server, under any path: a home page, a page that solves, and
 * the lessons, in each language, and the documents. They share the program, which a browser loads
 * once. After the first visit they work without a network, and nothing that a visitor does is sent
 * anywhere.
 */
public final class Site {

  /** The site itself, as a policy names it. */
  static final String OWN = "'self'";

  /** What the names of files begin with that a browser does not keep before they are opened. */
  private static final ImmutableList<String> LATER =
      ImmutableList.of("lesson-", SiteDocuments.PREFIX, "player-");

  private static final String MANIFEST = "site.webmanifest";
  private static final String ICON = "icon.svg";
  private static final String WORKER = "service-worker.js";

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
    return page("lesson-" + lesson.id(), locale);
  }

  /** Returns the words of the site in a language. */
  static ResourceBundle words(Locale locale) {
    return ResourceBundle.getBundle(Site.class.getPackageName() + ".Site", locale);
  }

  /** Returns links to the other parts of the site, of which none is the current page. */
  static String links(Locale locale) {
    ResourceBundle words = words(locale);
    return link(page("index", locale), words.getString("site.home"))
        + link(page("solve", locale), words.getString("site.solve"))
        + link(page("index", locale) + "#lessons", words.getString("site.lessons"))
        + link(SiteDocuments.page(Documents.FIRST), words.getString("site.documents"));
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

  private final class Place implements PagePlace {

    @Override
    public Optional<String> file(String name, String content) {
      return Optional.of(files.addHashed(name, "packed", content.getBytes(UTF_8)));
    }

    @Override
    public String head() {
      return Site.head();
    }

    @Override
    public String links(Locale locale) {
      return Site.links(locale);
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
          .at(new Place())
          .write(page, run.trace().length(), Opening.usual());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    files.add(page("solve", locale), page.toByteArray());
  }

  private void addLesson(ShippedLesson lesson) {
    try {
      TaughtLesson taught = TaughtLesson.of(OpenedLesson.of(lesson), Limits.none());
      for (Locale locale : PageProgram.LANGUAGES) {
        ByteArrayOutputStream page = new ByteArrayOutputStream();
        LessonPage.of(taught, Optional.empty(), locale, Optional.empty()).write(page, new Place());
        files.add(page(lesson, locale), page.toByteArray());
      }
    } catch (UnreadableException e) {
      throw new IllegalStateException("a lesson of the program can be a page", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the names of what a browser keeps at the first visit, as JSON: all but the lessons and
   * documents, which it keeps when they are opened, and the player, which few browsers need.
   */
  private String kept() {
    ImmutableList<String> names =
        files.names().stream()
            .filter(name -> LATER.stream().noneMatch(name::startsWith))
            .collect(ImmutableList.toImmutableList());
    return names.stream().map(name -> "\"" + name + "\"").collect(Collectors.joining(", "));
  }
}
