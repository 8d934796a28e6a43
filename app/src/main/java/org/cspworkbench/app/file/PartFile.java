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
 * The file beside another one in which its new content is collected. Its name tells the process
 * that writes it, which locks it as long as it does; so what a killed process has left can be told
 * from what is being written, by a process in another container or on another machine too.
 */
final class PartFile {

  private static final String GLOB = ".*.csp.part";
  private static final Pattern NAME = Pattern.compile("\\..+\\.(\\d{1,18})\\.csp\\.part");

  private PartFile() {}

  /** Where the new content of {@code target} is collected by this process. */
  static Path of(Path target) {
    String name = "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".csp.part";
    return target.resolveSibling(name);
  }

  /** Opens {@code part} to be written anew, and locks it where the file system can. */
  static FileChannel open(Path part) throws IOException {
    while (true) {
      FileChannel channel = FileChannel.open(part, CREATE, WRITE, TRUNCATE_EXISTING);
      lock(channel);
      if (Files.exists(part)) {
        return channel;
      }
      channel.close(); // somebody took it for a leftover before it was locked
    }
  }

  private static boolean lock(FileChannel channel) {
    try {
      return channel.tryLock() != null;
    } catch (IOException | OverlappingFileLockException e) {
      return false;
    }
  }

  /** Removes what killed processes have left in the folder of {@code own}. What fails stays. */
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
      // they stay behind until the folder can be listed
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
