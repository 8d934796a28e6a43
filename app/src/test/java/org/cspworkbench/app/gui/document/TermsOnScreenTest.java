package org.cspworkbench.app.gui.document;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import javax.swing.JButton;
import javax.swing.JPanel;
import org.cspworkbench.presentation.words.Glossary;
import org.cspworkbench.presentation.words.GlossaryText;
import org.cspworkbench.presentation.words.Languages;
import org.cspworkbench.presentation.words.Term;
import org.cspworkbench.viewer.words.GlossaryModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verifies that the terms on the screen are in the glossary, and how it lists them. */
class TermsOnScreenTest {

  /** The beginnings of the keys of counters, events and legends. */
  private static final ImmutableList<String> SHOWN =
      ImmutableList.of(
          "counter.", "event.", "legend.", "tree.legend.", "work.peers", "graph.title");

  private static final String CLOSES = "legend.close"; // what a button does is no term

  @ParameterizedTest
  @CsvSource({"Window, en", "Window_pt_BR, pt-BR"})
  void everyCounterEventAndLegendHasATerm(String bundle, String language) throws IOException {
    Properties texts = new Properties();
    try (InputStream stream =
        Objects.requireNonNull(
            getClass()
                .getResourceAsStream("/org/cspworkbench/viewer/words/" + bundle + ".properties"))) {
      texts.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }
    GlossaryText glossary = new GlossaryText(Languages.locale(language));
    List<String> keys =
        texts.stringPropertyNames().stream()
            .filter(key -> SHOWN.stream().anyMatch(key::startsWith) && !key.equals(CLOSES))
            .toList();
    assertThat(keys).hasSizeGreaterThan(40);
    assertThat(keys).allMatch(key -> !glossary.termsIn(texts.getProperty(key)).isEmpty());
  }

  @Test
  void theTermsOfAControlComeBeforeThoseOfWhatContainsIt() {
    JButton button = new JButton("MAC");
    JPanel panel = new JPanel();
    panel.getAccessibleContext().setAccessibleName("MRV");
    panel.add(button);
    assertThat(AskedTerms.of(button)).containsExactly(term("mac"), term("mrv"));
    assertThat(AskedTerms.of(null)).isEmpty();
  }

  @Test
  void whatTheUserAskedAboutIsListedFirstUntilSomethingIsTyped() {
    GlossaryModel model = new GlossaryModel(Locale.ROOT, ImmutableList.of(term("trail")));
    assertThat(model.listed()).hasSameSizeAs(Glossary.TERMS).startsWith(term("trail"));
    assertThat(model.countOfAsked()).isEqualTo(1);
    model.move(-1);
    assertThat(model.selected()).contains(term("trail"));
    model.filter("backj");
    assertThat(model.selected()).contains(term("backjump"));
    model.filter("no such term");
    assertThat(model.selected()).isEmpty();
    model.move(1);
    model.filter("");
    model.move(1000);
    assertThat(model.selected()).contains(model.listed().get(Glossary.TERMS.size() - 1));
  }

  private static Term term(String id) {
    return Glossary.find(id).orElseThrow();
  }
}
