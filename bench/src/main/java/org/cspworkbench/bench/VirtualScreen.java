package org.cspworkbench.bench;

import com.google.common.base.Stopwatch;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;

/** A virtual screen of Xvfb, whose pixels are read outside the program under test. */
final class VirtualScreen implements AutoCloseable {

  private static final int WIDTH = 1280;
  private static final int HEIGHT = 800;

  /**
   * A frame and the pointer have some tens before the content is painted, whose soft edges bring
   * more.
   */
  private static final int COLOURS_OF_CONTENT = 200;

  private static final int STEP = 7; // one of this many pixels is read

  private final Process server;
  private final Path folder;
  private final String display;
  private final IntBuffer pixels;

  private VirtualScreen(Process server, Path folder, String display, IntBuffer pixels) {
    this.server = server;
    this.folder = folder;
    this.display = display;
    this.pixels = pixels;
  }

  /** Opens a screen with a free number. */
  static VirtualScreen open() throws IOException {
    Path folder = Files.createTempDirectory("screen");
    Process server =
        new ProcessBuilder(
                "Xvfb",
                "-displayfd",
                "1",
                "-screen",
                "0",
                WIDTH + "x" + HEIGHT + "x24",
                "-fbdir",
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    BufferedReader answer =
        new BufferedReader(
            new InputStreamReader(server.getInputStream(), StandardCharsets.US_ASCII));
    String number = answer.readLine();
    if (number == null) {
      throw new IOException("Xvfb has opened no screen");
    }
    return new VirtualScreen(server, folder, ":" + number, map(folder.resolve("Xvfb_screen0")));
  }

  /** Returns the pixels behind the header of the picture, whose length the header contains. */
  private static IntBuffer map(Path picture) throws IOException {
    try (FileChannel file = FileChannel.open(picture)) {
      MappedByteBuffer bytes = file.map(MapMode.READ_ONLY, 0, file.size());
      int length = 4 * WIDTH * HEIGHT;
      return bytes
          .position(bytes.capacity() - length)
          .slice()
          .order(ByteOrder.nativeOrder())
          .asIntBuffer();
    }
  }

  /** Returns the value of the variable {@code DISPLAY} for programs on this screen. */
  String display() {
    return display;
  }

  /** Waits until something is visible; returns whether that happened in time. */
  boolean awaitContent(Duration atMost) throws InterruptedException {
    Stopwatch watch = Stopwatch.createStarted();
    while (watch.elapsed().compareTo(atMost) < 0) {
      if (hasContent()) {
        return true;
      }
      Thread.sleep(10);
    }
    return false;
  }

  private boolean hasContent() {
    Set<Integer> colours = new HashSet<>();
    int last = 0;
    for (int i = 0; i < pixels.capacity() && colours.size() <= COLOURS_OF_CONTENT; i += STEP) {
      int colour = pixels.get(i);
      if (colour != last) {
        colours.add(colour);
        last = colour;
      }
    }
    return colours.size() > COLOURS_OF_CONTENT;
  }

  @Override
  public void close() throws IOException {
    server.destroy();
    MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
  }
}
