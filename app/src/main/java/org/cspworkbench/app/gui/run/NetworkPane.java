package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.output.PictureForms;
import org.cspworkbench.app.gui.run.network.GraphPane;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.explore.GraphModel;
import org.cspworkbench.viewer.output.OutputForm;

/** The constraint graph, with the queue of revisions below it. */
final class NetworkPane extends JPanel implements RunPane {

  private static final int ROOM_FOR_QUEUE = 125; // three rows
  private static final int LEAST_QUEUE = 90; // one row
  private static final int ROOM_FOR_GRAPH = 300; // with a queue of three rows
  private static final int LEAST_WIDTH = 280;
  private static final int LEAST_WIDTH_BESIDE_TREE = 240;

  private final ExploreModel model;
  private final GraphModel graphModel;
  private final GraphPane graph;
  private final WorkListPane queue;

  NetworkPane(ExploreModel model, GraphModel graphModel) {
    super(new BorderLayout());
    this.model = model;
    this.graphModel = graphModel;
    graph = new GraphPane(graphModel);
    queue = new WorkListPane(model.runs());
    queue.fit(ROOM_FOR_QUEUE);
    setOpaque(false);
    add(graph);
    add(queue, BorderLayout.SOUTH);
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fitQueue();
          }
        });
  }

  private void fitQueue() {
    int height = Canvas.unscaled(getHeight());
    queue.fit(height > 0 && height < ROOM_FOR_GRAPH ? LEAST_QUEUE : ROOM_FOR_QUEUE);
  }

  @Override
  public JComponent component() {
    return this;
  }

  @Override
  public void update() {
    fitQueue();
    queue.setVisible(model.runs().details().recordsWork());
    graph.update();
    queue.update();
  }

  @Override
  public void follow() {
    graphModel.refresh();
  }

  @Override
  public boolean isWanted() {
    return model.parts().haveGraph();
  }

  @Override
  public boolean isReady() {
    return graph.isReady();
  }

  @Override
  public Optional<JComponent> keyboard() {
    return Optional.of(graph.keyboard());
  }

  @Override
  public ImmutableList<Component> regions() {
    return ImmutableList.of(graph);
  }

  @Override
  public Dimension least() {
    int width = model.parts().haveTree() ? LEAST_WIDTH_BESIDE_TREE : LEAST_WIDTH;
    return new Dimension(width, TreePane.leastHeight());
  }

  @Override
  public ImmutableList<OutputForm> exports() {
    return graph.isShowing() ? PictureForms.of(graph, text("export.graph")) : ImmutableList.of();
  }
}
