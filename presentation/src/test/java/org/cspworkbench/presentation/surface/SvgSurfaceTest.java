package org.cspworkbench.presentation.surface;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** Verifies that pictures become well-formed SVG with what was drawn. */
final class SvgSurfaceTest {

  private static final Colour RED = Colour.parse("#ff0000");

  private static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  @Test
  void thePictureOfEveryKindOfProblemIsWellFormed() throws Exception {
    Look look = Look.light(SvgSurface.MEASURE);
    for (Problem problem : PaintedRuns.ALL) {
      Trace trace = PaintedRuns.of(problem, "mac", Detail.DECISIONS);
      Picture picture = Pictures.of(problem.csp(), BoardView.full());
      Size size = picture.preferredSize(look);
      Document svg =
          parsed(
              SvgSurface.document(
                  size,
                  surface -> picture.paint(surface, Box.of(size), look, new Moments(trace).at(5))));
      assertThat(svg.getElementsByTagName("path").getLength())
          .as(problem.csp().name())
          .isGreaterThan(problem.csp().variables().size() / 2);
    }
  }

  @Test
  void shapesAndTextsAreWhereTheyWereDrawn() throws Exception {
    String svg =
        SvgSurface.document(
            new Size(40, 20),
            surface -> {
              surface.fill(new Box(1, 2, 3.456, 4), RED.withAlpha(51));
              surface.draw(new Line(0, 0, 5, 5), Stroke.round(2).dashed(1, 2, 0), RED);
              surface.within(
                  Ellipse.circle(10, 10, 5),
                  part -> part.write("x < 3 & y", 6, 10, Face.BOLD, 10, RED));
            });
    assertThat(svg)
        .contains(
            "width=\"40\" height=\"20\"",
            "d=\"M1 2 L4.46 2 L4.46 6 L1 6 L1 2 Z\" fill=\"#ff0000\" fill-opacity=\"0.2\"",
            "stroke-width=\"2\" stroke-linecap=\"round\"",
            "stroke-dasharray=\"1 2\"",
            "x=\"6\" y=\"13.6\"",
            "x &lt; 3 &amp; y");
    Document read = parsed(svg);
    assertThat(read.getElementsByTagName("text").item(0).getTextContent()).isEqualTo("x < 3 & y");
    assertThat(read.getElementsByTagName("clipPath").getLength()).isOne();
  }
}
