package org.cspworkbench.app.gui.exercise;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableList;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.AbstractListModel;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.exercise.Option;
import org.cspworkbench.presentation.exercise.TurnKind;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.lesson.TurnModel;
import org.cspworkbench.viewer.words.Texts;

/** The options of which one is chosen: the queue of AC-3, or the open variables. */
final class ListPane extends JPanel {

  private final TurnModel model;
  private final JLabel title = Labels.heading("");
  private final JLabel count = Labels.note("");
  private final Entries entries = new Entries();
  private final JList<String> list = new JList<>(entries);
  private boolean isUpdating;

  ListPane(TurnModel model) {
    super(new MigLayout("insets 12 0 0 0, gap 0, fill", "16[]push[]12", "[]8[grow, fill]"));
    this.model = model;
    add(title);
    add(count, "wrap");
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setPrototypeCellValue("(r10c10, r10c10)");
    list.putClientProperty(
        FlatClientProperties.STYLE,
        "selectionBackground: $Csp.accent.tint; selectionForeground: $Csp.accent.text;"
            + " selectionInactiveBackground: $Csp.accent.tint;"
            + " selectionInactiveForeground: $Csp.accent.text; cellMargins: 4,16,4,8;"
            + " background: $Csp.bg.panel; font: $monospaced.font");
    list.addListSelectionListener(event -> select());
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2 && model.chips().isEmpty()) {
              model.confirm();
            }
          }
        });
    JScrollPane scroll =
        new JScrollPane(
            list, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.putClientProperty(FlatClientProperties.STYLE, "border: 0,0,0,0");
    add(scroll, "span 2, grow, wmin 0, hmin 0");
    update();
  }

  private void select() {
    int index = list.getSelectedIndex();
    if (!isUpdating && index >= 0) {
      model.select(entries.options.get(index).number());
    }
  }

  void update() {
    isUpdating = true;
    boolean isQueue = model.kind() == TurnKind.AC3;
    ImmutableList<Option> options = model.list();
    title.setText(Texts.text(isQueue ? "turn.queue" : "turn.variables"));
    list.getAccessibleContext().setAccessibleName(title.getText());
    count.setText(
        Texts.text(isQueue ? "turn.queue.count" : "turn.variables.count", options.size()));
    entries.show(options);
    int chosen = entries.indexOf(model.selected());
    if (chosen < 0) {
      list.clearSelection();
    } else if (chosen != list.getSelectedIndex()) {
      list.setSelectedIndex(chosen);
      list.ensureIndexIsVisible(chosen);
    }
    isUpdating = false;
  }

  /** Moves the focus to the list. */
  void focus() {
    list.requestFocusInWindow();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(0, 0, 0, 1, Colours.of(Token.LINE_SOFT)));
  }

  /** The names of the options. */
  private static final class Entries extends AbstractListModel<String> {
    private ImmutableList<Option> options = ImmutableList.of();

    void show(ImmutableList<Option> newOptions) {
      boolean isOther = !names(options).equals(names(newOptions));
      int before = options.size();
      options = newOptions;
      if (isOther) {
        fireIntervalRemoved(this, 0, Math.max(0, before - 1));
        fireIntervalAdded(this, 0, Math.max(0, options.size() - 1));
      }
    }

    private static ImmutableList<String> names(ImmutableList<Option> of) {
      return of.stream().map(Option::name).collect(ImmutableList.toImmutableList());
    }

    int indexOf(int number) {
      for (int k = 0; k < options.size(); k++) {
        if (options.get(k).number() == number) {
          return k;
        }
      }
      return -1;
    }

    @Override
    public int getSize() {
      return options.size();
    }

    @Override
    public String getElementAt(int index) {
      return options.get(index).name();
    }
  }
}
