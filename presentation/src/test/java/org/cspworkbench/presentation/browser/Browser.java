package org.cspworkbench.presentation.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The browsers that pages are tested in. Each is started once, when first used, and serves all
 * tests of the virtual machine, at whose end it is closed.
 */
public enum Browser {
  /** Chromium, over the DevTools protocol. */
  CHROMIUM(ImmutableList.of("chromium", "chromium-browser", "google-chrome"), "chromium") {
    @Override
    Engine start(Path program) {
      return Chromium.start(program);
    }
  },
  /** Firefox, over WebDriver BiDi. */
  FIREFOX(ImmutableList.of("firefox-esr", "firefox"), "firefox-esr") {
    @Override
    Engine start(Path program) {
      return Firefox.start(program);
    }
  };

  /** A running browser. */
  interface Engine {

    /** Opens an empty tab in a window of its own. */
    Tab tab();
  }

  /** The name of this machine under which pages may be loaded from it; any other is unreachable. */
  public static final String REACHABLE_HOST = "site.localhost";

  private static final Map<Browser, Engine> STARTED = new ConcurrentHashMap<>();

  private final ImmutableList<String> programs;
  private final String debianPackage;

  Browser(ImmutableList<String> programs, String debianPackage) {
    this.programs = programs;
    this.debianPackage = debianPackage;
  }

  abstract Engine start(Path program);

  /** Returns the path of the browser, if it is installed. */
  public Optional<Path> program() {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return programs.stream()
        .flatMap(name -> Stream.of(path.split(":")).map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /**
   * Opens an empty tab of this size in CSS pixels; skips the running test if the browser is not
   * installed.
   */
  public Tab tab(int width, int height) {
    Optional<Path> program = program();
    assumeTrue(
        program.isPresent(),
        () -> "needs %s (Debian: apt install %s)".formatted(name(), debianPackage));
    Engine engine = STARTED.computeIfAbsent(this, browser -> browser.start(program.orElseThrow()));
    Tab tab = engine.tab();
    tab.resize(width, height);
    tab.prefer(Preference.REDUCED_MOTION);
    return tab;
  }
}
