package org.cspworkbench.web.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.base.Ascii;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.LineUp;
import org.cspworkbench.viewer.compare.Lock;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.page.CommandKeys;
import org.cspworkbench.web.page.PagePart;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The header: problem, number of boards, solvers, unit, seed, and what is done with the runs. */
final class CompareHeaderPart implements PagePart {

  private final CompareModel model;
  private final HTMLElement problem = Elements.byId("problem");
  private final HTMLElement again = Elements.byId("run-again");
  private final HTMLElement stop = Elements.byId("stop");
  private final HTMLSelectElement lineUps = (HTMLSelectElement) Elements.byId("line-up");
  private final HTMLInputElement seed = (HTMLInputElement) Elements.byId("seed");

  CompareHeaderPart(CompareModel model) {
    this.model = model;
    for (int i = CompareModel.FEWEST; i <= CompareModel.MOST; i++) {
      int count = i;
      Elements.on(input("count-" + count), "change", event -> model.setCount(count));
    }
    for (Lock lock : new Lock[] {Lock.EVENT, Lock.DECISION}) {
      Elements.on(input(id(lock)), "change", event -> model.setLock(lock));
    }
    for (LineUp lineUp : LineUp.values()) {
      HTMLElement option = Elements.make("option", "", lineUp.title());
      option.setAttribute("value", lineUp.name());
      option.setTitle(lineUp.names());
      lineUps.appendChild(option);
    }
    Elements.on(lineUps, "change", event -> chooseLineUp());
    Elements.on(seed, "change", event -> readSeed());
    Elements.onClick(again, model::runAgain);
    Elements.onClick(stop, model::stop);
    Elements.onKey(
        key ->
            !Elements.isForControl(key)
                && CommandKeys.isPressed(CompareCommands.LOCK, key)
                && switchLock());
  }

  private static HTMLInputElement input(String id) {
    return (HTMLInputElement) Elements.byId(id);
  }

  private static String id(Lock lock) {
    return "lock-" + Ascii.toLowerCase(lock.name());
  }

  private void chooseLineUp() {
    if (!lineUps.getValue().isEmpty()) {
      model.choose(LineUp.valueOf(lineUps.getValue()));
      lineUps.setValue(""); // it is an action, and not a state
    }
  }

  private boolean switchLock() {
    model.setLock(model.playback().chosenLock() == Lock.EVENT ? Lock.DECISION : Lock.EVENT);
    return true;
  }

  private void readSeed() {
    try {
      model.setSeed(Settings.SEED.parse(seed.getValue().strip()));
    } catch (IllegalArgumentException e) {
      seed.setValue(Long.toString(model.seed())); // as it was before
    }
  }

  @Override
  public void update() {
    model.opened().ifPresent(opened -> entitle(opened.title()));
    for (int i = CompareModel.FEWEST; i <= CompareModel.MOST; i++) {
      input("count-" + i).setChecked(i == model.contenders().size());
    }
    for (Lock lock : new Lock[] {Lock.EVENT, Lock.DECISION}) {
      input(id(lock)).setChecked(lock == model.playback().chosenLock());
    }
    if (Elements.document().getActiveElement() != seed) {
      seed.setValue(Long.toString(model.seed()));
    }
    Elements.setShown(again, !model.isAtWork());
    Elements.setShown(stop, model.isAtWork());
  }

  private void entitle(String title) {
    Elements.setText(problem, title);
    Elements.setTitle(text("compare.page.title", title));
  }
}
