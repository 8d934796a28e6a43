package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.surface.TextMeasure;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.ColourScheme;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Failures;
import org.cspworkbench.web.worker.Runner;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** A page with a run: makes its parts, and keeps them up to date. */
public final class RunPage {

  private final ImmutableMap<String, PageTexts> languages;
  private final HTMLElement root = (HTMLElement) Elements.document().getDocumentElement();
  private final HTMLSelectElement theme = (HTMLSelectElement) Elements.byId("theme");
  private final HTMLSelectElement language = (HTMLSelectElement) Elements.byId("language");
  private final PageCanvas.Studio studio = new PageCanvas.Studio(Elements.document());
  private final PageModel model;
  private final RunModel runs;
  private final TabsPart tabs = new TabsPart();
  private final ImmutableList<Part> parts;
  private boolean isOutdated = true;

  /**
   * Creates a page.
   *
   * @param languages the texts by the tag of their language
   * @param tag the language at first
   * @param runner what makes runs
   */
  public RunPage(ImmutableMap<String, PageTexts> languages, String tag, Runner runner) {
    this.languages = languages;
    this.model = new PageModel(texts(tag), look());
    this.runs = new RunModel(model, runner);
    PlayedQuestions questions = new PlayedQuestions(model);
    OpenedTurn turn = new OpenedTurn(model);
    this.parts =
        ImmutableList.of(
            new LanguagePart(model),
            new QuestionPart(model, questions, studio), // takes room from the others
            new TurnPart(model, turn),
            new LegendPart(model, studio),
            new BoardPart(model, turn, studio),
            new StripPart(model),
            new CodePart(model),
            new CountersPart(model),
            new DecisionsPart(model),
            new RemovedPart(model),
            new TransportPart(model),
            new ScrubPart(model, studio),
            tabs,
            new TreePart(model, tabs, studio),
            new GraphPart(model, tabs, studio),
            new HeaderPart(model, runs));
    new ProblemDialog(runs);
    new OptionsDialog(model, runs);
    new KeysDialog(model);
    disclose(Elements.byId("more"));
    disclose(Elements.byId("delay-open"));
    HTMLElement error = Elements.byId("error-bar");
    Elements.onClick(Elements.byId("error-close"), () -> Elements.setShown(error, false));
    questions.addListener(() -> isOutdated = true);
    turn.addListener(() -> isOutdated = true);
    Elements.onClick(Elements.byId("turn-open"), () -> showTurn(turn, questions));
    tabs.onOpen(() -> isOutdated = true);
    new ShareDialog(model, runs, tabs);
    runs.addListener(() -> isOutdated = true);
    model.addListener(() -> isOutdated = true);
    language.setValue(tag);
    Elements.on(language, "change", event -> chooseLanguage());
    Elements.on(theme, "change", event -> chooseTheme());
    Window.current().addEventListener("resize", event -> isOutdated = true);
    ColourScheme.onChange(() -> model.setLook(look()));
  }

  private PageTexts texts(String tag) {
    return Optional.ofNullable(languages.get(tag))
        .orElseGet(() -> new PageTexts(Locale.ENGLISH, ImmutableMap.of()));
  }

  /** Makes room for the exercise: closes the question, and opens the tab where it is shown. */
  private void showTurn(OpenedTurn turn, PlayedQuestions questions) {
    if (turn.isShown()) {
      questions.close();
      if (Elements.byId("tab-decisions").getOffsetWidth() > 0) {
        tabs.open("decisions");
      }
    }
  }

  /** Lets a button of narrow pages show and hide what it controls. */
  private static void disclose(HTMLElement button) {
    Elements.onClick(
        button,
        () -> {
          boolean isOpen = button.getAttribute("aria-expanded").equals("true");
          button.setAttribute("aria-expanded", Boolean.toString(!isOpen));
        });
  }

  private void chooseLanguage() {
    root.setAttribute("lang", language.getValue());
    model.setTexts(texts(language.getValue()));
  }

  private void chooseTheme() {
    root.setAttribute("data-theme", theme.getValue());
    model.setLook(look());
  }

  private Look look() {
    TextMeasure measure = studio.lettering();
    return switch (root.getAttribute("data-theme")) {
      case "light" -> Look.light(measure);
      case "dark" -> Look.dark(measure);
      case "projector" -> Look.projector(measure);
      default -> ColourScheme.isDark() ? Look.dark(measure) : Look.light(measure);
    };
  }

  /** Returns the model. */
  public PageModel model() {
    return model;
  }

  /** Returns what the page solves. */
  public RunModel runs() {
    return runs;
  }

  /** Shows a sentence in the strip for hints. */
  public void say(String sentence) {
    runs.say(sentence);
  }

  /** Starts to show the model, frame by frame. */
  public void start() {
    Window.requestAnimationFrame(this::frame);
  }

  private void frame(double millis) {
    Failures.guard(
        () -> {
          model.tick((long) (millis * 1e6));
          if (isOutdated) {
            isOutdated = false;
            parts.forEach(Part::update);
          }
        });
    Window.requestAnimationFrame(this::frame);
  }
}
