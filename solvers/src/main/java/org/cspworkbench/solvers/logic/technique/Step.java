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
 * One instance of a technique: its premises, its conclusions, and a sentence with its reason.
 * Immutable.
 */
public final class Step {

  private final CellSet cells;
  private final int digits;
  private final ImmutableList<House> units;
  private final ImmutableList<Link> links;
  private final ImmutableSet<Candidate> placements;
  private final ImmutableSet<Candidate> eliminations;
  private final StepReason reason;

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

  /** Returns the cells whose candidates are its premises. */
  public CellSet cells() {
    return cells;
  }

  /** Returns its digits, digit d as bit d − 1. */
  public int digits() {
    return digits;
  }

  /** Returns the units that are its premises. */
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
   * Returns the candidates that are ruled out; without those that a placement removes from its
   * peers.
   */
  public ImmutableSet<Candidate> eliminations() {
    return eliminations;
  }

  /**
   * Returns its premises, without its conclusions: a clause without capital letter and full stop.
   */
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
    private StepReason reason = words -> "";

    private Builder(Position position) {
      this.position = position;
      this.cells = position.layout().noCells();
    }

    /** Adds these cells to the premises. */
    public Builder cells(CellSet some) {
      cells = cells.or(some);
      return this;
    }

    /** Adds these cells to the premises. */
    public Builder cells(int... some) {
      return cells(position.layout().cells(some));
    }

    /** Adds these digits. */
    public Builder digits(int some) {
      digits |= some;
      return this;
    }

    /** Adds this digit. */
    public Builder digit(int digit) {
      return digits(Position.bit(digit));
    }

    /** Adds these units to the premises. */
    public Builder units(List<House> some) {
      units =
          units.isEmpty()
              ? ImmutableList.copyOf(some)
              : ImmutableList.<House>builder().addAll(units).addAll(some).build();
      return this;
    }

    /** Adds this unit to the premises. */
    public Builder units(House one) {
      return units(ImmutableList.of(one));
    }

    /** Adds these units to the premises. */
    public Builder units(House... some) {
      return units(ImmutableList.copyOf(some));
    }

    /** Sets the links of the chain. */
    public Builder links(List<Link> some) {
      links = ImmutableList.<Link>builder().addAll(links).addAll(some).build();
      for (Link link : some) {
        cells(link.from().or(link.to())).digit(link.fromDigit()).digit(link.toDigit());
      }
      return this;
    }

    /** Adds the conclusion that {@code cell} is {@code digit}. */
    public Builder place(int cell, int digit) {
      Candidate in = new Candidate(cell, digit);
      placements =
          placements.isEmpty()
              ? ImmutableSet.of(in)
              : ImmutableSet.<Candidate>builder().addAll(placements).add(in).build();
      return this;
    }

    /** Adds the conclusion that no cell of {@code from} is {@code digit}. */
    public Builder eliminate(CellSet from, int digit) {
      CellSet out = from.and(position.cells(digit));
      for (int cell = out.first(); cell != CellSet.NONE; cell = out.next(cell + 1)) {
        eliminate(new Candidate(cell, digit));
      }
      return this;
    }

    /** Adds the conclusion that {@code cell} is none of {@code some} digits. */
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

    /** Sets the reason, as in {@link Step#reason}; evaluated only when it is displayed. */
    public Builder because(StepReason clause) {
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
  }
}
