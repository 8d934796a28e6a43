package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.output.Snapshots;
import org.cspworkbench.app.gui.run.network.HeatMapPane;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.network.HeatMapModel;
import org.cspworkbench.viewer.output.OutputForm;

/** The domains over time, shown unless a contradiction is. */
final class DomainsPane implements RunPane {

  private final ExploreModel model;
  private final HeatMapModel heatModel;
  private final HeatMapPane heat;

  DomainsPane(ExploreModel model) {
    this.model = model;
    heatModel = new HeatMapModel(model.runs()::playback, WindowThreads.background());
    heat = new HeatMapPane(heatModel, WindowThreads.background());
  }

  @Override
  public JComponent component() {
    return heat;
  }

  @Override
  public void update() {
    heat.update();
  }

  @Override
  public void follow() {
    heatModel.refresh();
  }

  @Override
  public boolean isWanted() {
    return !model.parts().haveConflict();
  }

  @Override
  public ImmutableList<OutputForm> exports() {
    return heat.isShowing() ? Snapshots.of(heat, text("export.domains")) : ImmutableList.of();
  }
}
