package org.cspworkbench.web.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.presentation.comparison.Column;
import org.cspworkbench.presentation.comparison.Standings.Extent;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparedScale;
import org.cspworkbench.viewer.compare.ComparedTable;
import org.cspworkbench.viewer.compare.TimeWords;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.page.PagePart;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** The figures of all solvers as a table: of whole runs, or up to the position of the boards. */
final class FiguresPart implements PagePart {

  private final CompareModel model;
  private final HTMLElement head = Elements.byId("figures-head");
  private final HTMLElement body = Elements.byId("figures-body");
  private final HTMLElement note = Elements.byId("times-note");
  private final HTMLElement place = Elements.byId("place");
  private final HTMLElement scale = Elements.byId("scale-note");
  private Extent extent = Extent.WHOLE_RUN;
  private @Nullable ComparedTable shown;

  FiguresPart(CompareModel model) {
    this.model = model;
    choice("extent-whole", Extent.WHOLE_RUN);
    choice("extent-here", Extent.SO_FAR);
  }

  private void choice(String id, Extent choice) {
    HTMLInputElement input = (HTMLInputElement) Elements.byId(id);
    input.setChecked(choice == extent);
    Elements.on(
        input,
        "change",
        event -> {
          extent = choice;
          update();
        });
  }

  @Override
  public void update() {
    Elements.setText(place, ComparedScale.words(model));
    Elements.setText(scale, ComparedScale.note(model));
    Elements.setText(note, TimeWords.note(model, extent));
    ComparedTable now = ComparedTable.of(model, extent);
    if (!now.equals(shown)) {
      shown = now;
      show(now);
    }
  }

  private void show(ComparedTable table) {
    List<HTMLElement> titles = new ArrayList<>();
    for (int column = 0; column < table.columnCount(); column++) {
      HTMLElement title = Elements.make("th", kind(table, column), table.title(column));
      title.setAttribute("scope", "col");
      titles.add(title);
    }
    Elements.setParts(head, titles);
    List<HTMLElement> rows = new ArrayList<>();
    for (int row = 0; row < table.rowCount(); row++) {
      rows.add(row(table, row));
    }
    Elements.setParts(body, rows);
  }

  /** Returns the class of a column, by which narrow pages choose what they show. */
  private static String kind(ComparedTable table, int column) {
    ImmutableList<Column> columns = table.columns();
    if (column == 0) {
      return "of-name";
    }
    return column > columns.size()
        ? "of-quartiles"
        : "of-" + Ascii.toLowerCase(columns.get(column - 1).name());
  }

  private static HTMLElement row(ComparedTable table, int row) {
    HTMLElement name = Elements.make("th", "of-name", table.name(row));
    name.setAttribute("scope", "row");
    HTMLElement made = Elements.make("tr", table.isCutOff(row) ? "cut-off" : "", name);
    for (int column = 1; column < table.columnCount(); column++) {
      String best = table.isBest(row, column) ? " best" : "";
      String least = table.isCutOff(row) && !table.figure(row, column).equals("–") ? "≥ " : "";
      boolean isTime = kind(table, column).matches("of-time|of-quartiles");
      HTMLElement figure =
          Elements.make(
              "td", kind(table, column) + best, (isTime ? "" : least) + table.figure(row, column));
      if (!best.isEmpty()) {
        figure.appendChild(Elements.make("span", "unseen", text("compare.page.best")));
      }
      made.appendChild(figure);
    }
    return made;
  }
}
