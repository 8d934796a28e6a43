package org.cspworkbench.app.gui.widget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleState;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.presentation.paint.graph.DrawnGraph;
import org.cspworkbench.presentation.paint.graph.DrawnLink;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Surface;
import org.junit.jupiter.api.Test;

/** Clicks, drags, tooltips and the list of nodes are the same for each kind of drawn graph. */
final class DrawnGraphCanvasTest {

  private static final int LEFT = 16;

  /** Two nodes with a link between them, and one that is not drawn. */
  private static final class Three extends DrawnGraph {

    Three() {
      super(Looks.light(), new Box(0, 0, 400, 100));
    }

    @Override
    public int size() {
      return 3;
    }

    @Override
    public int selected() {
      return 1;
    }

    @Override
    protected int layer(int node) {
      return node == 2 ? NONE : 0;
    }

    @Override
    protected double distance(int node, Point point) {
      double distance = point.distance(centre(node));
      return distance < 20 ? distance : Double.POSITIVE_INFINITY;
    }

    private static Point centre(int node) {
      return new Point(50 + 200.0 * node, 50);
    }

    @Override
    protected List<DrawnLink> links() {
      return List.of(new DrawnLink(0, 1, ImmutableList.of(centre(0), centre(1)), 6, 0));
    }

    @Override
    protected Painting painting(Surface surface) {
      return new Painting() {
        @Override
        public void paintBehind() {}

        @Override
        public void paintNode(int node) {}
      };
    }
  }

  /** A canvas that remembers what was done. */
  private static final class Remembering extends DrawnGraphCanvas<Three> {
    private final List<String> done = new ArrayList<>();

    Remembering() {
      super(LEFT);
      setSize(432, 100);
    }

    @Override
    protected Optional<Three> drawn() {
      return Optional.of(new Three());
    }

    @Override
    protected void click(int node, Point at, Three graph) {
      done.add("click " + node);
    }

    @Override
    protected boolean drag(int node, Point from, Point to) {
      done.add("drag " + node + (to.x() > from.x() ? " right" : " left"));
      return true;
    }

    @Override
    protected String cellName(int cell) {
      return "node " + cell;
    }

    @Override
    protected String linkName(DrawnLink link, Three graph) {
      return link.from() + " to " + link.to();
    }

    void mouse(int kind, double x, int button) {
      int down =
          button == MouseEvent.BUTTON1
              ? MouseEvent.BUTTON1_DOWN_MASK
              : MouseEvent.BUTTON3_DOWN_MASK;
      dispatchEvent(at(kind, x, down, button));
    }

    MouseEvent at(int kind, double x, int down, int button) {
      return new MouseEvent(
          this, kind, 0, down, UIScale.scale(LEFT + (int) x), UIScale.scale(50), 1, false, button);
    }

    String tip(double x) {
      return String.valueOf(getToolTipText(at(MouseEvent.MOUSE_MOVED, x, 0, MouseEvent.NOBUTTON)));
    }

    void press(int button, double... xs) {
      mouse(MouseEvent.MOUSE_PRESSED, xs[0], button);
      for (int i = 1; i < xs.length; i++) {
        mouse(MouseEvent.MOUSE_DRAGGED, xs[i], button);
      }
      mouse(MouseEvent.MOUSE_RELEASED, xs[xs.length - 1], button);
    }
  }

  @Test
  void everyNodeIsInTheListThatAScreenReaderReads() throws Exception {
    SwingUtilities.invokeAndWait(
        () -> {
          AccessibleContext list = new Remembering().getAccessibleContext();
          assertThat(list.getAccessibleChildrenCount()).isEqualTo(3);
          for (int node = 0; node < 3; node++) {
            AccessibleContext read = list.getAccessibleChild(node).getAccessibleContext();
            assertThat(read.getAccessibleName()).isEqualTo("node " + node);
            assertThat(read.getAccessibleStateSet().contains(AccessibleState.SELECTED))
                .isEqualTo(node == 1);
          }
        });
  }

  @Test
  void clicksAreToldFromDrags() throws Exception {
    SwingUtilities.invokeAndWait(
        () -> {
          Remembering canvas = new Remembering();
          canvas.press(MouseEvent.BUTTON1, 250);
          canvas.press(MouseEvent.BUTTON1, 50, 52);
          canvas.press(MouseEvent.BUTTON1, 390);
          canvas.press(MouseEvent.BUTTON3, 50);
          assertThat(canvas.done).containsExactly("click 1", "click 0", "click -1");
          canvas.done.clear();
          canvas.press(MouseEvent.BUTTON1, 50, 60, 53);
          canvas.press(MouseEvent.BUTTON3, 50, 60);
          assertThat(canvas.done).containsExactly("drag 0 right", "drag 0 left", "drag -1 right");
        });
  }

  @Test
  void tooltipsDescribeNodesAndTheLinksBetweenThem() throws Exception {
    SwingUtilities.invokeAndWait(
        () -> {
          Remembering canvas = new Remembering();
          assertThat(canvas.tip(50)).isEqualTo("node 0");
          assertThat(canvas.tip(120)).isEqualTo("0 to 1");
          assertThat(canvas.tip(180)).isEqualTo("1 to 0");
          assertThat(canvas.tip(390)).isEqualTo("null");
        });
  }
}
