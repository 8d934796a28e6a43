package org.cspworkbench.flatzinc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.document.UnreadableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is no FlatZinc, or not supported, is refused with its position and what was expected. */
final class FaultyFilesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "var 1..3: x; solve satisfy| 1:27: expected ';', found the end of the file",
        "var 1..3 x; solve satisfy;| 1:10: expected ':', found 'x'",
        "var 1..3: x;| 1:13: expected a declaration, 'constraint' or 'solve', found the end of the"
            + " file",
        "var 1..3: x; var 1..2: x; solve satisfy;| 1:24: 'x' is declared twice; names must differ",
        "var 1..3: x; solve minimise x;| 1:20: expected 'satisfy', 'minimize' or 'maximize', found"
            + " 'minimise'",
        "var 1..3: x; solve satisfy; var 1..2: y;| 1:29: expected the end of the file after"
            + " 'solve', found 'var'",
        "var 1..3: x; constraint int_le(x, y); solve satisfy;| 1:35: there is no variable or number"
            + " 'y'",
        "var 1..3: x; constraint int_le(x); solve satisfy;| 1:25: expected 2 arguments of 'int_le',"
            + " found 1",
        "var 1..3: x; constraint int_tmes(x, x, 4); solve satisfy;| 1:25: the constraint 'int_tmes'"
            + " is not supported (did you mean int_times?)",
        "var 1..3: x; constraint set_in(x, 2); solve satisfy;| 1:35: expected a set of numbers, as"
            + " in 1..3 or {1, 5}",
        "var 1..3: x; constraint int_lin_eq([1], x, 2); solve satisfy;| 1:41: expected a list, as"
            + " in [x, y], or the name of an array",
        "var 1..3: x; constraint int_lin_eq([1, 2], [x], 2); solve satisfy;| 1:25: expected one"
            + " factor for each of 1 variables, found 2",
        "var 1..3: x; constraint int_le(x, 5000000000); solve satisfy;| 1:35: expected a number of"
            + " at most 32 bits, found 5000000000",
        "var 1..3: x; constraint int_le(x, 99999999999999999999); solve satisfy;| 1:35: expected a"
            + " whole number of at most 64 bits, found '99999999999999999999'",
        "var 1..3: x; constraint int_le(x, #); solve satisfy;| 1:35: expected a name, a number or a"
            + " sign, found '#'",
        "var 1..3: x; solve :: int_search([x], first, indomain_min) satisfy;| 1:39: expected an"
            + " order of variables, such as first_fail, found 'first'",
        "var 1..3: x; solve :: int_search([x], first_fail, smallest) satisfy;| 1:51: expected a"
            + " choice of values, such as indomain_min, found 'smallest'",
        "var set of 1..3: s; solve satisfy;| 1:5: the values of 's' are sets; variables must be of"
            + " type int or bool",
        "var float: f; solve satisfy;| 1:5: the values of 'f' are real numbers; variables must be"
            + " of type int or bool",
        "var 0.5..1.5: f; solve satisfy;| 1:5: the values of 'f' are real numbers; variables must"
            + " be of type int or bool",
        "array [1..2] of var float: f = [1.0, 2.0]; solve satisfy;| 1:21: the values of 'f' are"
            + " real numbers; variables must be of type int or bool",
        "var int: x; solve minimize x;| 1:10: 'x' has no bounds, neither stated nor by a"
            + " definition; declare them, as in var 0..100",
        "var 0..99999999: x; solve minimize x;| 1:18: 'x' may take the values from 0 to 99999999, of"
            + " which 16777216 numbers of 32 bits are supported",
        "array [1..2] of var 1..2: a; solve satisfy;| 1:28: expected '=', found ';'",
      })
  void theMessageNamesPlaceAndWhatWasExpected(String text, String message) {
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> MiniZincTool.read(text))
        .withMessage("model.fzn:" + message);
  }

  @Test
  void theLineIsCounted() {
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> MiniZincTool.read("% a remark\nvar 1..3: x;\nconstraint int_le(x, y);\n"))
        .withMessage(
            "model.fzn:4:1: expected a declaration, 'constraint' or 'solve', found the end of the"
                + " file");
  }

  @Test
  void aTokenWithoutEndIsNotKeptInMemory() {
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> MiniZincTool.read("var 1..3: " + "x".repeat(100_000)))
        .withMessage("model.fzn:1:11: a token of more than 65536 characters is not read");
  }

  @Test
  void bracketsAreNestedSoDeepOnlyThatReadingCanRecurse() {
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> MiniZincTool.read("solve :: f" + "(f".repeat(50_000) + " satisfy;"))
        .withMessageContaining("brackets are nested more than 100 deep");
  }

  /** MiniZinc introduces variables without bounds, which their definitions give. */
  @Test
  void aVariableWithoutBoundsHasThoseOfItsDefinition() throws UnreadableException {
    FlatZincInstance instance =
        MiniZincTool.read(
            """
            var 1..3: x :: output_var;
            var int: s :: var_is_introduced :: is_defined_var;
            var int: p :: var_is_introduced :: is_defined_var;
            constraint int_times(x, x, s) :: defines_var(s);
            constraint int_lin_eq([1, -2, -1], [s, x, p], 0) :: defines_var(p);
            solve maximize p;
            """);
    assertThat(instance.csp().variables().stream().map(x -> x + " in " + x.domain()))
        .containsExactly("x in 1..3", "s in 1..9", "p in -5..7");
    assertThat(instance.own()).extracting(Object::toString).containsExactly("x");
  }

  /** A clause of the model that is false already when it is compiled. */
  @Test
  void aModelWithoutVariablesHasASolutionOrNone() throws UnreadableException {
    assertThat(
            MiniZincTool.byOurs(
                MiniZincTool.read("constraint bool_eq(false,true); solve satisfy;")))
        .isEmpty();
    FlatZincInstance trivial =
        MiniZincTool.read(
            "array [1..2] of var int: x :: output_array([1..2]) = [4, 5]; solve satisfy;");
    assertThat(MiniZincTool.byOurs(trivial)).containsExactly("4,5");
  }

  @Test
  void aDomainWithoutValuesHasNoSolution() throws UnreadableException {
    assertThat(MiniZincTool.byOurs(MiniZincTool.read("var 3..1: x :: output_var; solve satisfy;")))
        .isEmpty();
  }

  /** Givens do not change the values of a board, which is drawn with all of its cells. */
  @Test
  void aSquareWithGivensIsABoard() throws UnreadableException {
    FlatZincInstance board =
        MiniZincTool.read(
            """
            var 1..2: X_INTRODUCED_0_;
            var 2..2: X_INTRODUCED_1_;
            var 1..1: X_INTRODUCED_2_;
            array [1..4] of var int: x :: output_array([0..1,1..2])
                = [1,X_INTRODUCED_0_,X_INTRODUCED_1_,X_INTRODUCED_2_];
            solve satisfy;
            """);
    assertThat(board.csp().depiction()).contains(Drawing.BOARD);
    assertThat(board.own()).hasSize(4).allMatch(x -> x.domain().equals(Domain.range(1, 2)));
    assertThat(MiniZincTool.byOurs(board)).containsExactlyInAnyOrder("1,1,2,1", "1,2,2,1");
  }
}
