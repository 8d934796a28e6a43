package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.collect.Sets;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** The texts of the solvers in each language; one without a translation is in English. */
class SolverTextsTest {

  private static final Locale PORTUGUESE = new Locale("pt", "BR");

  /** A solver whose id no bundle has. */
  private static final class Untranslated implements Solver {

    private final Solver like = Solvers.byId("mac");

    @Override
    public About about() {
      About about = like.about();
      return new About(
          "untranslated",
          about.name(),
          about.family(),
          about.summary(),
          about.description(),
          about.source(),
          about.completeness(),
          about.chance(),
          about.checkUnit());
    }

    @Override
    public PseudoCode pseudoCode() {
      return like.pseudoCode();
    }

    @Override
    public boolean accepts(Problem problem) {
      return like.accepts(problem);
    }

    @Override
    public Steering steering() {
      return like.steering();
    }

    @Override
    public Result run(Problem problem, Settings settings, @Nullable TraceRecorder recorder) {
      return like.solve(problem, settings, recorder);
    }
  }

  /** Adding a solver does not fail the build for want of a translation: the report names it. */
  @Test
  void everyTranslatedTextBelongsToASolver(TestReporter reporter) {
    Set<String> texts = new TreeSet<>();
    Set<String> listings = new TreeSet<>();
    for (Solver solver : SolverCatalog.SOLVERS) {
      String id = solver.about().id();
      List.of("name", "summary", "description").forEach(text -> texts.add(id + "." + text));
      texts.add("family." + Ascii.toLowerCase(solver.about().family().name()));
      solver.parameters().forEach(parameter -> texts.addAll(keys(parameter)));
      listings.add(id);
    }
    texts.addAll(keys(Settings.SEED));
    texts.addAll(
        ResourceBundle.getBundle("org.cspworkbench.solvers.Solvers", Locale.ROOT).keySet());
    report(reporter, "Solvers", texts);
    report(reporter, "Listings", listings);
  }

  private static Set<String> keys(Parameter parameter) {
    Set<String> keys = new TreeSet<>();
    String key = "parameter." + parameter.name();
    keys.add(key);
    if (parameter instanceof Parameter.OneOf oneOf) {
      oneOf.choices().forEach(choice -> keys.add(key + "." + choice.id()));
    }
    return keys;
  }

  private static void report(TestReporter reporter, String bundle, Set<String> texts) {
    Set<String> translated = Bundles.of(SolverTexts.class, bundle, PORTUGUESE).keySet();
    assertThat(texts).as("texts of %s that solvers have", bundle).containsAll(translated);
    Set<String> missing = Sets.difference(texts, translated);
    if (!missing.isEmpty()) {
      reporter.publishEntry(bundle + "_pt_BR lacks", missing.toString());
    }
  }

  @Test
  void aSolverWithoutTranslationIsInEnglish() {
    Solver solver = new Untranslated();
    SolverTexts texts = new SolverTexts(PORTUGUESE);
    assertThat(texts.name(solver)).isEqualTo(solver.about().name());
    assertThat(texts.shortName(solver)).isEqualTo(solver.about().name());
    assertThat(texts.summary(solver)).isEqualTo(solver.about().summary());
    assertThat(texts.description(solver)).isEqualTo(solver.about().description());
    assertThat(texts.listing(solver)).isEqualTo(solver.pseudoCode());
  }

  /** A label is below a diamond, next to those of three others. */
  @Test
  void everySolverHasAShortName() {
    for (Locale locale : List.of(Locale.ENGLISH, PORTUGUESE)) {
      SolverTexts texts = new SolverTexts(locale);
      assertThat(SolverCatalog.SOLVERS)
          .allSatisfy(solver -> assertThat(texts.shortName(solver)).hasSizeLessThan(24));
    }
  }

  /** The default language of the virtual machine is not a substitute for another language. */
  @Test
  void aLanguageWithoutTranslationIsEnglishWhateverTheDefault() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(PORTUGUESE);
      Solver mac = Solvers.byId("mac");
      for (Locale locale : List.of(Locale.ENGLISH, Locale.FRENCH, Locale.ROOT)) {
        assertThat(new SolverTexts(locale).name(mac)).isEqualTo(mac.about().name());
      }
      assertThat(new SolverTexts(PORTUGUESE).name(mac)).isNotEqualTo(mac.about().name());
    } finally {
      Locale.setDefault(before);
    }
  }
}
