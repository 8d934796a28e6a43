package org.cspworkbench.solvers;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Collections;
import java.util.List;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.search.Limits;

/** What the families of solvers may know: problems, but no puzzle, no chance but the seed's. */
@AnalyzeClasses(
    packages = "org.cspworkbench.solvers",
    importOptions = ArchitectureTest.NoTests.class)
final class ArchitectureTest {

  /** The classes that are shipped, wherever below {@code target} they were built. */
  static final class NoTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  private static final String[] GENERIC_FAMILIES = {
    "org.cspworkbench.solvers.search..", "org.cspworkbench.solvers.wfc.."
  };

  @ArchTest
  static final ArchRule genericFamiliesKnowNoSudoku =
      noClasses()
          .that()
          .resideInAnyPackage(GENERIC_FAMILIES)
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.cspworkbench.sudoku..");

  /** A person neither searches nor looks at the solution; limits say only how long to think. */
  @ArchTest
  static final ArchRule humanLogicNeverTouchesASearch =
      noClasses()
          .that()
          .resideInAPackage("org.cspworkbench.solvers.logic..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(
                      "org.cspworkbench.core.search..",
                      "org.cspworkbench.core.consistency..",
                      "org.cspworkbench.core.fast..",
                      "org.cspworkbench.core.kernel..",
                      "org.cspworkbench.solvers.catalog..")
                  .and(not(belongToAnyOf(Limits.class, Cancellation.class)))
                  .or(assignableTo(Propagator.class)));

  @ArchTest
  static final ArchRule familiesKnowNothingOfEachOther =
      slices()
          .matching("org.cspworkbench.solvers.(*)..")
          .should()
          .notDependOnEachOther()
          .ignoreDependency(
              resideInAnyPackage("org.cspworkbench.solvers.catalog"), resideInAnyPackage(".."));

  @ArchTest
  static final ArchRule whatASolverIsKnowsNoFamily =
      noClasses()
          .that()
          .resideInAPackage("org.cspworkbench.solvers")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.cspworkbench.solvers.*..");

  @ArchTest
  static final ArchRule everyRandomNumberComesFromTheSeed =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveNameMatching("java\\.util\\.(Random|SplittableRandom)")
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("java.util.random..")
          .orShould()
          .dependOnClassesThat()
          .haveNameMatching("java\\.util\\.concurrent\\.ThreadLocalRandom|.*\\.SecureRandom")
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .callMethod(Collections.class, "shuffle", List.class);
}
