package org.cspworkbench.app.gui.explore;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.LegendCanvas;
import org.cspworkbench.presentation.paint.tree.TreeLegend;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;

/** The bar above the tree: the legend and the buttons that change the view. */
final class TreeBar {

  private TreeBar() {}

  /** Creates the bar of {@code model}. */
  static Bar of(ExploreModel model, Consumer<Command> commands) {
    return Bar.legend(
        legend(),
        commands,
        BarItem.lowToggle(ExploreCommands.FOLD_FAILS, text("tree.foldfails"))
            .selected(model::foldsFails)
            .at("gapleft 12, height 30!"),
        BarItem.low(ExploreCommands.FIT, text("tree.fit")),
        BarItem.low(ReplayCommands.NEXT_SOLUTION, text("tree.solution")));
  }

  private static LegendCanvas legend() {
    ImmutableList<TreeLegend.Entry> entries =
        Stream.of(
                TreeLegend.Symbol.CHOICE,
                TreeLegend.Symbol.FAIL,
                TreeLegend.Symbol.FOLDED,
                TreeLegend.Symbol.SOLUTION,
                TreeLegend.Symbol.UNTRIED,
                TreeLegend.Symbol.SKIPPED)
            .map(symbol -> new TreeLegend.Entry(symbol, word(symbol)))
            .collect(ImmutableList.toImmutableList());
    return new LegendCanvas(
        text("tree.legend"),
        (on, middle, room, look) -> TreeLegend.paint(on, entries, 0, middle, room, look));
  }

  private static String word(TreeLegend.Symbol symbol) {
    return text("tree.legend." + symbol.name().toLowerCase(Locale.ROOT));
  }
}
