package org.cspworkbench.xcsp3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;

/** A file with a fault gets one sentence: no stack trace, no end of memory, nothing fetched. */
final class FaultyFilesTest {

  private static final String TWO = "<var id=\"x\"> 0..3 </var><var id=\"y\"> 0..3 </var>";
  private static final String GOOD = Instances.text(TWO, "<intension> lt(x,y) </intension>");

  private static String sentence(String text) {
    return sentence("test.xml", text.getBytes(StandardCharsets.UTF_8));
  }

  private static String sentence(String name, byte[] bytes) {
    XcspException fault =
        catchThrowableOfType(XcspException.class, () -> Instances.read(name, bytes));
    assertThat(fault).as("the fault is found").isNotNull();
    String message = String.valueOf(fault.getMessage());
    assertThat(message)
        .startsWith(name)
        .doesNotEndWith(".")
        .doesNotContain("\n", "Exception", "null")
        .hasSizeLessThan(240);
    return message;
  }

  @Test
  void everyTruncationIsAFault() {
    for (int length = 0; length < GOOD.length(); length += 7) {
      assertThat(sentence(GOOD.substring(0, length))).contains("ends too early");
    }
  }

  @Test
  void closingTagThatDoesNotFitTellsItsPlace() {
    assertThat(sentence(GOOD.replace("</intension>", "</extension>")))
        .isEqualTo("test.xml:1:143: the XML is broken here or ends too early");
  }

  @Test
  void otherXmlIsNoInstance() {
    assertThat(sentence("<svg/>"))
        .isEqualTo("test.xml:1:1: this is not an XCSP3 instance: its outermost element is \"svg\"");
    assertThat(sentence("<instance/>")).contains("needs one element <variables>");
  }

  @Test
  void deepElementsAreNotFollowed() {
    String deep = "<block>".repeat(100_000) + "</block>".repeat(100_000);
    assertThat(sentence(Instances.text(TWO, deep))).contains("nested more than 64 deep");
  }

  @Test
  void deepExpressionsAreNotFollowed() {
    String deep = "neg(".repeat(100_000) + "x" + ")".repeat(100_000);
    assertThat(sentence(Instances.text(TWO, "<intension> eq(y," + deep + ") </intension>")))
        .isEqualTo("test.xml:1:121: element <intension>: brackets are nested more than 400 deep");
  }

  /** The arguments of a group can be nested, and so can the place where they are put. */
  @Test
  void deepArgumentsInDeepExpressionsAreNotFollowed() {
    String inside = "neg(".repeat(390) + "x" + ")".repeat(390);
    String outside = "neg(".repeat(390) + "%0" + ")".repeat(390);
    String group =
        "<group><intension> eq(y,"
            + outside
            + ") </intension><args> "
            + inside
            + " </args></group>";
    assertThat(sentence(Instances.text(TWO, group)))
        .endsWith("an expression nested more than 480 deep is not supported");
  }

  @Test
  void entitiesAreNotExpanded() {
    String bomb =
        "<!DOCTYPE instance [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">"
            + "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\">]>"
            + GOOD.replace("lt(x,y)", "&c;");
    assertThat(sentence(bomb)).contains("a document type with entities is not read");
  }

  @Test
  void nothingIsFetchedFromElsewhere() {
    String external =
        "<!DOCTYPE instance [<!ENTITY a SYSTEM \"file:///etc/hostname\">]>"
            + GOOD.replace("lt(x,y)", "&a;");
    assertThat(sentence(external)).contains("a document type with entities is not read");
    assertThat(sentence("<!DOCTYPE instance SYSTEM \"http://localhost:1/x.dtd\">" + GOOD))
        .contains("a document type");
  }

  @Test
  void constraintThatIsNotSupportedIsNamedWithItsPlace() {
    String stretch = "<intension> lt(x,y) </intension><block><stretch/></block>";
    assertThat(sentence(Instances.text(TWO, stretch)))
        .isEqualTo(
            "test.xml:1:160: constraint 2 (<stretch>): <stretch> is not a constraint that is supported");
    String group = "<group><sudoku/><args> x y </args></group>";
    assertThat(sentence(Instances.text(TWO, group)))
        .isEqualTo(
            "test.xml:1:128: constraint 1, arguments 1 (<sudoku>): <sudoku> is not a constraint that is supported");
  }

  @Test
  void formThatIsNotSupportedIsNamedWithItsPlace() {
    String element =
        "<intension> lt(x,y) </intension><element id=\"e\"><list> 1 2 3 </list>"
            + "<index rank=\"middle\"> x </index><value> y </value></element>";
    assertThat(sentence(Instances.text(TWO, element)))
        .isEqualTo(
            "test.xml:1:153: constraint 2 (<element> called \"e\"): the rank \"middle\" is not supported");
  }

  /** An instance over several lines, in which each fault is put in turn. */
  private static final String LINES =
      """
      <?xml version="1.0"?>
      <instance format="XCSP3" type="CSP">
        <variables>
          <var id="x"> 0..3 </var><var note="ä" id="z"> 0..3 </var>
          <array id="y"
                 size="[3]"> 0..3 </array>
        </variables>
        <constraints>
          <!-- a < b --> <intension> lt(x,z) </intension>
          <group>
            <intension> lt(%0,%1) </intension>
            <args> x y[0] </args>
            <args> x y[1] </args>
          </group>
          <element><list> y[] </list>
            <index> x </index><value
              > 2 </value>
          </element>
        </constraints>
      </instance>
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "type=\"CSP\" | type=\"WCSP\" | 2:1 ",
        "id=\"z\"> 0..3 | id=\"z\"> red | 4:29",
        "id=\"z\" | id=\"x\" | 4:29",
        "[3] | [3000000] | 5:5",
        "[3]\"> 0..3 | [3]\"> 0..100000000 | 5:5",
        "lt(x,z) | lt(x,q) | 9:20",
        "lt(x,z) | lt((x,ä) | 9:20",
        "lt(x,z) | lt(x,9999999999999999999) | 9:20",
        "lt(%0,%1) | lt(%0,q) | 12:7",
        "lt(%0,%1) | lt(%0,%2) | 12:7",
        "<intension> lt(% | <intension a=\"1\"> lt(% | 11:7",
        "x y[1] | x q | 13:7",
        "x y[1] | x y[1] 2 | 13:7",
        "<group> | <group a=\"1\"> | 10:5",
        "y[] | y[][] | 15:14",
        "<index> x | <index rank=\"1\"> x | 15:5",
        "2 </value> | 2 3 </value> | 16:25",
        "</element> | <size> 1 </size></element> | 18:5",
        "<element><list> | <stretch/><element><list> | 15:5",
      })
  void faultHasItsLineAndColumn(String part, String other, String place) {
    assertThat(LINES).contains(part);
    String text = LINES.replace(part, other);
    assertThat(sentence(text)).startsWith("test.xml:" + place + ": ");
    byte[] wide = text.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_16);
    assertThat(sentence("test.xml", wide)).startsWith("test.xml:" + place + ": ");
    byte[] marked = ("\uFEFF" + text).getBytes(StandardCharsets.UTF_8);
    assertThat(sentence("test.xml", marked)).startsWith("test.xml:" + place + ": ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0..100000000          | a domain of more than 16777216 values is not supported",
        "0..99999999999999     | a domain of more than 16777216 values is not supported",
        "-infinity..+infinity  | a domain of more than 16777216 values is not supported",
        "3..1                  | breaks the rules of XCSP3",
        "red                   | breaks the rules of XCSP3",
        "3000000000            | a number leaves the range",
      })
  void domainThatIsTooLargeOrNoneIsRefused(String domain, String reason) {
    String variables = "<var id=\"x\"> " + domain + " </var>";
    assertThat(sentence(Instances.text(variables, "<intension> gt(x,1) </intension>")))
        .contains(reason);
  }

  @Test
  void arrayThatIsTooLargeIsRefusedBeforeItIsMade() {
    String array = "<array id=\"x\" size=\"[100000][100000]\"> 0 1 </array>";
    assertThat(sentence(Instances.text(array, "<allDifferent> x[0][] </allDifferent>")))
        .contains("array \"x\"")
        .contains("at most 1048576 variables");
  }

  @Test
  void nameOfNothingIsNamed() {
    assertThat(sentence(Instances.text(TWO, "<allDifferent> x z </allDifferent>")))
        .isEqualTo(
            "test.xml:1:121: constraint 1 (<allDifferent>): \"z\" is neither a variable nor a symbol");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<intension> lt(x) </intension>                 ",
        "<intension> lt(x,z) </intension>               ",
        "<intension> less(x,y) </intension>             ",
        "<sum><list> x y </list></sum>                  ",
        "<sum><list> x y </list><coeffs> 1 </coeffs><condition> (eq,3) </condition></sum>",
        "<sum><list> x y </list><condition> eq 3 </condition></sum>",
        "<sum><list> x y </list><condition> (eq,3 </condition></sum>",
        "<sum><list> x y </list><coeffs> 9x2000000000 </coeffs><condition> (eq,3) </condition></sum>",
        "<extension><list> x y </list><supports> (1,2,3) </supports></extension>",
        "<extension><list> x y </list><supports> (1,2)(3) </supports></extension>",
        "<extension><list> x y </list></extension>      ",
        "<instantiation><list> x y </list><values> 1 </values></instantiation>",
        "<group><intension> lt(%0,%1) </intension><args> x </args></group>",
        "<allDifferent> x z </allDifferent>             ",
        "<element><list> x y </list><index> z </index><value> 1 </value></element>",
        "<regular><list> x y </list><transitions> (a,0) </transitions><start> a </start><final> a </final></regular>",
        "<mdd><list> x y </list><transitions> (a,0,a) </transitions></mdd>",
        "<lex><list> x y </list><list> x </list><operator> lt </operator></lex>",
      })
  void argumentsThatDoNotFitAreRefused(String constraint) {
    assertThat(sentence(Instances.text(TWO, constraint))).isNotEmpty();
  }

  @Test
  void packedFileIsReadAndItsTruncationsAreFaults() throws IOException, XcspException {
    byte[] packed = packed(GOOD.getBytes(StandardCharsets.UTF_8));
    assertThat(Instances.solutions(Instances.read("test.xml.lzma", packed))).hasSize(6);
    for (int length = 0; length < packed.length - 1; length += 5) {
      assertThat(sentence("test.xml.lzma", Arrays.copyOf(packed, length)))
          .contains("cannot be unpacked");
    }
  }

  /** 200 MB of blanks fit into some 30 kB. */
  @Test
  void packedFileThatGrowsTooLargeIsRefused() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] blanks = new byte[1 << 20];
    Arrays.fill(blanks, (byte) ' ');
    try (LZMAOutputStream output = new LZMAOutputStream(bytes, new LZMA2Options(0), -1)) {
      for (int k = 0; k < 200; k++) {
        output.write(blanks);
      }
    }
    assertThat(sentence("test.xml.lzma", bytes.toByteArray())).contains("more than 128 MiB");
  }

  static Stream<Arguments> largeRequests() {
    String list = "<instantiation><list> x[] </list><values>";
    return Stream.of(
        arguments("size=\"[1000][1000]\"> 0 1", "<intension> eq(x[0][0],1) </intension>"),
        arguments("size=\"[1000]\"> 0..99999", "<allDifferent> x[] </allDifferent>"),
        arguments("size=\"[2000]\"> 0 1", "<allDifferent> x[] </allDifferent>"),
        arguments("size=\"[2000]\"> 0 1", "<sum><list>" + " x[]".repeat(2000) + "</list></sum>"),
        arguments("size=\"[9]\"> 0 1", list + " 1x1000000".repeat(5) + "</values></instantiation>"),
        arguments(
            "size=\"[9]\"> 0 1", list + " 1..1000000".repeat(5) + "</values></instantiation>"),
        arguments("size=\"[9]\"> 0 1", "<block/>".repeat(200_000)));
  }

  /** What a few words ask for is weighed before it is made. */
  @ParameterizedTest
  @MethodSource("largeRequests")
  void whatTakesMoreMemoryThanThereIsIsRefused(String array, String constraint) {
    String text = Instances.text("<array id=\"x\" " + array + "</array>", constraint);
    InputStream file = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(() -> XcspReader.read("test.xml", file, new MemoryBudget(64 << 20)))
        .isInstanceOf(XcspException.class)
        .hasMessageContaining("more than fits into 64 MiB of memory");
  }

  @Test
  void moreValuesThanAProblemMayHaveAreRefused() {
    String text =
        Instances.text(
            "<array id=\"x\" size=\"[1100]\"> 0..1000000 </array>",
            "<ordered><list> x[] </list><operator> lt </operator></ordered>");
    assertThat(sentence("test.xml", text.getBytes(StandardCharsets.UTF_8)))
        .contains("more than 1073741824 values of variables in all is not supported");
  }

  @Test
  void nothingIsWrittenToStandardOutput() {
    java.io.PrintStream output = System.out;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    System.setOut(new java.io.PrintStream(written, true, StandardCharsets.UTF_8));
    try {
      assertThatThrownBy(() -> Instances.read(GOOD.replace("lt(x,y)", "lt(x)")))
          .isInstanceOf(XcspException.class);
    } finally {
      System.setOut(output);
    }
    assertThat(written.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  private static byte[] packed(byte[] plain) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (LZMAOutputStream output = new LZMAOutputStream(bytes, new LZMA2Options(1), -1)) {
      output.write(plain);
    }
    return bytes.toByteArray();
  }
}
