package org.cspworkbench.app.gui.words;

import com.google.common.base.Ascii;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Listings;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Solver;

/**
 * What is said of solvers in the language of the window. In English it is what they say themselves;
 * the bundle {@code Solvers} has it in other languages.
 */
public final class SolverWords {

  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle(
          SolverWords.class.getPackageName() + ".Solvers", Locale.getDefault());

  private static final int LONGEST_LABEL = 20;

  /** Kept, as a run that plays asks for one at every frame. */
  private static final Map<Solver, PseudoCode> LISTINGS = new ConcurrentHashMap<>();

  private SolverWords() {}

  /** Its name. */
  public static String name(Solver solver) {
    return text(solver.about().id() + ".name", solver.about().name());
  }

  /** Its name, or where it has a shorter one, that: {@code MAC}. */
  public static String shortName(Solver solver) {
    return text(solver.about().id() + ".short", name(solver));
  }

  /** Its name where many stand side by side: the short one in place of a long one. */
  public static String label(Solver solver) {
    String name = name(solver);
    return name.length() <= LONGEST_LABEL ? name : shortName(solver);
  }

  /** What distinguishes it, in a few words. */
  public static String summary(Solver solver) {
    return text(solver.about().id() + ".summary", solver.about().summary());
  }

  /** How it works, in one paragraph, as a tooltip shows it. */
  public static String tooltip(Solver solver) {
    About about = solver.about();
    return Lines.wrapped(text(about.id() + ".description", about.description()));
  }

  /** The name of a family of solvers. */
  public static String title(Family family) {
    return text("family." + Ascii.toLowerCase(family.name()), family.title());
  }

  /** Its algorithm as a textbook prints it. */
  public static PseudoCode pseudoCode(Solver solver) {
    return LISTINGS.computeIfAbsent(solver, each -> Listings.of(each, Locale.getDefault()));
  }

  /** What a parameter does. */
  public static String description(Parameter parameter) {
    return text("parameter." + parameter.name(), parameter.description());
  }

  private static String text(String key, String english) {
    return BUNDLE.containsKey(key) ? BUNDLE.getString(key) : english;
  }
}
