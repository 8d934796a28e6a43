package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Keys;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.MoreButton;
import org.cspworkbench.app.gui.widget.Segments;
import org.cspworkbench.app.gui.widget.SpareWords;
import org.cspworkbench.presentation.comparison.FinishLimits;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.LineUp;
import org.cspworkbench.viewer.compare.Lock;
import org.cspworkbench.viewer.compare.SizesWords;
import org.cspworkbench.viewer.compare.TimeWords;
import org.cspworkbench.viewer.words.SolverWords;

/**
 * The header of the workspace: the number of boards, the solvers, and the unit by which the boards
 * are synchronized.
 */
final class CompareHeader extends JPanel {

  private final CompareModel model;
  private final JToggleButton[] counts = new JToggleButton[CompareModel.MOST + 1];
  private final Map<Lock, JToggleButton> locks = new EnumMap<>(Lock.class);
  private final JTextField seed = new JTextField(5);
  private final JLabel locked = Labels.note(text("compare.locked"));
  private final JLabel seedLabel = Labels.note(text("compare.seed"));
  private final SpareWords words;
  private final JButton again;
  private final JButton stop;
  private final JButton file;
  private boolean isOfImages;

  CompareHeader(CompareModel model, Consumer<Command> commands) {
    super(
        new MigLayout(
            "insets 0 16 0 16, fillx, hidemode 3", "[]12[]12[]8[]12[]8[]8[]push[]8[]4[]", "[52!]"));
    this.model = model;
    this.again = Buttons.quiet(ReplayCommands.RUN_AGAIN.title(), "rerun", model::runAgain);
    this.stop = Buttons.quiet(text("header.stop"), "stop", model::stop);
    again.setToolTipText(Keys.tip(ReplayCommands.RUN_AGAIN));
    stop.setToolTipText(text("header.stop.tip"));
    add(countSegments(), "height 32!");
    JButton solvers = Buttons.quiet(text("compare.solvers"), "plus", () -> {});
    solvers.setToolTipText(text("compare.solvers.tip"));
    solvers.addActionListener(event -> lineUps().show(solvers, 0, solvers.getHeight()));
    add(named(solvers));
    locked.setIcon(Icons.of("lock", Icons.BESIDE_TEXT));
    locked.setIconTextGap(UIScale.scale(6));
    add(locked);
    Segments lockSegments = lockSegments();
    add(lockSegments, "height 32!");
    add(seedLabel);
    add(seedField(), "height 30!, wmin 40");
    add(named(again), "cell 6 0");
    add(named(stop), "cell 6 0");
    file = Buttons.plain(many(), this::measureMany);
    file.setIcon(Icons.of("table", Icons.BESIDE_TEXT));
    JButton export =
        Buttons.plain(text("compare.export"), () -> commands.accept(WindowCommands.EXPORT));
    export.setIcon(Icons.of("export", Icons.BESIDE_TEXT));
    export.setToolTipText(Keys.tip(WindowCommands.EXPORT));
    add(file, "cell 7 0");
    add(named(export), "cell 8 0");
    words = new SpareWords(this);
    MoreButton more = words.more((MigLayout) getLayout());
    add(more, "cell 9 0");
    words.whole(locked).text(export).text(again).text(stop).text(file, this::many).text(solvers);
    words.into(more, seedLabel, seed, lockSegments, export, file);
    update();
  }

  /** Sets the accessible name of a button, whose text may be hidden if space is scarce. */
  private static JButton named(JButton button) {
    button.getAccessibleContext().setAccessibleName(button.getText());
    return button;
  }

  private Segments countSegments() {
    for (int count = CompareModel.FEWEST; count <= CompareModel.MOST; count++) {
      int wanted = count;
      JToggleButton button = new JToggleButton();
      Buttons.name(button, text("compare.boards", count));
      button.addActionListener(event -> model.setCount(wanted));
      counts[count] = button;
    }
    return new Segments(counts[2], counts[3], counts[4]);
  }

  private Segments lockSegments() {
    for (Lock lock : Lock.values()) {
      String key = "lock." + lock.name().toLowerCase(Locale.ROOT);
      JToggleButton button = new JToggleButton(text(key));
      button.setToolTipText(text(key + ".tip") + " (" + Keys.title(CompareCommands.LOCK) + ")");
      button.addActionListener(event -> model.setLock(lock));
      locks.put(lock, button);
    }
    return new Segments(locks.values().toArray(JToggleButton[]::new));
  }

  private JPopupMenu lineUps() {
    JPopupMenu menu = new JPopupMenu();
    for (LineUp lineUp : LineUp.values()) {
      JMenuItem item = new JMenuItem(lineUp.title());
      item.setToolTipText(lineUp.names());
      item.addActionListener(event -> model.choose(lineUp));
      menu.add(item);
    }
    return menu;
  }

  private JTextField seedField() {
    Labels.styled(seed, "monospaced");
    seed.setHorizontalAlignment(JTextField.RIGHT);
    seed.setToolTipText(SolverWords.description(Settings.SEED));
    seed.getAccessibleContext().setAccessibleName(text("compare.seed"));
    seed.addActionListener(event -> takeSeed());
    seed.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            takeSeed();
          }
        });
    return seed;
  }

  private void takeSeed() {
    if (seed.getText().strip().matches("\\d{1,18}")) {
      model.setSeed(Long.parseLong(seed.getText().strip()));
    }
    seed.setText(String.valueOf(model.seed()));
  }

  private String many() {
    return text(model.isOfImages() ? "sizes.all" : "compare.file");
  }

  private void measureMany() {
    if (model.isOfImages()) {
      choicesOfLimits().show(file, 0, file.getHeight());
    } else {
      chooseFile();
    }
  }

  /** Returns the limits within which all sizes can be measured, then the run over a file. */
  private JPopupMenu choicesOfLimits() {
    JPopupMenu menu = new JPopupMenu();
    for (long contradictions : SizesWords.CONTRADICTIONS) {
      FinishLimits limits = new FinishLimits(FinishLimits.USUAL.seeds(), contradictions);
      JMenuItem item = new JMenuItem(SizesWords.limits(limits));
      item.setToolTipText(text("sizes.all.tip"));
      item.addActionListener(event -> model.runAllSizes(limits));
      menu.add(item);
    }
    menu.addSeparator();
    JMenuItem puzzles = new JMenuItem(text("compare.file"));
    puzzles.setToolTipText(text("compare.file.tip"));
    puzzles.addActionListener(event -> chooseFile());
    menu.add(puzzles);
    return menu;
  }

  private void chooseFile() {
    JFileChooser chooser = new JFileChooser();
    if (chooser.showOpenDialog(this) == JFileChooser.APPROVE_OPTION) {
      model.runFile(new PuzzleFile(chooser.getSelectedFile().toPath()));
    }
  }

  void update() {
    int shown = model.contenders().size();
    boolean isOtherKind = isOfImages != model.isOfImages();
    if (isOtherKind) {
      isOfImages = model.isOfImages();
      file.setText(many());
    }
    file.setToolTipText(text(isOfImages ? "sizes.all.tip" : "compare.file.tip"));
    file.getAccessibleContext().setAccessibleName(many());
    JToggleButton realTime = Objects.requireNonNull(locks.get(Lock.REAL_TIME));
    String time = TimeWords.lock(model);
    boolean isOther =
        isOtherKind
            || !counts[shown].isSelected()
            || !realTime.getText().equals(time)
            || stop.isVisible() != model.isAtWork();
    realTime.setText(time);
    for (int count = CompareModel.FEWEST; count <= CompareModel.MOST; count++) {
      counts[count].setSelected(count == shown);
      counts[count].setText(count == shown ? text("compare.boards", count) : String.valueOf(count));
    }
    locks.forEach((lock, button) -> button.setSelected(lock == model.playback().chosenLock()));
    if (!seed.hasFocus()) {
      seed.setText(String.valueOf(model.seed()));
    }
    boolean isAtWork = model.isAtWork();
    stop.setVisible(isAtWork);
    again.setVisible(!isAtWork);
    if (isOther) {
      words.fit();
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(0, 0, 1, 0, Colours.of(Token.LINE_SOFT)));
  }
}
