package org.cspworkbench.xcsp3;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.cspworkbench.core.random.RandomStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;

/**
 * Whatever becomes of a file on its way, it is an instance or a fault told in a sentence: never
 * another exception, never an endless work.
 */
final class DamagedFilesTest {

  private static final int DAMAGES = 200;

  /** Instances with every constraint that is read, together in as many forms as the parser has. */
  static ImmutableList<String> samples() {
    return ImmutableList.of(
        Instances.text(
            "<array id=\"x\" size=\"[4]\"> 0..3 </array><var id=\"c\" type=\"symbolic\"> red blue </var>",
            "<intension> imp(lt(x[0],add(x[1],1)),in(x[2],set(1,3))) </intension>"
                + "<extension><list> x[0..1] </list><supports> (0,1)(2,*)(3,3) </supports></extension>"
                + "<extension><list> c x[3] </list><conflicts> (red,*) </conflicts></extension>"
                + "<extension><list> x[2] </list><supports> 0..1 3 </supports></extension>"
                + "<allDifferent><list> x[] </list><except> 0 </except></allDifferent>"
                + "<sum id=\"s\"><list> x[] </list><coeffs> 1x3 -2 </coeffs><condition> (in,2..5) </condition></sum>"
                + "<count><list> x[] </list><values> 1 2 </values><condition> (le,x[3]) </condition></count>"
                + "<nValues><list> x[] </list><condition> (ge,2) </condition></nValues>"
                + "<cardinality><list> x[] </list><values closed=\"false\"> 0 1 </values><occurs> 0..2 x[3] </occurs></cardinality>"
                + "<element><list startIndex=\"1\"> x[0..2] </list><index> x[3] </index><value> 2 </value></element>"
                + "<group><intension> ne(%0,%1) </intension><args> x[0] x[1] </args><args> x[1] x[2] </args></group>",
            "<minimize type=\"sum\"><list> x[] </list><coeffs> 1 2 3 4 </coeffs></minimize>"),
        Instances.text(
            "<array id=\"m\" size=\"[3][3]\"><domain for=\"m[0][]\"> 0 1 </domain><domain for=\"others\"> 0..2 </domain></array>",
            "<allDifferent><matrix> m[1..2][] </matrix></allDifferent>"
                + "<lex><list> m[0][] </list><list> m[1][] </list><operator> le </operator></lex>"
                + "<ordered><list> m[][0] </list><lengths> 0 1 </lengths><operator> le </operator></ordered>"
                + "<regular><list> m[0][] </list><transitions> (a,0,a)(a,1,b)(b,0,b) </transitions><start> a </start><final> b </final></regular>"
                + "<mdd><list> m[1][] </list><transitions> (r,0,n)(r,1,n)(n,2,o)(o,0,t)(o,1,t) </transitions></mdd>"
                + "<channel><list> m[2][] </list></channel><circuit> m[2][] </circuit>"
                + "<minimum><list> m[][1] </list><condition> (eq,m[0][0]) </condition></minimum>"
                + "<maximumArg><list> m[][1] </list><condition> (eq,m[2][2]) </condition></maximumArg>"
                + "<noOverlap><origins> m[0][] </origins><lengths> 1 1 1 </lengths></noOverlap>"
                + "<cumulative><origins> m[1][] </origins><lengths> 2 1 1 </lengths><heights> 1 1 2 </heights><condition> (le,3) </condition></cumulative>"
                + "<binPacking><list> m[2][] </list><sizes> 1 2 3 </sizes><condition> (le,4) </condition></binPacking>"
                + "<flow><list> m[0][] </list><balance> 0 0 </balance><arcs> (0,1)(1,0)(0,1) </arcs></flow>"
                + "<instantiation><list> m[0][0..1] </list><values> 0 1 </values></instantiation>"
                + "<slide><list> m[1][] </list><intension> ne(%0,%1) </intension></slide>"
                + "<block class=\"symmetry-breaking\"><precedence><list> m[2][] </list><values> 0 1 2 </values></precedence></block>"));
  }

  private static void isReadOrRefused(String name, byte[] bytes, String what) {
    try {
      Instances.read(name, bytes);
    } catch (XcspException e) {
      assertThat(e.getMessage())
          .as(what)
          .startsWith(name)
          .doesNotContain("\n", "Exception", "Error:")
          .hasSizeLessThan(300);
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError(what, e);
    }
  }

  private static void isReadOrRefused(String text, String what) {
    isReadOrRefused("test.xml", text.getBytes(StandardCharsets.UTF_8), what);
  }

  @Test
  void theSamplesThemselvesAreRead() throws XcspException {
    for (String sample : samples()) {
      assertThat(Instances.read(sample).csp().constraints()).isNotEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void cutOffAnywhere(String sample) {
    for (int seed = 0; seed < DAMAGES; seed++) {
      int length = new RandomStream(seed).nextInt(sample.length());
      isReadOrRefused(sample.substring(0, length), "cut off at " + length);
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void tagsRemovedDoubledOrRenamed(String sample) {
    List<MatchResult> tags = Pattern.compile("</?(\\w+)[^>]*>").matcher(sample).results().toList();
    for (int seed = 0; seed < DAMAGES; seed++) {
      RandomStream random = new RandomStream(seed);
      MatchResult tag = tags.get(random.nextInt(tags.size()));
      String other = tags.get(random.nextInt(tags.size())).group(1);
      String before = sample.substring(0, tag.start());
      String after = sample.substring(tag.end());
      isReadOrRefused(before + after, seed + ": without " + tag.group());
      isReadOrRefused(before + tag.group() + tag.group() + after, seed + ": twice " + tag.group());
      String renamed = sample.replaceAll("(</?)" + tag.group(1) + "\\b", "$1" + other);
      isReadOrRefused(renamed, tag.group(1) + " renamed " + other);
    }
  }

  /** A whole element, with what is in it, goes or stands twice: well-formed, but out of place. */
  @ParameterizedTest
  @MethodSource("samples")
  void elementsRemovedOrDoubled(String sample) {
    List<MatchResult> elements =
        Pattern.compile("<(\\w+)[^>]*>[^<]*</\\1>").matcher(sample).results().toList();
    for (MatchResult element : elements) {
      String before = sample.substring(0, element.start());
      String after = sample.substring(element.end());
      isReadOrRefused(before + after, "without " + element.group());
      isReadOrRefused(before + element.group() + element.group() + after, element.group());
      isReadOrRefused(
          before + element.group().replaceAll(">[^<]*<", "> <") + after,
          "empty " + element.group());
    }
  }

  /** The text between tags is damaged: names, numbers, brackets and commas. */
  @ParameterizedTest
  @MethodSource("samples")
  void charactersReplaced(String sample) {
    String replacements = "019xm,()[].%*+-abz<>\"' /\u0000\uFFFF";
    for (int seed = 0; seed < 5 * DAMAGES; seed++) {
      RandomStream random = new RandomStream(seed);
      StringBuilder damaged = new StringBuilder(sample);
      for (int times = 1 + random.nextInt(2); times > 0; times--) {
        damaged.setCharAt(
            random.nextInt(sample.length()),
            replacements.charAt(random.nextInt(replacements.length())));
      }
      isReadOrRefused(damaged.toString(), "seed " + seed);
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void bytesOfPackedFilesReplaced(String sample) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (LZMAOutputStream output = new LZMAOutputStream(bytes, new LZMA2Options(1), -1)) {
      output.write(sample.getBytes(StandardCharsets.UTF_8));
    }
    for (int seed = 0; seed < DAMAGES; seed++) {
      RandomStream random = new RandomStream(seed);
      byte[] damaged = bytes.toByteArray();
      damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      isReadOrRefused("test.xml.lzma", damaged, "seed " + seed);
    }
  }

  @Test
  void filesThatAreNoXmlAtAll() {
    List<byte[]> files = new ArrayList<>();
    files.add(new byte[0]);
    files.add(" \n\t ".getBytes(StandardCharsets.UTF_8));
    for (int seed = 0; seed < DAMAGES; seed++) {
      RandomStream random = new RandomStream(seed);
      byte[] noise = new byte[random.nextInt(300)];
      for (int k = 0; k < noise.length; k++) {
        noise[k] = (byte) random.nextInt(256);
      }
      files.add(noise);
    }
    for (byte[] file : files) {
      isReadOrRefused("test.xml", file, "noise");
      isReadOrRefused("test.xml.lzma", file, "packed noise");
    }
  }
}
