package org.cspworkbench.app.html;

import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.BiFunction;
import org.cspworkbench.presentation.page.PageLink;
import org.cspworkbench.presentation.paint.board.BoardView;

/**
 * What stands in a document of the site for its pictures of the window: of runs a picture that
 * opens a run of that kind, of the rest their description.
 */
final class DocumentPictures {

  /** A run that a picture shows. */
  private record Live(String solver, String problem, PageLink.Tab tab, PageLink.Mode mode) {

    static Live watched(String solver, String problem, PageLink.Tab tab) {
      return new Live(solver, problem, tab, PageLink.Mode.WATCH);
    }
  }

  private static final Live ANIMATE =
      Live.watched("forward-checking", HomePage.SUDOKU, PageLink.Tab.CODE);

  /** By what the names of pictures begin with. */
  private static final ImmutableMap<String, Live> LIVE =
      ImmutableMap.<String, Live>builder()
          .put("animate", ANIMATE)
          .put("page", ANIMATE)
          .put("turn", new Live("ac3", "australia", PageLink.Tab.CODE, PageLink.Mode.TURN))
          .put("explore", Live.watched("forward-checking", "queens:8", PageLink.Tab.TREE))
          .put("tiles", Live.watched("wfc-backjump", "tiles:castle,12", PageLink.Tab.CODE))
          .buildOrThrow();

  private static final int SIDE = 280;

  private final ResourceBundle words = Site.words(Locale.ROOT);
  private final SitePictures pictures;
  private final BiFunction<String, String, SiteRun> runs;

  /**
   * Creates the pictures.
   *
   * @param runs returns the run of a solver on a problem
   */
  DocumentPictures(SitePictures pictures, BiFunction<String, String, SiteRun> runs) {
    this.pictures = pictures;
    this.runs = runs;
  }

  /** Returns the element in the place of a picture. */
  String figure(String file, String description) {
    String kind = file.replaceAll("^images/|[-.].*$", "");
    Live live = LIVE.get(kind);
    return live == null
        ? "<em>%s</em>".formatted(Site.escaped(description))
        : figure(live, description);
  }

  private String figure(Live live, String description) {
    SiteRun run = runs.apply(live.solver(), live.problem());
    int position = live.mode() == PageLink.Mode.TURN ? 0 : run.trace().length() / 2;
    return """
        <a class="figure" href="%s#%s">%s<span>%s<br><b>%s</b></span></a>\
        """
        .formatted(
            Site.page("solve", Locale.ROOT),
            Site.escaped(run.link(position, live.tab(), live.mode())),
            pictures.at(
                run, position, BoardView.plain(), SIDE, SiteDocuments.PREFIX + live.solver()),
            Site.escaped(description),
            Site.escaped(words.getString("documents.live")));
  }
}
