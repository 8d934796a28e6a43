package org.cspworkbench.viewer.run;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.OptionalInt;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.VariableWords;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.jspecify.annotations.Nullable;

/**
 * The picture of the problem of a run in a frame, where it can be moved and zoomed, and the
 * variable in it that keys have selected.
 *
 * <p>Used by one thread.
 */
public final class BoardModel {

  private static final int MARGIN = 4;

  /** The sides of a frame in which a board needs the room of its numbers, in labels. */
  private static final int NARROW = 40;

  /** The part of its preferred side below which a board is small. */
  private static final double SMALL = 0.75;

  /** What is drawn of one run, in a frame with room for the numbers of a board and without. */
  private record Drawn(Trace trace, Picture wide, Picture narrow) {

    static Drawn of(Trace trace) {
      Picture picture = Pictures.of(trace.csp(), BoardView.full());
      return new Drawn(trace, picture, picture.withoutNumbers());
    }

    boolean isNarrow(Size frame, Look look) {
      double small = SMALL * wide.preferredSize(look).width();
      return Math.min(frame.width(), frame.height()) < Math.min(small, NARROW * look.label());
    }
  }

  private final PictureView view = PictureView.readable();
  private @Nullable Drawn drawn;
  private boolean isNarrow; // the frame
  private Look look;
  private int selected = NONE;

  /** Creates a model without a run. */
  public BoardModel(Look look) {
    this.look = look;
  }

  /** Shows the problem of a run in a frame of this size, without a selection if it is another. */
  public void show(Trace trace, Size frame, Look newLook) {
    Drawn now = drawn;
    if (now == null || now.trace().csp() != trace.csp()) {
      selected = NONE;
    }
    if (now == null || now.trace() != trace) {
      now = Drawn.of(trace);
      drawn = now;
    }
    look = newLook;
    isNarrow = now.isNarrow(frame, look);
    Size room = new Size(frame.width() - 2 * MARGIN, frame.height() - 2 * MARGIN);
    Size least = picture().scrolledSize(look, room);
    view.setArea(frame, new Size(least.width() + 2 * MARGIN, least.height() + 2 * MARGIN));
  }

  /** Returns the visible part of the picture. */
  public PictureView view() {
    return view;
  }

  /** Returns the picture that suits the frame; there must be a run. */
  public Picture picture() {
    return isNarrow ? shown().narrow() : shown().wide();
  }

  private Drawn shown() {
    if (drawn == null) {
      throw new IllegalStateException("no run is shown");
    }
    return drawn;
  }

  /** Returns where the picture is drawn, in the coordinates of the frame. */
  public Box area() {
    return view.place().inset(MARGIN);
  }

  /** Returns the variable at a point of the frame, if there is one. */
  public OptionalInt variableAt(Point point) {
    return drawn == null ? OptionalInt.empty() : picture().variableAt(point, area(), look);
  }

  /** Returns the selected variable, or {@code NONE}. */
  public int selected() {
    return selected;
  }

  /** Selects nothing. */
  public void deselect() {
    selected = NONE;
  }

  /** Returns {@code moment} with the selected variable. */
  public Moment look(Moment moment) {
    return selected == NONE ? moment : moment.withSelected(selected);
  }

  /**
   * Selects the nearest variable in a direction, and moves the picture so that it is in sight; the
   * first variable, if none is selected.
   *
   * @param right 1 to the right, −1 to the left, else 0
   * @param down 1 downwards, −1 upwards, else 0
   */
  public void walk(int right, int down) {
    if (drawn == null || size() == 0) {
      return;
    }
    selected = selected == NONE ? 0 : beside(right, down);
    view.reveal(bounds(selected));
  }

  private int size() {
    return shown().trace().csp().variables().size();
  }

  private Box bounds(int x) {
    return picture().boundsOf(x, area(), look);
  }

  /** Returns the variable that is nearest in a direction: what is aside counts for more. */
  private int beside(int right, int down) {
    Point from = bounds(selected).centre();
    int nearest = selected;
    double least = Double.POSITIVE_INFINITY;
    for (int x = 0; x < size(); x++) {
      Point to = bounds(x).centre();
      double along = (to.x() - from.x()) * right + (to.y() - from.y()) * down;
      double aside = Math.abs((to.x() - from.x()) * down) + Math.abs((to.y() - from.y()) * right);
      double distance = along + 3 * aside;
      if (along > 0.5 && distance < least) {
        nearest = x;
        least = distance;
      }
    }
    return nearest;
  }

  /**
   * Describes the selected variable at {@code moment}, or the one that the last event is about;
   * empty if there is neither.
   */
  public String spoken(TracePlayer player, Moment moment, VariableWords words) {
    int x = selected == NONE ? GraphFocus.of(player).variable() : selected;
    return x == NONE ? "" : spoken(x, moment, words);
  }

  /** Describes variable {@code x} at {@code moment}. */
  public String spoken(int x, Moment moment, VariableWords words) {
    return words.spoken(shown().trace().csp(), x, moment.spot(x));
  }
}
