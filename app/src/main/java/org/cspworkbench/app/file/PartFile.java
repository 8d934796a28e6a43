package org.cspworkbench.app.file;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;
import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The temporary file, next to the target, that receives the new content. Its name contains the id
 * of the process that writes it, and that process locks it. Thus files left by killed processes are
 * distinguishable from files being written, also by processes in other containers or on other
 * machines.
 */
final class PartFile {

  private static final String GLOB = ".*.csp.part";
  private static final Pattern NAME = Pattern.compile("\\..+\\.(\\d{1,18})\\.csp\\.part");

  private PartFile() {}

  /** Returns the temporary file of this process for {@code target}. */
  static Path of(Path target) {
    String name = "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".csp.part";
    return target.resolveSibling(name);
  }

  /** Opens and truncates {@code part}, and locks it if the file system supports locks. */
  static FileChannel open(Path part) throws IOException {
    while (true) {
      FileChannel channel = FileChannel.open(part, CREATE, WRITE, TRUNCATE_EXISTING);
      lock(channel);
      if (Files.exists(part)) {
        return channel;
      }
      channel.close(); // another process removed it as a leftover before it was locked
    }
  }

  private static boolean lock(FileChannel channel) {
    try {
      return channel.tryLock() != null;
    } catch (IOException | OverlappingFileLockException e) {
      return false;
    }
  }

  /** Removes files left by killed processes in the folder of {@code own}, as far as possible. */
  static void removeLeftovers(Path own) {
    Path folder = own.toAbsolutePath().getParent();
    if (folder == null) {
      return;
    }
    try (DirectoryStream<Path> parts = Files.newDirectoryStream(folder, GLOB)) {
      for (Path part : parts) {
        if (isOfNobody(part)) {
          removeUnlocked(part);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // they remain until the folder can be listed
    }
  }

  private static boolean isOfNobody(Path part) {
    Matcher name = NAME.matcher(String.valueOf(part.getFileName()));
    return name.matches()
        && Files.isRegularFile(part, LinkOption.NOFOLLOW_LINKS)
        && ProcessHandle.of(Long.parseLong(requireNonNull(name.group(1)))).isEmpty();
  }

  private static void removeUnlocked(Path part) throws IOException {
    try (FileChannel channel = FileChannel.open(part, WRITE)) {
      if (lock(channel)) {
        Files.deleteIfExists(part);
      }
    }
  }
}
