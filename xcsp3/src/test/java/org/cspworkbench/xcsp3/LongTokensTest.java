package org.cspworkbench.xcsp3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Names and numbers are bounded before anything looks for them in a text, which takes a time that
 * grows with the square of their length.
 */
final class LongTokensTest {

  private static final int LENGTH = 1_000_000;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "var | <var id=\"x\"> N </var> | <intension> ne(x,1) </intension>",
        "var | <var id=\"x\"> 1..-N </var> | <intension> ne(x,1) </intension>",
        "var | <var id=\"W\"> 0 1 </var> | <intension> ne(W,1) </intension>",
        "var | <var id=\"x\" as=\"W\"/> | <intension> ne(x,1) </intension>",
        "var | <var id=\"x\" type=\"symbolic\"> W </var> | <intension> ne(x,1) </intension>",
        "allDifferent | <var id=\"x\"> 0 1 </var> | <allDifferent> x W </allDifferent>",
        "allDifferent | <var id=\"x\"> 0 1 </var> | <allDifferent> x N </allDifferent>",
        "allDifferent | <var id=\"x\"> 0 1 </var> | <allDifferent> x 1xN </allDifferent>",
        "allDifferent | <var id=\"x\"> 0 1 </var> | <allDifferent> x x[N] </allDifferent>",
        "allDifferent | <var id=\"x\"> 0 1 </var> | <allDifferent> x R </allDifferent>",
        "intension | <var id=\"x\"> 0 1 </var> | <intension> W(x,1) </intension>",
        "intension | <var id=\"x\"> 0 1 </var> | <intension> ne(x,N) </intension>",
        "intension | <var id=\"x\"> 0 1 </var> | <intension id=\"W\"> ne(x,0) </intension>",
        "condition | <var id=\"x\"> 0 1 </var> | <sum><list> x </list><condition> (W,N) </condition></sum>",
        "supports | <var id=\"x\"> 0 1 </var> | <extension><list> x x </list><supports> (0,N) </supports></extension>",
        "transitions | <var id=\"x\"> 0 1 </var> | <regular><list> x </list><transitions> (W,1,a) </transitions><start> a </start><final> a </final></regular>",
        "operator | <var id=\"x\"> 0 1 </var> | <lex><list> x </list><list> x </list><operator> W </operator></lex>",
        "list | <var id=\"x\"> 0 1 </var> | <slide><list> x N </list><intension> ne(%0,%1) </intension></slide>"
      })
  void aTokenThatIsTooLongIsToldWithItsElement(
      String element, String variables, String constraints) {
    String text =
        Instances.text(variables, constraints)
            .replace("W", "w".repeat(LENGTH))
            .replace("N", "7".repeat(LENGTH))
            .replace("R", "1x".repeat(LENGTH / 2));
    XcspException fault = catchThrowableOfType(XcspException.class, () -> Instances.read(text));
    assertThat(Instances.sentence(text, fault))
        .startsWith("element <" + element + ">: ")
        .hasSizeLessThan(300);
  }

  @Test
  void aLongListOfShortTokensIsRead() throws XcspException {
    String list =
        "<sum><list> x" + " 0".repeat(100_000) + " </list><condition> (le,1) </condition></sum>";
    assertThat(Instances.read(Instances.text("<var id=\"x\"> 0 1 </var>", list)).own()).hasSize(1);
  }
}
