package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.app.gui.replay.ConstraintList;
import org.cspworkbench.app.gui.run.decide.DecidePane;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.FillingScrollPane;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.explore.GraphModel;
import org.cspworkbench.viewer.output.OutputForm;

/**
 * The column of the current node: the board, the details of the node, and the choices that the
 * search had there or, if the viewer chooses, those of the viewer. Where there is little height,
 * the choices of the viewer are beside the board.
 */
final class NodeColumn extends JPanel implements RunPane {

  private static final int ROOM_FOR_FACTS = 480;
  private static final int ROOM_BELOW_BOARD = 400; // for the choices of the viewer
  private static final int LEAST_WIDTH = 300;
  private static final int WIDTH = 364;
  private static final int WIDTH_BESIDE = 420;
  private static final int LEAST_HEIGHT = 290;
  private static final int LEAST_HEIGHT_BESIDE = 250;
  private static final int MOST_HEIGHT = 480; // of the board
  private static final int MARGIN = 12; // to the left of the board
  private static final double SHARE_OF_BOARD = 0.38; // of the width, beside the choices
  private static final double SHARE_OF_LIST = 0.44; // of a board that lists the variables

  private final ExploreModel model;
  private final BoardPane board;
  private final JLabel event = Labels.note("");
  private final JPanel head;
  private final JScrollPane boardRoom;
  private final ConstraintList constraints; // beside their graph, in place of the board
  private final NodePane node = new NodePane();
  private final ChoicesPane choices;
  private final DecidePane deciding;
  private final JumpPane jump;
  private final JLabel title = Labels.heading(text("explore.board"));
  private final FillingScrollPane room =
      new FillingScrollPane(this, LEAST_WIDTH, LEAST_HEIGHT); // around it
  private int sideOfBoard; // beside the choices; 0 if they are below it
  private int heightOfBoard; // beside the choices

  /**
   * Creates the column of {@code model}, in which {@code decide} lets the viewer choose, the
   * constraints of {@code graph} are listed while it is shown, and removed values are explained
   * above {@code narration}.
   */
  NodeColumn(ExploreModel model, DecideModel decide, GraphModel graph, JComponent narration) {
    super(new MigLayout("insets 0, gap 0, fill, hidemode 3"));
    this.model = model;
    board = BoardPane.compact(this::displayed, (moment, csp) -> model.runs().why().mark(moment));
    WhyPopover.on(board, model.runs().why(), narration);
    choices = new ChoicesPane(model);
    deciding =
        new DecidePane(decide, model.report()::result, Keys.title(ExploreCommands.NODE_TAKE));
    head = new JPanel(new MigLayout("insets 10 16 6 16, fillx", "[]push[]"));
    head.setOpaque(false);
    head.add(title);
    head.add(event);
    add(head, "cell 0 0, wmin 0");
    boardRoom = board.scrolling();
    add(boardRoom);
    constraints = new ConstraintList(graph, line -> {}); // all are read
    add(constraints, "cell 0 1, wmin 0, height 110:336:%d".formatted(MOST_HEIGHT));
    graph.addListener(this::updateConstraints);
    add(node, "cell 0 2, wmin 0");
    add(deciding.head());
    add(choices, "cell 0 4, wmin 0, height 132:140");
    add(deciding);
    add(deciding.summary(), "cell 0 2, wmin 0, gap 16 8 4 0");
    jump = new JumpPane(model.conflict());
    add(jump, "cell 0 4, wmin 0, height 164:240");
    placeBelow();
    deciding.summary().setVisible(false);
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            arrange();
            fitFacts();
          }
        });
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

  private void updateConstraints() {
    if (constraints.isVisible()) {
      constraints.update();
    }
  }

  @Override
  public JComponent component() {
    return room;
  }

  @Override
  public void update() {
    fitFacts();
    boolean isConflict = showsConflict();
    title.setText(
        text(
            isConflict && model.conflict().player().isPresent()
                ? "conflict.board"
                : "explore.board"));
    jump.setVisible(isConflict);
    jump.update();
    choices.setVisible(!deciding.isWanted() && !isConflict);
    deciding.setVisible(deciding.isWanted());
    arrange();
    deciding.update();
    board.update();
    updateConstraints();
    event.setText(displayed().map(at -> text("explore.event", at.position())).orElse(""));
    node.update(model.report().facts());
    choices.update(model.report().choices(), model.report().facts());
  }

  private boolean showsConflict() {
    return model.parts().haveConflict() && !deciding.isWanted();
  }

  /** Returns the position of the board: that of the contradiction, if one is shown. */
  private Optional<TracePlayer> displayed() {
    Optional<TracePlayer> current = model.runs().playback().map(Playback::player);
    return showsConflict() ? model.conflict().player().or(() -> current) : current;
  }

  /** Places the choices of the viewer below the board or, if the column is too low, beside it. */
  private void arrange() {
    boolean isBeside = isBesideBoard();
    double share = board.isList() ? SHARE_OF_LIST : SHARE_OF_BOARD;
    int side = isBeside ? (int) (Canvas.unscaled(getWidth()) * share) : 0;
    int height = board.isList() ? MOST_HEIGHT : side - MARGIN;
    deciding.head().setVisible(deciding.isWanted());
    boolean hasBoard = !isDrawnAsGraph() || deciding.isWanted();
    boardRoom.setVisible(hasBoard);
    constraints.setVisible(!hasBoard);
    head.setVisible(hasBoard && !isBeside);
    room.setLeastHeight(deciding.isWanted() ? LEAST_HEIGHT_BESIDE : LEAST_HEIGHT);
    if (side != sideOfBoard || (isBeside && height != heightOfBoard)) {
      sideOfBoard = side;
      heightOfBoard = height;
      deciding.summary().setVisible(isBeside);
      deciding.setBesideBoard(isBeside);
      if (isBeside) {
        placeBeside();
      } else {
        placeBelow();
      }
      revalidate();
    }
  }

  /** Returns whether the constraint graph shows the same problem at the same event. */
  private boolean isDrawnAsGraph() {
    return model.parts().haveGraph();
  }

  private boolean isBesideBoard() {
    return deciding.isWanted() && getHeight() < UIScale.scale(ROOM_BELOW_BOARD);
  }

  private void placeBeside() {
    MigLayout layout = (MigLayout) getLayout();
    layout.setColumnConstraints("[%d!, fill][grow, fill]".formatted(sideOfBoard));
    layout.setRowConstraints("[][shrinkprio 50, fill][grow, top]");
    layout.setComponentConstraints(deciding.head(), "cell 0 0 2 1, wmin 0");
    layout.setComponentConstraints(
        boardRoom,
        "cell 0 1, wmin 0, height 110:%d:%<d, gap %d 0 0 0".formatted(heightOfBoard, MARGIN));
    layout.setComponentConstraints(deciding, "cell 1 1 1 2, wmin 0, hmin 0, growy");
  }

  private void placeBelow() {
    MigLayout layout = (MigLayout) getLayout();
    layout.setColumnConstraints("[grow, fill]");
    layout.setRowConstraints("[][shrinkprio 50, fill][][][grow, fill]");
    layout.setComponentConstraints(deciding.head(), "cell 0 3, wmin 0");
    layout.setComponentConstraints(
        boardRoom, "cell 0 1, wmin 0, height 110:336:%d, gap 12 12 0 8".formatted(MOST_HEIGHT));
    layout.setComponentConstraints(deciding, "cell 0 4, wmin 0, height 128:130");
  }

  @Override
  public int usualWidth(int whole) {
    int beside = Math.max(LEAST_WIDTH, Math.min(WIDTH_BESIDE, Canvas.unscaled(whole) * 48 / 100));
    return UIScale.scale(isBesideBoard() ? beside : WIDTH);
  }

  @Override
  public Dimension least() {
    return new Dimension(LEAST_WIDTH, 0);
  }

  /** Makes the marked choice if the viewer chooses; otherwise follows the search. */
  void take() {
    if (deciding.isWanted()) {
      deciding.takeMarked();
    } else {
      model.take();
    }
  }

  /**
   * Shows the details if there is space for more than board and choices, which there is not on
   * projectors, and the viewer does not choose.
   */
  private void fitFacts() {
    boolean hasRoom =
        getHeight() >= UIScale.scale(ROOM_FOR_FACTS) && Theme.current() != Theme.PROJECTOR;
    node.setVisible(hasRoom && !deciding.isWanted() && !model.parts().haveConflict());
  }

  @Override
  public boolean isReady() {
    return board.isReady() && model.isUpToDate();
  }

  @Override
  public Optional<JComponent> keyboard() {
    return boardRoom.isVisible() ? Optional.of(board) : Optional.empty();
  }

  /** Returns the format of the run as a web page. */
  @Override
  public ImmutableList<OutputForm> exports() {
    return RunForms.page(model.runs()).stream().collect(ImmutableList.toImmutableList());
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
