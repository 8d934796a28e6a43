package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableListMultimap;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.widget.Bar;

/**
 * The panes of a preset in their places.
 *
 * @param header the header above them
 * @param places the panes of each place; at most one on the left and one on the right
 * @param beside the part beside which explanations are displayed
 * @param empty what is displayed in place of the panes while there is no run, if the panes have
 *     nothing to display then
 */
public record RunPanes(
    Bar header,
    ImmutableListMultimap<Place, RunPane> places,
    JComponent beside,
    Optional<JComponent> empty) {

  /** The places of panes. */
  public enum Place {
    /** Strips between the header and the columns. */
    ABOVE,
    /** The main part: panes side by side. */
    CENTRE,
    /** Below the main part, if there is space. */
    BELOW,
    /** A narrow column, a tab in a narrow window. */
    LEFT,
    /** The column on the right. */
    RIGHT
  }

  /** Returns the panes that are to be shown, place after place. */
  public Stream<RunPane> wanted() {
    return places.values().stream().filter(RunPane::isWanted);
  }

  /** Returns the pane that takes the keyboard focus at first. */
  public RunPane main() {
    return Stream.of(Place.CENTRE, Place.RIGHT)
        .flatMap(place -> places.get(place).stream())
        .filter(pane -> pane.isWanted() && pane.keyboard().isPresent())
        .findFirst()
        .orElseThrow(); // every preset has a pane with keys
  }
}
