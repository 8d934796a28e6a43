package org.cspworkbench.web.page;

import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.NextFrame;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The last contradiction before the event that is shown: its implication graph, the analysis step
 * by step, and the nogoods learnt until then. Runs that record no causes have no such tab.
 */
final class ConflictPart implements Part {

  private final PageModel model;
  private final TabsPart tabs;
  private final ConflictGraph graph;
  private final LearntNogoods learnt;
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
    this.tabs = tabs;
    this.graph = new ConflictGraph(studio, repainting::request);
    this.learnt = new LearntNogoods(model);
    Elements.onClick(
        Elements.byId("conflict-previous"),
        () -> model.move(at -> at.previous(Landmark.CONTRADICTION)));
    Elements.onClick(
        Elements.byId("conflict-next"), () -> model.move(at -> at.next(Landmark.CONTRADICTION)));
    Elements.onClick(back, () -> change(ShownConflict::takeBack));
    Elements.onClick(resolve, () -> change(ShownConflict::resolve));
  }

  /** A change of what is shown of the contradiction. */
  @FunctionalInterface
  private interface Change {
    void make(ShownConflict at);
  }

  private void change(Change change) {
    model.run().flatMap(ShownRun::conflict).ifPresent(change::make);
    repainting.request();
  }

  @Override
  public void update() {
    model.run().ifPresent(this::show);
  }

  private void show(ShownRun run) {
    Trace trace = run.trace();
    if (trace != checked) {
      checked = trace;
      Elements.setShown(tab, run.hasCauses());
      if (!run.hasCauses() && tabs.tab().equals("conflict")) {
        tabs.open("code");
      }
    }
    if (tabs.tab().equals("conflict") && run.hasCauses()) {
      show(run.conflict().orElse(null), run.playback().position());
    }
  }

  private void show(@Nullable ShownConflict at, int position) {
    ConflictWords words = new ConflictWords(TextBundle.ofPhrases(model.texts().locale()));
    boolean isDrawn = at != null && !at.isWithoutDecision();
    Elements.setShown(none, !isDrawn);
    Elements.setShown(analysisPart, isDrawn);
    graph.setShown(isDrawn);
    learnt.show(at, position, words);
    if (at == null) {
      Elements.setText(none, model.texts().text("conflict.none"));
    } else if (at.isWithoutDecision()) {
      Elements.setText(none, at.sentence(words, position));
    } else {
      write(at, position, words);
      graph.paint(at, words, model);
    }
  }

  private void write(ShownConflict at, int position, ConflictWords words) {
    boolean isDone = at.isResolved();
    Elements.setText(
        nogood, isDone ? words.nogood(at.analysis()) : model.texts().text("conflict.unresolved"));
    Elements.setText(steps, model.texts().text("conflict.steps", at.cut(), at.last()));
    Elements.setText(sentence, at.sentence(words, position));
    Elements.setText(
        resolveText, model.texts().text(isDone ? "conflict.again" : "conflict.resolve"));
    Elements.setEnabled(resolve, at.last() > 0);
    Elements.setEnabled(back, at.cut() > 0);
  }
}
