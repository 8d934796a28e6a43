package org.cspworkbench.web.page;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.viewer.explore.ConflictModel;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.NextFrame;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The last contradiction before the event that is shown: its implication graph, the analysis step
 * by step, and the nogoods learnt until then. Runs that record no causes have no such tab.
 */
final class ConflictPart implements PagePart {

  private final PageModel model;
  private final ConflictModel conflict;
  private final TabsPart tabs;
  private final ConflictGraph graph;
  private final LearntPart learnt;
  private final HTMLElement tab = Elements.byId("tab-conflict");
  private final HTMLElement none = Elements.byId("conflict-none");
  private final HTMLElement analysisPart = Elements.byId("conflict-analysis");
  private final HTMLElement nogood = Elements.byId("conflict-nogood");
  private final HTMLElement steps = Elements.byId("conflict-steps");
  private final HTMLElement sentence = Elements.byId("conflict-sentence");
  private final HTMLElement back = Elements.byId("conflict-back");
  private final HTMLElement resolve = Elements.byId("conflict-resolve");
  private final HTMLElement resolveText = Elements.byId("conflict-resolve-text");
  private final NextFrame repainting = new NextFrame(this::update);
  private @Nullable Trace checked;

  ConflictPart(PageModel model, TabsPart tabs, PageCanvas.Studio studio) {
    this.model = model;
    this.conflict = model.conflict();
    this.tabs = tabs;
    this.graph = new ConflictGraph(model, studio, repainting::request);
    this.learnt = new LearntPart(model);
    Elements.onClick(
        Elements.byId("conflict-previous"),
        () -> model.move(at -> at.previous(Landmark.CONTRADICTION)));
    Elements.onClick(
        Elements.byId("conflict-next"), () -> model.move(at -> at.next(Landmark.CONTRADICTION)));
    Elements.onClick(back, conflict::takeBack);
    Elements.onClick(resolve, conflict::resolve);
    conflict.addListener(repainting::request);
  }

  @Override
  public void update() {
    model.trace().ifPresent(this::show);
  }

  private void show(Trace trace) {
    boolean hasCauses = conflict.hasCauses();
    if (trace != checked) {
      checked = trace;
      Elements.setShown(tab, hasCauses);
      if (!hasCauses && tabs.tab().equals("conflict")) {
        tabs.open("code");
      }
    }
    if (tabs.tab().equals("conflict") && hasCauses) {
      conflict.refresh();
    }
    if (tabs.tab().equals("conflict") && hasCauses && conflict.isReady()) {
      show(new ConflictWords(TextBundle.ofPhrases(model.texts().locale())));
    }
  }

  private void show(ConflictWords words) {
    NogoodDerivation analysis = conflict.analysis().orElse(null);
    boolean isDrawn = analysis != null && !conflict.isWithoutDecision();
    Elements.setShown(none, !isDrawn);
    Elements.setShown(analysisPart, isDrawn);
    graph.setShown(isDrawn);
    learnt.update(words);
    if (analysis == null) {
      Elements.setText(none, model.texts().text("conflict.none"));
    } else if (conflict.isWithoutDecision()) {
      Elements.setText(none, conflict.sentence(words));
    } else {
      write(analysis, words);
      graph.paint(analysis, words);
    }
  }

  private void write(NogoodDerivation analysis, ConflictWords words) {
    boolean isDone = conflict.isResolved();
    int selected = conflict.selected();
    Elements.setText(
        nogood, isDone ? words.nogood(analysis) : model.texts().text("conflict.unresolved"));
    Elements.setText(
        steps, model.texts().text("conflict.steps", conflict.cut(), conflict.lastCut()));
    Elements.setText(
        sentence, selected == NONE ? conflict.sentence(words) : words.spoken(analysis, selected));
    Elements.setText(
        resolveText, model.texts().text(isDone ? "conflict.again" : "conflict.resolve"));
    Elements.setEnabled(resolve, conflict.lastCut() > 0);
    Elements.setEnabled(back, conflict.cut() > 0);
  }
}
