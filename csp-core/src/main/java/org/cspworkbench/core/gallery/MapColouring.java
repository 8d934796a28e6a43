package org.cspworkbench.core.gallery;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.Variable;

/**
 * Colouring a map so that no two neighbouring regions have the same colour: the first example of
 * most textbooks (Russell and Norvig, "Artificial Intelligence: A Modern Approach", chapter on
 * constraint satisfaction).
 */
public final class MapColouring {

  /** Every two of the states that share a border longer than a point, each pair once. */
  private static final String BORDERS =
      """
      AL-FL AL-GA AL-MS AL-TN AR-LA AR-MO AR-MS AR-OK AR-TN AR-TX AZ-CA AZ-NM AZ-NV AZ-UT CA-NV
      CA-OR CO-KS CO-NE CO-NM CO-OK CO-UT CO-WY CT-MA CT-NY CT-RI DC-MD DC-VA DE-MD DE-NJ DE-PA
      FL-GA GA-NC GA-SC GA-TN IA-IL IA-MN IA-MO IA-NE IA-SD IA-WI ID-MT ID-NV ID-OR ID-UT ID-WA
      ID-WY IL-IN IL-KY IL-MO IL-WI IN-KY IN-MI IN-OH KS-MO KS-NE KS-OK KY-MO KY-OH KY-TN KY-VA
      KY-WV LA-MS LA-TX MA-NH MA-NY MA-RI MA-VT MD-PA MD-VA MD-WV ME-NH MI-OH MI-WI MN-ND MN-SD
      MN-WI MO-NE MO-OK MO-TN MS-TN MT-ND MT-SD MT-WY NC-SC NC-TN NC-VA ND-SD NE-SD NE-WY NH-VT
      NJ-NY NJ-PA NM-OK NM-TX NV-OR NV-UT NY-PA NY-VT OH-PA OH-WV OK-TX OR-WA PA-WV SD-WY TN-VA
      UT-WY VA-WV
      """;

  private MapColouring() {}

  /**
   * Returns the 48 contiguous states of the United States and the District of Columbia (Knuth, "The
   * Stanford GraphBase", 1993: 107 borders). Four colours are enough; three are not, since an odd
   * ring of states surrounds Nevada.
   *
   * @throws IllegalArgumentException if {@code colours} is not from 1 to 100
   */
  public static Csp unitedStates(int colours) {
    checkArgument(colours >= 1 && colours <= 100, "expected 1 to 100 colours, not %s", colours);
    ImmutableList<String> borders =
        ImmutableList.copyOf(
            Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().split(BORDERS));
    Csp.Builder csp = Csp.builder("Map of the United States in " + colours + " colours");
    Domain colourNumbers = Domain.range(1, colours);
    Map<String, Variable> states = new HashMap<>();
    for (String border : borders) {
      List<Variable> sides =
          Splitter.on('-')
              .splitToStream(border)
              .map(
                  name -> states.computeIfAbsent(name, state -> csp.variable(state, colourNumbers)))
              .toList();
      csp.notEqual(sides.get(0), sides.get(1));
    }
    return csp.depicting(Drawing.GRAPH).build();
  }

  /** Returns the states and territories of Australia in three colours: 18 solutions. */
  public static Csp australia() {
    Csp.Builder csp = Csp.builder("Map of Australia");
    Domain colours = Domain.named("red", "green", "blue");
    Variable wa = csp.variable("WA", colours);
    Variable nt = csp.variable("NT", colours);
    Variable sa = csp.variable("SA", colours);
    Variable q = csp.variable("Q", colours);
    Variable nsw = csp.variable("NSW", colours);
    Variable v = csp.variable("V", colours);
    csp.variable("T", colours); // Tasmania has no neighbour
    return csp.notEqual(wa, nt)
        .notEqual(wa, sa)
        .notEqual(nt, sa)
        .notEqual(nt, q)
        .notEqual(sa, q)
        .notEqual(sa, nsw)
        .notEqual(sa, v)
        .notEqual(q, nsw)
        .notEqual(nsw, v)
        .depicting(Drawing.MAP_OF_AUSTRALIA)
        .build();
  }
}
