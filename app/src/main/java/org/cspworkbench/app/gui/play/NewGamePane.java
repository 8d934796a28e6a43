package org.cspworkbench.app.gui.play;

import static java.util.Objects.requireNonNull;
import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JSpinner;
import javax.swing.JToggleButton;
import javax.swing.SpinnerListModel;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.widget.Segments;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.presentation.game.Allowance;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.viewer.play.BoardKind;
import org.cspworkbench.viewer.play.GameMaker;
import org.cspworkbench.viewer.play.GameRequest;
import org.cspworkbench.viewer.play.Help;
import org.cspworkbench.viewer.words.SolverWords;

/** The form for a new game, to the right of the board. */
final class NewGamePane extends JPanel {

  private static final int MOST_ALLOWED = 20;
  private static final String UNLIMITED = "∞";
  private static final List<String> ALLOWANCES =
      Stream.concat(
              IntStream.rangeClosed(0, MOST_ALLOWED).mapToObj(Integer::toString),
              Stream.of(UNLIMITED))
          .toList();

  private final GameMaker maker;
  private final Runnable close;
  private final JComboBox<BoardKind> boards = new JComboBox<>(BoardKind.values());
  private final JToggleButton byFilled = new JToggleButton(text("new.filled"));
  private final JToggleButton byLevel = new JToggleButton(text("new.level"));
  private final Map<Difficulty, JRadioButton> difficulties = new EnumMap<>(Difficulty.class);
  private final Map<Difficulty, JLabel> filledCells = new EnumMap<>(Difficulty.class);
  private final Map<Level, JRadioButton> levels = new EnumMap<>(Level.class);
  private final JPanel difficultyPanel = choices();
  private final JPanel levelPanel = choices();
  private final WrappedText filledNote = new WrappedText(text("new.filled.note"), Token.TEXT_MUTED);
  private final JToggleButton collected = new JToggleButton(text("new.collected"));
  private final JToggleButton fresh = new JToggleButton(text("new.fresh"));
  private final JSpinner hints = new JSpinner(new SpinnerListModel(ALLOWANCES));
  private final JSpinner errors = new JSpinner(new SpinnerListModel(ALLOWANCES));
  private final JCheckBox timed = new JCheckBox(text("new.timed"));
  private final JComboBox<String> solvers =
      new JComboBox<>(SolverCatalog.SOLVERS.stream().map(SolverWords::name).toArray(String[]::new));
  private final JCheckBox animated = new JCheckBox(text("new.animated"));
  private final JSpinner delay = new JSpinner(new SpinnerNumberModel(0, 0, Delay.LONGEST, 20));
  private final JButton start = Buttons.primary(text("new.start"), "play", this::start);

  NewGamePane(GameMaker maker, Runnable close) {
    super(new MigLayout("insets 0, gap 0, fill", "[grow, fill]", "[grow, fill][]"));
    this.maker = maker;
    this.close = close;
    ScrolledColumn column =
        new ScrolledColumn("insets 16 16 12 16, gapy 8, fillx, wrap 1, hidemode 3");
    column.add(head());
    column.add(row("new.board", boards), "gaptop 4");
    column.add(Segments.narrow(byFilled, byLevel), "height 32!, gaptop 4");
    column.add(difficultyPanel);
    column.add(levelPanel);
    column.add(filledNote, "wmin 0");
    column.add(Segments.narrow(collected, fresh), "height 32!, gaptop 8");
    column.add(row("new.hints", hints), "gaptop 8");
    column.add(row("new.errors", errors));
    column.add(timed);
    column.add(Labels.heading(text("play.help")), "gaptop 10");
    column.add(below("new.solver", solvers));
    column.add(animated);
    column.add(row("new.delay", delay));
    add(column.scrolling(), "hmin 0, wrap");
    JPanel foot = new JPanel(new MigLayout("insets 12 16 14 16, fillx", "[grow, fill]"));
    foot.setOpaque(false);
    foot.add(start, "height 36!");
    add(foot);
    fillChoices();
    boards.addActionListener(event -> showBasis());
    byFilled.addActionListener(event -> showBasis());
    byLevel.addActionListener(event -> showBasis());
    animated.addActionListener(event -> delay.setEnabled(animated.isSelected()));
    take(maker.request());
  }

  private JPanel head() {
    JPanel head = new JPanel(new MigLayout("insets 0, fillx", "[]push[]"));
    head.setOpaque(false);
    JLabel title = Labels.heading(text("new.title"));
    title.putClientProperty(FlatClientProperties.STYLE, "font: +3 $semibold.font");
    head.add(title);
    head.add(Buttons.icon("close", Icons.BESIDE_TEXT, text("notice.close"), close));
    return head;
  }

  private static JPanel choices() {
    JPanel panel = new JPanel(new MigLayout("insets 0, gapy 5, fillx", "[]push[right]"));
    panel.setOpaque(false);
    return panel;
  }

  private static JPanel row(String key, JComponent field) {
    JPanel row = new JPanel(new MigLayout("insets 0, fillx", "[]8:push[right]"));
    row.setOpaque(false);
    row.add(labelOf(key, field), "wmin 0");
    row.add(field, field instanceof JSpinner ? "width 84!" : "wmin 60, wmax 190");
    return row;
  }

  private static JLabel labelOf(String key, JComponent field) {
    JLabel label = new JLabel(text(key));
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName(text(key));
    return label;
  }

  /** Creates a field below its label, for fields that are too wide to stand next to it. */
  private static JPanel below(String key, JComponent field) {
    JPanel panel = new JPanel(new MigLayout("insets 0, gapy 4, fillx, wrap 1", "[grow, fill]"));
    panel.setOpaque(false);
    panel.add(labelOf(key, field), "wmin 0");
    panel.add(field, "wmin 0");
    return panel;
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
      levelPanel.add(
          Labels.note(text("new.level." + level.name().toLowerCase(Locale.ROOT))), "wmin 0, wrap");
    }
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
    return boards.getItemAt(boards.getSelectedIndex());
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
      requireNonNull(difficulties.get(Difficulty.HARD)).setSelected(true);
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
    hints.setValue(format(request.hints()));
    errors.setValue(format(request.errors()));
    timed.setSelected(request.timed());
    solvers.setSelectedIndex(
        Math.max(
            0,
            SolverCatalog.SOLVERS.stream()
                .map(each -> each.about().id())
                .toList()
                .indexOf(request.help().solver())));
    animated.setSelected(request.help().animated());
    delay.setValue(request.help().delay());
    delay.setEnabled(request.help().animated());
    boards.setSelectedItem(request.board()); // deselects options that the board does not support
    showBasis();
  }

  private GameRequest request() {
    Solver solver = SolverCatalog.SOLVERS.get(solvers.getSelectedIndex());
    return new GameRequest(
        board(),
        byLevel.isSelected(),
        chosen(difficulties),
        chosen(levels),
        fresh.isSelected(),
        allowance(hints),
        allowance(errors),
        timed.isSelected(),
        new Help(solver.about().id(), animated.isSelected(), (Integer) delay.getValue()));
  }

  private static <E> E chosen(Map<E, JRadioButton> buttons) {
    return buttons.entrySet().stream()
        .filter(entry -> entry.getValue().isSelected())
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow(); // one button of a group is always selected
  }

  private static String format(Allowance allowance) {
    return allowance.isUnlimited()
        ? UNLIMITED
        : Integer.toString(Math.min(MOST_ALLOWED, allowance.most().getAsInt()));
  }

  private static Allowance allowance(JSpinner spinner) {
    return spinner.getValue().equals(UNLIMITED)
        ? Allowance.UNLIMITED
        : Allowance.of(Integer.parseInt(spinner.getValue().toString()));
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
