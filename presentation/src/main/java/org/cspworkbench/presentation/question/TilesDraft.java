package org.cspworkbench.presentation.question;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.tile.TileFace;
import org.cspworkbench.presentation.tile.TileScene;

/**
 * Drafts of "A tile has been drawn: which of these tiles can stand in another cell now?" The right
 * answer is a tile that the cell keeps, the wrong ones are tiles that it loses to a neighbour
 * before the next draw. Cells that lose many tiles come first, then neighbours of the drawn one.
 * There is no question before a contradiction, because propagation then stops early, and none about
 * patterns of a sample, which have no picture of their own.
 */
final class TilesDraft implements Drafting {

  private static final int ENOUGH = 3; // wrong answers

  @Override
  public boolean comesUpAt(Trace trace, int position) {
    return Drafting.follows(trace, position, Set.of(EventKind.TRY))
        && CONSEQUENCES.contains(trace.kind(position));
  }

  /** Returns whether questions of this kind can come up in runs on {@code csp}. */
  static boolean accepts(Csp csp) {
    return TileScene.of(csp)
        .map(scene -> scene.faces().stream().noneMatch(TileFace.Plain.class::isInstance))
        .orElse(false);
  }

  @Override
  public Optional<Draft> draft(TracePlayer now, TracePlayer ahead, RandomStream random) {
    if (!accepts(now.trace().csp())) {
      return Optional.empty();
    }
    TraceEvent drawn = Objects.requireNonNull(now.lastEvent());
    if (drawn.half() != null) {
      return Optional.empty(); // the question names a value
    }
    List<Losses> losses =
        losses(ahead).stream()
            .filter(each -> each.cell != drawn.variable() && !each.tiles.isEmpty())
            .toList();
    if (losses.isEmpty() || !Drafting.endsWell(ahead)) {
      return Optional.empty();
    }
    BitSet near = ReachDraft.neighbours(now.trace().csp(), drawn.variable());
    Comparator<Losses> best =
        comparingInt((Losses each) -> -Math.min(ENOUGH, each.tiles.size()))
            .thenComparing(comparing((Losses each) -> !near.get(each.cell)));
    return Arrays.stream(RandomOrder.of(losses.size(), random))
        .mapToObj(losses::get)
        .min(best)
        .map(each -> draft(drawn, each, ahead.state(), random));
  }

  private static Draft draft(
      TraceEvent drawn, Losses losses, TraceState after, RandomStream random) {
    int[] left =
        IntStream.range(0, losses.valueCount).filter(i -> after.contains(losses.cell, i)).toArray();
    ImmutableList<Answer.OfTile> wrong =
        Arrays.stream(RandomOrder.of(losses.tiles.size(), random))
            .mapToObj(losses.tiles::get)
            .collect(toImmutableList());
    Answer right = new Answer.OfTile(left[random.nextInt(left.length)], NONE);
    return new Draft(losses.end, losses.cell, drawn.value(), drawn.variable(), right, wrong);
  }

  /** What one cell loses. */
  private static final class Losses {
    private final int cell;
    private final int valueCount;
    private final List<Answer.OfTile> tiles = new ArrayList<>();
    private int end; // the position after the last loss

    Losses(int cell, int valueCount) {
      this.cell = cell;
      this.valueCount = valueCount;
    }
  }

  /** Moves {@code ahead} to the end of the propagation and returns what each cell loses by then. */
  private static Collection<Losses> losses(TracePlayer ahead) {
    Trace trace = ahead.trace();
    Map<Integer, Losses> losses = new TreeMap<>();
    while (ahead.position() < trace.length()
        && CONSEQUENCES.contains(trace.kind(ahead.position()))) {
      ahead.stepForward();
      TraceEvent event = Objects.requireNonNull(ahead.lastEvent());
      if (event.kind() == EventKind.PRUNE) {
        Losses of =
            losses.computeIfAbsent(
                event.variable(),
                x -> new Losses(x, trace.csp().variables().get(x).domain().size()));
        of.end = ahead.position();
        for (TraceEvent.Pruning pruning : event.prunings()) {
          int neighbour = pruning.arc() == NONE ? NONE : trace.key().head(pruning.arc());
          if (neighbour != NONE) {
            of.tiles.add(new Answer.OfTile(pruning.value(), neighbour));
          }
        }
      }
    }
    return losses.values();
  }
}
