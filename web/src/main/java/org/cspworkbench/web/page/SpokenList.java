package org.cspworkbench.web.page;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.cspworkbench.web.dom.Elements;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * What a canvas shows, for readers who cannot see it: a sentence about what is selected, which is
 * announced, and a list of all that is drawn.
 */
final class SpokenList {

  /** More would take longer than a frame; those around the selected one are listed. */
  private static final int MOST = 300;

  private final HTMLElement description;
  private final HTMLElement list;
  private final List<HTMLElement> items = new ArrayList<>();
  private @Nullable Shown shown;

  /** What the list was written for. */
  private record Shown(Object state, int size, int first) {}

  /**
   * Finds the elements on the page.
   *
   * @param name what their names begin with
   */
  SpokenList(String name) {
    this.description = Elements.byId(name + "-description");
    this.list = Elements.byId(name + "-list");
  }

  /**
   * Updates the sentence and the list.
   *
   * @param sentence the sentence about what is selected
   * @param state what the texts of the list depend on
   * @param size how much there is to list
   * @param selected what is selected, or {@code NONE}
   * @param spoken describes what has a number below {@code size}
   */
  void show(String sentence, Object state, int size, int selected, IntFunction<String> spoken) {
    Elements.setText(description, sentence);
    int length = Math.min(size, MOST);
    int first = Math.max(0, Math.min(size - length, selected - MOST / 2));
    Shown now = new Shown(state, size, first);
    if (!now.equals(shown)) {
      shown = now;
      write(first, length, spoken);
    }
  }

  private void write(int first, int length, IntFunction<String> spoken) {
    while (items.size() > length) {
      items.remove(items.size() - 1).delete();
    }
    while (items.size() < length) {
      HTMLElement item = Elements.make("li", "", "");
      items.add(item);
      list.appendChild(item);
    }
    for (int i = 0; i < length; i++) {
      Elements.setText(items.get(i), spoken.apply(first + i));
    }
  }
}
