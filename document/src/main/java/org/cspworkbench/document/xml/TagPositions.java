package org.cspworkbench.document.xml;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.document.SourcePosition;

/**
 * Where the tags of an XML document begin. A parser of XML reports only where they end; as no
 * attribute holds the character {@code <}, a tag begins at the last of these before its end.
 */
public final class TagPositions {

  private final String source;
  private final String text;
  private final ImmutableIntArray lineStarts;

  /** Creates the positions in {@code text}, whose name in messages is {@code source}. */
  public TagPositions(String source, String text) {
    this.source = source;
    this.text = text;
    ImmutableIntArray.Builder starts = ImmutableIntArray.builder();
    starts.add(0);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || (c == '\r' && !text.startsWith("\n", i + 1))) {
        starts.add(i + 1);
      }
    }
    this.lineStarts = starts.build();
  }

  /**
   * Returns where the tag begins that ends before this position.
   *
   * @param endLine the line of the first character behind the tag, from 1
   * @param endColumn its column, from 1
   */
  public SourcePosition beginning(int endLine, int endColumn) {
    int line = Math.min(endLine, lineStarts.length());
    int tag = text.lastIndexOf('<', lineStarts.get(line - 1) + endColumn - 2);
    while (tag >= 0 && lineStarts.get(line - 1) > tag) {
      line--;
    }
    return tag < 0
        ? new SourcePosition(source, endLine, endColumn)
        : new SourcePosition(source, line, tag - lineStarts.get(line - 1) + 1);
  }
}
