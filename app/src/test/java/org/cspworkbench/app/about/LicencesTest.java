package org.cspworkbench.app.about;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Verifies that no library is passed on without its licence. */
final class LicencesTest {

  /** The groups of the libraries of tests, and of the modules where those are packaged. */
  private static final Pattern NOT_PASSED_ON =
      Pattern.compile(
          ".*/(org/junit|org/assertj|com/tngtech|org/slf4j|com/deque|net/bytebuddy|org/opentest4j"
              + "|org/apiguardian|org/apache/maven|org/cspworkbench)/.*");

  private static final Pattern LISTED = Pattern.compile("(?m)^(\\S+) {2,}\\S.* {2,}https://\\S+$");

  /** The manifest of a jar in the local repository of Maven, named by artifact and version. */
  private static final Pattern JAR = Pattern.compile(".*/([^/]+)/([^/]+)/\\1-\\2[^/]*\\.jar!/.*");

  @Test
  void everyLibraryOfTheProgramIsListedAndNoOther() throws IOException {
    List<String> libraries =
        Collections.list(LicencesTest.class.getClassLoader().getResources("META-INF/MANIFEST.MF"))
            .stream()
            .map(URL::toString)
            .filter(manifest -> !NOT_PASSED_ON.matcher(manifest).matches())
            .flatMap(manifest -> JAR.matcher(manifest).results())
            .map(jar -> jar.group(1))
            .sorted()
            .toList();
    assertThat(
            LISTED.matcher(Licences.text()).results().map(line -> line.group(1)).sorted().toList())
        .isEqualTo(libraries);
  }

  @Test
  void theTextsThatTheLibrariesRequireAreThere() {
    assertThat(Licences.text())
        .contains(
            "Copyright (c) 2026 CSP Workbench contributors",
            "Apache License",
            "Jannis Weis",
            "Atlassian Pty Ltd",
            "MiG InfoCom AB",
            "XCSP3 Team",
            "SIL OPEN FONT LICENSE",
            "Apache Batik",
            "Includes the Adobe Glyph List");
  }
}
