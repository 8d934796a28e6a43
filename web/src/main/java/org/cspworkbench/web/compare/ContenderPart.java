package org.cspworkbench.web.compare;

import java.util.Optional;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.comparison.EntrantName;
import org.cspworkbench.presentation.detail.EventTone;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.moment.VariableWords;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.viewer.compare.Badge;
import org.cspworkbench.viewer.compare.BoardOverview;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.Contender;
import org.cspworkbench.viewer.compare.ContenderWords;
import org.cspworkbench.viewer.run.BoardModel;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Extent;
import org.cspworkbench.web.dom.NextFrame;
import org.cspworkbench.web.page.BoardHand;
import org.cspworkbench.web.page.PageModel;
import org.cspworkbench.web.page.PagePart;
import org.cspworkbench.web.page.SolverSelect;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The pane of one solver: its name, its state, its board, and what happened there last. */
final class ContenderPart implements PagePart {

  private final PageModel page;
  private final CompareModel model;
  private final int index;
  private final ContenderWords words;
  private final BoardModel board;
  private final PageCanvas canvas;
  private final SolverSelect solvers;
  private final HTMLElement pane;
  private final HTMLElement surface;
  private final HTMLElement spoken = Elements.make("p", "unseen", "");
  private final HTMLElement summary = Elements.make("small", "summary", "");
  private final HTMLElement options = Elements.make("button", "icon", Elements.icon("settings"));
  private final HTMLElement badge = Elements.make("span", "badge", "");
  private final HTMLElement mark = Elements.make("span", "mark", "");
  private final HTMLElement sentence = Elements.make("span", "sentence", "");
  private final HTMLElement narration = Elements.make("p", "told", mark, sentence);
  private final Extent extent;
  private final NextFrame repainting = new NextFrame(this::update);
  private final HTMLSelectElement select;
  private @Nullable Moments moments; // of the trace that is shown
  private @Nullable Trace shown;
  private @Nullable EntrantName named;

  /**
   * Adds the pane to the element {@code boards}.
   *
   * @param setOptions opens the options of its solver
   */
  ContenderPart(
      PageComparison comparison, int index, PageCanvas.Studio studio, Runnable setOptions) {
    this.page = comparison.page();
    this.model = comparison.model();
    this.index = index;
    this.words = new ContenderWords(model);
    this.board = new BoardModel(page.look());
    this.select = (HTMLSelectElement) Elements.make("select", "", "");
    this.solvers = new SolverSelect(select, solver -> model.choose(index, solver));
    HTMLCanvasElement painted = (HTMLCanvasElement) Elements.make("canvas", "", "");
    this.canvas = new PageCanvas(studio, painted);
    this.surface = Elements.make("div", "surface", painted);
    HTMLElement picker = Elements.make("span", "select", select, Elements.icon("chevron"));
    HTMLElement head =
        Elements.make(
            "div",
            "contender-head",
            Elements.make("div", "named", picker, summary),
            options,
            badge);
    this.pane = Elements.make("section", "contender", head, surface, narration, spoken);
    Elements.byId("boards").appendChild(pane);
    spoken.setAttribute("id", "board-" + index + "-said");
    spoken.setAttribute("aria-live", "polite");
    surface.setAttribute("role", "application");
    surface.setAttribute("tabindex", "0");
    surface.setAttribute("aria-describedby", "board-" + index + "-said");
    this.extent = new Extent(surface, this::update);
    Elements.onClick(options, setOptions);
    BoardHand.on(surface, board, repainting, at -> {});
    solvers.list(SolverWords.texts());
  }

  @Override
  public void update() {
    Elements.setShown(pane, index < model.contenders().size());
    if (index < model.contenders().size()) {
      update(model.contenders().get(index));
    }
  }

  private void update(Contender contender) {
    name(contender.name());
    model.opened().ifPresent(opened -> solvers.offer(opened.problem()));
    Badge state = model.badge(contender);
    Elements.setText(badge, state.word());
    badge.setTitle(state.tip());
    badge.setClassName(
        switch (state.kind()) {
          case UNDER_WAY -> "badge";
          case FINISHED -> "badge finished";
          case CUT_OFF -> "badge cut-off";
        });
    narrate(contender);
    contender.player().filter(at -> extent.isInSight()).ifPresent(this::paint);
  }

  private void name(EntrantName name) {
    if (!name.equals(named)) {
      named = name;
      solvers.show(name.solver());
      Elements.setText(summary, name.summary());
      select.setAttribute("aria-label", Texts.text("compare.solver", index + 1, name.whole()));
      surface.setAttribute("aria-label", Texts.text("compare.board", index + 1, name.whole()));
      String title = Texts.text("options.title", name.whole());
      options.setTitle(title);
      options.setAttribute("aria-label", title);
      Elements.setShown(options, !name.solver().parameters().isEmpty());
    }
  }

  private void narrate(Contender contender) {
    narration.setAttribute("aria-live", model.playback().isPlaying() ? "off" : "polite");
    String said = words.sentence(contender).text();
    Optional<EventKind> kind = ContenderWords.kind(contender);
    if (!said.equals(narration.getTitle())) {
      narration.setTitle(said);
      Elements.setText(sentence, ContenderWords.gist(said));
      mark.setTextContent("");
      kind.ifPresent(each -> mark.appendChild(Elements.icon(EventTone.icon(each))));
      mark.setClassName("mark " + kind.map(each -> EventTone.of(each).id()).orElse("neutral"));
    }
  }

  private void paint(TracePlayer player) {
    Trace trace = player.trace();
    if (trace != shown || moments == null) {
      shown = trace;
      moments = new Moments(trace);
    }
    Moment moment = moments.at(player.position());
    board.show(trace, new Size(extent.width(), extent.height()), page.look());
    Moment seen = board.look(BoardOverview.of(moment, trace.csp(), model.isOfImages()));
    canvas.paint(
        extent.width(),
        extent.height(),
        (on, all) -> board.picture().paint(on, board.area(), page.look(), seen));
    surface.getStyle().setProperty("touch-action", board.view().isWhole() ? "pan-x pan-y" : "none");
    if (!model.playback().isPlaying()) {
      Elements.setText(spoken, board.spoken(player, moment, new VariableWords(Texts.phrases())));
    }
  }
}
