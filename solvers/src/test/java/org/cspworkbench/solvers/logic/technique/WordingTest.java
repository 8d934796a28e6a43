package org.cspworkbench.solvers.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Contradiction;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.House.Kind;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names and sentences in English and in Portuguese, where articles and prepositions agree. */
class WordingTest {

  private static final BoardLayout NINE = BoardLayout.of(Shape.ofSize(9));
  private static final Wording ENGLISH = new Wording(NINE, Locale.ENGLISH);
  private static final Wording PORTUGUESE = new Wording(NINE, new Locale("pt", "BR"));
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)");

  private static House unit(String name) {
    return new House(0, name, Kind.BOX, ImmutableIntArray.of(), NINE.noCells());
  }

  @ParameterizedTest
  @CsvSource({
    "row 3, a linha 3, na linha 3, da linha 3",
    "column 7, a coluna 7, na coluna 7, da coluna 7",
    "box 4, o bloco 4, no bloco 4, do bloco 4",
    "region 2, a região 2, na região 2, da região 2",
    "window 1, a janela 1, na janela 1, da janela 1",
    "cage 12, a gaiola 12, na gaiola 12, da gaiola 12",
    "falling diagonal, a diagonal descendente, na diagonal descendente, da diagonal descendente",
    "rising diagonal, a diagonal ascendente, na diagonal ascendente, da diagonal ascendente"
  })
  void aUnitAgreesWithItsArticle(String name, String subject, String in, String of) {
    House unit = unit(name);
    assertThat(PORTUGUESE.unit(unit)).isEqualTo(subject);
    assertThat(PORTUGUESE.in(unit)).isEqualTo(in);
    assertThat(PORTUGUESE.of(unit)).isEqualTo(of);
    assertThat(ENGLISH.unit(unit)).isEqualTo(name);
    assertThat(ENGLISH.in(unit)).isEqualTo("in " + name);
    assertThat(ENGLISH.of(unit)).isEqualTo("of " + name);
  }

  @ParameterizedTest
  @CsvSource({
    "row, rows 2 and 5, as linhas 2 e 5, nas linhas 2 e 5",
    "column, columns 2 and 5, as colunas 2 e 5, nas colunas 2 e 5",
    "box, boxes 2 and 5, os blocos 2 e 5, nos blocos 2 e 5",
    "region, regions 2 and 5, as regiões 2 e 5, nas regiões 2 e 5",
    "window, windows 2 and 5, as janelas 2 e 5, nas janelas 2 e 5",
    "cage, cages 2 and 5, as gaiolas 2 e 5, nas gaiolas 2 e 5"
  })
  void unitsOfOneKindShareItsName(String kind, String english, String subject, String in) {
    List<House> units = List.of(unit(kind + " 2"), unit(kind + " 5"));
    assertThat(ENGLISH.units(units)).isEqualTo(english);
    assertThat(ENGLISH.in(units)).isEqualTo("in " + english);
    assertThat(PORTUGUESE.units(units)).isEqualTo(subject);
    assertThat(PORTUGUESE.in(units)).isEqualTo(in);
  }

  @Test
  void unitsOfSeveralKindsEachHaveTheirArticle() {
    List<House> units = List.of(unit("row 3"), unit("box 4"), unit("rising diagonal"));
    assertThat(ENGLISH.units(units)).isEqualTo("row 3, box 4 and rising diagonal");
    assertThat(ENGLISH.in(units)).isEqualTo("in row 3, box 4 and rising diagonal");
    assertThat(PORTUGUESE.units(units)).isEqualTo("a linha 3, o bloco 4 e a diagonal ascendente");
    assertThat(PORTUGUESE.in(units)).isEqualTo("na linha 3, no bloco 4 e na diagonal ascendente");
    assertThat(ENGLISH.inOneOf(unit("row 3"), unit("column 4"))).isEqualTo("in row 3 or column 4");
    assertThat(PORTUGUESE.inOneOf(unit("row 3"), unit("column 4")))
        .isEqualTo("na linha 3 ou na coluna 4");
    List<House> diagonals = List.of(unit("falling diagonal"), unit("rising diagonal"));
    assertThat(PORTUGUESE.in(diagonals))
        .isEqualTo("na diagonal descendente e na diagonal ascendente");
  }

  @Test
  void everyUnitOfEveryShapeHasAName() {
    Shape nine = Shape.ofSize(9);
    for (Shape shape :
        ImmutableList.of(
            nine,
            Shape.ofSize(25),
            nine.with(Variant.DIAGONALS),
            nine.with(Variant.WINDOWS),
            nine.with(Variant.ANTI_KNIGHT))) {
      for (House house : BoardLayout.of(shape).houses()) {
        assertThat(ENGLISH.unit(house)).isEqualTo(house.name());
        assertThat(PORTUGUESE.unit(house)).isNotBlank().isNotEqualTo(house.name());
      }
    }
  }

  @Test
  void cellsDigitsAndContradictionsAreNamedInBothLanguages() {
    CellSet cells = NINE.cells(0, 1, 80);
    assertThat(ENGLISH.atOneOf(5, cells)).isEqualTo("5 in r1c1, r1c2 or r9c9");
    assertThat(PORTUGUESE.atOneOf(5, cells)).isEqualTo("o 5 em r1c1, r1c2 ou r9c9");
    assertThat(ENGLISH.digits(0b1011)).isEqualTo("1, 2 and 4");
    assertThat(PORTUGUESE.digits(0b1011)).isEqualTo("1, 2 e 4");
    assertThat(PORTUGUESE.contradiction(new Contradiction.NoCandidate(0)))
        .isEqualTo("r1c1 ficou sem candidatos");
    assertThat(PORTUGUESE.contradiction(new Contradiction.NoPlace(unit("box 4"), 7)))
        .isEqualTo("o bloco 4 não tem mais lugar para o 7");
    assertThat(PORTUGUESE.contradiction(new Contradiction.Repeated(unit("column 4"), 7)))
        .isEqualTo("a coluna 4 contém o 7 duas vezes");
    assertThat(ENGLISH.contradiction(new Contradiction.Repeated(unit("column 4"), 7)))
        .isEqualTo("column 4 holds 7 twice");
  }

  @Test
  void noPhraseIsMissingInEitherLanguage() throws IOException {
    Properties english = load("Logic.properties");
    Properties portuguese = load("Logic_pt_BR.properties");
    assertThat(portuguese.stringPropertyNames())
        .containsExactlyInAnyOrderElementsOf(english.stringPropertyNames());
    for (String key : english.stringPropertyNames()) {
      assertThat(portuguese.getProperty(key)).as(key).isNotBlank();
      assertThat(places(portuguese, key)).as(key).isEqualTo(places(english, key));
      for (Properties phrases : List.of(english, portuguese)) {
        assertThatCode(() -> new MessageFormat(phrases.getProperty(key), Locale.ROOT))
            .as(key)
            .doesNotThrowAnyException();
        assertThat(phrases.getProperty(key).replace("''", "")).as(key).doesNotContain("'");
      }
    }
  }

  private static Set<String> places(Properties phrases, String key) {
    return PLACE
        .matcher(phrases.getProperty(key))
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toSet());
  }

  private static Properties load(String name) throws IOException {
    Properties phrases = new Properties();
    try (InputStream stream = Wording.class.getResourceAsStream(name)) {
      phrases.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }
    return phrases;
  }
}
