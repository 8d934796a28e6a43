package org.cspworkbench.app.gui.problem;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.game.Assessment;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.viewer.problem.OwnBoardModel;

/** What is known of a stated Sudoku: the number of its solutions, its givens, and of each digit. */
final class BoardFactsPane extends JPanel {

  private final OwnBoardModel board;
  private final JPanel verdict =
      new JPanel(new MigLayout("insets 10 14 10 14, fillx, wrap 1", "[grow, fill]"));
  private final JLabel solutions = Labels.heading("");
  private final WrappedText explanation = new WrappedText("", Token.TEXT);
  private final JLabel givens = Labels.heading("");
  private final JPanel digits =
      new JPanel(new MigLayout("insets 0, gap 6, wrap 3", "[grow, fill, sg]"));
  private ImmutableList<Long> counts = ImmutableList.of();

  BoardFactsPane(OwnBoardModel board) {
    super(
        new MigLayout("insets 14 16 14 16, fillx, wrap 1", "[grow, fill]", "[]14[]14[]14[]push[]"));
    this.board = board;
    digits.setOpaque(false);
    verdict.add(solutions, "wmin 0");
    verdict.add(explanation, "wmin 0");
    add(verdict, "wmin 0");
    add(givens, "wmin 0");
    add(digits, "wmin 0");
    add(new WrappedText(text("own.board.keys"), Token.TEXT_MUTED), "wmin 0");
    board.addListener(this::update);
    update();
  }

  private void update() {
    String clash = board.clash().orElse("");
    Assessment.Kind kind = board.solutions().orElse(null);
    solutions.setText(
        !clash.isEmpty()
            ? text("own.board.clash")
            : kind == null
                ? text("own.board.counting")
                : text("own.solutions." + Ascii.toLowerCase(kind.name())));
    explanation.setText(clash.isEmpty() ? text("own.board.counted") : clash + ".");
    boolean isGood = clash.isEmpty() && kind == Assessment.Kind.ONE;
    boolean isBad = !clash.isEmpty() || kind == Assessment.Kind.NONE;
    Token ground = isGood ? Token.SOLVED_FILL : isBad ? Token.CONFLICT_FILL : Token.BG_RAISED;
    Token edge = isGood ? Token.SOLVED_MARK : isBad ? Token.CONFLICT_MARK : Token.LINE_SOFT;
    verdict.setBackground(Colours.of(ground));
    verdict.setBorder(BorderFactory.createLineBorder(Colours.of(edge)));
    Labels.coloured(
        solutions, isGood ? Token.SOLVED_TEXT : isBad ? Token.CONFLICT_TEXT : Token.TEXT);
    if (!board.counts().equals(counts)) {
      counts = board.counts();
      long given = counts.stream().mapToLong(Long::longValue).sum();
      givens.setText(text("own.board.givens", given, counts.size() * counts.size()));
      digits.removeAll();
      for (int k = 0; k < counts.size(); k++) {
        JLabel digit = Labels.note(Symbols.of(k + 1) + " × " + counts.get(k));
        digits.add(Labels.styled(digit, "monospaced"));
      }
      digits.revalidate();
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(0, 1, 0, 0, Colours.of(Token.LINE_SOFT)));
    if (board != null) { // null during the constructor of the superclass
      update();
    }
  }
}
