package org.cspworkbench.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Labels against a picture whose borders are read character by character. */
final class EdgesTest {

  private static final String[] PICTURE = {"abc", "l.d", "kzx"};

  /** Each border of the picture as a label: one text and its reverse are mirror images. */
  private final Map<String, EdgeLabel> labels = new HashMap<>();

  private EdgeLabel label(String border) {
    String reverse = new StringBuilder(border).reverse().toString();
    EdgeLabel known = labels.get(border);
    if (known == null) {
      known = new EdgeLabel("border" + labels.size() + ">");
      labels.put(border, known);
      labels.put(reverse, known.mirrored());
    }
    return known;
  }

  private Edges edges(String... rows) {
    String west = "" + rows[0].charAt(0) + rows[1].charAt(0) + rows[2].charAt(0);
    String east = "" + rows[0].charAt(2) + rows[1].charAt(2) + rows[2].charAt(2);
    return new Edges(label(rows[0]), label(east), label(rows[2]), label(west));
  }

  private static String[] laid(Orientation orientation) {
    String[] rows = PICTURE.clone();
    if (orientation.isMirrored()) {
      rows =
          List.of(rows).stream()
              .map(row -> new StringBuilder(row).reverse().toString())
              .toArray(String[]::new);
    }
    for (int turn = 0; turn < orientation.quarterTurns(); turn++) {
      String[] turned = new String[3];
      for (int row = 0; row < 3; row++) {
        turned[row] = "" + rows[2].charAt(row) + rows[1].charAt(row) + rows[0].charAt(row);
      }
      rows = turned;
    }
    return rows;
  }

  @Test
  void labelsTurnAsTheBordersOfAPictureDo() {
    Edges upright = edges(PICTURE);
    for (Orientation orientation : Orientation.ALL) {
      assertThat(upright.in(orientation)).as("%s", orientation).isEqualTo(edges(laid(orientation)));
    }
  }

  @Test
  void aLabelWithoutDirectionIsItsOwnMirrorImage() {
    assertThat(new EdgeLabel("wall").mirrored()).isEqualTo(new EdgeLabel("wall"));
    assertThat(new EdgeLabel("bank<").mirrored()).isEqualTo(new EdgeLabel("bank>"));
  }
}
