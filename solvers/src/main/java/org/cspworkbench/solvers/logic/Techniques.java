package org.cspworkbench.solvers.logic;

import static org.cspworkbench.solvers.logic.technique.Level.EASY;
import static org.cspworkbench.solvers.logic.technique.Level.EXTREME;
import static org.cspworkbench.solvers.logic.technique.Level.HARD;
import static org.cspworkbench.solvers.logic.technique.Level.MEDIUM;
import static org.cspworkbench.solvers.logic.technique.Level.UNFAIR;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.Optional;
import org.cspworkbench.solvers.logic.basics.FullHouse;
import org.cspworkbench.solvers.logic.basics.HiddenSingle;
import org.cspworkbench.solvers.logic.basics.HiddenSubset;
import org.cspworkbench.solvers.logic.basics.LockedCandidates;
import org.cspworkbench.solvers.logic.basics.LockedSubset;
import org.cspworkbench.solvers.logic.basics.NakedSingle;
import org.cspworkbench.solvers.logic.basics.NakedSubset;
import org.cspworkbench.solvers.logic.chains.AlternatingChain;
import org.cspworkbench.solvers.logic.chains.ContinuousLoop;
import org.cspworkbench.solvers.logic.chains.DiscontinuousLoop;
import org.cspworkbench.solvers.logic.chains.DiscontinuousLoop.Through;
import org.cspworkbench.solvers.logic.chains.ForcingChains;
import org.cspworkbench.solvers.logic.chains.RemotePair;
import org.cspworkbench.solvers.logic.chains.Trial;
import org.cspworkbench.solvers.logic.chains.WWing;
import org.cspworkbench.solvers.logic.chains.XyWing;
import org.cspworkbench.solvers.logic.sets.AlsXyWing;
import org.cspworkbench.solvers.logic.sets.AlsXz;
import org.cspworkbench.solvers.logic.sets.SueDeCoq;
import org.cspworkbench.solvers.logic.singledigit.BasicFish;
import org.cspworkbench.solvers.logic.singledigit.EmptyRectangle;
import org.cspworkbench.solvers.logic.singledigit.FinnedFish;
import org.cspworkbench.solvers.logic.singledigit.MultiColours;
import org.cspworkbench.solvers.logic.singledigit.SimpleColours;
import org.cspworkbench.solvers.logic.singledigit.TwoStrongLinks;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.solvers.logic.technique.Technique;
import org.cspworkbench.solvers.logic.uniqueness.BugPlusOne;
import org.cspworkbench.solvers.logic.uniqueness.HiddenRectangle;
import org.cspworkbench.solvers.logic.uniqueness.UniquenessTest1;
import org.cspworkbench.solvers.logic.uniqueness.UniquenessTest2;
import org.cspworkbench.solvers.logic.uniqueness.UniquenessTest3;
import org.cspworkbench.solvers.logic.uniqueness.UniquenessTest4;
import org.cspworkbench.solvers.logic.uniqueness.UniquenessTest6;

/** All techniques, in the order in which they are tried. */
public final class Techniques {

  /** The techniques; a new one is one line here, and its name in the bundle {@code Logic}. */
  public static final ImmutableList<RatedTechnique> ALL =
      ImmutableList.of(
          rated("full-house", EASY, 4, new FullHouse()),
          rated("naked-single", EASY, 4, new NakedSingle()),
          rated("hidden-single", EASY, 14, new HiddenSingle()),
          rated("pointing", MEDIUM, 50, new LockedCandidates(LockedCandidates.From.BOX)),
          rated("claiming", MEDIUM, 50, new LockedCandidates(LockedCandidates.From.LINE)),
          rated("locked-pair", MEDIUM, 40, new LockedSubset(2)),
          rated("locked-triple", MEDIUM, 60, new LockedSubset(3)),
          rated("naked-pair", MEDIUM, 60, new NakedSubset(2)),
          rated("naked-triple", MEDIUM, 80, new NakedSubset(3)),
          rated("naked-quad", MEDIUM, 120, new NakedSubset(4)),
          rated("hidden-pair", MEDIUM, 70, new HiddenSubset(2)),
          rated("hidden-triple", MEDIUM, 100, new HiddenSubset(3)),
          rated("hidden-quad", MEDIUM, 150, new HiddenSubset(4)),
          rated("x-wing", HARD, 140, new BasicFish(2)),
          rated("swordfish", HARD, 150, new BasicFish(3)),
          rated("jellyfish", HARD, 160, new BasicFish(4)),
          rated("skyscraper", HARD, 130, new TwoStrongLinks(TwoStrongLinks.Kind.SKYSCRAPER)),
          rated(
              "two-string-kite",
              HARD,
              150,
              new TwoStrongLinks(TwoStrongLinks.Kind.TWO_STRING_KITE)),
          rated("turbot-fish", HARD, 120, new TwoStrongLinks(TwoStrongLinks.Kind.TURBOT_FISH)),
          rated("empty-rectangle", HARD, 120, new EmptyRectangle()),
          rated("colour-trap", HARD, 150, new SimpleColours(SimpleColours.Rule.TRAP)),
          rated("colour-wrap", HARD, 150, new SimpleColours(SimpleColours.Rule.WRAP)),
          rated("xy-wing", HARD, 160, new XyWing(XyWing.Pivot.TWO)),
          rated("xyz-wing", HARD, 180, new XyWing(XyWing.Pivot.THREE)),
          rated("w-wing", HARD, 150, new WWing()),
          rated("remote-pair", HARD, 110, new RemotePair()),
          rated("uniqueness-1", HARD, 100, new UniquenessTest1()),
          rated(
              "uniqueness-2", HARD, 100, new UniquenessTest2(UniquenessTest2.Corners.SIDE_BY_SIDE)),
          rated("uniqueness-3", HARD, 110, new UniquenessTest3()),
          rated("uniqueness-4", HARD, 100, new UniquenessTest4()),
          rated("uniqueness-5", HARD, 110, new UniquenessTest2(UniquenessTest2.Corners.DIAGONAL)),
          rated("uniqueness-6", HARD, 110, new UniquenessTest6()),
          rated("hidden-rectangle", HARD, 110, new HiddenRectangle()),
          rated("bug-1", HARD, 100, new BugPlusOne()),
          rated("finned-x-wing", HARD, 130, new FinnedFish(2, FinnedFish.Kind.FINNED)),
          rated("sashimi-x-wing", HARD, 150, new FinnedFish(2, FinnedFish.Kind.SASHIMI)),
          rated("finned-swordfish", UNFAIR, 200, new FinnedFish(3, FinnedFish.Kind.FINNED)),
          rated("sashimi-swordfish", UNFAIR, 240, new FinnedFish(3, FinnedFish.Kind.SASHIMI)),
          rated("finned-jellyfish", UNFAIR, 250, new FinnedFish(4, FinnedFish.Kind.FINNED)),
          rated("sashimi-jellyfish", UNFAIR, 260, new FinnedFish(4, FinnedFish.Kind.SASHIMI)),
          rated("x-chain", UNFAIR, 260, new AlternatingChain(AlternatingChain.Kind.X_CHAIN)),
          rated("xy-chain", UNFAIR, 260, new AlternatingChain(AlternatingChain.Kind.XY_CHAIN)),
          rated("continuous-loop", UNFAIR, 280, new ContinuousLoop(Through.CANDIDATES)),
          rated("aic", UNFAIR, 280, new AlternatingChain(AlternatingChain.Kind.AIC)),
          rated("discontinuous-loop", UNFAIR, 280, new DiscontinuousLoop(Through.CANDIDATES)),
          rated("grouped-continuous-loop", UNFAIR, 300, new ContinuousLoop(Through.GROUPS)),
          rated(
              "grouped-aic", UNFAIR, 300, new AlternatingChain(AlternatingChain.Kind.GROUPED_AIC)),
          rated("grouped-discontinuous-loop", UNFAIR, 300, new DiscontinuousLoop(Through.GROUPS)),
          rated("als-xz", UNFAIR, 300, new AlsXz()),
          rated("als-xy-wing", UNFAIR, 320, new AlsXyWing()),
          rated("multi-colours-1", HARD, 200, new MultiColours(MultiColours.Rule.BRIDGE)),
          rated("multi-colours-2", HARD, 200, new MultiColours(MultiColours.Rule.CLASH)),
          rated("sue-de-coq", UNFAIR, 250, new SueDeCoq()),
          rated("als-continuous-loop", UNFAIR, 340, new ContinuousLoop(Through.SETS)),
          rated("als-aic", UNFAIR, 340, new AlternatingChain(AlternatingChain.Kind.SET_AIC)),
          rated("als-discontinuous-loop", UNFAIR, 340, new DiscontinuousLoop(Through.SETS)),
          rated("cell-forcing-chains", EXTREME, 500, new ForcingChains(ForcingChains.From.CELL)),
          rated("unit-forcing-chains", EXTREME, 500, new ForcingChains(ForcingChains.From.UNIT)),
          rated("trial", EXTREME, 1000, new Trial()));

  /** The easier first: by level, then by weight, then by the order of the list. */
  public static final Comparator<RatedTechnique> BY_HARDNESS =
      Comparator.comparing(RatedTechnique::level)
          .thenComparing(RatedTechnique::weight)
          .thenComparing(ALL::indexOf);

  private Techniques() {}

  /** Returns the technique of this id, if there is one. */
  public static Optional<RatedTechnique> find(String id) {
    return ALL.stream().filter(technique -> technique.id().equals(id)).findFirst();
  }

  private static RatedTechnique rated(String id, Level level, int weight, Technique technique) {
    return new RatedTechnique(id, level, weight, technique);
  }
}
