package org.cspworkbench.app.about;

import java.util.Optional;

/** The version of the program. */
public final class Version {

  private Version() {}

  /**
   * Returns the version in the jar of the program, with the commit of the build if that is known
   * ({@code 1.2.3+0123456789ab}), or nothing where the classes are not packaged.
   */
  public static Optional<String> packaged() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion());
  }
}
