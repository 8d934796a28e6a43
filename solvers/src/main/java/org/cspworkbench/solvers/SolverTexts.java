package org.cspworkbench.solvers;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The names, descriptions and listings of the solvers in one language. In English they are those of
 * the solver itself; the bundles {@code Solvers} and {@code Listings} translate them by the id of
 * the solver. A text without a translation is in English.
 */
public final class SolverTexts implements SolverNames {

  private static final int LONGEST_LABEL = 20;

  private final ResourceBundle texts;
  private final ResourceBundle listings;

  /** The texts in the language of {@code locale}. */
  public SolverTexts(Locale locale) {
    this.texts = Bundles.of(SolverTexts.class, "Solvers", locale);
    this.listings = Bundles.of(SolverTexts.class, "Listings", locale);
  }

  @Override
  public String name(Solver solver) {
    return text(solver.about().id() + ".name", solver.about().name());
  }

  @Override
  public String shortName(Solver solver) {
    return text(solver.about().id() + ".short", name(solver));
  }

  @Override
  public String label(Solver solver) {
    String name = name(solver);
    return name.length() <= LONGEST_LABEL ? name : shortName(solver);
  }

  @Override
  public String summary(Solver solver) {
    return text(solver.about().id() + ".summary", solver.about().summary());
  }

  /** Returns how the solver works, in one paragraph. */
  public String description(Solver solver) {
    return text(solver.about().id() + ".description", solver.about().description());
  }

  /** Returns the name of a family of solvers. */
  public String title(Family family) {
    return text("family." + Ascii.toLowerCase(family.name()), family.title());
  }

  /** Returns what a parameter does, in one sentence. */
  public String description(Parameter parameter) {
    return text("parameter." + parameter.name(), parameter.description());
  }

  /** Returns what a choice of a parameter does, in one line. */
  public String description(Parameter.OneOf parameter, Parameter.Choice choice) {
    return text("parameter." + parameter.name() + "." + choice.id(), choice.description());
  }

  /** Returns the algorithm as a textbook prints it. */
  public PseudoCode listing(Solver solver) {
    String id = solver.about().id();
    return listings.containsKey(id)
        ? solver.pseudoCode().inWords(Splitter.on('\n').splitToList(listings.getString(id)))
        : solver.pseudoCode();
  }

  private String text(String key, String english) {
    return texts.containsKey(key) ? texts.getString(key) : english;
  }
}
