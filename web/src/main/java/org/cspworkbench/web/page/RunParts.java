package org.cspworkbench.web.page;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.lesson.FirstTry;
import org.cspworkbench.presentation.page.PageLink;
import org.cspworkbench.viewer.run.PlayedQuiz;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.worker.Runner;
import org.teavm.jso.dom.html.HTMLElement;

/** A page with a run: makes its parts, and keeps them up to date. */
public final class RunParts {

  private final PageFrame frame;
  private final PageModel model;
  private final PageRuns runs;
  private final OpenedTurn turn;
  private final ImmutableList<PagePart> parts;

  /**
   * Creates a page.
   *
   * @param languages the texts by the tag of their language
   * @param tag the language at first
   * @param runner what makes runs
   * @param choices adds what lets a reader choose runs
   */
  public RunParts(
      ImmutableMap<String, PageTexts> languages,
      String tag,
      Runner runner,
      BiConsumer<PageModel, PageRuns> choices) {
    this.frame = new PageFrame(languages, tag);
    this.model = frame.model();
    this.runs = new PageRuns(model, runner);
    PlayedQuiz quiz = model.quiz();
    model.addListener(quiz::follow);
    this.turn = new OpenedTurn(model);
    this.parts =
        ImmutableList.<PagePart>builder()
            .addAll(frame.pictures(turn))
            .add(questionSwitch(quiz))
            .add(new QuestionPart(model, new OfPlayback(quiz), frame.studio()))
            .add(new TurnPart(model, turn))
            .add(new LegendPart(model, frame.studio()))
            .addAll(frame.views(runs::solveAgain))
            .add(new DecisionsPart(model))
            .add(new HeaderPart(model, runs))
            .add(new HintPart(model))
            .build();
    choices.accept(model, runs);
    KeysDialog.ofRun(model);
    new LinkDialog(model, this::link);
    new StageControls(turn);
    frame.updateAfter(quiz);
    frame.updateAfter(turn);
    frame.updateAfter(runs);
    Elements.onClick(Elements.byId("turn-open"), this::showTurn);
    for (String tool : ImmutableList.of("ask", "turn-open", "run-again", "share-open")) {
      Elements.onClick(Elements.byId(tool), PageFrame::closeTools);
    }
  }

  /** Returns the link to the moment that is shown. */
  private Optional<PageLink.Written> link() {
    return model.playback().map(at -> link(at.player().trace(), at.position()).write());
  }

  private PageLink link(Trace trace, int position) {
    return runs.shown()
        .map(run -> PageLink.to(run, trace, position, tab(), PageLink.Mode.WATCH))
        .orElseGet(() -> PageLink.toPosition(position));
  }

  /** Returns the language of the page and a link to what is shown, to be kept. */
  Optional<String> kept() {
    return link().map(written -> frame.language() + " " + written.fragment().orElse(""));
  }

  /** Sets the language, if the page has it. */
  void setLanguage(String tag) {
    frame.setLanguage(tag);
  }

  private PageLink.Tab tab() {
    return Arrays.stream(PageLink.Tab.values())
        .filter(tab -> Ascii.toLowerCase(tab.name()).equals(frame.tabs().tab()))
        .findFirst()
        .orElse(PageLink.Tab.CODE);
  }

  /** Opens the tab that a link names. */
  void open(PageLink.Tab tab) {
    frame.tabs().open(Ascii.toLowerCase(tab.name()));
  }

  /** Begins what a link names: the questions, or the exercise. */
  void begin(PageLink.Mode mode) {
    switch (mode) {
      case QUESTIONS -> {
        if (!model.quiz().isOn()) {
          model.quiz().switchOnOrOff();
        }
      }
      case TURN -> {
        if (!turn.isShown()) {
          turn.openOrClose();
          showTurn();
        }
      }
      case WATCH -> {}
    }
  }

  /** The questions during playback, which goes on after each. */
  private record OfPlayback(PlayedQuiz quiz) implements QuestionPart.Setting {

    @Override
    public boolean goesOn() {
      return true;
    }

    @Override
    public ImmutableList<FirstTry> marks() {
      return quiz.latest();
    }

    @Override
    public String score(PageTexts texts) {
      return texts.text("question.score", quiz.score().right(), quiz.score().answered());
    }
  }

  private static PagePart questionSwitch(PlayedQuiz quiz) {
    HTMLElement ask = Elements.byId("ask");
    Elements.onClick(ask, quiz::switchOnOrOff);
    return () -> ask.setAttribute("aria-pressed", Boolean.toString(quiz.isOn()));
  }

  /** Makes room for the exercise: closes the question, and opens the tab where it is shown. */
  private void showTurn() {
    if (turn.isShown()) {
      model.quiz().close();
      frame.tabs().openIfShown("decisions");
    }
  }

  /** Returns the model. */
  public PageModel model() {
    return model;
  }

  /** Returns what the page solves. */
  public PageRuns runs() {
    return runs;
  }

  /** Starts to show the model, frame by frame. */
  public void start() {
    frame.start(runs::follow, parts);
  }
}
