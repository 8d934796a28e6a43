package org.cspworkbench.web;

import com.google.common.collect.ImmutableMap;
import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Locale;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.words.Languages;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.page.PageTexts;
import org.cspworkbench.web.page.RunPage;
import org.cspworkbench.web.page.ShownRun;

/** The program of a page, and of the worker that solves for it. */
public final class Main {

  private Main() {}

  /** Starts the page. */
  public static void main(String[] args) {
    Problem problem = GalleryArgument.problem("queens:8", 1);
    Solver solver = SolverCatalog.find("forward-checking").orElseThrow();
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS, 16 << 20, Locale.ENGLISH);
    solver.solve(problem, Settings.defaults(), recorder);
    RunPage page = new RunPage(texts(), "en");
    page.model().show(ShownRun.of(problem, solver, recorder.trace()));
    page.start();
  }

  private static ImmutableMap<String, PageTexts> texts() {
    ImmutableMap.Builder<String, PageTexts> languages = ImmutableMap.builder();
    try (JsonReader json =
        new JsonReader(new StringReader(Elements.byId("texts").getTextContent()))) {
      json.beginObject();
      while (json.hasNext()) {
        String tag = json.nextName();
        ImmutableMap.Builder<String, String> texts = ImmutableMap.builder();
        json.beginObject();
        while (json.hasNext()) {
          texts.put(json.nextName(), json.nextString());
        }
        json.endObject();
        languages.put(tag, new PageTexts(Languages.locale(tag), texts.buildOrThrow()));
      }
      json.endObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a string does not fail
    }
    return languages.buildOrThrow();
  }
}
