package org.cspworkbench.presentation.homework;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;

/**
 * A reader of the homework lines in a text, such as a mail or a chat. All other text is ignored, as
 * are line breaks and marks of quotation within a line.
 */
public final class HomeworkReader {

  private static final int MOST_DIGITS = 4;

  private final UnbrokenText text;
  private int at;
  private int end; // of the current line, or later

  private HomeworkReader(UnbrokenText text) {
    this.text = text;
  }

  /**
   * Returns the lines in {@code text}, in order.
   *
   * @param source the name of the text in messages
   */
  public static ImmutableList<FoundHomework> read(String source, String text) {
    return new HomeworkReader(new UnbrokenText(source, text)).all();
  }

  private ImmutableList<FoundHomework> all() {
    ImmutableList.Builder<FoundHomework> found = ImmutableList.builder();
    String lowerCase = text.lowerCase();
    int start = lowerCase.indexOf(HomeworkLine.START);
    while (start >= 0) {
      at = start + HomeworkLine.START.length();
      int next = lowerCase.indexOf(HomeworkLine.START, at);
      end = next < 0 ? lowerCase.length() : next;
      found.add(one(start));
      start = next;
    }
    return found.build();
  }

  private FoundHomework one(int start) {
    SourcePosition position = text.position(start);
    try {
      return new FoundHomework.Complete(position, line());
    } catch (UnreadableException e) {
      return new FoundHomework.Malformed(e.sentence());
    }
  }

  private HomeworkLine line() throws UnreadableException {
    String version = part();
    if (!version.equals(HomeworkLine.VERSION)) {
      throw unreadable("version " + HomeworkLine.VERSION + " of a homework line", version);
    }
    next();
    String lesson = name("the name of a lesson");
    String fingerprint = digits("the fingerprint of a lesson", LessonIdentity.FINGERPRINT);
    if (!part().isEmpty()) {
      throw unreadable("'" + HomeworkLine.END + "'", part());
    }
    next();
    String student = name("the name of a student");
    int right = number("the number of right answers", Homework.MOST_QUESTIONS);
    int questionsAt = at;
    int questions = number("the number of questions", Homework.MOST_QUESTIONS);
    if (right > questions) {
      at = questionsAt;
      throw unreadable("at least " + right + " questions", part());
    }
    String check = digits("a check value", HomeworkKey.CHECK);
    return new HomeworkLine(
        new Homework(new LessonIdentity(lesson, fingerprint), student, right, questions), check);
  }

  private String name(String meaning) throws UnreadableException {
    String plain = part();
    Optional<String> name = PlainName.decode(plain).filter(Homework::isName);
    if (name.isEmpty()) {
      throw unreadable(meaning + ", such as Maria-Silva", plain);
    }
    next();
    return name.get();
  }

  private int number(String meaning, int most) throws UnreadableException {
    String digits = part();
    boolean isNumber =
        !digits.isEmpty()
            && digits.length() <= MOST_DIGITS
            && digits.chars().allMatch(c -> c >= '0' && c <= '9');
    if (!isNumber) {
      throw unreadable(meaning + ", up to " + most, digits);
    }
    next();
    return Integer.parseInt(digits);
  }

  /** Reads digits of check values, after which another text may follow immediately. */
  private String digits(String meaning, int count) throws UnreadableException {
    int start = at;
    StringBuilder digits = new StringBuilder();
    String characters = text.characters();
    while (digits.length() < count && at < end) {
      char c = Ascii.toLowerCase(characters.charAt(at));
      if (!CheckCharacters.isOne(c)) {
        break;
      }
      digits.append(CheckCharacters.meant(c));
      at++;
    }
    if (digits.length() < count) {
      at = start;
      throw unreadable(meaning + " of " + count + " digits and letters", part());
    }
    return digits.toString();
  }

  /** Returns the text before the end of the current part, or all if it does not end. */
  private String part() {
    int slash = text.characters().indexOf(HomeworkLine.END, at);
    return text.characters().substring(at, slash < 0 ? end : Math.min(slash, end));
  }

  /** Moves behind the end of the current part. */
  private void next() throws UnreadableException {
    at += part().length();
    if (at >= end) {
      throw unreadable("'" + HomeworkLine.END + "'", "");
    }
    at++;
  }

  private UnreadableException unreadable(String expected, String found) {
    return new UnreadableException(
        at < end ? text.position(at) : text.positionAfter(end - 1),
        "expected " + expected + ", found " + Quote.of(found));
  }
}
