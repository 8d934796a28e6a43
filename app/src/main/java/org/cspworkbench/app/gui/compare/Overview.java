package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.ValueSet;

/** Simplifies moments for boards that are displayed side by side. */
final class Overview {

  private Overview() {}

  /**
   * Returns {@code moment} without its arrow, and with empty cells for variables that have all
   * their values, which emphasizes the removed values.
   */
  static Moment of(Moment moment, Csp csp) {
    ImmutableList.Builder<Spot> spots = ImmutableList.builder();
    for (int x = 0; x < moment.spots().size(); x++) {
      Spot spot = moment.spot(x);
      boolean isUntouched =
          spot.state() == Spot.State.OPEN
              && spot.candidates().size() == csp.variables().get(x).domain().size();
      spots.add(isUntouched ? Spot.open(ValueSet.empty()) : spot);
    }
    return new Moment(
        spots.build(), moment.decisions(), null, moment.lookedAt(), moment.selected());
  }
}
