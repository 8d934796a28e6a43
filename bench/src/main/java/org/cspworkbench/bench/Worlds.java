package org.cspworkbench.bench;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.base.StandardSystemProperty;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Isolated class loaders, each of which loads all classes of the program. Code that runs in one is
 * profiled and compiled for it only.
 */
final class Worlds {

  private Worlds() {}

  /** Returns a new class loader, with the classes at {@code first} before those of the program. */
  static URLClassLoader open(Path... first) {
    List<URL> places = new ArrayList<>();
    for (Path path : first) {
      places.add(url(path));
    }
    String classPath = requireNonNull(StandardSystemProperty.JAVA_CLASS_PATH.value());
    for (String path : Splitter.on(File.pathSeparator).split(classPath)) {
      places.add(url(Path.of(path)));
    }
    return new URLClassLoader(places.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns an object of the class that in {@code world} has the name of {@code type}, by its
   * constructor with {@code arguments}. Callers use it by its interfaces only.
   */
  static Object make(ClassLoader world, Class<?> type, Object... arguments) {
    try {
      return world.loadClass(type.getName()).getConstructors()[0].newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("what stands first does not fit this build", e);
    }
  }

  /**
   * Returns what {@code use} comes to with such an object, in a class loader of its own that is
   * closed afterwards.
   */
  static <T> T with(Class<?> type, Function<Object, T> use, Object... arguments) {
    try (URLClassLoader world = open()) {
      return use.apply(make(world, type, arguments));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the cells of a row that such an object supplies, which are strings of no library. */
  @SuppressWarnings("unchecked") // what the other loader's class is, this one's is too
  static List<String> row(Class<? extends Supplier<List<String>>> type, Object... arguments) {
    return with(type, made -> ((Supplier<List<String>>) made).get(), arguments);
  }
}
