package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.web.dom.Dialog;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** The list of keys, opened by a button or by the question mark. */
final class KeysDialog {

  /**
   * What a key does.
   *
   * @param key the key of the text that says what is done
   * @param keys the keys that are pressed together, in English, or {@code Space}
   */
  private record Row(String key, ImmutableList<String> keys) {

    Row(String key, String... keys) {
      this(key, ImmutableList.copyOf(keys));
    }
  }

  private static final ImmutableList<Row> REPLAY =
      ImmutableList.of(
          new Row("command.play", "Space"),
          new Row("command.step", "→"),
          new Row("command.step_back", "←"),
          new Row("command.fine_step", "Shift", "→"),
          new Row("command.fine_step_back", "Shift", "←"),
          new Row("command.next_decision", "PageDown"),
          new Row("command.previous_decision", "PageUp"),
          new Row("command.to_start", "Home"),
          new Row("command.to_end", "End"),
          new Row("command.next_contradiction", "X"),
          new Row("command.previous_contradiction", "Shift", "X"),
          new Row("command.next_backtrack", "B"),
          new Row("command.previous_backtrack", "Shift", "B"),
          new Row("command.next_solution", "S"),
          new Row("command.previous_solution", "Shift", "S"),
          new Row("command.faster", "+"),
          new Row("command.slower", "-"));

  /** While the search tree has the focus. */
  private static final ImmutableList<Row> TREE =
      ImmutableList.of(
          new Row("explore.parts.tree"), // a title
          new Row("command.node_up", "↑"),
          new Row("command.node_down", "↓"),
          new Row("command.node_left", "←"),
          new Row("command.node_right", "→"),
          new Row("command.node_take", "Enter"),
          new Row("command.fold_fails", "F"),
          new Row("command.fold_below", "H"),
          new Row("command.fit", "Z"),
          new Row("command.centre", "C"));

  private static final ImmutableList<Row> HELP =
      ImmutableList.of(new Row("page.keys.answer", "1–4"), new Row("page.keys.title", "?"));

  private final PageModel model;
  private final ImmutableList<Row> rows;
  private final Dialog dialog = new Dialog("keys-dialog", "keys-close");
  private final HTMLElement list = Elements.byId("keys");

  private KeysDialog(PageModel model, Row... own) {
    this.model = model;
    this.rows =
        ImmutableList.<Row>builder().addAll(REPLAY).add(own).addAll(TREE).addAll(HELP).build();
    Elements.onClick(Elements.byId("keys-open"), this::open);
    Elements.onKey(this::press);
  }

  /** Adds the dialog to the page of a run. */
  static void ofRun(PageModel model) {
    new KeysDialog(model, new Row("command.run_again", "R"), new Row("question.goon", "Enter"));
  }

  /** Adds the dialog to the page of a lesson. */
  static void ofLesson(PageModel model) {
    new KeysDialog(model, new Row("page.lesson.next", "Enter"));
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
    for (Row row : rows) {
      HTMLElement keys = Elements.make("dt", "", "");
      for (String key : row.keys) {
        keys.appendChild(
            Elements.make("kbd", "", key.equals("Space") ? model.texts().text("key.space") : key));
      }
      HTMLElement does = Elements.make("dd", "", model.texts().text(row.key));
      items.add(Elements.make("div", "", keys, does));
    }
    Elements.setParts(list, items);
    dialog.open();
  }
}
