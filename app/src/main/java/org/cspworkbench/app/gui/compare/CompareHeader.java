package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.cspworkbench.app.gui.replay.TransportBar;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ParameterField;
import org.cspworkbench.presentation.comparison.FinishLimits;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparisonRequest;
import org.cspworkbench.viewer.compare.LineUp;
import org.cspworkbench.viewer.compare.Lock;
import org.cspworkbench.viewer.compare.SizesWords;
import org.cspworkbench.viewer.compare.TimeWords;
import org.cspworkbench.viewer.words.SolverWords;

/**
 * The header of the workspace: the number of boards, the solvers, and the unit by which the boards
 * are synchronized.
 */
final class CompareHeader {

  private final CompareModel model;
  private final ParameterField seed =
      ParameterField.digits(Settings.SEED, 5).onTyped(this::takeSeed);
  private final JButton solvers = Buttons.quiet(text("compare.solvers"), "plus", this::showLineUps);
  private final JButton file = Buttons.plain("", this::measureMany);

  private CompareHeader(CompareModel model) {
    this.model = model;
    file.setIcon(Icons.of("table", Icons.BESIDE_TEXT));
  }

  /** Creates the header of {@code model}. */
  static Bar of(CompareModel model, Commands commands) {
    return new CompareHeader(model).bar(commands);
  }

  private Bar bar(Commands commands) {
    BarItem counts =
        BarItem.segments(
            IntStream.rangeClosed(ComparisonRequest.FEWEST, CompareModel.MOST)
                .mapToObj(this::count));
    BarItem locks = BarItem.segments(Stream.of(Lock.values()).map(this::lock));
    JLabel locked = Labels.note(text("compare.locked"));
    locked.setIcon(Icons.of("lock", Icons.BESIDE_TEXT));
    locked.setIconTextGap(UIScale.scale(6));
    return Bar.header(
        commands,
        counts,
        BarItem.of(solvers)
            .accessibleName(text("compare.solvers"))
            .tip(text("compare.solvers.tip"))
            .at("gapleft 12")
            .words(90),
        BarItem.of(locked).at("gapleft 12").omitted(0),
        locks.at("height 32!, gapleft 8").overflow(8),
        BarItem.of(Labels.note(text("compare.seed"))).at("gapleft 12").overflow(5),
        BarItem.of(seedField())
            .state(() -> seed.showUnlessFocused(Long.toString(model.seed())))
            .at("height 30!, wmin 40, gapleft 8")
            .overflow(6),
        BarItem.quiet(ReplayCommands.RUN_AGAIN)
            .visible(() -> !model.isAtWork())
            .at("gapleft 8")
            .words(),
        TransportBar.stop(model::stop, model::isAtWork)
            .accessibleName(text("header.stop"))
            .at("gapleft 8"),
        BarItem.space(),
        BarItem.of(file)
            .text(this::many)
            .accessibleName(this::many)
            .tip(() -> text(model.isOfImages() ? "sizes.all.tip" : "compare.file.tip"))
            .words(80)
            .overflow(80),
        BarItem.row(WindowCommands.EXPORT),
        BarItem.row(WindowCommands.STAGE));
  }

  private BarItem count(int count) {
    String name = text("compare.boards", count);
    return BarItem.alternative("", () -> model.setCount(count))
        .text(() -> model.contenders().size() == count ? name : String.valueOf(count))
        .name(name)
        .selected(() -> model.contenders().size() == count);
  }

  private BarItem lock(Lock lock) {
    String key = "lock." + lock.name().toLowerCase(Locale.ROOT);
    return BarItem.alternative(text(key), () -> model.setLock(lock))
        .text(() -> lock == Lock.REAL_TIME ? TimeWords.lock(model) : text(key))
        .tip(text(key + ".tip") + " (" + Keys.title(CompareCommands.LOCK) + ")")
        .selected(() -> lock == model.playback().chosenLock());
  }

  private void showLineUps() {
    JPopupMenu menu = new JPopupMenu();
    for (LineUp lineUp : LineUp.values()) {
      JMenuItem item = Buttons.menuItem(lineUp.title(), () -> model.choose(lineUp));
      item.setToolTipText(lineUp.names());
      menu.add(item);
    }
    menu.show(solvers, 0, solvers.getHeight());
  }

  private JComponent seedField() {
    seed.component().setToolTipText(SolverWords.description(Settings.SEED));
    return seed.named(text("compare.seed"));
  }

  private void takeSeed() {
    seed.value(Settings.SEED::parse).ifPresent(model::setSeed);
    seed.show(Long.toString(model.seed()));
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
      JMenuItem item = Buttons.menuItem(SizesWords.limits(limits), () -> model.runAllSizes(limits));
      item.setToolTipText(text("sizes.all.tip"));
      menu.add(item);
    }
    menu.addSeparator();
    JMenuItem puzzles = Buttons.menuItem(text("compare.file"), this::chooseFile);
    puzzles.setToolTipText(text("compare.file.tip"));
    menu.add(puzzles);
    return menu;
  }

  private void chooseFile() {
    JFileChooser chooser = new JFileChooser();
    if (chooser.showOpenDialog(file) == JFileChooser.APPROVE_OPTION) {
      model.runFile(new PuzzleFile(chooser.getSelectedFile().toPath()));
    }
  }
}
