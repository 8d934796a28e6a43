package org.cspworkbench.app.gui.play;

import static java.util.Objects.requireNonNull;
import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ParameterField;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.widget.Segments;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.viewer.play.BestTimes;
import org.cspworkbench.viewer.play.BoardKind;
import org.cspworkbench.viewer.play.GameFields;
import org.cspworkbench.viewer.play.GameMaker;
import org.cspworkbench.viewer.play.GameRequest;

/** The form for a new game, to the right of the board. */
final class NewGamePane extends JPanel {

  private static final String NUMBER = "width 84!";

  private final GameMaker maker;
  private final Supplier<BestTimes> times;
  private final Runnable close;
  private final ParameterField boards =
      ParameterField.chosen(GameFields.BOARD.parameter(), GameFields.boards());
  private final JToggleButton byFilled = new JToggleButton(text("new.filled"));
  private final JToggleButton byLevel = new JToggleButton(text("new.level"));
  private final Map<Difficulty, JRadioButton> difficulties = new EnumMap<>(Difficulty.class);
  private final Map<Difficulty, JLabel> filledCells = new EnumMap<>(Difficulty.class);
  private final Map<Level, JRadioButton> levels = new EnumMap<>(Level.class);
  private final JLabel best = Labels.note("");
  private final JPanel difficultyPanel = choices();
  private final JPanel levelPanel = choices();
  private final WrappedText filledNote = new WrappedText(text("new.filled.note"), Token.TEXT_MUTED);
  private final JToggleButton collected = new JToggleButton(text("new.collected"));
  private final JToggleButton fresh = new JToggleButton(text("new.fresh"));
  private final ParameterField hints = ParameterField.counted(GameFields.HINTS.parameter());
  private final ParameterField errors = ParameterField.counted(GameFields.ERRORS.parameter());
  private final ParameterField timed = ParameterField.checked(text("new.timed"));
  private final JButton start = Buttons.primary(text("new.start"), "play", this::start);

  NewGamePane(GameMaker maker, Supplier<BestTimes> times, Runnable close) {
    super(new MigLayout("insets 0, gap 0, fill", "[grow, fill]", "[grow, fill][]"));
    this.maker = maker;
    this.close = close;
    this.times = times;
    ScrolledColumn column =
        new ScrolledColumn("insets 16 16 12 16, gapy 8, fillx, wrap 1, hidemode 3");
    column.add(head());
    column.add(row("new.board", boards, "wmin 60, wmax 190"), "gaptop 4");
    column.add(Segments.narrow(byFilled, byLevel), "height 32!, gaptop 4");
    column.add(difficultyPanel);
    column.add(levelPanel);
    column.add(filledNote, "wmin 0");
    column.add(Segments.narrow(collected, fresh), "height 32!, gaptop 8");
    column.add(row("new.hints", hints, NUMBER), "gaptop 8");
    column.add(row("new.errors", errors, NUMBER));
    column.add(timed.component());
    add(column.scrolling(), "hmin 0, wrap");
    JPanel foot = new JPanel(new MigLayout("insets 12 16 14 16, fillx", "[grow, fill]"));
    foot.setOpaque(false);
    foot.add(start, "height 36!");
    add(foot);
    fillChoices();
    boards.onChange(this::showBasis);
    byFilled.addActionListener(event -> showBasis());
    byLevel.addActionListener(event -> showBasis());
    take(maker.request());
  }

  private JPanel head() {
    JPanel head = new JPanel(new MigLayout("insets 0, fillx", "[]push[]"));
    head.setOpaque(false);
    JLabel title = Labels.heading(text("new.title"));
    title.putClientProperty(FlatClientProperties.STYLE, "font: +3 $semibold.font");
    head.add(title);
    head.add(Buttons.close(text("notice.close"), close));
    return head;
  }

  private static JPanel choices() {
    JPanel panel = new JPanel(new MigLayout("insets 0, gapy 5, fillx", "[]push[right]"));
    panel.setOpaque(false);
    return panel;
  }

  private static JPanel row(String key, ParameterField field, String width) {
    JPanel row = new JPanel(new MigLayout("insets 0, fillx", "[]8:push[right]"));
    row.setOpaque(false);
    row.add(field.label(text(key)), "wmin 0");
    row.add(field.component(), width);
    return row;
  }

  private void fillChoices() {
    ButtonGroup group = new ButtonGroup();
    for (Difficulty difficulty : Difficulty.values()) {
      JRadioButton button = radio("", group);
      difficulties.put(difficulty, button);
      difficultyPanel.add(button);
      JLabel cells = Labels.note("");
      filledCells.put(difficulty, cells);
      difficultyPanel.add(cells, "wrap");
    }
    ButtonGroup ofLevels = new ButtonGroup();
    for (Level level : Level.values()) {
      JRadioButton button =
          radio(capital(text("level." + level.name().toLowerCase(Locale.ROOT))), ofLevels);
      levels.put(level, button);
      levelPanel.add(button);
      button.addActionListener(event -> showBest());
      levelPanel.add(
          Labels.note(text("new.level." + level.name().toLowerCase(Locale.ROOT))), "wmin 0, wrap");
    }
    levelPanel.add(best, "span 2, wmin 0, gaptop 4");
  }

  /** Shows the games that were won at the chosen level. */
  private void showBest() {
    best.setText(times.get().sentence(chosen(levels)).orElse(text("play.best.none")));
  }

  private static JRadioButton radio(String label, ButtonGroup group) {
    JRadioButton button = new JRadioButton(label);
    button.setOpaque(false);
    group.add(button);
    return button;
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private BoardKind board() {
    return GameFields.BOARD.parse(boards.text());
  }

  /** Enables the options that the selected board supports. */
  private void showBasis() {
    BoardKind board = board();
    byLevel.setEnabled(board.hasLevels());
    if (!board.hasLevels()) {
      byFilled.setSelected(true);
    }
    showDifficulties(board);
    collected.setEnabled(board.isCollected());
    if (!board.isCollected()) {
      fresh.setSelected(true);
    }
    difficultyPanel.setVisible(byFilled.isSelected());
    filledNote.setVisible(byFilled.isSelected());
    levelPanel.setVisible(byLevel.isSelected());
    revalidate();
  }

  private void showDifficulties(BoardKind board) {
    Shape shape = board.shape();
    difficulties.forEach(
        (difficulty, button) -> {
          button.setText(text("new.givens", difficulty.givens(shape)));
          button.setEnabled(board.offers(difficulty));
        });
    filledCells.forEach(
        (difficulty, label) ->
            label.setText(
                board.offers(difficulty)
                    ? text("new.cells", shape.cellCount())
                    : text("new.cells.no")));
    if (!board.offers(chosen(difficulties))) {
      // available on every board
      requireNonNull(difficulties.get(Difficulty.MEDIUM)).setSelected(true);
    }
  }

  /** Fills the form from {@code request}. */
  private void take(GameRequest request) {
    byLevel.setSelected(request.isRated());
    byFilled.setSelected(!request.isRated());
    requireNonNull(difficulties.get(request.difficulty()))
        .setSelected(true); // every difficulty has a button
    requireNonNull(levels.get(request.level())).setSelected(true);
    fresh.setSelected(request.isFresh());
    collected.setSelected(!request.isFresh());
    hints.show(GameFields.id(request.hints()));
    errors.show(GameFields.id(request.errors()));
    timed.show(Parameter.Truth.write(request.timed()));
    boards.show(Choices.id(request.board())); // deselects options that the board does not support
    showBasis();
    showBest();
  }

  private GameRequest request() {
    return new GameRequest(
        board(),
        byLevel.isSelected(),
        chosen(difficulties),
        chosen(levels),
        fresh.isSelected(),
        GameFields.HINTS.parse(hints.text()),
        GameFields.ERRORS.parse(errors.text()),
        GameFields.TIMED.parse(timed.text()),
        maker.request().help());
  }

  private static <E> E chosen(Map<E, JRadioButton> buttons) {
    return buttons.entrySet().stream()
        .filter(entry -> entry.getValue().isSelected())
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow(); // one button of a group is always selected
  }

  private void start() {
    maker.setRequest(request());
    maker.make();
    close.run();
  }

  /** Fills the form from the last request, and moves the focus to the start button. */
  void begin() {
    take(maker.request());
    start.requestFocusInWindow();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(0, 1, 0, 0, Colours.of(Token.LINE_SOFT)));
  }
}
