package org.cspworkbench.sudoku.format;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.SampleGrids;
import org.cspworkbench.sudoku.Shape;

/** The forms of files that are read, each with texts in it. */
enum FileForm {
  LINE {
    @Override
    String text(Random random) {
      return styled("LINE_", random);
    }
  },
  SDK {
    @Override
    String text(Random random) {
      String header = "#ARuud\n#DA puzzle\n#LEasy\n[Puzzle]\n";
      return (random.nextBoolean() ? header : "") + styled("ROWS", random);
    }
  },
  SDM {
    @Override
    String text(Random random) {
      return PuzzleFormat.SDM.writer().write(puzzle(random)).repeat(1 + random.nextInt(3));
    }
  },
  SPACED_ROWS {
    @Override
    String text(Random random) {
      return styled(random.nextBoolean() ? "SPACED_" : "GROUPED_", random);
    }
  },
  BOXES {
    @Override
    String text(Random random) {
      return styled("BOXES_", random);
    }
  },
  CANDIDATES {
    @Override
    String text(Random random) {
      return written(PuzzleFormat.CANDIDATES, puzzle(random));
    }
  },
  CANDIDATES_IN_729 {
    @Override
    String text(Random random) {
      return IntStream.range(0, 729)
          .mapToObj(i -> random.nextBoolean() ? String.valueOf(1 + i % 9) : ".")
          .reduce("", String::concat);
    }
  },
  LIBRARY {
    @Override
    String text(Random random) {
      return written(
          PuzzleFormat.LIBRARY, SampleGrids.puzzle(Shape.ofSize(9), random.nextInt(1000)));
    }
  },
  LISTS {
    @Override
    String text(Random random) {
      return styled("LISTS", random);
    }
  },
  TABLE {
    @Override
    String text(Random random) {
      return styled("NUMBERS_", random);
    }
  },
  JSON {
    @Override
    String text(Random random) {
      return random.nextBoolean()
          ? written(PuzzleFormat.JSON, puzzle(random))
          : """
            {"givens": [[1, 0, 0, 0], [0, 0, null, 0], "...2", "...."], "variants": ["x"],
            "cages": [{"sum": 3, "cells": ["r1c1", "r1c2"]}],
            "thermometers": [["r1c1", "r1c2"]], "boxes": [2, 2], "values": "1...",
            "regions": "1122112233443344", "marks": {"r1c2": [1, 2]}, "title": {"a": [true]}}
            """;
    }
  },
  GNOME {
    @Override
    String text(Random random) {
      return """
      {"difficulty_category": "easy", "time_elapsed": 12.5, "cells": [
      {"position": [0, %d], "value": 5, "fixed": true, "earmarks": []},
      {"position": [8, 8], "value": 0, "fixed": false, "earmarks": [1, %d]}]}
      """
          .formatted(random.nextInt(9), 1 + random.nextInt(9));
    }
  },
  OPEN_SUDOKU {
    @Override
    String text(Random random) {
      return """
      <?xml version="1.0" encoding="UTF-8"?>
      <opensudoku version="2"><name>week &amp; end</name><!-- two -->
      <game created="0" data="%s" /><game data='1......2.....3..'>a<b/></game>
      </opensudoku>
      """
          .formatted(puzzle(random).toLine().replace('.', '0'));
    }
  };

  /** Small ones more often, since they are read sooner. */
  private static final List<Shape> SHAPES =
      Stream.of(4, 4, 4, 6, 6, 8, 9, 9, 9, 10, 12, 16).map(Shape::ofSize).toList();

  /** A file in this form. */
  abstract String text(Random random);

  private static Grid puzzle(Random random) {
    return SampleGrids.puzzle(SHAPES.get(random.nextInt(SHAPES.size())), random.nextInt(1000));
  }

  private static String written(PuzzleFormat format, Grid grid) {
    return format.writer().write(grid, PencilMarks.candidatesOf(grid));
  }

  /** In any of the styles whose names begin like this. */
  private static String styled(String prefix, Random random) {
    List<TextStyle> styles =
        Arrays.stream(TextStyle.values()).filter(s -> s.name().startsWith(prefix)).toList();
    return styles.get(random.nextInt(styles.size())).write(puzzle(random));
  }
}
