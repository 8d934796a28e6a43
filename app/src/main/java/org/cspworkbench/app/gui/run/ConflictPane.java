package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.output.PictureForms;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LegendCanvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.paint.graph.ConflictSymbol;
import org.cspworkbench.presentation.paint.graph.GraphLegend;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.explore.ConflictModel;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.words.Texts;

/**
 * The contradiction at the current position: the legend, the implication graph, the nogood in words
 * and the buttons that resolve it step by step.
 */
final class ConflictPane extends JPanel implements RunPane {

  private static final ConflictWords WORDS = new ConflictWords(Texts.phrases());

  private final ExploreModel explored;
  private final ConflictModel model;
  private final ConflictCanvas canvas;
  private final JLabel nogood = Labels.styled(new JLabel(" "), "monospaced");
  private final JLabel sentence = Labels.text(" ");
  private final JLabel count = Labels.note(" ");
  private final JButton back;
  private final JButton resolve;
  private final JToggleButton turn = new JToggleButton(text("conflict.turn"));
  private final JPanel learnt;
  private final LearntCanvas list;
  private final JScrollPane listScroll;
  private final JScrollPane learntScroll;

  /** Creates the pane of {@code model}. */
  ConflictPane(ExploreModel explored, Commands commands) {
    super(
        new MigLayout(
            "insets 0, gap 0, fill, wrap 1", "[grow, fill]", "[][grow, fill, shrinkprio 200][][]"));
    this.explored = explored;
    this.model = explored.conflict();
    canvas = new ConflictCanvas(model);
    back = Buttons.icon("step-back", Icons.BESIDE_TEXT, text("conflict.back"), model::takeBack);
    resolve = Buttons.plain(text("conflict.resolve"), model::resolve);
    learnt = learnt();
    add(
        Bar.legend(
            legend(),
            commands,
            BarItem.plain(ReplayCommands.PREVIOUS_CONTRADICTION)
                .text(text("conflict.previous"))
                .low()
                .at("gapleft 12, height 30!"),
            BarItem.plain(ReplayCommands.NEXT_CONTRADICTION).text(text("conflict.next")).low()),
        "wmin 0");
    JScrollPane scroll = new JScrollPane(canvas);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    scroll
        .getViewport()
        .addComponentListener(
            new ComponentAdapter() {
              @Override
              public void componentResized(ComponentEvent event) {
                canvas.update(); // the graph is as wide as what is left beside a scroll bar
              }
            });
    add(scroll, "wmin 0, hmin 0");
    learntScroll = new JScrollPane(learnt); // narrow panes have no room for all of it
    learntScroll.setBorder(BorderFactory.createEmptyBorder());
    learntScroll.setOpaque(false);
    learntScroll.getViewport().setOpaque(false);
    add(learntScroll, "wmin 0, hmin pref, hidemode 3");
    list = new LearntCanvas(model);
    listScroll = new JScrollPane(list);
    listScroll.setBorder(BorderFactory.createEmptyBorder(0, 8, 4, 8));
    add(listScroll, "wmin 0, height 60:150:150, hidemode 3");
    model.addListener(this::update);
  }

  private JPanel learnt() {
    JPanel panel =
        new JPanel(
            new MigLayout(
                "insets 10 16 10 16, fillx, gap 8 6, hidemode 3",
                "[][grow, fill][][][][]",
                "[28!][22!]"));
    panel.setOpaque(false);
    panel.add(Labels.heading(text("conflict.nogood")), "cell 0 0");
    Overflow.SHORTENED.declareFor(nogood);
    panel.add(nogood, "cell 1 0, wmin 0");
    panel.add(count, "cell 2 0");
    panel.add(back, "cell 3 0");
    resolve.setToolTipText(text("conflict.resolve.tip"));
    panel.add(resolve, "cell 4 0, height 28!");
    turn.setToolTipText(text("conflict.turn.tip"));
    turn.setRequestFocusEnabled(false);
    turn.addActionListener(event -> model.switchExercise());
    panel.add(turn, "cell 5 0, height 28!");
    Overflow.SHORTENED.declareFor(sentence);
    panel.add(sentence, "cell 0 1, span 6, growx, wmin 0");
    return panel;
  }

  @Override
  public JComponent component() {
    return this;
  }

  @Override
  public void update() {
    NogoodDerivation analysis = model.analysis().orElse(null);
    learntScroll.setVisible(analysis != null && !model.isWithoutDecision());
    if (analysis != null) {
      int last = model.lastCut();
      boolean isDone = model.isResolved();
      set(nogood, isDone ? WORDS.nogood(analysis) : text("conflict.unresolved"));
      set(sentence, model.sentence(WORDS));
      count.setText(text("conflict.steps", model.cut(), last));
      boolean isExercise = model.exercise().isPresent();
      turn.setSelected(isExercise);
      back.setEnabled(model.cut() > 0 && !isExercise);
      resolve.setText(text(isDone ? "conflict.again" : "conflict.resolve"));
      resolve.setEnabled(last > 0 && !isExercise);
    }
    listScroll.setVisible(analysis != null && !model.learnt().entries().isEmpty());
    list.update();
    canvas.update();
  }

  private static void set(JLabel label, String text) {
    label.setText(text);
    label.setToolTipText(text);
  }

  @Override
  public boolean isWanted() {
    return explored.parts().haveConflict();
  }

  @Override
  public boolean isReady() {
    return model.isReady();
  }

  @Override
  public Optional<JComponent> keyboard() {
    return Optional.of(canvas);
  }

  @Override
  public ImmutableSet<KeyScope> scopes() {
    return ImmutableSet.of(ExploreCommands.Scopes.TREE);
  }

  @Override
  public Dimension least() {
    return new Dimension(280, 380);
  }

  @Override
  public ImmutableList<OutputForm> exports() {
    return isShowing() ? PictureForms.of(canvas, text("export.conflict")) : ImmutableList.of();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    if (learnt != null) { // null during the constructor of the superclass
      learnt.setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, Colours.of(Token.LINE_SOFT)));
    }
  }

  private static LegendCanvas legend() {
    return new LegendCanvas(
        text("conflict.legend"),
        new GraphLegend(
            ConflictSymbol.values(), symbol -> text("conflict.legend." + symbol.key())));
  }
}
