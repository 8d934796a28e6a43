package org.cspworkbench.presentation.homework;

import static com.google.common.collect.MoreCollectors.onlyElement;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.homework.FoundHomework.Complete;
import org.cspworkbench.presentation.homework.FoundHomework.Malformed;
import org.cspworkbench.presentation.lesson.Lesson;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines survive mail and chat, and every other change is detected. */
final class HomeworkLineTest {

  private static final LessonIdentity MRV =
      LessonIdentity.of(ShippedLesson.find("mrv").orElseThrow());
  private static final LessonIdentity OTHER =
      LessonIdentity.of(ShippedLesson.find("backtracking").orElseThrow());
  private static final HomeworkKey KEY = HomeworkKey.of("week 3");
  private static final HomeworkCheck CHECK =
      HomeworkCheck.ofLesson(ShippedLesson.find("mrv").orElseThrow().read(), MRV, Optional.of(KEY));

  /** A lesson of unknown text, which has any number of questions. */
  private static final LessonIdentity UNKNOWN = new LessonIdentity("mrv", "7kq2m9xa");

  private static final HomeworkCheck ANY = HomeworkCheck.ofAnyLesson(Optional.of(KEY));

  private static final Random RANDOM = new Random(20);

  private static String line(String student, int right, int questions) {
    return HomeworkLine.of(new Homework(UNKNOWN, student, right, questions), KEY).toString();
  }

  private static ImmutableList<FoundHomework> read(String text) {
    return HomeworkReader.read("mail", text);
  }

  private static Homework valid(String text) {
    FoundHomework found = read(text).stream().collect(onlyElement());
    assertThat(found).as(text).isInstanceOf(Complete.class);
    HomeworkLine line = ((Complete) found).line();
    assertThat(ANY.verdict(line)).as(text).isEqualTo(HomeworkVerdict.CHECK_VALUE_RIGHT);
    return line.homework();
  }

  private static boolean isValid(String text) {
    List<FoundHomework> found = read(text);
    return found.size() == 1
        && found.get(0) instanceof Complete complete
        && ANY.verdict(complete.line()) == HomeworkVerdict.CHECK_VALUE_RIGHT;
  }

  /** Returns a name of letters of several scripts, marks, digits and emoji. */
  private static String randomName() {
    int[][] scripts = {
      {'a', 'z'},
      {'A', 'Z'},
      {' ', '~'},
      {0xc0, 0x24f},
      {0x391, 0x3a1},
      {0x410, 0x44f},
      {0x5d0, 0x5ea},
      {0x4e00, 0x9fa5},
      {0x1f600, 0x1f64f}
    };
    StringBuilder name = new StringBuilder("x");
    for (int i = RANDOM.nextInt(12); i >= 0; i--) {
      int[] script = scripts[RANDOM.nextInt(scripts.length)];
      name.appendCodePoint(script[0] + RANDOM.nextInt(script[1] - script[0] + 1));
    }
    return name.toString();
  }

  @Test
  void everyNameIsReadAsItWasWritten() {
    for (int i = 0; i < 500; i++) {
      Homework homework =
          new Homework(UNKNOWN, randomName(), RANDOM.nextInt(8), 7 + RANDOM.nextInt(9));
      String line = HomeworkLine.of(homework, KEY).toString();
      assertThat(line).matches("csp-homework/1/[A-Za-z0-9/-]+");
      assertThat(valid(line)).isEqualTo(homework);
    }
  }

  @Test
  void theLineOfAnExampleNeverChanges() {
    LessonIdentity lesson = new LessonIdentity("mrv", "7kq2m9xa");
    assertThat(HomeworkLine.of(new Homework(lesson, "João Silva", 5, 7), KEY).toString())
        .isEqualTo("csp-homework/1/mrv/7kq2m9xa/Jo2e3o-Silva/5/7/b7940ddq3jzjw5wx");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"  Ana\t Sá ", "Ana\u200b Sá", "Ana\u00a0Sá", "\u202eAna Sá", "Ana\r\nSá"})
  void spacesAndInvisibleCharactersOfNamesAreNotSignificant(String name) {
    assertThat(valid(line(name, 1, 2)).student()).isEqualTo("Ana Sá");
  }

  @Test
  void longNamesAreCutAndBlankOnesAreRejected() {
    assertThat(new Homework(MRV, "é".repeat(100), 0, 0).student()).isEqualTo("é".repeat(60));
    assertThat(Homework.isName(" \u200b\n")).isFalse();
    assertThatThrownBy(() -> new Homework(MRV, "\t", 0, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Homework(MRV, "Ana", 3, 2))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void linesThatMailAndChatHaveBrokenAreRead() {
    String line = line("Zoë Müller-Øst", 5, 7);
    for (int width = 1; width < line.length(); width++) {
      List<String> pieces = Splitter.fixedLength(width).splitToList(line);
      for (String between : List.of("\n", "\r\n> ", " ", "=\n", "\u200b", "\u00ad\r", "\n| | ")) {
        String text = "Dear all,\n> " + String.join(between, pieces) + "\nZoë";
        assertThat(valid(text).student()).isEqualTo("Zoë Müller-Øst");
      }
    }
  }

  @Test
  void caseDashesAndSimilarDigitsAreNotSignificant() {
    String line = line("João Silva", 5, 7);
    assertThat(valid(line.toUpperCase(Locale.ROOT)).student()).isEqualTo("JOãO SILVA");
    assertThat(valid(line.toLowerCase(Locale.ROOT)).right()).isEqualTo(5);
    assertThat(valid(line.replace('-', '\u2011')).student()).isEqualTo("João Silva");
    int check = line.lastIndexOf('/');
    String similar = line.substring(check).replace('0', 'O').replace('1', 'l');
    assertThat(valid(line.substring(0, check) + similar).right()).isEqualTo(5);
  }

  @Test
  void everyOtherChangeOfOneCharacterIsDetected() {
    String line = line("João Silva", 5, 7);
    String characters = "abcdefghjkmnpqrstvwxyzABZ0123456789-/.é";
    for (int i = 0; i < line.length(); i++) {
      for (int c = 0; c < characters.length(); c++) {
        char old = line.charAt(i);
        if (Character.toLowerCase(characters.charAt(c)) != Character.toLowerCase(old)) {
          String changed = line.substring(0, i) + characters.charAt(c) + line.substring(i + 1);
          assertThat(isValid(changed)).as(changed).isFalse();
        }
      }
      String shortened = line.substring(0, i) + line.substring(i + 1);
      assertThat(isValid(shortened)).as(shortened).isFalse();
    }
  }

  @Test
  void randomChangesNeverMakeAnotherValidLine() {
    for (int i = 0; i < 20_000; i++) {
      Homework homework = new Homework(UNKNOWN, randomName(), 3, 7);
      StringBuilder text = new StringBuilder(HomeworkLine.of(homework, KEY).toString());
      for (int change = RANDOM.nextInt(3); change >= 0; change--) {
        int at = RANDOM.nextInt(text.length());
        text.setCharAt(at, (char) (' ' + RANDOM.nextInt(95)));
      }
      String changed = text.toString();
      if (isValid(changed)) {
        Homework read = valid(changed);
        assertThat(read.right() + "/" + read.questions()).as(changed).isEqualTo("3/7");
        assertThat(read.student()).as(changed).isEqualToIgnoringCase(homework.student());
      }
    }
  }

  @Test
  void aLineOfAnotherLessonIsDetected() {
    HomeworkLine line = HomeworkLine.of(new Homework(OTHER, "Ana", 2, 2), KEY);
    assertThat(CHECK.verdict(line)).isEqualTo(HomeworkVerdict.OTHER_LESSON);
    HomeworkLine renamed = new HomeworkLine(new Homework(MRV, "Ana", 2, 2), line.check());
    assertThat(CHECK.verdict(renamed)).isEqualTo(HomeworkVerdict.ALTERED);
  }

  @Test
  void theKeyOfALessonIsItsFingerprintUnlessOneWasChosen() {
    Homework homework = new Homework(MRV, "Ana", 2, 2);
    HomeworkCheck any = HomeworkCheck.ofAnyLesson(Optional.empty());
    assertThat(any.verdict(HomeworkLine.of(homework, HomeworkKey.of(MRV))))
        .isEqualTo(HomeworkVerdict.CHECK_VALUE_RIGHT);
    assertThat(any.verdict(HomeworkLine.of(homework, KEY))).isEqualTo(HomeworkVerdict.ALTERED);
    assertThat(CHECK.verdict(HomeworkLine.of(homework, HomeworkKey.of(" week 3 "))))
        .isEqualTo(HomeworkVerdict.VALID);
    assertThat(HomeworkKey.of(MRV.fingerprint()).check("x"))
        .isNotEqualTo(HomeworkKey.of(MRV).check("x"));
  }

  /** Whoever knows the form can compute the check value of any score where no key was chosen. */
  @ParameterizedTest
  @CsvSource({"9999, 9999", "0, 0", "3, 3", "1, 1"})
  void aScoreThatTheLessonDoesNotAllowIsDetected(int right, int questions) {
    Homework homework = new Homework(MRV, "Ana", right, questions);
    assertThat(CHECK.verdict(HomeworkLine.of(homework, KEY)))
        .isEqualTo(HomeworkVerdict.IMPOSSIBLE_SCORE);
    assertThat(
            HomeworkCheck.ofAnyLesson(Optional.empty())
                .verdict(HomeworkLine.of(homework, HomeworkKey.of(MRV))))
        .isEqualTo(HomeworkVerdict.IMPOSSIBLE_SCORE);
  }

  /** The number of questions is known only with the text of the lesson. */
  @Test
  void aLineOfAnUnknownLessonIsNotCalledValid() {
    Homework homework = new Homework(UNKNOWN, "Ana", 3, 3);
    assertThat(ANY.verdict(HomeworkLine.of(homework, KEY)))
        .isEqualTo(HomeworkVerdict.CHECK_VALUE_RIGHT);
    Homework known = new Homework(MRV, "Ana", 1, 2);
    assertThat(ANY.verdict(HomeworkLine.of(known, KEY))).isEqualTo(HomeworkVerdict.VALID);
  }

  /** A page counts the questions that it asks, and the check those of the text. */
  @ParameterizedTest
  @ValueSource(strings = {"backtracking", "mrv"})
  void aPageAsksAsManyQuestionsAsTheLessonHas(String id) throws Exception {
    Lesson lesson = ShippedLesson.find(id).orElseThrow().read();
    PlayedLesson played = PlayedLesson.of(lesson, Limits.none());
    assertThat(new LessonPassage(played, Locale.ENGLISH).tries()).hasSize(lesson.questionCount());
  }

  @Test
  void lineEndsDoNotChangeTheFingerprintAndOtherCharactersDo() throws Exception {
    ShippedLesson shipped = ShippedLesson.find("mrv").orElseThrow();
    String text = shipped.text();
    LessonIdentity copy = LessonIdentity.of(shipped.read(), text.replace("\n", "\r\n") + "\r\n");
    assertThat(copy.fingerprint()).isEqualTo(MRV.fingerprint());
    assertThat(LessonIdentity.of(shipped.read(), text + " x").fingerprint())
        .isNotEqualTo(MRV.fingerprint());
    assertThat(copy.name()).isEqualTo(shipped.read().title(Locale.ENGLISH));
    assertThat(ShippedLesson.ALL.stream().map(LessonIdentity::of).map(LessonIdentity::fingerprint))
        .doesNotHaveDuplicates()
        .allMatch(fingerprint -> fingerprint.length() == 8);
  }

  @Test
  void severalLinesAreFoundInOtherText() {
    String text = "Ana: " + line("Ana", 1, 2) + "\ncsp homework\n\nRui: " + line("Rui", 2, 2) + ".";
    assertThat(read(text))
        .extracting(found -> ((Complete) found).line().homework().student())
        .containsExactly("Ana", "Rui");
    assertThat(read(text))
        .extracting(found -> ((Complete) found).at().toString())
        .containsExactly("mail:1:6", "mail:4:6");
    assertThat(read("no line at all")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "csp-homework/2/x | mail:1:14: expected version 1 of a homework line, found '2'",
        "csp-homework/ | mail:1:14: expected version 1 of a homework line, found nothing",
        "csp-homework/1 | mail:1:15: expected '/', found nothing",
        "csp-homework/1/9/ | mail:1:16: expected the name of a lesson, such as Maria-Silva, found '9'",
        "csp-homework/1/mrv/7kq2/Ana/ | mail:1:20: expected the fingerprint of a lesson of 8 digits"
            + " and letters, found '7kq2'",
        "csp-homework/1/mrv/7kq2m9xa5/ | mail:1:28: expected '/', found '5'",
        "csp-homework/1/mrv/7kq2m9xa//1/ | mail:1:29: expected the name of a student, such as"
            + " Maria-Silva, found nothing",
        "csp-homework/1/mrv/7kq2m9xa/Ana/x/ | mail:1:33: expected the number of right answers, up to"
            + " 9999, found 'x'",
        "csp-homework/1/mrv/7kq2m9xa/Ana/8/7/ | mail:1:35: expected at least 8 questions, found '7'",
        "csp-homework/1/mrv/7kq2m9xa/Ana/5/7/abc | mail:1:37: expected a check value of 16 digits and"
            + " letters, found 'abc'",
      })
  void aLineThatCannotBeReadIsReportedWithItsPosition(String example) {
    List<String> parts = Splitter.on(" | ").splitToList(example);
    assertThat(read(parts.get(0))).containsExactly(new Malformed(parts.get(1)));
    String both = parts.get(0) + "\n" + line("Rui", 2, 2);
    assertThat(read(both)).hasSize(2).last().isInstanceOf(Complete.class);
    String deeper = "😀\n" + " ".repeat(3) + parts.get(0);
    int column = Integer.parseInt(Splitter.on(':').splitToList(parts.get(1)).get(2)) + 3;
    assertThat(((Malformed) read(deeper).get(0)).sentence()).startsWith("mail:2:" + column + ": ");
  }
}
