package org.cspworkbench.app.gui.explore;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.animate.WhyPopover;
import org.cspworkbench.app.gui.explore.conflict.JumpPane;
import org.cspworkbench.app.gui.explore.decide.DecideModel;
import org.cspworkbench.app.gui.explore.decide.DecidePane;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.playback.Playback;

/**
 * The column of the current node: the board, the details of the node, and the choices that the
 * search had there or, if the viewer chooses, those of the viewer.
 */
final class NodeColumn extends JPanel {

  private static final int ROOM_FOR_FACTS = 480;

  private final ExploreModel model;
  private final BoardPane board;
  private final JLabel event = Labels.note("");
  private final NodePane node = new NodePane();
  private final ChoicesPane choices;
  private final DecidePane deciding;
  private final JumpPane jump;
  private final JLabel title = Labels.heading(text("explore.board"));

  /**
   * Creates the column of {@code model}, in which {@code decide} lets the viewer choose, and
   * removed values are explained above {@code narration}.
   */
  NodeColumn(ExploreModel model, DecideModel decide, JComponent narration) {
    super(
        new MigLayout(
            "insets 0, gap 0, fill, wrap 1, hidemode 3",
            "[grow, fill]",
            "[][shrinkprio 50, fill][][grow, fill]"));
    this.model = model;
    board =
        BoardPane.compact(
            () -> model.runs().playback().map(Playback::player),
            (moment, csp) -> model.runs().why().mark(moment));
    WhyPopover.on(board, model.runs().why(), narration);
    choices = new ChoicesPane(model);
    deciding =
        new DecidePane(decide, model.report()::outcome, ExploreCommands.NODE_TAKE.keysTitle());
    JPanel head = new JPanel(new MigLayout("insets 10 16 6 16, fillx", "[]push[]"));
    head.setOpaque(false);
    head.add(title);
    head.add(event);
    add(head, "wmin 0");
    add(board.scrolling(), "wmin 0, height 110:336:480, gap 12 12 0 8");
    add(node, "wmin 0");
    add(choices, "cell 0 3, wmin 0, height 132:140");
    add(deciding, "cell 0 3, wmin 0, height 132:140");
    jump = new JumpPane(model.conflict());
    add(jump, "cell 0 3, wmin 0, height 164:240");
    board.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            if (deciding.isWanted()) {
              board.cellAt(event).ifPresent(deciding::pick);
            }
          }
        });
  }

  /** Updates the column from the models. */
  void update() {
    boolean isConflict = model.parts().haveConflict() && !deciding.isWanted();
    title.setText(text(isConflict ? "conflict.board" : "explore.board"));
    jump.setVisible(isConflict);
    jump.update();
    choices.setVisible(!deciding.isWanted() && !isConflict);
    deciding.setVisible(deciding.isWanted());
    deciding.update();
    board.update();
    event.setText(
        model.runs().playback().map(at -> text("explore.event", at.position())).orElse(""));
    node.update(model.report().facts());
    choices.update(model.report().choices(), model.report().facts());
  }

  /** Makes the marked choice if the viewer chooses; otherwise follows the search. */
  void take() {
    if (deciding.isWanted()) {
      deciding.takeMarked();
    } else {
      model.take();
    }
  }

  /** Returns whether there is space for more than board and choices; false on projectors. */
  boolean hasRoomForFacts() {
    return getHeight() >= UIScale.scale(ROOM_FOR_FACTS) && Theme.current() != Theme.PROJECTOR;
  }

  /** Shows the details if there is space for them and the viewer does not choose. */
  void fitFacts() {
    node.setVisible(hasRoomForFacts() && !deciding.isWanted() && !model.parts().haveConflict());
  }

  /** Returns whether the picture of the problem is up to date. */
  boolean isReady() {
    return board.isReady();
  }

  /** Moves the focus to the board. */
  void focusBoard() {
    board.requestFocusInWindow();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(0, 1, 0, 0, Colours.of(Token.LINE_SOFT)));
  }
}
