package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.cspworkbench.app.gui.keys.Keys;
import org.cspworkbench.app.gui.replay.TransportBar;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.playback.TreeIndex;
import org.cspworkbench.presentation.tree.SearchTree;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.decide.DecideModel.Chooser;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.explore.ExploreModel.Parts;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;

/** The header of the workspace: the displayed parts, and the size of the tree. */
final class ExploreHeader {

  private final ExploreModel model;

  private ExploreHeader(ExploreModel model) {
    this.model = model;
  }

  /** Creates the header of {@code model}, in which {@code decide} makes choices. */
  static Bar of(ExploreModel model, DecideModel decide, Consumer<Command> commands) {
    return new ExploreHeader(model).bar(decide, commands);
  }

  private Bar bar(DecideModel decide, Consumer<Command> commands) {
    BarItem parts = BarItem.segments(Stream.of(Parts.values()).map(this::part));
    BarItem choosers =
        BarItem.group(
            10,
            BarItem.of(Labels.note(text("decide.chooser"))),
            BarItem.segments(Stream.of(Chooser.values()).map(chooser -> chooser(decide, chooser))));
    return Bar.header(
        commands,
        parts.overflow(80),
        BarItem.of(Labels.note(" ")).text(this::summary).at("gapleft 12").omitted(30),
        TransportBar.stop(model.runs()::stop, model.runs()::isRunning).at("gapleft 12"),
        BarItem.space().at("gapleft 12, pushx"),
        choosers.at("gapleft 12").overflow(10),
        BarItem.plain(WindowCommands.EXPORT)
            .text(text("compare.export"))
            .at("gapleft 12, height 32!")
            .words()
            .overflow());
  }

  private BarItem part(Parts part) {
    BarItem item =
        BarItem.alternative(
                text("explore.parts." + part.name().toLowerCase(Locale.ROOT)),
                () -> model.setParts(part))
            .tip(Keys.tip(ExploreCommands.EXPLORE_PARTS))
            .selected(() -> part == model.parts());
    return part == Parts.CONFLICT
        ? item.enabled(() -> model.conflict().hasCauses()).tip(this::conflictTip)
        : item;
  }

  private String conflictTip() {
    return model.conflict().hasCauses()
        ? Keys.tip(ExploreCommands.EXPLORE_PARTS)
        : model.conflict().whyNot(new ConflictWords(Texts.phrases()));
  }

  /** Creates the alternative that {@code chooser} makes the next choice. */
  private static BarItem chooser(DecideModel decide, Chooser chooser) {
    String key =
        switch (chooser) {
          case ALGORITHM -> "decide.chooser.algorithm";
          case VIEWER -> "decide.chooser.viewer";
          case VIEWER_ALWAYS -> "decide.chooser.always";
        };
    return BarItem.alternative(text(key), () -> decide.setChooser(chooser))
        .name(text(key + ".tip"))
        .selected(() -> chooser == decide.chooser());
  }

  private String summary() {
    String solver = SolverWords.name(model.runs().solver());
    return model.shown().map(tree -> words(solver, tree.tree(), tree.isComplete())).orElse(solver);
  }

  private String words(String solver, SearchTree tree, boolean isComplete) {
    String counts = text("explore.summary", solver, tree.size() - 1, tree.fails(SearchTree.ROOT));
    if (isComplete && tree.size() >= TreeIndex.MOST_NODES) {
      return text("explore.summary.cut", counts);
    }
    return model.runs().isRunning() ? text("explore.summary.growing", counts) : counts;
  }
}
