package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.html.HTMLElement;

/** The tabs beside or below the board. */
final class TabsPart implements Part {

  private static final ImmutableList<String> TABS =
      ImmutableList.of("decisions", "code", "tree", "graph", "counters");

  private final HTMLElement main = Elements.document().querySelector("main");

  private Runnable opened = () -> {};

  TabsPart() {
    for (String tab : TABS) {
      Elements.onClick(Elements.byId("tab-" + tab), () -> open(tab));
    }
  }

  /**
   * Opens a tab: {@code decisions}, {@code code}, {@code tree}, {@code graph}, {@code counters}.
   */
  void open(String tab) {
    main.setAttribute("data-tab", tab);
    for (String each : TABS) {
      HTMLElement button = Elements.byId("tab-" + each);
      button.setAttribute("aria-selected", Boolean.toString(each.equals(tab)));
      button.setAttribute("tabindex", each.equals(tab) ? "0" : "-1");
    }
    opened.run();
  }

  /** Runs {@code action} whenever a tab is opened. */
  void onOpen(Runnable action) {
    opened = action;
  }

  /** Returns the open tab. */
  String tab() {
    return main.getAttribute("data-tab");
  }

  @Override
  public void update() {}
}
