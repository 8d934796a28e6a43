package org.cspworkbench.generator;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/**
 * Grids are filled without knowing of puzzles, and givens are selected without knowing where they
 * come from.
 */
@AnalyzeClasses(
    packages = "org.cspworkbench.generator",
    importOptions = ArchitectureTest.NoTests.class)
final class ArchitectureTest {

  /** The classes that are shipped, wherever below {@code target} they were built. */
  static final class NoTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  private static final String GENERATOR = "org.cspworkbench.generator";
  private static final String FILL = "org.cspworkbench.generator.fill..";
  private static final String GIVENS = "org.cspworkbench.generator.givens..";
  private static final String COLLECTION = "org.cspworkbench.generator.collection..";

  @ArchTest
  static final ArchRule packagesFormNoCycle =
      slices().matching("org.cspworkbench.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule fillingKnowsNoPuzzles = neverKnow(FILL, GENERATOR, GIVENS, COLLECTION);

  @ArchTest
  static final ArchRule diggingDoesNotKnowWhereGridsComeFrom =
      neverKnow(GIVENS, GENERATOR, FILL, COLLECTION);

  @ArchTest
  static final ArchRule theCollectionKnowsOnlyTheGenerator = neverKnow(COLLECTION, FILL, GIVENS);

  @ArchTest
  static final ArchRule howHardAPuzzleIsForAPersonDoesNotMatterToDigging =
      neverKnow(GIVENS, "org.cspworkbench.solvers.logic..");

  @ArchTest
  static final ArchRule onlyTheCollectionKnowsFiles =
      noClasses()
          .that()
          .resideOutsideOfPackage(COLLECTION)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.io..", "java.nio.file..", "com.google.gson..");

  private static ArchRule neverKnow(String one, String... others) {
    return noClasses()
        .that()
        .resideInAPackage(one)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(others);
  }
}
