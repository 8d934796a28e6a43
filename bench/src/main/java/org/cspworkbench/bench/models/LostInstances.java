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
}
