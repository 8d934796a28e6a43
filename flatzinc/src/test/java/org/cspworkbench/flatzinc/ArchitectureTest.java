package org.cspworkbench.flatzinc;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** FlatZinc knows how problems are stated and searched, and documents; not the named solvers. */
@AnalyzeClasses(
    packages = "org.cspworkbench.flatzinc",
    importOptions = ArchitectureTest.NoTests.class)
final class ArchitectureTest {

  /** Excludes tests, wherever the build puts them. */
  static final class NoTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  @ArchTest
  static final ArchRule knowsTheCoreAndDocumentsOnly =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.cspworkbench.flatzinc",
              "org.cspworkbench.core..",
              "org.cspworkbench.document",
              "java..",
              "com.google.common..",
              "org.jspecify.annotations..");
}
