package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.awt.EventQueue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A watch that samples the stack of the event thread every few milliseconds, and records work that
 * would block the window: solving, generating, file access, or processing a whole trace. Moving
 * along a trace by at most one keyframe is allowed.
 */
final class EventThreadWatch implements AutoCloseable {

  private static final long MILLIS_BETWEEN = 2;

  /**
   * The packages, classes and methods that perform work. Querying a compiled network or a finished
   * layout is allowed.
   */
  static final ImmutableList<String> WORK =
      ImmutableList.of(
          "org.cspworkbench.core.search.Search.",
          "org.cspworkbench.core.search.SearchRun.",
          "org.cspworkbench.core.consistency.",
          "org.cspworkbench.core.kernel.Compiler.",
          "org.cspworkbench.core.kernel.Network.<init>",
          "org.cspworkbench.xcsp3.",
          "org.cspworkbench.generator.PuzzleGenerator",
          "org.cspworkbench.generator.fill.",
          "org.cspworkbench.generator.givens.",
          "org.cspworkbench.generator.collection.",
          "org.cspworkbench.solvers.Networks",
          "org.cspworkbench.solvers.logic.SolutionPath",
          "org.cspworkbench.presentation.paint.graph.GraphLayout.of",
          "org.cspworkbench.app.film.",
          "org.cspworkbench.presentation.game.Assessment.of",
          "org.cspworkbench.presentation.playback.TraceIndex.read");

  static final ImmutableList<String> FILES =
      ImmutableList.of(
          "java.io.FileInputStream.",
          "java.io.FileOutputStream.",
          "java.io.RandomAccessFile.",
          "java.nio.file.Files.",
          "sun.nio.ch.FileChannelImpl.",
          "java.lang.ProcessBuilder.start");

  /**
   * The classes that read files to load classes, texts and glyphs, or to select a file, which is
   * allowed.
   */
  static final ImmutableList<String> LOADING =
      ImmutableList.of(
          "java.lang.ClassLoader.",
          "java.lang.Class.getResource",
          "java.util.ResourceBundle.",
          "javax.swing.JFileChooser.",
          "jdk.internal.loader.",
          "sun.font.");

  /** What may search: whether parts can be combined is found out on a problem of one variable. */
  static final ImmutableList<String> SMALL =
      ImmutableList.of("org.cspworkbench.solvers.SearchSolver.incompatibleParts");

  /**
   * The types that only name work, for requests and forms; who does it is seen by its own class.
   */
  static final ImmutableList<String> NAMES =
      ImmutableList.of(
          "org.cspworkbench.core.consistency.Filter",
          "org.cspworkbench.core.consistency.OrderedFilter",
          "org.cspworkbench.core.consistency.QueueOrder",
          "org.cspworkbench.generator.givens.GivenSelection",
          "org.cspworkbench.generator.givens.Symmetry",
          "org.cspworkbench.generator.fill.DrawnRule",
          "org.cspworkbench.generator.fill.Fill");

  private static final ImmutableList<String> JDK =
      ImmutableList.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

  private final Thread watched = eventThread();
  private final Map<String, String> found = Collections.synchronizedMap(new LinkedHashMap<>());
  private final Thread watcher = new Thread(this::watch, "watch of the event thread");
  private volatile boolean isOver;

  /** Starts the watch. */
  EventThreadWatch() {
    watcher.setDaemon(true);
    watcher.start();
  }

  private static Thread eventThread() {
    return Screen.see(Thread::currentThread);
  }

  private void watch() {
    while (!isOver) {
      StackTraceElement[] stack = watched.getStackTrace();
      violation(stack).ifPresent(what -> found.putIfAbsent(what, describe(stack)));
      try {
        Thread.sleep(MILLIS_BETWEEN);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private static String describe(StackTraceElement[] stack) {
    StringBuilder told = new StringBuilder();
    for (StackTraceElement frame : stack) {
      told.append("\n    at ").append(frame);
    }
    return told.toString();
  }

  /** Returns the first frame that must not run in the event thread, if there is one. */
  static Optional<String> violation(StackTraceElement[] stack) {
    if (Stream.of(stack).anyMatch(frame -> startsWith(name(frame), SMALL))) {
      return Optional.empty();
    }
    for (int depth = 0; depth < stack.length; depth++) {
      String frame = name(stack[depth]);
      if (startsWith(frame, WORK) && !isName(stack[depth]) && !frame.contains("<clinit>")) {
        return Optional.of(frame);
      }
      if (startsWith(frame, FILES)) {
        return asker(stack, depth).map(asker -> frame + " for " + asker);
      }
      if (startsWith(frame, LOADING)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the caller that accesses a file: code of the project, unless a library or class loading
   * is in between.
   */
  private static Optional<String> asker(StackTraceElement[] stack, int from) {
    for (int depth = from; depth < stack.length; depth++) {
      String frame = name(stack[depth]);
      if (startsWith(frame, LOADING)) {
        return Optional.empty();
      }
      if (!startsWith(frame, JDK)) {
        return Optional.of(frame).filter(asker -> asker.startsWith("org.cspworkbench."));
      }
    }
    return Optional.empty();
  }

  /** Returns whether the frame belongs to a type that names work, or to a class inside it. */
  private static boolean isName(StackTraceElement frame) {
    return NAMES.contains(Splitter.on('$').split(frame.getClassName()).iterator().next());
  }

  private static boolean startsWith(String frame, ImmutableList<String> starts) {
    return starts.stream().anyMatch(frame::startsWith);
  }

  private static String name(StackTraceElement frame) {
    return frame.getClassName() + "." + frame.getMethodName();
  }

  /** Ends the watch, and fails if a violation was found. */
  void assertNothingFound() {
    close();
    assertThat(found).as("work on the event thread").isEmpty();
  }

  /** Returns whether a violation has been found. */
  boolean hasFound() {
    return !found.isEmpty();
  }

  @Override
  public void close() {
    isOver = true;
    assertThat(EventQueue.isDispatchThread()).isFalse();
  }
}
