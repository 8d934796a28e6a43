package org.cspworkbench.solvers;

/**
 * The description of a solver.
 *
 * @param id its name on a command line
 * @param name its display name
 * @param family the family that it belongs to
 * @param summary what distinguishes it, in a few words
 * @param description how it works, in one paragraph
 * @param source where it was first described
 * @param completeness whether it decides every problem, given the time
 * @param chance whether it makes random choices
 * @param checkUnit the unit of its number of checks
 */
public record About(
    String id,
    String name,
    Family family,
    String summary,
    String description,
    String source,
    Completeness completeness,
    Chance chance,
    CheckUnit checkUnit) {

  /** Returns this description with or without random choices. */
  public About withChance(Chance newChance) {
    return new About(
        id, name, family, summary, description, source, completeness, newChance, checkUnit);
  }

  /** Returns this description with another unit of checks. */
  public About withCheckUnit(CheckUnit newCheckUnit) {
    return new About(
        id, name, family, summary, description, source, completeness, chance, newCheckUnit);
  }

  /** Whether a solver decides every problem, given the time. */
  public enum Completeness {
    /** It finds every solution, and proves that there is none. */
    COMPLETE,
    /**
     * It may give up; it reports "unsatisfiable" only if the givens alone lead to a contradiction.
     */
    INCOMPLETE
  }

  /** Whether a solver makes random choices. */
  public enum Chance {
    /** Every run is the same. */
    NONE,
    /** The seed decides the run. */
    SEEDED
  }

  /** What one check is. */
  public enum CheckUnit {
    /** One pair of values. */
    PAIRS("pairs"),
    /** One word of up to 64 pairs. */
    WORDS("words"),
    /** Both, depending on the part of the solver. */
    PAIRS_AND_WORDS("pairs and words");

    private final String title;

    CheckUnit(String title) {
      this.title = title;
    }

    /** Returns the display name. */
    public String title() {
      return title;
    }
  }
}
