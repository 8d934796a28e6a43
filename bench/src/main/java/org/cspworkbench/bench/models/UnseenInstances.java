package org.cspworkbench.bench.models;

import com.google.common.collect.ImmutableMap;

/** The instances: 25 kinds in four sizes each, the easiest first. */
public final class UnseenInstances {

  private final Kinds kinds = new Kinds();

  private UnseenInstances() {}

  /** Returns the text of every instance by its name. */
  public static ImmutableMap<String, String> texts() {
    UnseenInstances instances = new UnseenInstances();
    instances.addGraphs();
    instances.addPlaces();
    instances.addPlans();
    instances.addPuzzles();
    instances.addSequences();
    return instances.kinds.texts();
  }

  private void addGraphs() {
    kinds.add(
        "Bandwidth",
        Graphs.bandwidth(12, 30, 1),
        Graphs.bandwidth(16, 30, 2),
        Graphs.bandwidth(20, 30, 3),
        Graphs.bandwidth(26, 30, 4));
    kinds.add(
        "Communities",
        Graphs.communities(12, 3, 1),
        Graphs.communities(14, 3, 2),
        Graphs.communities(15, 4, 3),
        Graphs.communities(16, 4, 4));
    kinds.add(
        "DiamondFree",
        Graphs.diamondFree(8),
        Graphs.diamondFree(11),
        Graphs.diamondFree(15),
        Graphs.diamondFree(24));
    kinds.add(
        "Frequencies",
        Graphs.frequencies(6, 30, 1),
        Graphs.frequencies(10, 50, 2),
        Graphs.frequencies(14, 50, 3),
        Graphs.frequencies(16, 50, 4));
    kinds.add(
        "IndependentSet",
        Graphs.independentSet(60, 30, 1),
        Graphs.independentSet(70, 30, 2),
        Graphs.independentSet(80, 30, 3),
        Graphs.independentSet(95, 30, 4));
    kinds.add(
        "TravelingSalesman",
        Graphs.travelingSalesman(10, 1),
        Graphs.travelingSalesman(13, 2),
        Graphs.travelingSalesman(15, 3),
        Graphs.travelingSalesman(18, 4));
  }

  private void addPlaces() {
    kinds.add(
        "FastFood",
        Places.fastFood(15, 2, 1),
        Places.fastFood(20, 3, 2),
        Places.fastFood(30, 3, 3),
        Places.fastFood(40, 3, 4));
    kinds.add(
        "MaxCsp",
        Places.maxCsp(10, 5, 30, 50, 1),
        Places.maxCsp(12, 5, 40, 50, 2),
        Places.maxCsp(14, 5, 50, 50, 3),
        Places.maxCsp(18, 5, 70, 50, 4));
    kinds.add(
        "QuadraticAssignment",
        Places.quadraticAssignment(6, 1),
        Places.quadraticAssignment(7, 2),
        Places.quadraticAssignment(8, 3),
        Places.quadraticAssignment(9, 4));
    kinds.add(
        "SetCovering",
        Places.setCovering(40, 40, 1),
        Places.setCovering(60, 50, 2),
        Places.setCovering(70, 55, 3),
        Places.setCovering(80, 65, 4));
    kinds.add(
        "Warehouses",
        Places.warehouses(10, 5, 1),
        Places.warehouses(13, 6, 2),
        Places.warehouses(15, 8, 3),
        Places.warehouses(17, 9, 4));
  }

  private void addPlans() {
    kinds.add(
        "NurseRostering",
        Plans.nurseRostering(8, 7, 1),
        Plans.nurseRostering(10, 7, 2),
        Plans.nurseRostering(10, 10, 3),
        Plans.nurseRostering(12, 14, 4));
    kinds.add(
        "ProgressiveParty",
        Plans.progressiveParty(6, 13, 4, 115, 1),
        Plans.progressiveParty(8, 20, 5, 110, 2),
        Plans.progressiveParty(10, 25, 6, 110, 3),
        Plans.progressiveParty(12, 29, 8, 108, 4));
    kinds.add(
        "SportsLeague",
        Plans.sportsLeague(8),
        Plans.sportsLeague(10),
        Plans.sportsLeague(12),
        Plans.sportsLeague(14));
    kinds.add(
        "Talents",
        Plans.talents(7, 6, 1),
        Plans.talents(9, 8, 2),
        Plans.talents(10, 8, 3),
        Plans.talents(12, 8, 4));
  }

  private void addPuzzles() {
    kinds.add(
        "KillerSudoku",
        Puzzles.killerSudoku(3, 2, 1),
        Puzzles.killerSudoku(3, 3, 2),
        Puzzles.killerSudoku(3, 4, 3),
        Puzzles.killerSudoku(4, 3, 4));
    kinds.add(
        "LightsOut",
        Puzzles.lightsOut(5, 1),
        Puzzles.lightsOut(7, 2),
        Puzzles.lightsOut(9, 3),
        Puzzles.lightsOut(11, 4));
    kinds.add(
        "PegSolitaire",
        Puzzles.pegSolitaire(5, 8, 1),
        Puzzles.pegSolitaire(5, 12, 2),
        Puzzles.pegSolitaire(6, 14, 3),
        Puzzles.pegSolitaire(6, 18, 4));
  }

  private void addSequences() {
    kinds.add(
        "CarSequencing",
        Sequences.carSequencing(20, 90, 1),
        Sequences.carSequencing(30, 90, 2),
        Sequences.carSequencing(40, 90, 3),
        Sequences.carSequencing(60, 90, 4));
    kinds.add(
        "CostasArray",
        Sequences.costasArray(10),
        Sequences.costasArray(13),
        Sequences.costasArray(15),
        Sequences.costasArray(16));
    kinds.add(
        "CoveringArray",
        Codes.coveringArray(2, 5, 3, 11),
        Codes.coveringArray(2, 5, 3, 10),
        Codes.coveringArray(3, 6, 2, 12),
        Codes.coveringArray(2, 6, 3, 12));
    kinds.add(
        "DeBruijn",
        Sequences.deBruijn(2, 5),
        Sequences.deBruijn(2, 7),
        Sequences.deBruijn(3, 5),
        Sequences.deBruijn(2, 10));
    kinds.add(
        "GolombRuler",
        Sequences.golombRuler(7),
        Sequences.golombRuler(8),
        Sequences.golombRuler(9),
        Sequences.golombRuler(10));
    kinds.add(
        "LowAutocorrelation",
        Sequences.lowAutocorrelation(12),
        Sequences.lowAutocorrelation(14),
        Sequences.lowAutocorrelation(16),
        Sequences.lowAutocorrelation(18));
    kinds.add(
        "PermutationArray",
        Codes.permutationArray(4, 2, 3, 5),
        Codes.permutationArray(4, 3, 3, 6),
        Codes.permutationArray(4, 3, 3, 7),
        Codes.permutationArray(5, 3, 3, 6));
  }
}
