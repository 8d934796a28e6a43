package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.reflect.ClassPath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verifies that the watch finds violations and allows the usual work of a window. */
final class EventThreadWatchTest {

  @TempDir private Path folder;

  @Test
  void aSolverOnTheEventThreadIsFound() {
    try (EventThreadWatch watch = new EventThreadWatch()) {
      Screen.onEventThread(
          () -> {
            while (!watch.hasFound()) {
              Runs.solver("mac")
                  .solve(
                      Runs.sudoku(Runs.HARD),
                      Settings.defaults().withLimits(Limits.none().withNodes(5000)),
                      null);
            }
          });
      assertThat(watch.hasFound()).isTrue();
    }
  }

  @Test
  void aFileOnTheEventThreadIsFound() {
    Path file = folder.resolve("file");
    try (EventThreadWatch watch = new EventThreadWatch()) {
      Screen.onEventThread(
          () -> {
            while (!watch.hasFound()) {
              write(file);
            }
          });
      assertThat(watch.hasFound()).isTrue();
    }
  }

  private static void write(Path file) {
    try {
      Files.writeString(file, "text".repeat(1000));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aFileOfALibraryOrAClassIsAllowed() {
    StackTraceElement read = frame("java.io.RandomAccessFile", "readBytes");
    StackTraceElement ours = frame("org.cspworkbench.app.gui.Workbench", "show");
    StackTraceElement chooser = frame("com.formdev.flatlaf.ui.FlatFileChooserUI", "create");
    StackTraceElement loader = frame("java.lang.ClassLoader", "loadClass");
    assertThat(EventThreadWatch.violation(new StackTraceElement[] {read, ours})).isPresent();
    assertThat(EventThreadWatch.violation(new StackTraceElement[] {read, chooser, ours})).isEmpty();
    assertThat(EventThreadWatch.violation(new StackTraceElement[] {read, loader, ours})).isEmpty();
  }

  @Test
  void theSearchThatFindsOutWhetherPartsCanBeCombinedIsAllowed() {
    StackTraceElement search = frame("org.cspworkbench.core.search.SearchRun", "tree");
    StackTraceElement parts = frame("org.cspworkbench.solvers.SearchSolver", "incompatibleParts");
    assertThat(EventThreadWatch.violation(new StackTraceElement[] {search})).isPresent();
    assertThat(EventThreadWatch.violation(new StackTraceElement[] {search, parts})).isEmpty();
  }

  @Test
  void namingWorkIsAllowed() {
    StackTraceElement names = frame("org.cspworkbench.core.consistency.Filter", "values");
    StackTraceElement inside = frame("org.cspworkbench.generator.givens.Symmetry$1", "<init>");
    StackTraceElement filter = frame("org.cspworkbench.core.consistency.FilterResult", "run");
    assertThat(EventThreadWatch.violation(new StackTraceElement[] {inside, names})).isEmpty();
    assertThat(EventThreadWatch.violation(new StackTraceElement[] {filter, names})).isPresent();
  }

  /** A name that no longer exists would never match. */
  @Test
  void everyListedNameExists() throws IOException {
    Stream<String> ours =
        ClassPath.from(getClass().getClassLoader()).getTopLevelClasses().stream()
            .map(ClassPath.ClassInfo::getPackageName);
    Stream<String> ofTheJdk =
        ModuleLayer.boot().modules().stream().flatMap(module -> module.getPackages().stream());
    ImmutableSet<String> packages =
        Stream.concat(ours, ofTheJdk).collect(ImmutableSet.toImmutableSet());
    assertThat(
            Iterables.concat(
                EventThreadWatch.WORK,
                EventThreadWatch.FILES,
                EventThreadWatch.LOADING,
                EventThreadWatch.SMALL,
                EventThreadWatch.NAMES))
        .allMatch(name -> packages.contains(withoutDot(name)) || isClassOrMethod(name));
  }

  private static boolean isClassOrMethod(String name) {
    String whole = withoutDot(name);
    String owner = whole.substring(0, whole.lastIndexOf('.'));
    return type(whole).isPresent()
        || type(owner).stream()
            .anyMatch(type -> hasMethod(type, whole.substring(owner.length() + 1)));
  }

  private static String withoutDot(String name) {
    return name.endsWith(".") ? name.substring(0, name.length() - 1) : name;
  }

  private static Optional<Class<?>> type(String name) {
    try {
      return Optional.of(Class.forName(name, false, EventThreadWatchTest.class.getClassLoader()));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }

  private static boolean hasMethod(Class<?> type, String name) {
    return name.equals("<init>")
        || Arrays.stream(type.getDeclaredMethods()).anyMatch(each -> each.getName().equals(name));
  }

  private static StackTraceElement frame(String type, String method) {
    return new StackTraceElement(type, method, null, 1);
  }
}
