package org.cspworkbench.bench.models;

import com.google.common.collect.ImmutableMap;

/** The instances of kinds that other programs once solved and this one did not. */
public final class LostInstances {

  private LostInstances() {}

  /** Returns the text of every instance by its name. */
  public static ImmutableMap<String, String> texts() {
    Kinds kinds = new Kinds();
    addSchedules(kinds);
    addPackings(kinds);
    addArithmetic(kinds);
    addDesigns(kinds);
    return kinds.texts();
  }

  private static void addSchedules(Kinds kinds) {
    kinds.add(
        "JobShop",
        Schedules.jobShop(6, 5, 1),
        Schedules.jobShop(8, 8, 2),
        Schedules.jobShop(10, 10, 3),
        Schedules.jobShop(15, 5, 4));
    kinds.add(
        "OpenShop",
        Schedules.openShop(4, 4, 1),
        Schedules.openShop(5, 5, 2),
        Schedules.openShop(7, 7, 3));
    kinds.add(
        "Project",
        Schedules.project(15, 1),
        Schedules.project(25, 2),
        Schedules.project(30, 3),
        Schedules.project(60, 4));
  }

  private static void addPackings(Kinds kinds) {
    kinds.add(
        "StripPacking",
        Packings.strip(8, 10, 1),
        Packings.strip(10, 16, 2),
        Packings.strip(12, 20, 3),
        Packings.strip(15, 30, 4));
    kinds.add("BinsAsSums", Packings.binsAsSums(10, 6, 1), Packings.binsAsSums(15, 9, 2));
    kinds.add("Bins", Packings.bins(10, 6, 1), Packings.bins(18, 10, 2), Packings.bins(30, 16, 3));
  }

  private static void addArithmetic(Kinds kinds) {
    kinds.add("Fractions", Arithmetic.fractions(3), Arithmetic.fractions(5));
    kinds.add(
        "EqualFractions",
        Arithmetic.equalFractions(10, 1, 2, 2, 3),
        Arithmetic.equalFractions(16, 2, 3, 2, 3, 2, 3));
    kinds.add(
        "LongMultiplication", Arithmetic.longMultiplication(9), Arithmetic.longMultiplication(10));
    kinds.add(
        "SumAndProduct", Arithmetic.sumAndProduct(4, 1000, 1), Arithmetic.sumAndProduct(5, 600, 1));
    kinds.add(
        "MagicSquareGivens", Arithmetic.magicSquare(7, 8, 1), Arithmetic.magicSquare(9, 20, 1));
  }

  private static void addDesigns(Kinds kinds) {
    kinds.add("Cards", Designs.cards(7, 7, 3), Designs.cards(21, 21, 5));
    kinds.add("ProjectivePlane", Designs.plane(3), Designs.plane(4));
    kinds.add(
        "CoveringDesign",
        Designs.covering(7, 7, 3),
        Designs.covering(9, 12, 3),
        Designs.covering(10, 17, 3));
    kinds.add(
        "QueensAndKnights",
        Designs.queensAndKnights(6, 5),
        Designs.queensAndKnights(10, 5),
        Designs.queensAndKnights(12, 6));
    kinds.add(
        "CriticalColouring",
        Designs.criticalColouring(28, 3, 1),
        Designs.criticalColouring(65, 3, 1),
        Designs.criticalColouring(100, 3, 1));
  }
}
