package org.cspworkbench.app.gui.explore;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.function.Consumer;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.LegendCanvas;
import org.cspworkbench.presentation.paint.drawn.GraphLegend;
import org.cspworkbench.presentation.paint.tree.TreeSymbol;
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
        BarItem.toggle(ExploreCommands.FOLD_FAILS)
            .text(text("tree.foldfails"))
            .font("semibold")
            .low()
            .selected(model::foldsFails)
            .at("gapleft 12, height 30!"),
        BarItem.plain(ExploreCommands.FIT).text(text("tree.fit")).low(),
        BarItem.plain(ReplayCommands.NEXT_SOLUTION).text(text("tree.solution")).low());
  }

  private static LegendCanvas legend() {
    return new LegendCanvas(
        text("tree.legend"),
        new GraphLegend(TreeSymbol.values(), symbol -> text("tree.legend." + symbol.key())));
  }
}
