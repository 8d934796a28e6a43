package org.cspworkbench.tiles.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileProblem;
import org.cspworkbench.tiles.TileRestrictions;
import org.cspworkbench.tiles.TileSet;
import org.junit.jupiter.api.Test;

/** The examples of the documentation are read, and its tables name every member. */
final class DocumentedFormatTest {

  private static String document() throws IOException {
    return Files.readString(Path.of("..", "docs", "tiles.md"));
  }

  private static String example(int index) throws IOException {
    List<MatchResult> examples =
        Pattern.compile("(?s)```json\n(.*?)```").matcher(document()).results().toList();
    return examples.get(index).group(1);
  }

  private static TileSet set() throws IOException, UnreadableException {
    return TileSetCodec.read(
            "tiles.md",
            example(0),
            file -> {
              throw new IOException("the example is drawn");
            })
        .set();
  }

  @Test
  void theTileSetIsReadAndHasAnImage() throws IOException, UnreadableException {
    TileSet set = set();
    assertThat(set.orientedTiles()).hasSize(6);
    TileGrid grid = TileGrid.of(6, 6);
    boolean[] isFound = {false};
    Search.on(
            TileProblem.of("shore", set.table(), grid)
                .restricted(TileRestrictions.of(set.table(), grid).border(set).allowed()))
        .maintainArcConsistency()
        .onSolution(values -> isFound[0] = true)
        .solve();
    assertThat(isFound[0]).isTrue();
  }

  @Test
  void theSampleIsRead() throws IOException, UnreadableException {
    assertThat(SampleReader.read("tiles.md", example(1)).width()).isEqualTo(4);
  }

  @Test
  void everyMemberOfASetIsDescribed() throws IOException {
    String message = "";
    try {
      TileSetCodec.read(
          "set.json",
          "{\"name\": \"a\", \"tiles\": [{\"name\": \"b\", \"picture\": []}], \"?\": 1}",
          file -> {
            throw new IOException("no files");
          });
    } catch (UnreadableException e) {
      message = e.problem();
    }
    assertThat(message).startsWith("expected one of name, ").endsWith(", found '?'");
    String members = message.substring("expected one of ".length(), message.indexOf(", found"));
    for (String member : Splitter.on(", ").split(members)) {
      assertThat(document()).contains("| `" + member + "` |");
    }
  }
}
