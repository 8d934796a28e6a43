package org.cspworkbench.core;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/**
 * The arrows between the packages of this module. A statement of a problem knows nothing of
 * solving; the trace knows nothing of who is recorded; the kernel decides nothing; no algorithm
 * knows a problem.
 */
@AnalyzeClasses(packages = "org.cspworkbench.core", importOptions = ArchitectureTest.NoTests.class)
final class ArchitectureTest {

  /** Excludes tests, wherever the build puts them. */
  static final class NoTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  private static final String MODEL = "org.cspworkbench.core.model";
  private static final String SCHEDULE = "org.cspworkbench.core.schedule";
  private static final String RANDOM = "org.cspworkbench.core.random";
  private static final String TRACE = "org.cspworkbench.core.trace";
  private static final String KERNEL = "org.cspworkbench.core.kernel";
  private static final String FAST = "org.cspworkbench.core.fast";
  private static final String CONSISTENCY = "org.cspworkbench.core.consistency";
  private static final String ORDER = "org.cspworkbench.core.search.order";
  private static final String LOOK_BACK = "org.cspworkbench.core.search.lookback";
  private static final String LEARNING = "org.cspworkbench.core.learning";
  private static final String GUIDE = "org.cspworkbench.core.search.guide";
  private static final String LOCAL = "org.cspworkbench.core.search.local";
  private static final String SEARCH = "org.cspworkbench.core.search";
  private static final String GALLERY = "org.cspworkbench.core.gallery";
  private static final String TEXT = "org.cspworkbench.core.text";
  private static final String NOTATION = "org.cspworkbench.core.notation";
  private static final String CANCELLATION = "org.cspworkbench.core.cancellation";

  /** Constraints filter what a scope shows them, whichever engine calls them. */
  @ArchTest static final ArchRule aProblemKnowsNothingOfSolving = onlyKnows(MODEL);

  /** Tasks, goods and boxes are constraints like others. */
  @ArchTest static final ArchRule schedulesKnowTheModelAlone = onlyKnows(SCHEDULE, MODEL);

  @ArchTest static final ArchRule randomNumbersKnowNothing = onlyKnows(RANDOM);

  @ArchTest static final ArchRule requestsToStopKnowNothing = onlyKnows(CANCELLATION);

  @ArchTest static final ArchRule theTraceKnowsNothingOfSolving = onlyKnows(TRACE, MODEL);

  @ArchTest
  static final ArchRule theNetworkDecidesNothing = onlyKnows(KERNEL, SCHEDULE, MODEL, TRACE);

  /** What makes the algorithms fast knows none of them. */
  @ArchTest static final ArchRule speedKnowsTheKernelAlone = onlyKnows(FAST, KERNEL, MODEL, TRACE);

  /** Everything else reads domains variable by variable, and changes them by their methods. */
  @ArchTest
  static final ArchRule onlySpeedReadsTheWordsOfTheTrail =
      noClasses()
          .that(resideOutsideOfPackages(KERNEL, FAST))
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName(KERNEL + ".Trail");

  @ArchTest
  static final ArchRule consistencyKnowsNoSearch =
      onlyKnows(CONSISTENCY, FAST, KERNEL, MODEL, TRACE);

  /** Of the trace the orders know the counters, since their questions are checks. */
  @ArchTest
  static final ArchRule ordersKnowNeitherConsistencyNorSearch =
      onlyKnows(ORDER, FAST, KERNEL, RANDOM, MODEL, TRACE);

  @ArchTest
  static final ArchRule lookingBackKnowsNoSearch = onlyKnows(LOOK_BACK, CONSISTENCY, KERNEL, MODEL);

  @ArchTest
  static final ArchRule learningKnowsNoSearch =
      onlyKnows(LEARNING, ORDER, CONSISTENCY, KERNEL, TRACE, MODEL);

  @ArchTest
  static final ArchRule guidesKnowNoSearch =
      onlyKnows(GUIDE, ORDER, CONSISTENCY, KERNEL, TRACE, MODEL);

  @ArchTest
  static final ArchRule searchKnowsNoProblemOfTheGallery =
      onlyKnows(
          SEARCH,
          ORDER,
          GUIDE,
          LOOK_BACK,
          LEARNING,
          CONSISTENCY,
          FAST,
          KERNEL,
          TRACE,
          RANDOM,
          MODEL);

  @ArchTest
  static final ArchRule localSearchKnowsNoPartOfTheTreeSearch =
      onlyKnows(LOCAL, SEARCH, CONSISTENCY, KERNEL, TRACE, RANDOM, MODEL);

  @ArchTest
  static final ArchRule theGalleryKnowsNothingOfSolving = onlyKnows(GALLERY, TEXT, MODEL, RANDOM);

  /** Any format of problems may read its words and build its expressions here. */
  @ArchTest static final ArchRule textsKnowNothingOfSolving = onlyKnows(TEXT, SCHEDULE, MODEL);

  /** The lexer and the expressions serve several languages; no language knows another one. */
  @ArchTest
  static final ArchRule theNotationIsOneLanguage = onlyKnows(NOTATION, TEXT, SCHEDULE, MODEL);

  /** No file format, no screen: a user of the core gets two small libraries with it. */
  @ArchTest
  static final ArchRule theCoreNeedsTheJdkGuavaAndJSpecifyAlone =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.cspworkbench.core..",
              "java..",
              "com.google.common..",
              "org.jspecify.annotations..");

  @ArchTest
  static final ArchRule packagesFormNoCycle =
      slices().matching("org.cspworkbench.core.(**)").should().beFreeOfCycles();

  /** Same seed, same result, on every machine and Java version. */
  @ArchTest
  static final ArchRule everyRandomNumberComesFromTheProjectsOwnStreams =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.util.Random")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.security.SecureRandom")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.util.SplittableRandom")
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("java.util.random..")
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .callMethod(StrictMath.class, "random")
          .orShould()
          .callMethod(java.util.Collections.class, "shuffle", java.util.List.class);

  /** Logarithms of Math may differ from machine to machine, and with them the least entropy. */
  @ArchTest
  static final ArchRule logarithmsAreTheSameOnEveryMachine =
      noClasses().should().callMethod(Math.class, "log", double.class);

  @ArchTest
  static final ArchRule nothingTouchesAScreen =
      noClasses().should().dependOnClassesThat().resideInAnyPackage("java.awt..", "javax.swing..");

  /**
   * A package of this module knows itself, {@code others}, the request to stop, and what does not
   * belong to the module.
   */
  private static ArchRule onlyKnows(String itself, String... others) {
    String[] known = new String[others.length + 2];
    known[0] = itself;
    known[1] = CANCELLATION;
    System.arraycopy(others, 0, known, 2, others.length);
    return classes()
        .that(resideInAPackage(itself))
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(known).or(resideOutsideOfPackage("org.cspworkbench..")));
  }
}
