package org.cspworkbench.app.film;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.io.CountingOutputStream;
import java.awt.Rectangle;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A writer of films as animated GIFs that repeat forever. While a frame is compressed, the next one
 * is painted; of each frame, only the part that differs from the previous one is written.
 */
public final class AnimatedGif {

  /** The unit of time in GIF, a hundredth of a second. */
  private static final int MILLIS_A_TICK = 10;

  /** The minimum delay that browsers respect. */
  private static final int FEWEST_TICKS = 2;

  /** The additional delays for which the last frame is shown, so that the end is noticeable. */
  private static final int END = 8;

  /** The number of frames from which the palette is computed. */
  private static final int SAMPLES = 12;

  private final Shots shots;
  private final Frames frames;
  private final Duration delay;

  /**
   * Creates a GIF from frames of a film.
   *
   * @param delay how long each frame is shown, rounded to 10 ms and at least 20 ms
   */
  public AnimatedGif(Shots shots, Frames frames, Duration delay) {
    this.shots = shots;
    this.frames = frames;
    this.delay = delay;
  }

  /**
   * Writes the GIF. The stream stays open.
   *
   * @param written receives the number of written frames after each one
   * @throws InterruptedIOException if the thread is interrupted
   */
  public void write(OutputStream stream, IntConsumer written) throws IOException {
    ExecutorService painter = Executors.newSingleThreadExecutor();
    try {
      write(stream, painter, written);
    } finally {
      painter.shutdownNow();
    }
  }

  /** Returns how long the GIF takes until it repeats. */
  public Duration duration() {
    return Duration.ofMillis(
        (long) MILLIS_A_TICK * ((long) (length() - 1) * ticks(0) + ticks(length() - 1)));
  }

  /** Returns the approximate size in bytes, from a few frames of all parts of the film. */
  public long estimatedBytes() {
    int count = Math.min(SAMPLES, length() - 1);
    CountingOutputStream counter = new CountingOutputStream(OutputStream.nullOutputStream());
    try {
      FilmPalette palette = FilmPalette.of(shots.look(), samples());
      GifStream gif = new GifStream(counter);
      gif.begin(shots.size(), palette.model());
      frame(gif, palette, null, pixels(0), 0);
      long first = counter.getCount();
      for (int i = 0; i < count; i++) {
        int frame = 1 + (int) ((long) i * (length() - 1) / count);
        frame(gif, palette, pixels(frame - 1), pixels(frame), frame);
      }
      return first + (counter.getCount() - first) * (length() - 1) / Math.max(1, count);
    } catch (IOException e) {
      throw new UncheckedIOException("nothing is written", e);
    }
  }

  private void write(OutputStream stream, ExecutorService painter, IntConsumer written)
      throws IOException {
    OutputStream buffered = new BufferedOutputStream(stream);
    FilmPalette palette = await(painter.submit(() -> FilmPalette.of(shots.look(), samples())));
    GifStream gif = new GifStream(buffered);
    gif.begin(shots.size(), palette.model());
    FramePixels before = null;
    Future<FramePixels> next = painter.submit(() -> pixels(0));
    for (int i = 0; i < length(); i++) {
      FramePixels now = await(next);
      if (i + 1 < length()) {
        int following = i + 1;
        next = painter.submit(() -> pixels(following));
      }
      frame(gif, palette, before, now, i);
      before = now;
      written.accept(i + 1);
    }
    gif.end();
    buffered.flush();
  }

  /** Writes frame {@code i}, after {@code before} if it is not the first. */
  private void frame(
      GifStream gif, FilmPalette palette, @Nullable FramePixels before, FramePixels now, int i)
      throws IOException {
    Rectangle part = before == null ? now.whole() : now.changedSince(before);
    gif.frame(part, palette.reduced(now, before, part), palette.transparent(), ticks(i));
  }

  private static <T> T await(Future<T> result) throws IOException {
    try {
      return result.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw (IOException) new InterruptedIOException("interrupted while painting").initCause(e);
    } catch (ExecutionException e) {
      Throwable cause = requireNonNull(e.getCause());
      Throwables.throwIfUnchecked(cause);
      throw new IllegalStateException("painting throws no checked exception", cause);
    }
  }

  private int length() {
    return frames.positions().length();
  }

  private FramePixels pixels(int frame) {
    return FramePixels.of(shots.image(frames.positions().get(frame)));
  }

  /** Returns frames from all parts of the film. */
  private ImmutableList<FramePixels> samples() {
    int count = Math.min(SAMPLES, length());
    return IntStream.range(0, count)
        .mapToObj(i -> pixels(count == 1 ? 0 : i * (length() - 1) / (count - 1)))
        .collect(ImmutableList.toImmutableList());
  }

  private int ticks(int frame) {
    int ticks = (int) Math.max(FEWEST_TICKS, Math.min(delay.toMillis() / MILLIS_A_TICK, 0xffff));
    boolean isLast = frame == length() - 1;
    return isLast ? Math.min(ticks * (1 + END), 0xffff) : ticks;
  }
}
