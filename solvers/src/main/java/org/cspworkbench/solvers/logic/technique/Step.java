package org.cspworkbench.solvers.logic.technique;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;

/**
 * One instance of a technique: what it rests on, what it concludes, and a sentence that says why.
 * Immutable.
 */
public final class Step {

  private final CellSet cells;
  private final int digits;
  private final ImmutableList<House> units;
  private final ImmutableList<Link> links;
  private final ImmutableSet<Candidate> placements;
  private final ImmutableSet<Candidate> eliminations;
  private final Reason reason;

  private Step(Builder builder) {
    this.cells = builder.cells;
    this.digits = builder.digits;
    this.units = builder.units;
    this.links = builder.links;
    this.placements = builder.placements;
    this.eliminations = ImmutableSet.copyOf(builder.eliminations);
    this.reason = builder.reason;
  }

  /** Starts a step in {@code position}. */
  public static Builder in(Position position) {
    return new Builder(position);
  }

  /** Returns the cells whose candidates it rests on. */
  public CellSet cells() {
    return cells;
  }

  /** Returns the digits that it speaks of, digit d as bit d − 1. */
  public int digits() {
    return digits;
  }

  /** Returns the units that it rests on. */
  public ImmutableList<House> units() {
    return units;
  }

  /** Returns the links of its chain, in order, if it is one. */
  public ImmutableList<Link> links() {
    return links;
  }

  /** Returns the digits that go into cells. */
  public ImmutableSet<Candidate> placements() {
    return placements;
  }

  /**
   * Returns the candidates that are ruled out; those that a placement takes from its peers are not
   * told.
   */
  public ImmutableSet<Candidate> eliminations() {
    return eliminations;
  }

  /** Returns what it sees, without what it concludes: a clause without capital and full stop. */
  public String reason(Wording words) {
    return reason.in(words);
  }

  /** Returns the position after it. */
  public Position applyTo(Position position) {
    return position.after(placements, eliminations);
  }

  /** Collects the parts of a step; mostly there is one of a kind, or none. */
  public static final class Builder {
    private final Position position;
    private CellSet cells;
    private int digits;
    private ImmutableList<House> units = ImmutableList.of();
    private ImmutableList<Link> links = ImmutableList.of();
    private ImmutableSet<Candidate> placements = ImmutableSet.of();
    private Set<Candidate> eliminations = ImmutableSet.of();
    private Reason reason = words -> "";

    private Builder(Position position) {
      this.position = position;
      this.cells = position.layout().noCells();
    }

    /** It rests on these cells. */
    public Builder cells(CellSet some) {
      cells = cells.or(some);
      return this;
    }

    /** It rests on these cells. */
    public Builder cells(int... some) {
      return cells(position.layout().cells(some));
    }

    /** It speaks of these digits. */
    public Builder digits(int some) {
      digits |= some;
      return this;
    }

    /** It speaks of this digit. */
    public Builder digit(int digit) {
      return digits(Position.bit(digit));
    }

    /** It rests on these units. */
    public Builder units(List<House> some) {
      units =
          units.isEmpty()
              ? ImmutableList.copyOf(some)
              : ImmutableList.<House>builder().addAll(units).addAll(some).build();
      return this;
    }

    /** It rests on this unit. */
    public Builder units(House one) {
      return units(ImmutableList.of(one));
    }

    /** It rests on these units. */
    public Builder units(House... some) {
      return units(ImmutableList.copyOf(some));
    }

    /** It is a chain of these links. */
    public Builder links(List<Link> some) {
      links = ImmutableList.<Link>builder().addAll(links).addAll(some).build();
      for (Link link : some) {
        cells(link.from().or(link.to())).digit(link.fromDigit()).digit(link.toDigit());
      }
      return this;
    }

    /** It puts {@code digit} into {@code cell}. */
    public Builder place(int cell, int digit) {
      Candidate in = new Candidate(cell, digit);
      placements =
          placements.isEmpty()
              ? ImmutableSet.of(in)
              : ImmutableSet.<Candidate>builder().addAll(placements).add(in).build();
      return this;
    }

    /** It rules out {@code digit} wherever it is a candidate in {@code from}. */
    public Builder eliminate(CellSet from, int digit) {
      CellSet out = from.and(position.cells(digit));
      for (int cell = out.first(); cell != CellSet.NONE; cell = out.next(cell + 1)) {
        eliminate(new Candidate(cell, digit));
      }
      return this;
    }

    /** It rules out those of {@code some} digits that are candidates of {@code cell}. */
    public Builder eliminate(int cell, int some) {
      for (int rest = some & position.candidates(cell); rest != 0; rest &= rest - 1) {
        eliminate(new Candidate(cell, Position.lowest(rest)));
      }
      return this;
    }

    private void eliminate(Candidate out) {
      if (eliminations.isEmpty()) {
        eliminations = new LinkedHashSet<>();
      }
      eliminations.add(out);
    }

    /** What it sees, as {@link Step#reason} says; asked only when it is to be told. */
    public Builder because(Reason clause) {
      reason = clause;
      return this;
    }

    /** Returns whether it concludes something. */
    public boolean concludes() {
      return !placements.isEmpty() || !eliminations.isEmpty();
    }

    /** Adds the step to {@code findings} if it concludes something. */
    public void addTo(Findings findings) {
      if (concludes()) {
        findings.add(new Step(this));
      }
    }

    /** Returns the step. */
    public Step build() {
      return new Step(this);
    }
  }
}
