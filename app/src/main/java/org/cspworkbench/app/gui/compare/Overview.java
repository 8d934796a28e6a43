package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.paint.Moment;
import org.cspworkbench.presentation.paint.Spot;
import org.cspworkbench.presentation.paint.ValueSet;

/** Moments as boards side by side show them: with less than a board that has the room to itself. */
final class Overview {

  private Overview() {}

  /**
   * {@code moment} without its arrow, and with nothing in the variables that have lost no value:
   * what has been removed stands out.
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
