package org.cspworkbench.app.gui.explore;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.explore.decide.ChooserSegments;
import org.cspworkbench.app.gui.keys.Keys;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.MoreButton;
import org.cspworkbench.app.gui.widget.Segments;
import org.cspworkbench.app.gui.widget.SpareWords;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.playback.TreeIndex;
import org.cspworkbench.presentation.tree.SearchTree;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.explore.ExploreModel.Parts;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;

/** The header of the workspace: the title of the run and the size of its tree. */
final class ExploreHeader extends JPanel {

  private final ExploreModel model;
  private final JLabel summary = Labels.note(" ");
  private String lastSummary = "";
  private final JButton stop;
  private final ChooserSegments chooser;
  private final SpareWords words;
  private final Map<Parts, JToggleButton> parts = new EnumMap<>(Parts.class);

  ExploreHeader(ExploreModel model, DecideModel decide, Consumer<Command> commands) {
    super(
        new MigLayout("insets 0 16 0 16, fillx, hidemode 3", "[]12[]12[grow]12[]12[]4[]", "[52!]"));
    this.model = model;
    AnimateModel runs = model.runs();
    stop = Buttons.quiet(text("header.stop"), "stop", runs::stop);
    Buttons.name(stop, text("header.stop.tip"));
    JButton export =
        Buttons.plain(text("compare.export"), () -> commands.accept(WindowCommands.EXPORT));
    export.setIcon(Icons.of("export", Icons.BESIDE_TEXT));
    export.setToolTipText(Keys.tip(WindowCommands.EXPORT));
    Segments partSegments =
        new Segments(part(Parts.TREE), part(Parts.GRAPH), part(Parts.BOTH), part(Parts.CONFLICT));
    add(partSegments, "cell 0 0, height 32!");
    add(summary, "cell 1 0");
    add(stop, "cell 2 0");
    chooser = new ChooserSegments(decide);
    add(chooser, "cell 3 0");
    export.getAccessibleContext().setAccessibleName(export.getText());
    add(export, "cell 4 0, height 32!");
    words = new SpareWords(this);
    MoreButton more = words.more((MigLayout) getLayout());
    add(more, "cell 5 0");
    words.text(export).whole(summary).text(stop).into(more, chooser, export, partSegments);
  }

  private JToggleButton part(Parts part) {
    JToggleButton button =
        new JToggleButton(text("explore.parts." + part.name().toLowerCase(Locale.ROOT)));
    button.setToolTipText(Keys.tip(ExploreCommands.EXPLORE_PARTS));
    button.addActionListener(event -> model.setParts(part));
    parts.put(part, button);
    return button;
  }

  void update() {
    parts.forEach((part, button) -> button.setSelected(part == model.parts()));
    JToggleButton conflict = parts.get(Parts.CONFLICT);
    if (conflict != null) {
      boolean hasCauses = model.conflict().hasCauses();
      conflict.setEnabled(hasCauses);
      conflict.setToolTipText(
          hasCauses
              ? Keys.tip(ExploreCommands.EXPLORE_PARTS)
              : model.conflict().whyNot(new ConflictWords(Texts.phrases())));
    }
    boolean wasRunning = stop.isVisible();
    stop.setVisible(model.runs().isRunning());
    chooser.update();
    String solver = SolverWords.name(model.runs().solver());
    summary.setText(
        model.shown().map(tree -> words(solver, tree.tree(), tree.isComplete())).orElse(solver));
    if (!summary.getText().equals(lastSummary) || wasRunning != stop.isVisible()) {
      lastSummary = summary.getText();
      words.fit();
    }
  }

  private String words(String solver, SearchTree tree, boolean isComplete) {
    String counts = text("explore.summary", solver, tree.size() - 1, tree.fails(SearchTree.ROOT));
    if (isComplete && tree.size() >= TreeIndex.MOST_NODES) {
      return text("explore.summary.cut", counts);
    }
    return model.runs().isRunning() ? text("explore.summary.growing", counts) : counts;
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(0, 0, 1, 0, Colours.of(Token.LINE_SOFT)));
  }
}
