package org.cspworkbench.app.gui.run.decide;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.List;
import java.util.Optional;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.RaisedStrip;
import org.cspworkbench.viewer.decide.Branch;
import org.cspworkbench.viewer.decide.DecideModel;

/** The list of branches, one of which is displayed; visible after the first choice. */
public final class BranchesStrip extends RaisedStrip {

  private final DecideModel model;
  private final JButton compare;
  private List<String> shown = List.of();

  /** Creates the strip of {@code model}. */
  public BranchesStrip(DecideModel model) {
    super(new MigLayout("insets 6 16 6 16, gap 6, hidemode 3", "", "[28!]"), () -> lines(0, 1));
    this.model = model;
    this.compare = Buttons.quiet(text("decide.compare"), "table", this::compare);
    compare.setToolTipText(text("decide.compare.tip"));
    setVisible(false);
  }

  /** Updates the list of branches. */
  public void update() {
    List<String> words =
        model.branches().stream().map(branch -> number(branch) + words(branch)).toList();
    if (!words.equals(shown)) {
      shown = words;
      rebuild();
    }
  }

  private String number(Branch branch) {
    return branch.number() + (isShown(branch) ? "*" : "");
  }

  private boolean isShown(Branch branch) {
    return model.shown().equals(Optional.of(branch));
  }

  private void rebuild() {
    removeAll();
    setVisible(model.branches().size() > 1);
    add(Labels.note(text("decide.branches")));
    ButtonGroup group = new ButtonGroup();
    for (Branch branch : model.branches()) {
      JToggleButton button = new JToggleButton(title(branch));
      Buttons.name(button, text("decide.branch.name", title(branch)));
      button.setToolTipText(words(branch));
      button.getAccessibleContext().setAccessibleDescription(words(branch));
      button.setRequestFocusEnabled(false);
      button.putClientProperty(
          FlatClientProperties.STYLE,
          "selectedBackground: $Csp.accent.tint; selectedForeground: $Csp.accent.text;"
              + " margin: 2,10,2,10");
      button.setSelected(isShown(branch));
      button.addActionListener(event -> model.show(branch));
      group.add(button);
      add(button, "wmin 40");
    }
    add(compare, "push, align right, wmin 0");
    revalidate();
    repaint();
  }

  /** Returns the number of a branch and the choice that created it. */
  static String title(Branch branch) {
    return branch.origin().isEmpty()
        ? text("decide.branch.first", branch.number())
        : text("decide.branch", branch.number(), branch.origin());
  }

  private String words(Branch branch) {
    String figures =
        model
            .figures(branch)
            .map(f -> text("decide.branch.figures", f.nodes(), f.fails(), f.solutions()))
            .orElse(text("decide.branch.running"));
    return branch.isWaiting() ? text("decide.branch.waiting", figures) : figures;
  }

  private void compare() {
    new BranchesTable(model).open(compare);
  }
}
