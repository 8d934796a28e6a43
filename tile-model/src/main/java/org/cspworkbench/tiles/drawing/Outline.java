package org.cspworkbench.tiles.drawing;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Doubles;
import com.google.common.primitives.ImmutableDoubleArray;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lines and curves, as in the paths of SVG but with absolute coordinates only.
 *
 * @param steps what is drawn, in order; the first one is a {@link Command#MOVE}
 */
public record Outline(ImmutableList<Step> steps) {

  /** What a step does. */
  public enum Command {
    /** Begins at a point: x, y. */
    MOVE('M', 2),
    /** Goes straight to a point: x, y. */
    LINE('L', 2),
    /** Goes to a point along a cubic Bézier curve: two control points, then the point. */
    CURVE('C', 6),
    /** Goes straight back to where the last {@link #MOVE} began. */
    CLOSE('Z', 0);

    private final char letter;
    private final int numbers;

    Command(char letter, int numbers) {
      this.letter = letter;
      this.numbers = numbers;
    }

    /** Returns the letter that names it in text. */
    public char letter() {
      return letter;
    }

    private static Command of(String letter) {
      for (Command command : values()) {
        if (letter.charAt(0) == command.letter) {
          return command;
        }
      }
      throw new IllegalArgumentException(
          "expected M, L, C or Z in an outline, found '" + letter + "'");
    }
  }

  /**
   * One step.
   *
   * @param command what it does
   * @param numbers the coordinates that the command needs
   */
  public record Step(Command command, ImmutableDoubleArray numbers) {}

  /**
   * Checks how it begins.
   *
   * @throws IllegalArgumentException if its first step is not a {@link Command#MOVE}; the message
   *     is a sentence for users
   */
  public Outline {
    checkArgument(
        !steps.isEmpty() && steps.get(0).command() == Command.MOVE,
        "expected an outline that begins with M");
  }

  private static final Pattern TOKEN = Pattern.compile("\\s*([^\\s,0-9.+-]|[0-9.+-]+)[\\s,]*");

  /**
   * Parses text such as {@code M0 0 L16 0 C16 8 8 16 0 16 Z}.
   *
   * @throws IllegalArgumentException if it has another form; the message is a sentence for users
   */
  public static Outline parse(String text) {
    ImmutableList.Builder<Step> steps = ImmutableList.builder();
    Matcher token = TOKEN.matcher(text);
    int at = 0;
    while (at < text.length()) {
      at = next(token, text, at);
      Command command = Command.of(token.group(1));
      ImmutableDoubleArray.Builder numbers = ImmutableDoubleArray.builder();
      for (int i = 0; i < command.numbers; i++) {
        at = next(token, text, at);
        numbers.add(number(token.group(1)));
      }
      steps.add(new Step(command, numbers.build()));
    }
    return new Outline(steps.build());
  }

  private static int next(Matcher token, String text, int at) {
    checkArgument(token.find(at) && token.start() == at, "expected more in '%s'", text);
    return token.end();
  }

  private static double number(String text) {
    Double number = Doubles.tryParse(text);
    checkArgument(number != null, "expected a number in an outline, found '%s'", text);
    return number;
  }
}
