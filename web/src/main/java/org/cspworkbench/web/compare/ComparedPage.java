package org.cspworkbench.web.compare;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.CompareDocument;
import org.cspworkbench.presentation.page.CompareLink;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparedTable;
import org.cspworkbench.viewer.words.Texts;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Address;
import org.cspworkbench.web.dom.Download;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.KeptText;
import org.cspworkbench.web.page.HintPart;
import org.cspworkbench.web.page.KeysDialog;
import org.cspworkbench.web.page.LinkDialog;
import org.cspworkbench.web.page.OptionsDialog;
import org.cspworkbench.web.page.PageFrame;
import org.cspworkbench.web.page.PageModel;
import org.cspworkbench.web.page.PagePart;
import org.cspworkbench.web.page.PageTexts;
import org.cspworkbench.web.page.ProblemDialog;
import org.cspworkbench.web.page.TransportPart;
import org.cspworkbench.web.worker.WorkerComparison;
import org.teavm.jso.browser.Performance;

/** The page on which solvers are compared. */
public final class ComparedPage {

  /** The memory of all traces together: as much as of one run of other pages, for each solver. */
  private static final long ALL_TRACES = 64L << 20;

  private final CompareDocument document;
  private final PageFrame frame;
  private final CompareModel model;
  private final PageComparison comparison;
  private final ImmutableList<PagePart> parts;

  private ComparedPage(CompareDocument document, ImmutableMap<String, PageTexts> languages) {
    this.document = document;
    this.frame = new PageFrame(languages, document.language());
    PageModel page = frame.model();
    this.model = new CompareModel(new WorkerComparison(document.language()), ALL_TRACES);
    this.comparison = new PageComparison(page, model);
    ContenderOptions options = new ContenderOptions(comparison);
    OptionsDialog dialog = new OptionsDialog(page, options);
    PageCanvas.Studio studio = frame.studio();
    ChartPart chart = new ChartPart(page, model, studio);
    this.parts =
        ImmutableList.<PagePart>builder()
            .addAll(
                IntStream.range(0, CompareModel.MOST)
                    .mapToObj(
                        at ->
                            new ContenderPart(
                                comparison,
                                at,
                                studio,
                                () -> {
                                  options.choose(at);
                                  dialog.open();
                                }))
                    .iterator())
            .add(new JointScrubPart(page, model, studio))
            .add(chart)
            .add(new CompareHeaderPart(model))
            .add(new FiguresPart(model))
            .add(new PairsPart(model))
            .add(new TransportPart(page, model.playback()))
            .add(new HintPart(page))
            .add(frame.tabs())
            .build();
    new ProblemDialog(page, comparison);
    new LinkDialog(page, () -> Optional.of(link().write()));
    KeysDialog.ofComparison(page, ReplayCommands.RUN_AGAIN, CompareCommands.LOCK);
    Elements.onClick(
        Elements.byId("csv"), () -> Download.text("compare.csv", "csv", ComparedTable.csv(model)));
    Elements.onClick(
        Elements.byId("svg"), () -> Download.text("compare.svg", "svg+xml", chart.svg()));
    Elements.on(Elements.byId("language"), "change", event -> openInLanguage());
    frame.updateAfter(model);
  }

  /** Opens the page whose document is in the element {@code document}. */
  public static void open() {
    try {
      CompareDocument document = CompareDocument.read(Elements.byId("document").getTextContent());
      ImmutableMap<String, PageTexts> languages = PageTexts.ofPage();
      PageTexts texts = requireNonNull(languages.get(document.language()));
      Locale.setDefault(texts.locale());
      Texts.use(TextBundle.of(texts.all(), texts.locale()));
      new ComparedPage(document, languages).start();
    } catch (UnreadableException e) {
      throw new IllegalStateException("a page contains what it was written with", e);
    }
  }

  private void start() {
    KeptText kept = new KeptText("compare");
    Elements.onClick(Elements.byId("start-again"), kept::startAgain);
    follow(document.link());
    String wanted = Address.fragment().isEmpty() ? kept.read().orElse("") : Address.fragment();
    if (!wanted.isEmpty()) {
      follow(wanted);
    }
    kept.keep(() -> link().write().fragment());
    Address.onChange(() -> follow(Address.fragment()));
    frame.start(() -> comparison.refresh((long) (Performance.now() * 1e6)), parts);
  }

  private void follow(String fragment) {
    CompareLink.Reading reading = CompareLink.read(fragment);
    comparison.follow(reading);
    frame.tabs().open(Ascii.toLowerCase(reading.link().view().name()));
  }

  private CompareLink link() {
    return comparison.link(CompareLink.View.valueOf(Ascii.toUpperCase(frame.tabs().tab())));
  }

  /** Opens the page of the chosen language at the same moment. */
  private void openInLanguage() {
    String page = document.pages().getOrDefault(frame.language(), "");
    Address.open(page + link().write().fragment().map(at -> "#" + at).orElse(""));
  }
}
