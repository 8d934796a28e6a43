package org.cspworkbench.viewer.words;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.SolverTexts;

/** The names, descriptions and listings of the solvers in the language of the window. */
public final class SolverWords {

  private static final SolverTexts TEXTS = new SolverTexts(Locale.getDefault());

  /** Cached, because a run that plays requests one for each frame. */
  private static final Map<Solver, PseudoCode> LISTINGS = new ConcurrentHashMap<>();

  private SolverWords() {}

  /** Returns the texts in the language of the window. */
  public static SolverTexts texts() {
    return TEXTS;
  }

  /** Returns the name of a solver. */
  public static String name(Solver solver) {
    return TEXTS.name(solver);
  }

  /** Returns the abbreviated name if there is one, else the name: {@code MAC}. */
  public static String shortName(Solver solver) {
    return TEXTS.shortName(solver);
  }

  /** Returns the name for lists: the abbreviated name if the name is long. */
  public static String label(Solver solver) {
    return TEXTS.label(solver);
  }

  /** Returns a short summary of a solver. */
  public static String summary(Solver solver) {
    return TEXTS.summary(solver);
  }

  /** Returns the description of a solver, wrapped for a tooltip. */
  public static String tooltip(Solver solver) {
    return LineBreaks.wrapped(TEXTS.description(solver));
  }

  /** Returns the name of a family of solvers. */
  public static String title(Family family) {
    return TEXTS.title(family);
  }

  /** Returns the algorithm in pseudocode. */
  public static PseudoCode pseudoCode(Solver solver) {
    return LISTINGS.computeIfAbsent(solver, TEXTS::listing);
  }

  /** Returns the description of a parameter. */
  public static String description(Parameter parameter) {
    return TEXTS.description(parameter);
  }

  /** Returns the description of a choice of a parameter. */
  public static String description(Parameter.OneOf parameter, Parameter.Choice choice) {
    return TEXTS.description(parameter, choice);
  }
}
