package org.cspworkbench.app.gui.animate;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.tape.BoardPane;
import org.cspworkbench.app.gui.tape.TapeFoot;
import org.cspworkbench.app.gui.tape.TransportBar;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.FillingScrollPane;
import org.cspworkbench.presentation.paint.Token;
import org.cspworkbench.presentation.playback.Playback;

/**
 * The workspace that animates: header, strip of notices; then the columns of decisions, board and
 * code; below them narration, scrub bar and transport.
 */
public final class AnimatePage extends JPanel {

  /** The least height at which a lesson stands above all columns. */
  private static final int ROOM_FOR_LESSON = 540;

  private final AnimateModel model;
  private final HeaderBar header;
  private final NoticeStrip notices;
  private final BoardPane board;
  private final AnimateColumns columns;
  private final LessonStrip lesson;
  private final NarrationStrip narration;
  private final QuestionStrip question;
  private final RunScrubBar scrub;
  private final TransportBar transport;

  /** The workspace that shows {@code model}, on whose givens {@code givens} has a cursor. */
  public AnimatePage(AnimateModel model, GivensEditor givens, Consumer<Command> commands) {
    super(
        new MigLayout(
            "insets 0, gap 0, fill, hidemode 3, wrap 1", "[grow, fill]", "[][][][grow, fill][][]"));
    this.model = model;
    header = new HeaderBar(model, commands);
    notices = new NoticeStrip(model, this::noticeOfRun);
    lesson = new LessonStrip(model.lesson());
    board = BoardPane.full(() -> model.playback().map(Playback::player), givens::still);
    GivensKeys.on(board, givens);
    columns = new AnimateColumns(model, board);
    narration = new NarrationStrip(model, givens::told);
    question = new QuestionStrip(model);
    scrub = new RunScrubBar(model, this::focusBoard);
    transport =
        new TransportBar(
            new AnimateTransport(model),
            commands,
            this::focusBoard,
            new JumpButtons(commands),
            TransportBar.marks(commands));
    add(header, "cell 0 0, wmin 0");
    add(notices, "cell 0 1, wmin 0");
    add(lesson, "cell 0 2, wmin 0");
    add(
        new FillingScrollPane(columns, AnimateColumns.LEAST_WIDTH, AnimateColumns.LEAST_HEIGHT),
        "cell 0 3, wmin 0, hmin 0");
    add(narration, "cell 0 4, wmin 0");
    add(question, "cell 0 4, wmin 0");
    add(new TapeFoot(this, scrub, transport), "cell 0 5, wmin 0");
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

  /** Where height is scarce, its text stands beside the board, which then can be larger. */
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

  /** The window says what is wrong with what was handed in. */
  private Optional<Notice> noticeOfRun() {
    return model.fault().isPresent() ? Optional.empty() : model.notice();
  }

  private void update() {
    header.update();
    notices.update();
    board.update();
    columns.update();
    narration.update();
    lesson.update();
    question.update();
    narration.setVisible(!question.isVisible());
    scrub.update();
    transport.update();
  }

  /** Takes in what has come onto the tape; to be called once a frame. */
  public void follow() {
    scrub.follow();
  }

  /** The forms in which the run can be written, as it is seen now or whole; none without one. */
  public ImmutableList<OutputForm> outputForms() {
    return RunForms.of(model);
  }

  /** Whether the picture of the problem is there. */
  public boolean isReady() {
    return board.isReady();
  }

  /** Its parts, in the order in which the keyboard goes through them. */
  public ImmutableList<Component> regions() {
    return ImmutableList.<Component>builder()
        .add(header, lesson, board, scrub, transport)
        .addAll(columns.besideBoard())
        .add(narration, question, notices)
        .build();
  }

  /** Lets a note be written to a bookmark where the viewer stands. */
  public void writeNote() {
    scrub.writeNote();
  }

  /** Shows what the marks of the cells mean, or leaves their place to the decisions. */
  public void switchLegend() {
    columns.switchLegend();
  }

  /** Gives the keyboard to the board. */
  public void focusBoard() {
    board.requestFocusInWindow();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (transport != null) { // not yet while the page itself is being made
      placeLesson();
    }
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
