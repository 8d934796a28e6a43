package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.TextMeasure;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.RunTransport;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Clipboard;
import org.cspworkbench.web.dom.ColourScheme;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Failures;
import org.cspworkbench.web.dom.LaterTask;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** What every page has: language, colours, the views of a run, and the loop that updates parts. */
public final class PageFrame {

  private final ImmutableMap<String, PageTexts> languages;
  private final HTMLElement root = (HTMLElement) Elements.document().getDocumentElement();
  private final HTMLSelectElement theme = (HTMLSelectElement) Elements.byId("theme");
  private final HTMLSelectElement language = (HTMLSelectElement) Elements.byId("language");
  private final PageCanvas.Studio studio = new PageCanvas.Studio(Elements.document());
  private final TabsPart tabs = new TabsPart();
  private final PageModel model;
  private boolean isOutdated = true;
  private boolean isUpdating; // still true at the next frame if the last one failed

  /**
   * Creates the frame of a page.
   *
   * @param languages the texts by the tag of their language
   * @param tag the language at first
   */
  public PageFrame(ImmutableMap<String, PageTexts> languages, String tag) {
    this.languages = languages;
    this.model = new PageModel(texts(tag), look(), new Background(new LaterTask(0), Runnable::run));
    updateAfter(model);
    disclose(Elements.byId("more"));
    disclose(Elements.byId("delay-open"));
    HTMLElement error = Elements.byId("error-bar");
    Elements.onClick(
        Elements.byId("error-copy"), () -> Clipboard.copyText(Elements.byId("error-texts")));
    Elements.onClick(Elements.byId("error-close"), () -> Elements.setShown(error, false));
    tabs.onOpen(() -> isOutdated = true);
    language.setValue(tag);
    theme.setValue(root.getAttribute("data-theme"));
    Elements.on(language, "change", event -> chooseLanguage());
    Elements.on(theme, "change", event -> chooseTheme());
    Window.current().addEventListener("resize", event -> isOutdated = true);
    ColourScheme.onChange(() -> model.setLook(look()));
  }

  private PageTexts texts(String tag) {
    return Optional.ofNullable(languages.get(tag))
        .orElseGet(() -> new PageTexts(Locale.ENGLISH, ImmutableMap.of()));
  }

  /** Lets a button of narrow pages show and hide what it controls. */
  private static void disclose(HTMLElement button) {
    Elements.onClick(
        button, () -> setOpen(button, !button.getAttribute("aria-expanded").equals("true")));
  }

  private static void setOpen(HTMLElement button, boolean isOpen) {
    button.setAttribute("aria-expanded", Boolean.toString(isOpen));
  }

  /** Closes the tools of narrow pages, so that what they have opened is in sight. */
  public static void closeTools() {
    setOpen(Elements.byId("more"), false);
  }

  /** Returns the tags of the languages. */
  ImmutableSet<String> languages() {
    return languages.keySet();
  }

  /** Returns the tag of the language that is shown. */
  public String language() {
    return language.getValue();
  }

  /** Switches to a language, if the page has it. */
  void setLanguage(String tag) {
    if (languages.containsKey(tag)) {
      language.setValue(tag);
      chooseLanguage();
    }
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

  /** Returns what the page shows. */
  public PageModel model() {
    return model;
  }

  /** Returns what the canvases of the page share. */
  public PageCanvas.Studio studio() {
    return studio;
  }

  /** Returns the tabs. */
  public TabsPart tabs() {
    return tabs;
  }

  /** Updates the parts after each change of {@code other}. */
  public void updateAfter(ObservableModel other) {
    other.addListener(() -> isOutdated = true);
  }

  /**
   * Returns the parts that only paint, with the exercise on the board. They are to be updated
   * first: a font of a canvas makes the browser compute the style of all that has changed.
   */
  ImmutableList<PagePart> pictures(OpenedTurn turn) {
    return ImmutableList.of(
        new BoardPart(model, turn, studio),
        new ScrubPart(model, studio),
        new TreePart(model, tabs, studio),
        new GraphPart(model, tabs, studio));
  }

  /**
   * Returns the other parts that show the run.
   *
   * @param again makes the run again
   */
  ImmutableList<PagePart> views(Runnable again) {
    return ImmutableList.of(
        new ConflictPart(model, tabs, studio),
        new LanguagePart(model),
        new StripPart(model),
        new CodePart(model),
        new CountersPart(model),
        new RemovedPart(model),
        new TransportPart(model, new RunTransport(model, again)),
        tabs);
  }

  /**
   * Starts to show the model by {@code parts}, frame by frame.
   *
   * @param arrivals is run before each frame
   */
  public void start(Runnable arrivals, ImmutableList<PagePart> parts) {
    Window.requestAnimationFrame(millis -> frame(millis, arrivals, parts));
  }

  /** Shows a frame. What fails in a part pauses playback, and leaves the other parts at work. */
  private void frame(double millis, Runnable arrivals, ImmutableList<PagePart> parts) {
    Window.requestAnimationFrame(
        next -> frame(next, arrivals, parts)); // first, as browsers throw, too
    if (isUpdating) {
      model.move(Playback::pause);
    }
    isUpdating = true;
    Failures.guard(
        () -> {
          arrivals.run();
          model.refresh((long) (millis * 1e6));
          if (isOutdated) {
            isOutdated = false;
            parts.forEach(part -> Failures.guard(part::update));
          }
          isUpdating = false;
        });
  }
}
