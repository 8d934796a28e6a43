package org.cspworkbench.presentation.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.function.Function;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.presentation.words.Languages;
import org.junit.jupiter.api.Test;

/** Verifies that each problem of the gallery can be made at the ends of its fields. */
class GalleryFormTest {

  @Test
  void eachProblemIsMadeFromItsUsualValuesAndAtTheEndsOfItsRanges() {
    for (Gallery.Entry entry : ProblemGallery.ENTRIES) {
      assertThat(usage(entry, FormField::usual)).isEqualTo(entry.usage());
      assertThat(GalleryForm.fields(entry)).allMatch(field -> field.accepts(field.usual()));
      assertMade(usage(entry, FormField::usual));
      assertMade(usage(entry, field -> end(field, /* isLeast= */ true)));
      assertMade(usage(entry, field -> end(field, /* isLeast= */ false)));
    }
  }

  private static void assertMade(String usage) {
    assertThat(GalleryArgument.problem(usage, 1).csp().variables()).as(usage).isNotEmpty();
  }

  private static String usage(Gallery.Entry entry, Function<FormField, String> value) {
    return GalleryForm.usage(
        entry,
        GalleryForm.fields(entry).stream().map(value).collect(ImmutableList.toImmutableList()));
  }

  private static String end(FormField field, boolean isLeast) {
    if (field instanceof FormField.Whole whole) {
      return Integer.toString(isLeast ? whole.least() : whole.greatest());
    }
    return field instanceof FormField.Name ? field.usual() : isLeast ? "0" : "1";
  }

  @Test
  void aFieldAcceptsItsRangeOnly() {
    FormField queens = new FormField.Whole("queens", "8", 1, 50);
    assertThat(ImmutableList.of("1", " 8 ", "50")).allMatch(queens::accepts);
    assertThat(ImmutableList.of("0", "51", "", "x", "8.0", "-8")).noneMatch(queens::accepts);
    FormField density = new FormField.Share("density", "0.4");
    assertThat(ImmutableList.of("0", "1", "0.35")).allMatch(density::accepts);
    assertThat(ImmutableList.of("1.1", "-0.1", "NaN", "")).noneMatch(density::accepts);
  }

  /** The problems with a seed are those that their description says are drawn. */
  @Test
  void theProblemsWithASeedAreDrawnFromIt() {
    for (Gallery.Entry entry : ProblemGallery.ENTRIES) {
      assertThat(GalleryForm.isRandom(entry))
          .as(entry.id())
          .isEqualTo(entry.description().contains("drawn from the seed"));
    }
  }

  @Test
  void eachProblemHasItsWordsInBothLanguages() {
    GalleryWords english = new GalleryWords(Locale.ROOT);
    GalleryWords portuguese = new GalleryWords(Languages.locale("pt-BR"));
    for (Gallery.Entry entry : ProblemGallery.ENTRIES) {
      assertThat(english.title(entry)).isNotBlank();
      assertThat(english.fame(entry)).endsWith(".").isNotEqualTo(portuguese.fame(entry));
      assertThat(english.description(entry)).isEqualTo(entry.description());
      assertThat(portuguese.title(entry)).isNotBlank();
      assertThat(portuguese.fame(entry)).endsWith(".");
      assertThat(portuguese.description(entry)).endsWith(".").isNotEqualTo(entry.description());
      assertThat(portuguese.known(entry)).isNotBlank();
      for (String parameter : entry.parameters()) {
        assertThat(english.parameter(parameter)).isNotBlank();
        assertThat(portuguese.parameter(parameter)).isNotBlank();
      }
    }
  }
}
