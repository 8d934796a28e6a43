package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.StringReader;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.document.SourcePosition;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle of f-puzzles or SudokuPad that is compressed, in a link or alone: JSON that was
 * compressed by {@link LzString}. SudokuPad also shortens the names of members and leaves out
 * quotation marks.
 */
final class CompressedPuzzle {

  private static final Pattern FORM =
      Pattern.compile(
          "(?:^\\s*|[/=])(fpuz(?:zles)?|scl|ctc|(?=N4Ig))([A-Za-z0-9+/%\\\\-]{30,}=*)[^\\s]*\\s*$");

  private static final Pattern ESCAPE = Pattern.compile("%([0-9A-Fa-f]{2})");
  private static final Pattern NAME = Pattern.compile("(?<=[{,])(ce|re|v|l|a|o|u|cs|t)(?=:)");
  private static final Pattern COLOUR = Pattern.compile("(?<=:)#[0F](?=[,}\\]])");

  /** The members that decide about the puzzle, by the names that SudokuPad shortens them to. */
  private static final ImmutableMap<String, String> NAMES =
      ImmutableMap.<String, String>builder()
          .put("ce", "cells")
          .put("re", "regions")
          .put("v", "value")
          .put("l", "lines")
          .put("a", "arrows")
          .put("o", "overlays")
          .put("u", "underlays")
          .put("cs", "cellSize")
          .put("t", "title")
          .buildOrThrow();

  private CompressedPuzzle() {}

  /** Returns whether a line is the address of a page, in which {@code #} begins no comment. */
  static boolean isAddress(String text) {
    String start = FrameCharacters.BLANK.trimLeadingFrom(text);
    return start.startsWith("https://") || start.startsWith("http://");
  }

  /** Returns whether a line holds such a puzzle. */
  static boolean isOne(SourceLine line) {
    return find(line.text()) != null;
  }

  private static @Nullable Matcher find(String text) {
    Matcher form = FORM.matcher(text);
    return form.find() ? form : null;
  }

  /** Returns the puzzle in {@code line}, or what is wrong with it. */
  static Entry read(SourceLine line) {
    Matcher form = find(line.text());
    if (form == null) {
      throw new IllegalArgumentException("no compressed puzzle: " + line.text());
    }
    SourcePosition position = line.position(form.start(2));
    String json = LzString.decompress(unescaped(form.group(2)));
    if (json == null || !json.stripLeading().startsWith("{")) {
      return new Fault(position, "expected a compressed puzzle, found another text, or a cut one");
    }
    boolean isShortened = form.group(1).equals("scl") || form.group(1).equals("ctc");
    Entry entry =
        new JsonPuzzles(line.source(), new StringReader(isShortened ? unshortened(json) : json))
            .next();
    if (entry instanceof Fault fault) {
      return new Fault(fault.kind(), position, fault.problem() + " (in the compressed puzzle)");
    }
    Puzzle puzzle = (Puzzle) entry;
    return puzzle.at(
        position,
        puzzle.notices().stream()
            .map(remark -> new Puzzle.Notice(position, remark.sentence()))
            .collect(ImmutableList.toImmutableList()));
  }

  private static String unescaped(String digits) {
    return replaced(
            ESCAPE,
            digits,
            escape -> String.valueOf((char) Integer.parseInt(escape.substring(1), 16)))
        .replace('\\', '/');
  }

  private static String unshortened(String json) {
    String named = replaced(NAME, json, name -> NAMES.getOrDefault(name, name));
    return replaced(COLOUR, named, colour -> "'" + colour + "'");
  }

  /** Replaces each match; {@code Matcher} itself does not with a function in browsers. */
  private static String replaced(Pattern pattern, String text, UnaryOperator<String> replacement) {
    StringBuilder result = new StringBuilder();
    Matcher matcher = pattern.matcher(text);
    int end = 0;
    while (matcher.find()) {
      String found = text.substring(matcher.start(), matcher.end());
      result.append(text, end, matcher.start()).append(replacement.apply(found));
      end = matcher.end();
    }
    return result.append(text.substring(end)).toString();
  }
}
