package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import javax.swing.JComponent;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.explore.ExploreModel;

/** A part of a page, and while there is a run also the steps and the tree of the run, as tabs. */
public final class RunTabs extends JTabbedPane {

  private final ExploreModel explored;
  private final StepColumn steps;
  private final TreePane tree;

  /**
   * Creates the tabs, at first only that of {@code part}.
   *
   * @param title the title of its tab
   */
  public RunTabs(
      String title, JComponent part, AnimateModel model, ExploreModel explored, Commands commands) {
    this.explored = explored;
    steps = new StepColumn(model);
    tree = new TreePane(explored, commands);
    RunColumns.style(this);
    putClientProperty(FlatClientProperties.TABBED_PANE_HIDE_TAB_AREA_WITH_ONE_TAB, true);
    addTab(title, part);
    addChangeListener(change -> update());
    explored.addListener(this::update);
  }

  /** Sets whether there is a run; when one begins, its steps are shown. */
  public void setRun(boolean isOn) {
    if (isOn && getTabCount() == 1) {
      SwingUtilities.updateComponentTreeUI(steps); // the look may have changed since
      SwingUtilities.updateComponentTreeUI(tree);
      addTab(steps.name(), steps);
      addTab(text("explore.parts.tree"), tree);
      setSelectedComponent(steps);
    } else if (!isOn && getTabCount() > 1) {
      remove(tree);
      remove(steps);
    }
  }

  /** Displays the current position of the run. */
  public void update() {
    if (steps.isShowing()) {
      steps.update();
    } else if (tree.isShowing()) {
      tree.update();
    }
  }

  /** Processes newly recorded events; called once per frame. */
  public void follow() {
    if (tree.isShowing()) {
      explored.refresh();
    }
  }
}
