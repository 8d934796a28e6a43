package org.cspworkbench.presentation.paint.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.cspworkbench.core.gallery.MagicSquare;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.paint.card.CardPlaces;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.junit.jupiter.api.Test;

/** Positions of variables that a problem states. */
final class StatedPlacesTest {

  private static final Look LOOK = Look.light((text, face, size) -> 0.6 * size * text.length());
  private static final Box AREA = new Box(40, 4, 560, 420);

  /** Three columns, from the bottom to the top, far from the origin. */
  private static StatedPlaces columns(Csp csp) {
    return new StatedPlaces(
        csp.variables().stream()
            .map(x -> new Point(7000 + 100 * (x.index() % 3), 9000 - 80 * (x.index() / 3)))
            .collect(ImmutableList.toImmutableList()));
  }

  @Test
  void theGraphHasTheVariablesAtTheStatedPlacesWithYDownwards() {
    Csp csp = MagicSquare.ofOrder(3); // with hubs
    columns(csp).stateWith(csp);
    CardPlaces.Placed placed = GraphScene.whole(ConstraintGraph.of(csp)).placed(AREA, LOOK);
    for (int x = 0; x < 9; x++) {
      Point middle = placed.middle(x);
      assertThat(AREA.contains(middle)).isTrue();
      assertThat(middle.x()).isCloseTo(placed.middle(x % 3).x(), within(1e-6));
      assertThat(middle.y()).isCloseTo(placed.middle(x / 3 * 3).y(), within(1e-6));
    }
    assertThat(placed.middle(0).x()).isLessThan(placed.middle(1).x());
    assertThat(placed.middle(0).y()).as("9000 is below 8920").isGreaterThan(placed.middle(3).y());
  }

  @Test
  void statedPlacesPrecedeAMapAndHoldForRestrictedProblems() {
    Csp csp = MapColouring.australia();
    ImmutableList<Point> map = GraphLayout.of(csp).places();
    StatedPlaces stated = columns(csp);
    stated.stateWith(csp);
    Csp restricted = csp.restricted("less", ImmutableMap.of());
    assertThat(GraphLayout.of(restricted).places()).isEqualTo(stated.places()).isNotEqualTo(map);
  }

  @Test
  void eachVariableNeedsAPlace() {
    StatedPlaces one = new StatedPlaces(ImmutableList.of(new Point(0, 0)));
    assertThatThrownBy(() -> one.stateWith(MapColouring.australia()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
