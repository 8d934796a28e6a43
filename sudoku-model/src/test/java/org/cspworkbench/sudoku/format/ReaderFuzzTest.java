package org.cspworkbench.sudoku.format;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever is done to a file, the reader answers with grids and sentences and nothing else, and
 * allocates no more than such a file deserves.
 */
class ReaderFuzzTest {

  private static final String ODD =
      ".0*_x#,;|[]+-=123456789ABGPQZaz \t\n\n\r"
          + "\"'\\/{}<>&!:\0\u001B\u00A0\u00E9│═\uD83D\uDE00\uD800\uFEFF";

  /**
   * All that is allocated on the way counts here, most of which is garbage at once; what is in use
   * at a time is for {@link MemoryTest}.
   */
  private static final int MOST_BYTES_FOR_EACH = 1_000;

  private static final long BYTES_TO_BEGIN_WITH = 1_000_000;

  private static final Pattern SENTENCE =
      Pattern.compile("(?s)expected .*, found .*|expected text, .*");

  private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @ParameterizedTest
  @EnumSource(FileForm.class)
  void aDamagedFileGivesGridsAndSentencesOnly(FileForm form) {
    fuzz(form, 10_000, 10_400);
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource(FileForm.class)
  void tenThousandDamagedFilesGiveGridsAndSentencesOnly(FileForm form) {
    fuzz(form, 0, 10_000);
  }

  private static void fuzz(FileForm form, long from, long to) {
    for (long seed = from; seed < to; seed++) {
      String text = damaged(form, seed);
      String about = "seed " + seed + ":\n" + text;
      long before = THREADS.getCurrentThreadAllocatedBytes();
      List<Entry> entries = read(text, about);
      long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
      assertThat(entries).as(about).isNotEmpty();
      for (Entry entry : entries) {
        assertThat(isGridOrSentence(entry)).as("%s in %s", entry, about).isTrue();
      }
      long most = BYTES_TO_BEGIN_WITH + (long) MOST_BYTES_FOR_EACH * text.getBytes(UTF_8).length;
      for (int again = 0; again < 3 && allocated > most; again++) {
        // what the virtual machine loads, or keeps for a while only, is not on the file's account
        allocated = Math.min(allocated, allocatedToRead(text, about));
      }
      assertThat(allocated).as("bytes for %s", about).isLessThanOrEqualTo(most);
    }
  }

  private static long allocatedToRead(String text, String about) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    List<Entry> unused = read(text, about);
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }

  private static List<Entry> read(String text, String about) {
    try {
      return Reading.entries(text);
    } catch (RuntimeException e) {
      throw new AssertionError(about, e);
    }
  }

  private static boolean isGridOrSentence(Entry entry) {
    boolean placed = entry.position().line() >= 1 && entry.position().column() >= 1;
    if (entry instanceof Fault fault) {
      return placed
          && SENTENCE.matcher(fault.problem()).matches()
          && !CONTROL.matcher(fault.message()).find()
          && fault.message().length() < 200;
    }
    return placed && entry instanceof Puzzle;
  }

  private static String damaged(FileForm form, long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder(form.text(random));
    int damages = 1 + random.nextInt(random.nextInt(4) == 0 ? 100 : 4);
    for (int i = 0; i < damages; i++) {
      damage(text, random);
    }
    return text.toString();
  }

  private static void damage(StringBuilder text, Random random) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + 1 + random.nextInt(random.nextInt(5) == 0 ? 200 : 3));
    char odd = ODD.charAt(random.nextInt(ODD.length()));
    switch (random.nextInt(4)) {
      case 0 -> text.delete(at, end);
      case 1 -> text.insert(at, odd);
      case 2 -> text.replace(at, Math.min(text.length(), at + 1), String.valueOf(odd));
      default -> text.insert(random.nextInt(text.length() + 1), text.substring(at, end));
    }
  }
}
