package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableSortedSet;
import com.google.common.hash.Hashing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The files of a site by their names; none is in a folder. */
public final class SiteFiles {

  /** How many digits of its hash a name contains; two contents share one once in 2⁶⁴ times. */
  private static final int DIGITS = 16;

  private final Map<String, byte[]> files = new TreeMap<>();

  /** Adds a file that is always called {@code name}. */
  void add(String name, byte[] content) {
    files.put(name, content);
  }

  /** Adds a text that is always called {@code name}. */
  void add(String name, String content) {
    add(name, content.getBytes(UTF_8));
  }

  /**
   * Adds a file whose name tells its content, so that no browser ever has to ask whether it has
   * changed.
   *
   * @return the name, {@code base-HASH.ending}
   */
  String addHashed(String base, String ending, byte[] content) {
    String hash = Hashing.sha256().hashBytes(content).toString().substring(0, DIGITS);
    String name = base + "-" + hash + "." + ending;
    add(name, content);
    return name;
  }

  /** Returns the names in alphabetical order. */
  public ImmutableSortedSet<String> names() {
    return ImmutableSortedSet.copyOf(files.keySet());
  }

  /** Returns the content of the file of this name, if there is one. */
  public Optional<byte[]> content(String name) {
    return Optional.ofNullable(files.get(name)).map(byte[]::clone);
  }

  /** Returns the content of the text of this name, which there must be. */
  String text(String name) {
    return new String(content(name).orElseThrow(), UTF_8);
  }

  /** Returns a number that differs if any file does. */
  String hash() {
    var hasher = Hashing.sha256().newHasher();
    files.forEach((name, content) -> hasher.putString(name, UTF_8).putBytes(content));
    return hasher.hash().toString().substring(0, DIGITS);
  }

  /** Writes all files into a folder, over those of the same names. */
  public void writeInto(Path folder) throws IOException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Files.write(folder.resolve(file.getKey()), file.getValue());
    }
  }
}
