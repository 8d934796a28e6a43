package org.cspworkbench.app.html;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.detail.EventTone;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.page.PageLink;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.solvers.SolverTexts;

/** The home page of the site in a language: a moment of a run, problems, lessons and exercises. */
final class HomePage {

  /** A problem on the page: the key of its words, the solver with which it opens, its arguments. */
  private record Example(String key, String solver, String problem) {}

  /** The solver of the run with which the site begins. */
  static final String FIRST_SOLVER = "forward-checking";

  /** The problem of the run with which the site begins. */
  static final String FIRST_PROBLEM = "queens:8";

  /** A Sudoku that many know. */
  static final String SUDOKU =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  private static final ImmutableList<Example> PROBLEMS =
      ImmutableList.of(
          new Example("board", "ac3", SUDOKU),
          new Example("queens", "mac", "queens:12"),
          new Example("map", "forward-checking", "australia"),
          new Example("tiles", "wfc-backjump", "tiles:sewer,12"),
          new Example("graph", "mac", "mycielski:3,4"),
          new Example("square", "mac", "quasigroup:10,42"));

  private static final ImmutableList<Example> EXERCISES =
      ImmutableList.of(
          new Example("map", "ac3", "australia"),
          new Example("queens", "forward-checking", "queens:6"),
          new Example("board", "mac", SUDOKU));

  private static final int BOARD = 234;
  private static final int CARD = 84;

  private final Locale locale;
  private final ResourceBundle words;
  private final SolverTexts solvers;
  private final SitePictures pictures;
  private final BiFunction<String, String, SiteRun> runs;

  /**
   * Creates the page.
   *
   * @param runs returns the run of a solver on a problem
   */
  HomePage(Locale locale, SiteFiles files, BiFunction<String, String, SiteRun> runs) {
    this.locale = locale;
    this.words = Site.words(locale);
    this.solvers = new SolverTexts(locale);
    this.pictures = new SitePictures(files);
    this.runs = runs;
  }

  /** Returns the page. */
  String html() {
    String style = PageTemplate.style("site.css", "site-bar.css");
    SiteRun first = runs.apply(FIRST_SOLVER, FIRST_PROBLEM);
    ImmutableMap<String, String> values =
        ImmutableMap.<String, String>builder()
            .put("language", new PageWords(locale).language())
            .put("policy", PageTemplate.policy(style, Site.script(), Site.OWN))
            .put("head", Site.head())
            .put("style", style)
            .put("script", Site.script())
            .put("header", Site.header("index", languages(), locale))
            .put("solve", solve(first, 0, PageLink.Mode.WATCH))
            .put("first-lesson", Site.page(ShippedLesson.ALL.get(0), locale))
            .put("live", live(first))
            .put("problems", each(PROBLEMS, this::problem))
            .put("lessons-count", Integer.toString(ShippedLesson.ALL.size()))
            .put("lessons", lessons())
            .put("exercises", each(EXERCISES, this::exercise))
            .buildOrThrow();
    return PageTemplate.filled(
        PageResources.read("home.html"),
        key -> values.containsKey(key) ? values.get(key) : Site.escaped(words.getString(key)));
  }

  private static String each(ImmutableList<Example> examples, Function<Example, String> html) {
    return examples.stream().map(html).collect(Collectors.joining());
  }

  /** Returns links to this page in the other languages. */
  private String languages() {
    return PageProgram.LANGUAGES.stream()
        .filter(other -> !other.equals(locale))
        .map(
            other ->
                "<a lang=\"%s\" href=\"%s\">%s</a>"
                    .formatted(
                        new PageWords(other).language(),
                        Site.page("index", other),
                        Site.words(other).getString("site.language")))
        .collect(Collectors.joining());
  }

  private String solve(SiteRun run, int position, PageLink.Mode mode) {
    return Site.page("solve", locale) + "#" + Site.escaped(run.link(position, mode));
  }

  /** Returns a moment of a run: board, code, and what has happened; a link plays on from there. */
  private String live(SiteRun run) {
    Trace trace = run.trace();
    Playback at = new Playback(trace);
    at.seek(thirdDecision(trace));
    CodeListing code =
        CodeListing.at(
            solvers.listing(run.solver()),
            trace,
            TraceIndex.follow(trace, (whole, upTo) -> upTo.accept(whole.length())),
            at.position());
    EventTone tone = EventTone.of(trace.kind(at.position() - 1));
    String lines =
        IntStream.range(0, code.lines().size())
            .mapToObj(
                i ->
                    "<li%s>%s</li>"
                        .formatted(
                            i == code.current() ? " class=\"" + tone.id() + "\"" : "",
                            Site.escaped(code.lines().get(i).text())))
            .collect(Collectors.joining());
    return """
        <a id="live" href="%s" aria-label="%s">%s
        <div><p><b>%s</b><small>%s</small></p><ol>%s</ol><p>%s</p><p class="muted">%s</p></div></a>
        """
        .formatted(
            solve(run, at.position(), PageLink.Mode.WATCH),
            Site.escaped(words.getString("home.live")),
            pictures.at(run, at.position(), BoardView.compact(), BOARD, "first"),
            Site.escaped(solvers.name(run.solver())),
            Site.escaped(words.getString("home.live.problem")),
            lines,
            Site.escaped(new Narrator(locale).narrate(at.player()).text()),
            Site.escaped(
                MessageFormat.format(
                    words.getString("home.live.event"), at.position(), trace.length())));
  }

  /** Returns the position after the first value that the third decision has removed. */
  private static int thirdDecision(Trace trace) {
    int decisions = 0;
    for (int i = 0; i < trace.length(); i++) {
      decisions += trace.kind(i) == EventKind.TRY ? 1 : 0;
      if (decisions == 3 && trace.kind(i) == EventKind.PRUNE) {
        return i + 1;
      }
    }
    throw new IllegalStateException("the first run makes three decisions");
  }

  private String problem(Example example) {
    SiteRun run = runs.apply(example.solver, example.problem);
    boolean isPuzzle = example.problem.equals(SUDOKU);
    return """
        <li><a class="card" href="%s">%s<b>%s</b><small>%s</small></a></li>
        """
        .formatted(
            solve(run, 0, PageLink.Mode.WATCH),
            pictures.at(
                run, isPuzzle ? 0 : run.trace().length(), BoardView.plain(), CARD, example.key),
            Site.escaped(words.getString("home.problem." + example.key)),
            Site.escaped(words.getString("home.problem." + example.key + ".line")));
  }

  private String lessons() {
    StringBuilder html = new StringBuilder();
    for (int i = 0; i < ShippedLesson.ALL.size(); i++) {
      ShippedLesson lesson = ShippedLesson.ALL.get(i);
      html.append(
          "<li><a href=\"%s\"><span class=\"number\">%d</span><b>%s</b></a></li>\n"
              .formatted(
                  Site.page(lesson, locale), i + 1, Site.escaped(lesson.read().title(locale))));
    }
    return html.toString();
  }

  private String exercise(Example example) {
    return "<li>%s</li>\n"
        .formatted(
            Site.link(
                solve(runs.apply(example.solver, example.problem), 0, PageLink.Mode.TURN),
                words.getString("home.turn." + example.key)));
  }
}
