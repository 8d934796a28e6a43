package org.cspworkbench.presentation.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.primitives.ImmutableDoubleArray;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.PackedEvent;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.tile.CellTiles;
import org.cspworkbench.presentation.tile.CellTiles.Origin;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileShare;
import org.cspworkbench.presentation.tile.TileSource;

/** The comparison of what is stated about the tiles of an image with a {@link Recount}. */
final class TileCheck {

  private static final double ROUNDING = 1e-9;

  private final RecountedRun run;
  private final Trace trace;
  private final TileRequest image;
  private final ImmutableDoubleArray weights;
  private final Recount counted;
  private final String where;

  private TileCheck(RecountedRun run, TileRequest image, int position) {
    this.run = run;
    this.trace = run.trace();
    this.image = image;
    this.weights = image.source().table().weights();
    this.counted = run.recount(position);
    this.where = String.format("%s, position %d", run, position);
  }

  /** Checks the tiles of each cell and the shares of all kinds, if the problem is an image. */
  static void check(RecountedRun run, Statements said, int position) {
    TileRequest.of(run.trace().csp())
        .map(image -> new TileCheck(run, image, position))
        .ifPresent(
            check -> {
              said.tiles().forEach(check::cell);
              said.shares().forEach(check::share);
            });
  }

  private void cell(CellTiles tiles) {
    BitSet remaining = counted.remaining(tiles.x());
    String at = where + ": " + tiles.name();
    assertThat(tiles.choices())
        .as(at)
        .extracting(CellTiles.Choice::value)
        .containsExactlyInAnyOrderElementsOf(remaining.stream().boxed().toList());
    double sum = remaining.stream().mapToDouble(weights::get).sum();
    double bits = 0;
    double last = 1;
    for (CellTiles.Choice choice : tiles.choices()) {
      double share = weights.get(choice.value()) / sum;
      assertThat(choice.share()).as(at).isCloseTo(share, within(ROUNDING));
      assertThat(choice.share()).as(at).isLessThanOrEqualTo(last);
      last = choice.share();
      bits -= share * Math.log(share) / Math.log(2);
    }
    assertThat(tiles.bits()).as(at).isCloseTo(bits, within(ROUNDING));
    assertThat(tiles.origin()).as(at).isEqualTo(origin(tiles.x(), remaining));
  }

  private Origin origin(int x, BitSet remaining) {
    if (remaining.cardinality() != 1) {
      return new Origin.Open();
    }
    if (image.kept().containsKey(x) && image.kept().get(x).size() == 1) {
      return new Origin.User();
    }
    int number = 0;
    for (Recount.Made decision : counted.decisions()) {
      number += decision.isChoice() ? 1 : 0;
      boolean isOfValue = decision.isChoice() && !decision.decision().splits();
      if (isOfValue
          && decision.decision().variable() == x
          && remaining.get(decision.decision().value())) {
        return new Origin.Drawn(number);
      }
    }
    int event = lastChange(x, remaining);
    int arc = event == NONE ? NONE : PackedEvent.cause(trace.packed(event)) - 1;
    boolean isByArc = arc != NONE && arc < trace.key().endOfArcs() && excludes(event);
    int head = isByArc ? trace.key().head(arc) : NONE;
    return head == NONE
        ? new Origin.Implied()
        : new Origin.Forced(trace.csp().variables().get(head).name());
  }

  /**
   * Returns whether an event takes from its variable what the constraint that it names excludes.
   */
  private boolean excludes(int event) {
    return trace.kind(event) == EventKind.PRUNE
        || (trace.kind(event) == EventKind.REFUTE && !trace.followsWipeOut(event));
  }

  /** Returns the last event that has left {@code x} no value but these, or NONE. */
  private int lastChange(int x, BitSet remaining) {
    Recount then = run.recount(0);
    int last = NONE;
    boolean isLater = !then.remaining(x).equals(remaining);
    while (then.position() < counted.position()) {
      int event = then.position();
      then.step();
      boolean isOther = !then.remaining(x).equals(remaining);
      last = isLater && !isOther ? event : last;
      isLater = isOther;
    }
    return last;
  }

  private void share(TileShare share) {
    TileSource.Kind kind =
        image.source().kinds().stream()
            .filter(each -> each.name().equals(share.name()))
            .findFirst()
            .orElseThrow();
    BitSet[] single =
        IntStream.range(0, image.grid().cells())
            .mapToObj(counted::remaining)
            .filter(remaining -> remaining.cardinality() == 1)
            .toArray(BitSet[]::new);
    long standing =
        IntStream.range(0, single.length)
            .filter(k -> kind.values().contains(single[k].nextSetBit(0)))
            .count();
    String at = where + ": " + share.name();
    assertThat(share.standing()).as(at).isEqualTo((int) standing);
    assertThat(share.share())
        .as(at)
        .isCloseTo(standing / (double) Math.max(1, single.length), within(ROUNDING));
    double wanted = kind.values().stream().mapToDouble(weights::get).sum();
    assertThat(share.wanted()).as(at).isCloseTo(wanted / weights.stream().sum(), within(ROUNDING));
  }
}
