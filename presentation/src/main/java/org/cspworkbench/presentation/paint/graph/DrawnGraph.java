package org.cspworkbench.presentation.paint.graph;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Surface;

/**
 * A graph or tree as it is drawn at one moment. Each kind states where its nodes and links are and
 * how they look; the order in which they are painted, and what is at a point, is the same for all.
 *
 * <p>Nodes are numbered from 0, in the order in which a list names them.
 */
public abstract class DrawnGraph {

  private final Look look;
  private final Box area;

  /** Creates a graph of which nothing is drawn outside {@code area}. */
  protected DrawnGraph(Look look, Box area) {
    this.look = look;
    this.area = area;
  }

  /** Returns the look. */
  protected final Look look() {
    return look;
  }

  /** Returns the area outside which nothing is drawn. */
  protected final Box area() {
    return area;
  }

  /** Returns the number of nodes, including those that are not drawn. */
  public abstract int size();

  /** Returns the selected node, or {@code NONE}. */
  public abstract int selected();

  /** Returns the number of layers, in which one node after the other is painted. */
  protected int layers() {
    return 1;
  }

  /** Returns the layer of a node, from 0 at the back, or {@code NONE} if it is not drawn. */
  protected int layer(int node) {
    return 0;
  }

  /** Returns how far {@code point} is from a drawn node: infinitely far where one misses it. */
  protected abstract double distance(int node, Point point);

  /** Returns the links at which one can point. */
  protected List<DrawnLink> links() {
    return ImmutableList.of();
  }

  /** One painting of a graph. */
  public interface Painting {

    /** Paints what is behind all nodes, such as the links. */
    void paintBehind();

    /** Paints a node. */
    void paintNode(int node);

    /** Paints what is in front of all nodes. */
    default void paintInFront() {}
  }

  /** Starts a painting on {@code surface}. */
  protected abstract Painting painting(Surface surface);

  /** Paints the graph. */
  public final void paint(Surface surface) {
    surface.within(area, inside -> paint(painting(inside)));
  }

  private void paint(Painting painting) {
    painting.paintBehind();
    for (int layer = 0; layer < layers(); layer++) {
      for (int node = 0; node < size(); node++) {
        if (layer(node) == layer) {
          painting.paintNode(node);
        }
      }
    }
    painting.paintInFront();
  }

  /**
   * Returns the node at {@code point}: of those in the highest layer the nearest, and of these the
   * one that is painted last.
   */
  public final OptionalInt nodeAt(Point point) {
    int found = NONE;
    int highest = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int node = 0; node < size(); node++) {
      int layer = layer(node);
      if (layer >= highest) {
        double distance = distance(node, point);
        if (distance < Double.POSITIVE_INFINITY && (layer > highest || distance <= least)) {
          found = node;
          highest = layer;
          least = distance;
        }
      }
    }
    return found == NONE ? OptionalInt.empty() : OptionalInt.of(found);
  }

  /** Returns the link that is nearest to {@code point}, from the end that is nearer to it. */
  public final Optional<DrawnLink> linkAt(Point point) {
    return links().stream()
        .filter(link -> link.isAt(point))
        .min(Comparator.comparingDouble(link -> link.distance(point)))
        .map(link -> link.fromNear(point));
  }
}
