package org.cspworkbench.app.gui.animate;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.FillingScrollPane;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.question.QuestionKind;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.GivensEditor;
import org.cspworkbench.viewer.animate.Notice;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.output.OutputForm;

/**
 * The page of the Animate workspace: header and notices; the columns of decisions, board and code;
 * below them narration, scrub bar and transport.
 */
public final class AnimatePage extends JPanel {

  /** The minimum height at which a lesson is placed above all columns. */
  private static final int ROOM_FOR_LESSON = 540;

  private final AnimateModel model;
  private final Bar header;
  private final NoticeBar notices;
  private final BoardPane board;
  private final CellPopover popover;
  private int followed; // the position at which the cell being tried was brought into sight
  private final AnimateColumns columns;
  private final LessonStrip lesson;
  private final QuestionStrip question;
  private final RunFooter footer;

  /** Creates the page of {@code model}, whose givens are edited by {@code givens}. */
  public AnimatePage(AnimateModel model, GivensEditor givens, Consumer<Command> commands) {
    super(
        new MigLayout(
            "insets 0, gap 0, fill, hidemode 3, wrap 1", "[grow, fill]", "[][][][grow, fill][][]"));
    this.model = model;
    header = AnimateHeader.of(model, commands);
    notices = new NoticeBar(model, this::noticeOfRun);
    lesson = new LessonStrip(model.lesson());
    board =
        BoardPane.full(() -> model.playback().map(Playback::player), givens::still, this::marked);
    GivensKeys.on(board, givens);
    TileKeys.on(board, model.tileCursor());
    popover = new CellPopover(model, board);
    columns = new AnimateColumns(model, board, commands);
    footer =
        new RunFooter(
            this,
            model,
            () -> givens.sentence().or(this::nothingDrawn),
            commands,
            this::focusBoard);
    WhyPopover.on(board, model.why(), footer.narration());
    question = new QuestionStrip(model);
    add(header, "cell 0 0, wmin 0");
    add(notices, "cell 0 1, wmin 0");
    add(lesson, "cell 0 2, wmin 0");
    add(
        new FillingScrollPane(columns, AnimateColumns.LEAST_WIDTH, AnimateColumns.LEAST_HEIGHT),
        "cell 0 3, wmin 0, hmin 0");
    add(question, "cell 0 4, wmin 0");
    add(footer, "cell 0 5, wmin 0");
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            placeLesson();
          }
        });
    model.addListener(this::update);
    update();
  }

  /**
   * Places the lesson above all columns or, if the page is low, in the right column, which leaves
   * more space for the board.
   */
  private void placeLesson() {
    boolean isLow = getHeight() > 0 && Canvas.unscaled(getHeight()) < ROOM_FOR_LESSON;
    boolean isInColumn = isLow || Theme.current() == Theme.PROJECTOR;
    if (isInColumn != lesson.isInColumn()) {
      lesson.setInColumn(isInColumn);
      if (isInColumn) {
        columns.addAbove(lesson);
      } else {
        add(lesson, "cell 0 2, wmin 0");
      }
      revalidate();
    }
  }

  /** Selects the cell of an open question about tiles, or else the cell whose tiles are listed. */
  private Moment marked(Moment moment, Csp csp) {
    return model
        .quiz()
        .question()
        .filter(asked -> asked.kind() == QuestionKind.TILES)
        .map(asked -> moment.withSelected(asked.variable()))
        .orElseGet(() -> model.why().mark(moment.withSelected(model.tileCursor().cell())));
  }

  /** Returns the sentence about an image of tiles on which nothing has run yet. */
  private Optional<String> nothingDrawn() {
    return model
        .opened()
        .filter(opened -> model.session().isEmpty())
        .flatMap(opened -> TileScene.of(opened.problem().csp()))
        .map(scene -> text("narration.nothing"));
  }

  /** Returns the notice of the run; the window displays the notice about rejected input. */
  private Optional<Notice> noticeOfRun() {
    return model.fault().isPresent() ? Optional.empty() : model.notice();
  }

  private void update() {
    header.update();
    notices.update();
    board.showFigure(model.tiles().figure());
    board.update();
    followBoard();
    columns.update();
    popover.update();
    lesson.update();
    question.update();
    footer.narration().setVisible(!question.isVisible());
    footer.update();
    repaint(); // as one region: the panels appear together, not one after the other
  }

  /**
   * Keeps the cell being tried in sight: during playback until the user scrolls, and after each
   * step or jump.
   */
  private void followBoard() {
    boolean isPlaying = model.playback().filter(Playback::isPlaying).isPresent();
    int position = model.playback().map(Playback::position).orElse(0);
    if (!isPlaying) {
      board.allowFollowing();
    }
    if (isPlaying || position != followed) {
      board.followTried();
    }
    followed = position;
  }

  /** Processes newly recorded events; called once per frame. */
  public void follow() {
    footer.follow();
  }

  /**
   * Returns the formats in which the current view or the whole run can be exported; empty if there
   * is no run.
   */
  public ImmutableList<OutputForm> outputForms() {
    return RunForms.of(model);
  }

  /** Returns whether the picture of the problem is ready. */
  public boolean isReady() {
    return board.isReady();
  }

  /** Returns its parts in the order of keyboard traversal. */
  public ImmutableList<Component> regions() {
    return ImmutableList.<Component>builder()
        .add(header, lesson, board)
        .addAll(footer.controls())
        .addAll(columns.besideBoard())
        .add(footer.narration(), question, notices)
        .build();
  }

  /** Opens the editor for the note of a bookmark at the current position. */
  public void writeNote() {
    footer.writeNote();
  }

  /** Explains what the last event removed, if it removed something. */
  public void explain() {
    WhyPopover.ofLastEvent(model.why(), board, footer.narration());
  }

  /** Shows or hides the legend of the cells. */
  public void switchLegend() {
    columns.switchLegend();
  }

  /** Gives the keyboard focus to the board. */
  public void focusBoard() {
    board.requestFocusInWindow();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (footer != null) { // null while the superclass is being constructed
      placeLesson();
    }
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
