package org.cspworkbench.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.google.common.collect.ObjectArrays;
import com.google.gson.FormattingStyle;
import com.google.gson.JsonParseException;
import com.google.gson.Strictness;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.core.trace.Counters;

/**
 * Verifies the dependencies between the modules: the models of puzzles do not depend on solvers,
 * solvers do not depend on views, and only the program itself depends on a display.
 */
@AnalyzeClasses(packages = "org.cspworkbench", importOptions = ArchitectureTest.NoTests.class)
final class ArchitectureTest {

  /** Excludes test classes. */
  static final class NoTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/") && !location.contains("-tests.jar");
    }
  }

  private static final String CORE = "org.cspworkbench.core..";
  private static final String DOCUMENTS = "org.cspworkbench.document..";
  private static final String XCSP3 = "org.cspworkbench.xcsp3..";
  private static final String FLATZINC = "org.cspworkbench.flatzinc..";
  private static final String STATEMENT_OF_PROBLEMS = "org.cspworkbench.core.model..";
  private static final String TEXTS = "org.cspworkbench.core.text..";
  private static final String SUDOKU = "org.cspworkbench.sudoku..";
  private static final String TILES = "org.cspworkbench.tiles..";
  private static final String SOLVERS = "org.cspworkbench.solvers..";
  private static final String GENERATOR = "org.cspworkbench.generator..";
  private static final String PRESENTATION = "org.cspworkbench.presentation..";
  private static final String VIEWER = "org.cspworkbench.viewer..";
  private static final String PACKING = "org.cspworkbench.web.packing..";
  private static final String APP = "org.cspworkbench.app..";

  /**
   * The packages that every module may use: the JDK without its user interfaces, and the common
   * libraries.
   */
  private static final String[] COMMON_GROUND = {
    "java.io..",
    "java.lang..",
    "java.math..",
    "java.nio..",
    "java.text..",
    "java.time..",
    "java.util..",
    "com.google.common..",
    "com.google.errorprone.annotations..",
    "org.jspecify.annotations.."
  };

  /** Of packages that a browser does not offer as a whole. */
  private static final Class<?>[] OFFERED_IN_A_BROWSER = {
    ConcurrentHashMap.class,
    TimeUnit.class,
    FormattingStyle.class,
    JsonParseException.class,
    Strictness.class
  };

  @ArchTest static final ArchRule coreKnowsNoPuzzle = eachIn(CORE, mayKnow(CORE));

  @ArchTest
  static final ArchRule documentsKnowNoProblem =
      eachIn(DOCUMENTS, mayKnow(DOCUMENTS, "com.google.gson..", "javax.xml.stream.."));

  @ArchTest
  static final ArchRule tilesKnowHowProblemsAreStatedButNeitherSolversNorPictureFiles =
      eachIn(TILES, mayKnow(STATEMENT_OF_PROBLEMS, DOCUMENTS, TILES));

  @ArchTest
  static final ArchRule xcsp3KnowsHowProblemsAreStatedButNotHowTheyAreSolved =
      eachIn(
          XCSP3,
          mayKnow(
              STATEMENT_OF_PROBLEMS,
              "org.cspworkbench.core.schedule..",
              "org.cspworkbench.core.cancellation..",
              TEXTS,
              DOCUMENTS,
              XCSP3,
              "org.xcsp..",
              "org.tukaani.xz..",
              "javax.xml..",
              "org.w3c.dom..",
              "org.xml.sax.."));

  @ArchTest
  static final ArchRule flatZincKnowsHowProblemsAreStatedAndSearched =
      eachIn(FLATZINC, mayKnow(CORE, DOCUMENTS, FLATZINC));

  @ArchTest
  static final ArchRule onlyTheProgramKnowsFlatZinc =
      noClasses()
          .that()
          .resideOutsideOfPackages(FLATZINC, APP)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(FLATZINC);

  /** The jar has the programs of pages, compiled for browsers, but no other class of theirs. */
  @ArchTest
  static final ArchRule theProgramNeedsOnlyThePackingOfPages =
      noClasses()
          .that()
          .resideInAPackage(APP)
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("org.cspworkbench.web..").and(not(resideInAnyPackage(PACKING))));

  @ArchTest
  static final ArchRule onlyXcsp3KnowsItsParser =
      noClasses()
          .that()
          .resideOutsideOfPackage(XCSP3)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.xcsp..");

  @ArchTest
  static final ArchRule onlyXcsp3AndThePackingOfPagesKnowLzma =
      noClasses()
          .that()
          .resideOutsideOfPackages(XCSP3, PACKING)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.tukaani..");

  @ArchTest
  static final ArchRule sudokuKnowsHowProblemsAreStatedButNotHowTheyAreSolved =
      eachIn(
          SUDOKU,
          mayKnow(
              STATEMENT_OF_PROBLEMS, DOCUMENTS, SUDOKU, "com.google.gson..", "javax.xml.stream.."));

  @ArchTest
  static final ArchRule onlyFormatsKnowFiles =
      noClasses()
          .that()
          .resideInAPackage("org.cspworkbench.sudoku")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "com.google.gson..", "javax.xml.stream..", "org.cspworkbench.sudoku.format..");

  @ArchTest
  static final ArchRule solversKnowNeitherGeneratorNorScreen =
      eachIn(SOLVERS, mayKnow(CORE, SUDOKU, SOLVERS));

  @ArchTest
  static final ArchRule generatorKnowsNoScreen =
      eachIn(GENERATOR, mayKnow(CORE, SUDOKU, SOLVERS, GENERATOR, DOCUMENTS));

  @ArchTest
  static final ArchRule programIsFreeOfMeasuringTools =
      noClasses()
          .that()
          .resideInAPackage(APP)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.cspworkbench.bench..", "org.openjdk.jmh..", "org.chocosolver..");

  @ArchTest
  static final ArchRule presentationKnowsNoWindow =
      eachIn(
          PRESENTATION,
          mayKnow(
              CORE,
              DOCUMENTS,
              SUDOKU,
              TILES,
              SOLVERS,
              GENERATOR,
              PRESENTATION,
              "com.google.gson.."));

  @ArchTest
  static final ArchRule viewerKnowsNeitherToolkitNorFileNorBrowser =
      eachIn(
          VIEWER,
          mayKnow(
              CORE,
              DOCUMENTS,
              SUDOKU,
              TILES,
              SOLVERS,
              GENERATOR,
              PRESENTATION,
              VIEWER,
              "com.google.gson.."));

  @ArchTest
  static final ArchRule viewerReadsAndWritesNoFile =
      noClasses()
          .that()
          .resideInAPackage(VIEWER)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.nio.file..", "java.lang.management..", "java.lang.reflect..");

  /** Window and page execute its work: the window in threads, the page in workers. */
  @ArchTest
  static final ArchRule viewerMakesNoThread =
      noClasses()
          .that()
          .resideInAPackage(VIEWER)
          .should()
          .callConstructorWhere(target(owner(assignableTo(Thread.class))))
          .orShould()
          .dependOnClassesThat()
          .belongToAnyOf(Executors.class, ForkJoinPool.class, CompletableFuture.class);

  @ArchTest
  static final ArchRule packagesOfTheViewerFormNoCycle =
      slices().matching("org.cspworkbench.viewer.(*)..").should().beFreeOfCycles();

  /** Excludes packages that compilers to WebAssembly do not support, or that access the machine. */
  @ArchTest
  static final ArchRule presentationRunsInABrowser =
      noClasses()
          .that()
          .resideInAPackage(PRESENTATION)
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(
                      "java.lang.invoke..",
                      "java.lang.management..",
                      "java.lang.reflect..",
                      "java.nio.file..",
                      "java.util.concurrent..",
                      "com.google.common.cache..",
                      "com.google.common.util.concurrent..",
                      "com.google.gson")
                  .and(not(belongToAnyOf(OFFERED_IN_A_BROWSER))));

  @ArchTest
  static final ArchRule packagesOfThePresentationFormNoCycle =
      slices().matching("org.cspworkbench.presentation.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule packagesOfPaintersFormNoCycle =
      slices().matching("org.cspworkbench.presentation.paint.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule pictureOfOneKindDoesNotKnowTheOthers =
      noClasses()
          .that()
          .resideInAPackage("org.cspworkbench.presentation.paint.*..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.cspworkbench.presentation.paint");

  @ArchTest
  static final ArchRule packagesOfTheProgramFormNoCycle =
      slices().matching("org.cspworkbench.app.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule packagesOfTheWindowFormNoCycle =
      slices().matching("org.cspworkbench.app.gui.(*)..").should().beFreeOfCycles();

  /** Only what solves counts; everything else reads the numbers. */
  @ArchTest
  static final ArchRule countersAreReadOnlyOutsideTheKernelAndTheSolvers =
      noClasses()
          .that()
          .resideOutsideOfPackages(CORE, SOLVERS)
          .should()
          .setFieldWhere(
              DescribedPredicate.describe(
                  "a field of Counters",
                  access -> access.getTargetOwner().isEquivalentTo(Counters.class)));

  private static ArchRule eachIn(String module, String[] known) {
    return classes()
        .that()
        .resideInAPackage(module)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(known);
  }

  private static String[] mayKnow(String... packages) {
    return ObjectArrays.concat(COMMON_GROUND, packages, String.class);
  }
}
