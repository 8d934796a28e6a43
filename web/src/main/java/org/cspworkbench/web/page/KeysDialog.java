package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.web.dom.Dialog;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** The list of keys, opened by a button or by the question mark. */
public final class KeysDialog {

  /** What moves in a run, in the order of the list. */
  private static final ImmutableList<ReplayCommands> REPLAY =
      ImmutableList.of(
          ReplayCommands.PLAY,
          ReplayCommands.STEP,
          ReplayCommands.STEP_BACK,
          ReplayCommands.FINE_STEP,
          ReplayCommands.FINE_STEP_BACK,
          ReplayCommands.NEXT_DECISION,
          ReplayCommands.PREVIOUS_DECISION,
          ReplayCommands.TO_START,
          ReplayCommands.TO_END,
          ReplayCommands.NEXT_CONTRADICTION,
          ReplayCommands.PREVIOUS_CONTRADICTION,
          ReplayCommands.NEXT_BACKTRACK,
          ReplayCommands.PREVIOUS_BACKTRACK,
          ReplayCommands.NEXT_SOLUTION,
          ReplayCommands.PREVIOUS_SOLUTION,
          ReplayCommands.FASTER,
          ReplayCommands.SLOWER);

  private final PageModel model;
  private final ImmutableList<Command> own;
  private final Optional<String> goOn; // the key of the text for Enter, where questions are asked
  private final Dialog dialog = new Dialog("keys-dialog", "keys-close");
  private final HTMLElement list = Elements.byId("keys");

  private KeysDialog(PageModel model, Optional<String> goOn, Command... own) {
    this.model = model;
    this.goOn = goOn;
    this.own = ImmutableList.copyOf(own);
    Elements.onClick(Elements.byId("keys-open"), this::open);
    Elements.onKey(this::press);
  }

  /** Adds the dialog to the page of a run. */
  static void ofRun(PageModel model) {
    new KeysDialog(model, Optional.of("question.goon"), ReplayCommands.RUN_AGAIN);
  }

  /** Adds the dialog to the page of a lesson. */
  static void ofLesson(PageModel model) {
    new KeysDialog(model, Optional.of("page.lesson.next"));
  }

  /** Adds the dialog to a page on which several runs are compared, with its own commands. */
  public static void ofComparison(PageModel model, Command... own) {
    new KeysDialog(model, Optional.empty(), own);
  }

  private boolean press(KeyboardEvent key) {
    boolean isAsked = key.getKey().equals("?") && !Elements.isForControl(key);
    if (isAsked) {
      open();
    }
    return isAsked;
  }

  private void open() {
    List<HTMLElement> items = new ArrayList<>();
    REPLAY.forEach(command -> items.add(row(command)));
    own.forEach(command -> items.add(row(command)));
    goOn.ifPresent(key -> addOfRun(items, key));
    items.add(row("page.keys.title", ImmutableList.of("?")));
    Elements.setParts(list, items);
    dialog.open();
  }

  private void addOfRun(List<HTMLElement> items, String goOnKey) {
    items.add(row(goOnKey, ImmutableList.of("Enter")));
    items.add(row(WindowCommands.STAGE));
    items.add(row("explore.parts.tree", ImmutableList.of())); // a title
    TreePart.COMMANDS.forEach(command -> items.add(row(command)));
    items.add(row("page.keys.board", ImmutableList.of("←", "↑", "↓", "→")));
    items.add(row("page.keys.answer", ImmutableList.of("1–4")));
  }

  private HTMLElement row(Command command) {
    return row(CommandKeys.titleKey(command), CommandKeys.shown(command, model.texts()));
  }

  /**
   * Returns what keys do.
   *
   * @param key the key of the text that states it
   */
  private HTMLElement row(String key, ImmutableList<String> keys) {
    HTMLElement pressed = Elements.make("dt", "", "");
    for (String each : keys) {
      pressed.appendChild(Elements.make("kbd", "", each));
    }
    return Elements.make("div", "", pressed, Elements.make("dd", "", model.texts().text(key)));
  }
}
