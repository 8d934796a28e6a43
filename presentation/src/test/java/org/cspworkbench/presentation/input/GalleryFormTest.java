package org.cspworkbench.presentation.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.function.Function;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.presentation.words.Languages;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;
import org.junit.jupiter.api.Test;

/** Verifies that each problem of the gallery can be made at the ends of its fields. */
class GalleryFormTest {

  @Test
  void eachProblemIsMadeFromItsUsualValuesAndAtTheEndsOfItsRanges() {
    for (Gallery.Entry entry : ProblemGallery.ENTRIES) {
      assertThat(usage(entry, Parameter::usual)).isEqualTo(entry.usage());
      GalleryForm.fields(entry).forEach(field -> field.check(field.usual()));
      assertMade(usage(entry, Parameter::usual));
      assertMade(usage(entry, field -> end(field, /* isLeast= */ true)));
      assertMade(usage(entry, field -> end(field, /* isLeast= */ false)));
    }
  }

  private static void assertMade(String usage) {
    assertThat(GalleryArgument.problem(usage, 1).csp().variables()).as(usage).isNotEmpty();
  }

  private static String usage(Gallery.Entry entry, Function<Parameter, String> value) {
    return GalleryForm.usage(
        entry,
        GalleryForm.arguments(entry).stream().map(value).collect(ImmutableList.toImmutableList()));
  }

  private static String end(Parameter field, boolean isLeast) {
    if (field instanceof Parameter.WholeNumber whole) {
      return Long.toString(isLeast ? whole.min() : whole.max());
    }
    return field instanceof Parameter.OneOf ? field.usual() : isLeast ? "0" : "1";
  }

  /** The problems with a seed are those that their description says are drawn. */
  @Test
  void theProblemsWithASeedAreDrawnFromIt() {
    for (Gallery.Entry entry : ProblemGallery.ENTRIES) {
      assertThat(GalleryForm.isRandom(entry))
          .as(entry.id())
          .isEqualTo(GalleryForm.fields(entry).contains(Settings.SEED))
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
      for (Parameter parameter : GalleryForm.arguments(entry)) {
        assertThat(english.parameter(parameter.name())).isNotBlank();
        assertThat(portuguese.parameter(parameter.name())).isNotBlank();
      }
    }
  }
}
