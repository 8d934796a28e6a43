package org.cspworkbench.viewer.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.words.IntervalText;

/** What boards side by side show of a moment. */
public final class BoardOverview {

  private BoardOverview() {}

  /**
   * Returns {@code moment} simplified for boards side by side: without its arrow and, unless it is
   * an image, with empty cells for variables that have all their values, which emphasizes the
   * removed values.
   */
  public static Moment of(Moment moment, Csp csp, boolean isOfImages) {
    return new Moment(
        isOfImages ? moment.spots() : withoutUntouched(moment, csp),
        moment.decisions(),
        null,
        moment.lookedAt(),
        moment.selected(),
        ImmutableIntArray.of());
  }

  private static ImmutableList<Spot> withoutUntouched(Moment moment, Csp csp) {
    ImmutableList.Builder<Spot> spots = ImmutableList.builder();
    for (int x = 0; x < moment.spots().size(); x++) {
      Spot spot = moment.spot(x);
      Domain domain = csp.variables().get(x).domain();
      boolean isUntouched =
          spot.state() == Spot.State.OPEN
              && spot.candidates().size() == domain.size()
              && !IntervalText.isFor(domain);
      spots.add(isUntouched ? Spot.open(ValueSet.empty()) : spot);
    }
    return spots.build();
  }
}
