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
    addOptima(kinds);
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

  private static void addOptima(Kinds kinds) {
    kinds.add(
        "MatrixOfSums",
        Optima.matrixOfSums(5, 6, 2, 1),
        Optima.matrixOfSums(8, 10, 3, 2),
        Optima.matrixOfSums(14, 16, 4, 3));
    kinds.add(
        "Dominoes", Optima.dominoes(4, 4, 1), Optima.dominoes(6, 8, 2), Optima.dominoes(8, 10, 3));
    kinds.add(
        "Medians",
        Optima.medians(10, 8, 3, 1),
        Optima.medians(16, 12, 4, 2),
        Optima.medians(22, 16, 5, 3));
    kinds.add(
        "Machines", Optima.machines(8, 3, 1), Optima.machines(14, 4, 2), Optima.machines(18, 5, 3));
    kinds.add(
        "FewestBins",
        Optima.bins(9, 6, 100, 1),
        Optima.bins(14, 7, 100, 2),
        Optima.bins(18, 9, 100, 3));
    kinds.add(
        "Knapsacks",
        Optima.knapsacks(15, 3, 1),
        Optima.knapsacks(28, 4, 2),
        Optima.knapsacks(35, 5, 3));
    kinds.add(
        "Assignment",
        Optima.assignment(8, 3, 1),
        Optima.assignment(16, 4, 2),
        Optima.assignment(20, 5, 3));
    kinds.add("Salesman", Optima.salesman(7, 1), Optima.salesman(11, 2), Optima.salesman(14, 3));
    kinds.add("Tardiness", Optima.tardiness(6, 1), Optima.tardiness(9, 2), Optima.tardiness(11, 3));
    kinds.add(
        "IndependentSet",
        Optima.independentSet(25, 20, 1),
        Optima.independentSet(60, 20, 2),
        Optima.independentSet(90, 20, 3));
    kinds.add(
        "Frequencies",
        Optima.frequencies(10, 50, 40, 1),
        Optima.frequencies(18, 50, 50, 2),
        Optima.frequencies(24, 50, 60, 3));
  }
}
