package org.cspworkbench.app.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.cspworkbench.app.gui.GameEntry;
import org.cspworkbench.app.gui.settings.SettingsFile;
import org.cspworkbench.app.gui.settings.WindowSettings;
import org.cspworkbench.app.input.LessonFile;
import org.cspworkbench.app.input.NotationArgument;
import org.cspworkbench.document.UnreadableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Verifies that a file that is read as a whole is read only up to its size limit. */
class WholeTextTest {

  /** A file without end and without a size. */
  private static final Path ENDLESS = Path.of("/dev/zero");

  @TempDir private Path folder;

  @Test
  void aTextOfTheLargestSizeIsRead() throws IOException {
    Path file = Files.writeString(folder.resolve("text"), "größe");
    int size = Math.toIntExact(Files.size(file));
    assertThat(WholeText.read(file, size)).isEqualTo("größe");
    assertThatThrownBy(() -> WholeText.read(file, size - 1))
        .isInstanceOf(WholeText.TooLargeException.class)
        .hasMessageContaining("has more than 6 bytes");
  }

  @Test
  void theFirstByteThatIsNotUtf8IsReportedWithItsPosition() throws IOException {
    Path file = Files.write(folder.resolve("bytes"), new byte[] {'a', (byte) 0xff});
    assertThatThrownBy(() -> WholeText.read(file, 10))
        .isInstanceOf(CharacterCodingException.class)
        .hasMessage("1:2: expected text in UTF-8, found a byte of value 255");
  }

  @EnabledOnOs(OS.LINUX)
  @Test
  void everyReaderOfWholeFilesStops() {
    assertThatThrownBy(() -> LessonFile.open(ENDLESS))
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining("is too large for a lesson");
    assertThatThrownBy(() -> new Autosave(ENDLESS, e -> {}).kept())
        .isInstanceOf(UnreadableException.class);
    assertThat(GameEntry.ofFile(ENDLESS)).isEmpty();
    assertThat(new SettingsFile(ENDLESS).read()).isEqualTo(WindowSettings.USUAL);
    assertThat(NotationArgument.open(ENDLESS.toString()).next().toString())
        .contains("is too large for a problem to be typed");
  }
}
