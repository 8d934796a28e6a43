package org.cspworkbench.app.gui.words;

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

  private static final int LONGEST_LABEL = 20;

  /** Kept, as a run that plays asks for one at every frame. */
  private static final Map<Solver, PseudoCode> LISTINGS = new ConcurrentHashMap<>();

  private SolverWords() {}

  /** Its name. */
  public static String name(Solver solver) {
    return TEXTS.name(solver);
  }

  /** Its name, or where it has a shorter one, that: {@code MAC}. */
  public static String shortName(Solver solver) {
    return TEXTS.shortName(solver);
  }

  /** Its name where many stand side by side: the short one in place of a long one. */
  public static String label(Solver solver) {
    String name = name(solver);
    return name.length() <= LONGEST_LABEL ? name : shortName(solver);
  }

  /** What distinguishes it, in a few words. */
  public static String summary(Solver solver) {
    return TEXTS.summary(solver);
  }

  /** How it works, in one paragraph, as a tooltip shows it. */
  public static String tooltip(Solver solver) {
    return LineBreaks.wrapped(TEXTS.description(solver));
  }

  /** The name of a family of solvers. */
  public static String title(Family family) {
    return TEXTS.title(family);
  }

  /** Its algorithm as a textbook prints it. */
  public static PseudoCode pseudoCode(Solver solver) {
    return LISTINGS.computeIfAbsent(solver, TEXTS::listing);
  }

  /** What a parameter does. */
  public static String description(Parameter parameter) {
    return TEXTS.description(parameter);
  }

  /** What a choice of a parameter does. */
  public static String description(Parameter.OneOf parameter, Parameter.Choice choice) {
    return TEXTS.description(parameter, choice);
  }
}
