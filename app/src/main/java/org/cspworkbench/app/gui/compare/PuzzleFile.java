package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import java.io.IOException;
import java.nio.file.Path;
import org.cspworkbench.app.gui.output.FileFaults;
import org.cspworkbench.sudoku.format.PuzzleReader;
import org.cspworkbench.viewer.compare.FileRun;

/**
 * A file of puzzles on this machine.
 *
 * @param path its path
 */
public record PuzzleFile(Path path) implements FileRun.Source {

  @Override
  public String name() {
    Path last = path.getFileName();
    return last == null ? path.toString() : last.toString();
  }

  @Override
  public PuzzleReader open() throws IOException {
    return PuzzleReader.open(path);
  }

  @Override
  public String fault(IOException e) {
    return text("entry.unreadable", path, FileFaults.sentence(e));
  }
}
