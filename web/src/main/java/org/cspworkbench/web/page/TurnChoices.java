package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.presentation.exercise.Option;
import org.cspworkbench.presentation.exercise.TurnKind;
import org.cspworkbench.viewer.lesson.TurnModel;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** What can be chosen in an exercise: one arc or variable of a list, and values or arcs. */
final class TurnChoices implements PagePart {

  private final PageModel page;
  private final TurnModel turn;
  private final HTMLElement listName = Elements.byId("turn-list-name");
  private final HTMLSelectElement list = (HTMLSelectElement) Elements.byId("turn-list");
  private final HTMLElement chips = Elements.byId("turn-chips");
  private final List<HTMLElement> buttons = new ArrayList<>();
  private ImmutableList<String> listed = ImmutableList.of();
  private ImmutableList<String> offered = ImmutableList.of();

  TurnChoices(PageModel page, TurnModel turn) {
    this.page = page;
    this.turn = turn;
    Elements.on(
        list, "change", event -> turn.select(turn.list().get(list.getSelectedIndex()).number()));
  }

  @Override
  public void update() {
    boolean isQueue = turn.kind() == TurnKind.AC3;
    String count = isQueue ? "turn.queue.count" : "turn.variables.count";
    String name = page.texts().text(isQueue ? "turn.queue" : "turn.variables");
    Elements.setText(listName, name + ": " + page.texts().text(count, turn.list().size()));
    showList(turn.list());
    showChips(turn.chips());
  }

  private void showList(ImmutableList<Option> options) {
    ImmutableList<String> names = names(options);
    if (!names.equals(listed)) {
      listed = names;
      list.setTextContent("");
      for (String name : names) {
        list.appendChild(Elements.make("option", "", name));
      }
    }
    int selected = -1;
    for (int i = 0; i < options.size(); i++) {
      selected = options.get(i).number() == turn.selected() ? i : selected;
    }
    list.setSelectedIndex(selected);
  }

  private void showChips(ImmutableList<Option> options) {
    ImmutableList<String> names = names(options);
    if (!names.equals(offered)) {
      offered = names;
      offer(names);
    }
    for (int i = 0; i < options.size(); i++) {
      buttons.get(i).setAttribute("aria-pressed", Boolean.toString(options.get(i).isChosen()));
    }
    String key = turn.choosesArcs() ? "turn.chips.arcs" : "turn.chips.values";
    chips.setAttribute("aria-label", page.texts().text(key));
  }

  private void offer(ImmutableList<String> names) {
    buttons.clear();
    List<HTMLElement> items = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      int index = i;
      HTMLElement button = Elements.make("button", "chip", names.get(i));
      Elements.onClick(button, () -> turn.toggle(turn.chips().get(index).number()));
      buttons.add(button);
      items.add(Elements.make("li", "", button));
    }
    Elements.setParts(chips, items);
  }

  private static ImmutableList<String> names(ImmutableList<Option> options) {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (Option option : options) {
      names.add(option.name());
    }
    return names.build();
  }
}
