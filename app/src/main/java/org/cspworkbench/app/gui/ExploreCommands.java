package org.cspworkbench.app.gui;

import org.cspworkbench.app.gui.explore.ExploreModel;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.KeyBinder;

/** What the keys do where a search tree is walked. */
final class ExploreCommands {

  private final ExploreModel model;
  private final Runnable take;

  /** What they do with {@code model}; {@code take} takes what there is to take. */
  ExploreCommands(ExploreModel model, Runnable take) {
    this.model = model;
    this.take = take;
  }

  void bindTo(KeyBinder keys) {
    keys.on(Command.NODE_UP, model::toParent)
        .on(Command.NODE_DOWN, model::toFirstChild)
        .on(Command.NODE_LEFT, model::toPreviousSibling)
        .on(Command.NODE_RIGHT, model::toNextSibling)
        .on(Command.NODE_TAKE, take)
        .on(Command.FOLD_FAILS, model::foldFails)
        .on(Command.FOLD_BELOW, model::foldBelow)
        .on(Command.FIT, model::fit)
        .on(Command.CENTRE, model::centre)
        .on(Command.EXPLORE_PARTS, model::showNextParts);
  }
}
