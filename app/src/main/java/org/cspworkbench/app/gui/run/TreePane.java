package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.Component;
import java.awt.Dimension;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.output.PictureForms;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.LegendCanvas;
import org.cspworkbench.presentation.explore.ShownTree;
import org.cspworkbench.presentation.paint.graph.DrawnTree;
import org.cspworkbench.presentation.paint.graph.GraphLegend;
import org.cspworkbench.presentation.paint.graph.TreePlacement;
import org.cspworkbench.presentation.paint.graph.TreeScene;
import org.cspworkbench.presentation.paint.graph.TreeSymbol;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.output.OutputForm;

/** The search tree, below a bar with its legend and the buttons that change the view. */
final class TreePane extends JPanel implements RunPane {

  private static final int LEAST_HEIGHT = 380;
  private static final int LEAST_HEIGHT_ON_PROJECTOR = 220;
  private static final Dimension LARGEST = new Dimension(4000, 3000); // exported

  private final ExploreModel model;
  private final Bar bar;
  private final TreeCanvas tree;

  TreePane(ExploreModel model, Commands commands) {
    super(new MigLayout("insets 0, gap 0, fill, wrap 1", "[grow, fill]", "[][grow, fill]"));
    this.model = model;
    bar =
        Bar.legend(
            new LegendCanvas(
                text("tree.legend"),
                new GraphLegend(
                    TreeSymbol.values(), symbol -> text("tree.legend." + symbol.key()))),
            commands,
            BarItem.toggle(ExploreCommands.FOLD_FAILS)
                .text(text("tree.foldfails"))
                .font("semibold")
                .low()
                .selected(model::foldsFails)
                .at("gapleft 12, height 30!"),
            BarItem.plain(ExploreCommands.FIT).text(text("tree.fit")).low(),
            BarItem.plain(ReplayCommands.NEXT_SOLUTION).text(text("tree.solution")).low());
    tree = new TreeCanvas(model);
    add(bar, "wmin 0");
    add(tree, "wmin 0, hmin 0");
  }

  @Override
  public JComponent component() {
    return this;
  }

  @Override
  public void update() {
    bar.update();
    tree.update();
  }

  @Override
  public boolean isWanted() {
    return model.parts().haveTree();
  }

  @Override
  public Optional<JComponent> keyboard() {
    return Optional.of(tree);
  }

  @Override
  public ImmutableSet<KeyScope> scopes() {
    return ImmutableSet.of(ExploreCommands.Scopes.TREE);
  }

  @Override
  public ImmutableList<Component> regions() {
    return ImmutableList.of(tree, bar);
  }

  @Override
  public Dimension least() {
    return new Dimension(280, leastHeight());
  }

  /** Returns the minimum height of the tree and the graph; the rest scrolls. */
  static int leastHeight() {
    return Theme.current() == Theme.PROJECTOR ? LEAST_HEIGHT_ON_PROJECTOR : LEAST_HEIGHT;
  }

  /** Returns the formats of the whole tree, with the path to the selected node highlighted. */
  @Override
  public ImmutableList<OutputForm> exports() {
    return model
        .shown()
        .map(shown -> exports(shown, Theme.current().pictureLook()))
        .orElse(ImmutableList.of());
  }

  private ImmutableList<OutputForm> exports(ShownTree shown, Look look) {
    TreeScene scene = shown.scene();
    Size whole = TreePlacement.size(scene.layout());
    Dimension size =
        new Dimension(
            Math.min(whole.width(), LARGEST.width), Math.min(whole.height(), LARGEST.height));
    Box area = new Box(0, 0, size.width, size.height);
    TreePlacement placement = TreePlacement.fit(scene.layout(), area, 1);
    DrawnTree drawn = new DrawnTree(scene, placement, look, area, model.selected());
    return PictureForms.of(
        size,
        g -> {
          g.setColor(Awt.color(look.colour(Token.BG_PANEL)));
          g.fillRect(0, 0, size.width, size.height);
          GraphicsSurface.paint(g, drawn::paint);
        });
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
