package org.cspworkbench.solvers;

import com.google.common.base.Splitter;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The pseudo-code of the solvers in other languages: the bundle {@code Listings} has the lines of
 * each, by its id. In English they are what the solver itself says.
 */
public final class Listings {

  /** Never those of the machine's language for another one that is asked for. */
  private static final ResourceBundle.Control ENGLISH_OTHERWISE =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private Listings() {}

  /** The listing of {@code solver} in the language of {@code locale}, or in English. */
  public static PseudoCode of(Solver solver, Locale locale) {
    ResourceBundle bundle =
        ResourceBundle.getBundle(Listings.class.getName(), locale, ENGLISH_OTHERWISE);
    String id = solver.about().id();
    return bundle.containsKey(id)
        ? solver.pseudoCode().inWords(Splitter.on('\n').splitToList(bundle.getString(id)))
        : solver.pseudoCode();
  }
}
