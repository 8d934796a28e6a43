package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.Random;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Line;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Polygon;
import org.junit.jupiter.api.Test;

/** The geometry of painters agrees with that of AWT. */
final class GeometryTest {

  private static final int SAMPLES = 2000;

  private static Point point(Random random) {
    return new Point(random.nextInt(20), random.nextInt(20));
  }

  private static Box box(Random random) {
    return new Box(random.nextInt(20), random.nextInt(20), random.nextInt(8), random.nextInt(8));
  }

  @Test
  void boxesContainIntersectAndUnite() {
    Random random = new Random(1);
    for (int i = 0; i < SAMPLES; i++) {
      Box a = box(random);
      Box b = box(random);
      Point p = point(random);
      Rectangle2D awt = Awt.rectangle(a);
      assertThat(a.contains(p)).as("%s, %s", a, p).isEqualTo(awt.contains(p.x(), p.y()));
      assertThat(a.contains(b)).as("%s, %s", a, b).isEqualTo(awt.contains(Awt.rectangle(b)));
      assertThat(a.intersects(b)).as("%s, %s", a, b).isEqualTo(awt.intersects(Awt.rectangle(b)));
      assertThat(Awt.rectangle(a.union(b))).isEqualTo(awt.createUnion(Awt.rectangle(b)));
    }
  }

  @Test
  void distanceToALineIsThatToItsNearestPoint() {
    Random random = new Random(2);
    for (int i = 0; i < SAMPLES; i++) {
      Point from = point(random);
      Point to = point(random);
      Point p = point(random);
      assertThat(new Line(from.x(), from.y(), to.x(), to.y()).distance(p))
          .isCloseTo(
              Line2D.ptSegDist(from.x(), from.y(), to.x(), to.y(), p.x(), p.y()),
              Offset.offset(1e-6));
    }
  }

  /** At places off the grid of the corners, so that none lies on an edge. */
  @Test
  void polygonsContainPointsAndIntersectBoxes() {
    Random random = new Random(3);
    for (int i = 0; i < SAMPLES; i++) {
      double turn = random.nextDouble();
      Polygon star =
          new Polygon(
              IntStream.range(0, 7)
                  .mapToObj(
                      k -> {
                        double angle = turn + 2 * Math.PI * k / 7;
                        double radius = 3 + 7 * random.nextDouble();
                        return new Point(
                            10 + radius * Math.cos(angle), 10 + radius * Math.sin(angle));
                      })
                  .collect(ImmutableList.toImmutableList()));
      Shape awt = Awt.shape(star.edge());
      Point p = new Point(20 * random.nextDouble(), 20 * random.nextDouble());
      assertThat(star.contains(p)).as("%s, %s", star, p).isEqualTo(awt.contains(p.x(), p.y()));
      Box box = new Box(p.x(), p.y(), 0.1 + 5 * random.nextDouble(), 0.1 + random.nextDouble());
      assertThat(star.intersects(box))
          .as("%s, %s", star, box)
          .isEqualTo(awt.intersects(Awt.rectangle(box)));
      assertThat(Awt.rectangle(star.bounds())).isEqualTo(awt.getBounds2D());
    }
  }

  @Test
  void coloursAreWrittenAsTheyAreRead() {
    assertThat(Colour.parse("#0172FF")).isEqualTo(new Colour(1, 0x72, 255, 255));
    assertThat(Colour.parse("#0172FF").hex()).isEqualToIgnoringCase("#0172ff");
    assertThat(Colour.parse("#000001").hex()).isEqualTo("#000001");
    assertThat(Awt.color(Colour.parse("#0172FF").withAlpha(97)).getAlpha()).isEqualTo(97);
  }
}
