package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Segments;
import org.cspworkbench.app.paint.Token;

/** The head of the workspace: how many boards, which solvers, and what keeps them together. */
final class CompareHeader extends JPanel {

  private static final long serialVersionUID = 1;

  private final transient CompareModel model;
  private final JToggleButton[] counts = new JToggleButton[CompareModel.MOST + 1];
  private final transient Map<Lock, JToggleButton> locks = new EnumMap<>(Lock.class);
  private final JTextField seed = new JTextField(5);
  private final JButton again;
  private final JButton stop;

  CompareHeader(CompareModel model) {
    super(
        new MigLayout(
            "insets 0 16 0 16, fillx, hidemode 3", "[]12[]12[]8[]12[]8[]push[]8[]", "[52!]"));
    this.model = model;
    this.again = Buttons.quiet(Command.RUN_AGAIN.title(), "rerun", model::runAgain);
    this.stop = Buttons.quiet(text("header.stop"), "stop", model::stop);
    Buttons.name(again, Command.RUN_AGAIN.tip());
    Buttons.name(stop, text("header.stop.tip"));
    add(countSegments(), "height 32!");
    JButton solvers = Buttons.quiet(text("compare.solvers"), "plus", () -> {});
    solvers.setToolTipText(text("compare.solvers.tip"));
    solvers.addActionListener(event -> lineUps().show(solvers, 0, solvers.getHeight()));
    add(solvers);
    add(Labels.note(text("compare.locked")));
    add(lockSegments(), "height 32!");
    add(Labels.note(text("compare.seed")));
    add(seedField(), "height 30!, wmin 40");
    add(again);
    add(stop);
    update();
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
      button.setToolTipText(text(key + ".tip") + " (" + Command.LOCK.keysTitle() + ")");
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
    seed.setToolTipText(text("options.seed"));
    seed.getAccessibleContext().setAccessibleName(text("compare.seed"));
    seed.addActionListener(event -> takeSeed());
    seed.addFocusListener(
        new java.awt.event.FocusAdapter() {
          @Override
          public void focusLost(java.awt.event.FocusEvent event) {
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

  void update() {
    int shown = model.contenders().size();
    for (int count = CompareModel.FEWEST; count <= CompareModel.MOST; count++) {
      counts[count].setSelected(count == shown);
      counts[count].setText(count == shown ? text("compare.boards", count) : String.valueOf(count));
    }
    locks.forEach((lock, button) -> button.setSelected(lock == model.playback().lock()));
    if (!seed.hasFocus()) {
      seed.setText(String.valueOf(model.seed()));
    }
    boolean isAtWork = model.isAtWork();
    stop.setVisible(isAtWork);
    again.setVisible(!isAtWork);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(0, 0, 1, 0, Colours.of(Token.LINE_SOFT)));
  }
}
