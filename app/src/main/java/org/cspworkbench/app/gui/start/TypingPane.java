package org.cspworkbench.app.gui.start;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.Preview;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.input.GalleryCompletion;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The pane for typing a puzzle: the text, its preview as a board, and its errors. */
final class TypingPane extends JPanel {

  private final JTextArea area = new JTextArea(11, 26);
  private final JLabel verdict = Labels.note(" ");
  private final Completions completions = new Completions();
  private final PuzzlePreview preview = new PuzzlePreview();
  private final JButton play;
  private final JButton watch;

  TypingPane(Consumer<String> watches, Consumer<String> plays, Runnable back) {
    super(
        new MigLayout(
            "insets 36 32 24 32, fill, hidemode 3",
            "[grow, fill]24[grow, fill]",
            "[]4[]16[120:420:420]10[]6[]10[]push"));
    this.play =
        Buttons.primary(Texts.text("typing.play"), "board", () -> plays.accept(area.getText()));
    this.watch = Buttons.plain(Texts.text("typing.watch"), () -> watches.accept(area.getText()));
    JLabel title = Labels.styled(new JLabel(Texts.text("typing.title")), "h3");
    title.putClientProperty(FlatClientProperties.STYLE, "font: +3 $semibold.font");
    add(title, "span 2, wrap");
    add(
        new WrappedText(Texts.text("typing.note"), Token.TEXT_MUTED),
        "span 2, growx, wmin 0, wrap");
    Labels.styled(area, "monospaced");
    area.putClientProperty(FlatClientProperties.STYLE, "font: +2 $monospaced.font");
    area.setTabSize(2);
    area.getAccessibleContext().setAccessibleName(Texts.text("typing.title"));
    area.getDocument().addDocumentListener(new Reread());
    add(new JScrollPane(area), "width 200:300:560, grow");
    add(preview, "grow, wmin 0, wrap");
    add(verdict, "span 2, growx, wmin 0, wrap");
    add(completions, "span 2, growx, wmin 0, wrap");
    JPanel buttons = new JPanel(new MigLayout("insets 0, gap 8"));
    buttons.setOpaque(false);
    buttons.add(play);
    buttons.add(watch);
    buttons.add(Buttons.plain(Texts.text("typing.back"), back));
    add(buttons, "span 2");
    read();
  }

  /** Shows {@code text}, to be changed, from its beginning. */
  void begin(String text) {
    area.setText(text);
    area.setCaretPosition(0);
    begin();
  }

  /** Moves the focus to the text. */
  void begin() {
    area.requestFocusInWindow();
  }

  private void read() {
    Reading reading =
        PuzzleEntry.ofText(Texts.text("entry.typed"), Texts.text("entry.text"), area.getText());
    boolean empty = area.getText().isBlank();
    if (reading instanceof Reading.Opened opened) {
      preview.show(opened);
      verdict.setText(opened.remark().orElse(Texts.text("typing.ready")));
      Labels.coloured(
          verdict, opened.remark().isPresent() ? Token.CONFLICT_TEXT : Token.SOLVED_TEXT);
    } else if (reading instanceof Reading.Refused refused) {
      verdict.setText(empty ? " " : refused.sentence());
      Labels.coloured(verdict, Token.CONFLICT_TEXT);
    }
    verdict.setToolTipText(verdict.getText());
    completions.show(GalleryCompletion.of(area.getText()));
    watch.setEnabled(reading instanceof Reading.Opened);
    play.setEnabled(
        reading instanceof Reading.Opened opened && opened.problem() instanceof Problem.Sudoku);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }

  /** The problems that the typed text can name; a click or Ctrl+Space types one. */
  private final class Completions extends JPanel {
    private static final int MOST = 4;

    private ImmutableList<String> offered = ImmutableList.of();

    Completions() {
      super(new MigLayout("insets 0, gap 6"));
      setOpaque(false);
      setVisible(false);
      LocalKeys.whenFocused(
          area, "control SPACE", () -> offered.stream().findFirst().ifPresent(area::setText));
    }

    void show(ImmutableList<String> all) {
      if (!all.equals(offered)) {
        offered = all;
        removeAll();
        all.stream().limit(MOST).forEach(this::add);
        setVisible(!all.isEmpty());
        revalidate();
      }
    }

    private void add(String text) {
      JButton button = Buttons.plain(text, () -> area.setText(text));
      button.setToolTipText(Texts.text("typing.complete"));
      Labels.styled(button, "monospaced");
      add(button);
    }
  }

  /** A listener that reads the text after each change. */
  private final class Reread implements DocumentListener {
    @Override
    public void insertUpdate(DocumentEvent event) {
      read();
    }

    @Override
    public void removeUpdate(DocumentEvent event) {
      read();
    }

    @Override
    public void changedUpdate(DocumentEvent event) {
      read();
    }
  }

  /** A preview of the last text that was a valid puzzle. */
  private static final class PuzzlePreview extends Canvas {
    private static final int LARGEST = 420;
    private static final BoardView VIEW = new BoardView(false, false, true);

    private Reading opened = PuzzleEntry.ofGrid("", Grid.empty(Shape.ofSize(9)));
    private @Nullable Preview preview;

    PuzzlePreview() {
      super(Token.BG_PANEL);
      setWantedSize(240, 240);
      show(opened);
    }

    void show(Reading newOpened) {
      opened = newOpened;
      WindowThreads.background()
          .run(
              () -> Previews.of(newOpened, VIEW, "mac"),
              made -> {
                if (opened == newOpened) { // and the text has not changed since
                  preview = made.orElse(null);
                  repaint();
                }
              });
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {
      if (preview != null) {
        preview.paintSquare(g, width, height, LARGEST);
      }
    }
  }
}
