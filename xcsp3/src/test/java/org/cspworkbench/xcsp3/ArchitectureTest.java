package org.cspworkbench.xcsp3;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/**
 * The reader knows how problems are stated, the parser of the format, the unpacker, XML and
 * positions in documents: neither search nor solvers.
 */
@AnalyzeClasses(packages = "org.cspworkbench.xcsp3", importOptions = ArchitectureTest.NoTests.class)
final class ArchitectureTest {

  /** Excludes tests, wherever the build puts them. */
  static final class NoTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  @ArchTest
  static final ArchRule readingKnowsNothingOfSolving =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.cspworkbench.xcsp3",
              "org.cspworkbench.core.cancellation",
              "org.cspworkbench.core.model",
              "org.cspworkbench.core.schedule",
              "org.cspworkbench.core.text",
              "org.cspworkbench.document..",
              "java..",
              "com.google.common..",
              "org.jspecify.annotations..",
              "org.xcsp..",
              "org.tukaani.xz..",
              "javax.xml..",
              "org.w3c.dom..",
              "org.xml.sax..");

  /** Same file, same problem, on every machine and Java version. */
  @ArchTest
  static final ArchRule nothingDependsOnChance =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveNameMatching(".*\\.(Secure|Splittable|ThreadLocal)?Random")
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("java.util.random..")
          .orShould()
          .callMethod(Math.class, "random");
}
