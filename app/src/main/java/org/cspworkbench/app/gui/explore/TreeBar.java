package org.cspworkbench.app.gui.explore;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Keys;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LegendCanvas;
import org.cspworkbench.app.gui.widget.SpareWords;
import org.cspworkbench.presentation.paint.tree.TreeLegend;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;

/** The bar above the tree: the legend and the buttons that change the view. */
final class TreeBar extends JPanel {

  private final ExploreModel model;
  private final JToggleButton foldFails = new JToggleButton(text("tree.foldfails"));
  private final LegendCanvas legend = legend();
  private final SpareWords words;

  TreeBar(ExploreModel model, Consumer<Command> commands) {
    super(
        new MigLayout(
            "insets 10 16 0 16, fillx, gap 6, hidemode 3", "[grow, fill]12[][][]", "[30!]"));
    this.model = model;
    setOpaque(false);
    add(legend, "cell 0 0, wmin 0, hmax 30");
    foldFails.setIcon(Icons.of("fold", Icons.BESIDE_TEXT));
    foldFails.setRequestFocusEnabled(false);
    Labels.styled(foldFails, "semibold");
    foldFails.putClientProperty("FlatLaf.style", "margin: 4,10,4,10");
    foldFails.setToolTipText(Keys.tip(ExploreCommands.FOLD_FAILS));
    foldFails.addActionListener(event -> commands.accept(ExploreCommands.FOLD_FAILS));
    add(foldFails, "cell 1 0, height 30!");
    JButton fit = button("tree.fit", "fit", ExploreCommands.FIT, commands);
    JButton solution = button("tree.solution", "solution", ReplayCommands.NEXT_SOLUTION, commands);
    add(fit, "cell 2 0, height 30!");
    add(solution, "cell 3 0, height 30!");
    foldFails.getAccessibleContext().setAccessibleName(foldFails.getText());
    words = new SpareWords(this).text(fit).text(solution).text(foldFails);
  }

  private static JButton button(
      String key, String icon, Command command, Consumer<Command> commands) {
    JButton button = Buttons.plain(text(key), () -> commands.accept(command));
    button.putClientProperty("FlatLaf.style", "margin: 4,10,4,10");
    button.setIcon(Icons.of(icon, Icons.BESIDE_TEXT));
    button.setToolTipText(Keys.tip(command));
    button.getAccessibleContext().setAccessibleName(text(key));
    return button;
  }

  void update() {
    foldFails.setSelected(model.foldsFails());
    legend.update();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (words != null) { // null during the constructor of the superclass
      update();
    }
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
