package org.cspworkbench.web.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.comparison.Column;
import org.cspworkbench.presentation.comparison.Standings.Extent;
import org.cspworkbench.presentation.paint.chart.BarChart;
import org.cspworkbench.presentation.paint.chart.BarChartPainter;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.SvgSurface;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparedTable;
import org.cspworkbench.viewer.words.Texts;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.page.PageModel;
import org.cspworkbench.web.page.PagePart;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The bars of one figure of the whole runs. The table has the same numbers as text. */
final class ChartPart implements PagePart {

  private static final Size DOCUMENT = new Size(640, 280);

  private final PageModel page;
  private final CompareModel model;
  private final PageCanvas canvas;
  private final HTMLSelectElement select = (HTMLSelectElement) Elements.byId("column");
  private final HTMLElement axis = Elements.byId("axis");
  private final HTMLElement surface = Elements.byId("chart-surface");
  private final org.cspworkbench.web.dom.Extent extent =
      new org.cspworkbench.web.dom.Extent(surface, this::update);
  private ImmutableList<Column> listed = ImmutableList.of();

  ChartPart(PageModel page, CompareModel model, PageCanvas.Studio studio) {
    this.page = page;
    this.model = model;
    this.canvas = new PageCanvas(studio, (HTMLCanvasElement) Elements.byId("chart-canvas"));
    Elements.on(select, "change", event -> update());
  }

  private ComparedTable table() {
    return ComparedTable.of(model, Extent.WHOLE_RUN);
  }

  private Column column() {
    return listed.stream()
        .filter(each -> each.name().equals(select.getValue()))
        .findFirst()
        .orElse(Column.NODES);
  }

  @Override
  public void update() {
    ComparedTable table = table();
    if (!table.columns().equals(listed)) {
      list(table.columns());
    }
    BarChart chart = table.chart(column());
    Elements.setText(axis, chart.isLogarithmic() ? text("compare.logaxis") : "");
    surface.setAttribute("aria-label", text("compare.chart.bars", column().title(Texts.phrases())));
    if (extent.isInSight()) {
      canvas.paint(
          extent.width(),
          extent.height(),
          (on, all) -> BarChartPainter.paint(on, all, page.look(), chart));
    }
  }

  private void list(ImmutableList<Column> columns) {
    Column chosen = column();
    listed = columns;
    select.setTextContent("");
    for (Column column : columns) {
      HTMLElement option = Elements.make("option", "", column.title(Texts.phrases()));
      option.setAttribute("value", column.name());
      select.appendChild(option);
    }
    select.setValue(columns.contains(chosen) ? chosen.name() : Column.NODES.name());
  }

  /** Returns the chart as an SVG document. */
  String svg() {
    Look look = Look.light(SvgSurface.MEASURE);
    BarChart chart = table().chart(column());
    return SvgSurface.document(
        DOCUMENT, on -> BarChartPainter.paint(on, Box.of(DOCUMENT), look, chart));
  }
}
