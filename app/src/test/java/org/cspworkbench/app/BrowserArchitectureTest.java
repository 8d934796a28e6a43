package org.cspworkbench.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Interners;
import com.google.common.collect.MapMaker;
import com.google.common.collect.Streams;
import com.google.common.primitives.ImmutableIntArray;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.core.domain.properties.HasOwner;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.cspworkbench.solvers.WorkerThreads;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.words.Texts;

/**
 * Verifies that kernel, models, solvers and generator use nothing that compilers to JavaScript or
 * WebAssembly do not support: data binding and other reflection, method handles, executors and
 * locks, queries of the memory of the machine, and the caches of Guava. Each exception is one class
 * or package that encapsulates the unsupported part.
 */
@AnalyzeClasses(packages = "org.cspworkbench", importOptions = ArchitectureTest.NoTests.class)
final class BrowserArchitectureTest {

  /** The only package that needs an XML parser. */
  private static final String READER_OF_XML = "org.cspworkbench.sudoku.format.OpenSudokuXml";

  /** Only the threads of workers need executors. */
  private static GivenClassesConjunction classesForTheBrowser() {
    return noClasses()
        .that()
        .resideInAnyPackage(
            "org.cspworkbench.core..",
            "org.cspworkbench.sudoku..",
            "org.cspworkbench.tiles..",
            "org.cspworkbench.solvers..",
            "org.cspworkbench.generator..")
        .and()
        .doNotBelongToAnyOf(WorkerThreads.class);
  }

  @ArchTest
  static final ArchRule cachesAreTablesOfTheObjectThatTheyDependOn =
      classesForTheBrowser()
          .should()
          .dependOnClassesThat(
              resideInAPackage("com.google.common.cache..")
                  .or(belongToAnyOf(MapMaker.class, Interners.class)));

  @ArchTest
  static final ArchRule nothingLooksIntoClassesWhileItRuns =
      classesForTheBrowser()
          .should()
          .dependOnClassesThat(
              resideInAPackage("java.lang.reflect..")
                  .or(
                      belongToAnyOf(
                          VarHandle.class, MethodHandles.class, Gson.class, GsonBuilder.class)))
          .orShould()
          .callMethod(Class.class, "getPackageName")
          .orShould()
          .callMethod(Class.class, "getPackage")
          .orShould()
          .callMethod(Class.class, "forName", String.class);

  @ArchTest
  static final ArchRule threadsAreStartedElsewhere =
      classesForTheBrowser()
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(
                      "java.util.concurrent.locks..", "com.google.common.util.concurrent..")
                  .or(belongToAnyOf(Executors.class, AtomicReferenceArray.class, Thread.class))
                  .or(JavaClass.Predicates.assignableTo(Executor.class))
                  .or(JavaClass.Predicates.assignableTo(Future.class)));

  @ArchTest
  static final ArchRule theMachineIsNotAsked =
      classesForTheBrowser()
          .should()
          .dependOnClassesThat(
              resideInAPackage("java.lang.management..")
                  .or(belongToAnyOf(Runtime.class, ResourceBundle.Control.class)));

  @ArchTest
  static final ArchRule oneClassReadsXml =
      classesForTheBrowser()
          .and()
          .doNotHaveFullyQualifiedName(READER_OF_XML)
          .should()
          .dependOnClassesThat(resideInAnyPackage("javax.xml..", "org.w3c.dom..", "org.xml.sax.."));

  /**
   * Whatever the program of a page can reach is compiled for browsers, whose library lacks more
   * than the rules above name. The compiler reports this only when pages are built.
   */
  @ArchTest
  static void pagesUseWhatTheirCompilerHas(JavaClasses classes) {
    Set<JavaClass> reached = reachedFrom(classes.get("org.cspworkbench.web.Engine"));
    noClasses()
        .that(DescribedPredicate.describe("are compiled for pages", reached::contains))
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.awt..", "javax.swing..", "javax.imageio..")
                .or(
                    belongToAnyOf(
                        StringJoiner.class,
                        ImmutableSortedSet.class,
                        ImmutableSortedMap.class,
                        VarHandle.class,
                        Executors.class)))
        .orShould()
        .callMethodWhere(isCallOf(Arrays.class, "compare"))
        .orShould()
        .callMethodWhere(isCallOf(Streams.class, "zip"))
        .orShould()
        .callMethod(ImmutableIntArray.class, "asList")
        .orShould()
        .callMethod(Locale.class, "forLanguageTag", String.class)
        .orShould()
        .callMethod(Character.class, "toString", int.class)
        .orShould()
        .callMethod(Class.class, "getResource", String.class)
        .check(classes);
  }

  /**
   * The texts of the window have the language of the system; that of a page is chosen on it. A page
   * has the keys of commands, not their titles.
   */
  @ArchTest
  static void pagesHaveTextsOfTheirOwn(JavaClasses classes) {
    Set<JavaClass> reached = reachedFrom(classes.get("org.cspworkbench.web.Engine"));
    noClasses()
        .that(DescribedPredicate.describe("are compiled for pages", reached::contains))
        .and()
        .doNotBelongToAnyOf(Command.class)
        .should()
        .dependOnClassesThat(belongToAnyOf(Texts.class))
        .orShould()
        .callMethodWhere(isTextOfCommand("title"))
        .orShould()
        .callMethodWhere(isTextOfCommand("menuTitle"))
        .orShould()
        .callMethodWhere(isTextOfCommand("keysHeading"))
        .check(classes);
  }

  private static DescribedPredicate<JavaCall<?>> isTextOfCommand(String method) {
    return JavaCall.Predicates.target(
            HasOwner.Predicates.With.owner(JavaClass.Predicates.assignableTo(Command.class)))
        .and(JavaCall.Predicates.target(HasName.Predicates.name(method)));
  }

  private static DescribedPredicate<JavaCall<?>> isCallOf(Class<?> owner, String method) {
    return JavaCall.Predicates.target(HasOwner.Predicates.With.owner(type(owner)))
        .and(JavaCall.Predicates.target(HasName.Predicates.name(method)));
  }

  /** Returns the classes of the program that {@code main} depends on, at any distance. */
  private static Set<JavaClass> reachedFrom(JavaClass main) {
    Set<JavaClass> reached = new LinkedHashSet<>();
    Deque<JavaClass> next = new ArrayDeque<>();
    next.add(main);
    while (!next.isEmpty()) {
      JavaClass each = next.remove();
      if (each.getPackageName().startsWith("org.cspworkbench") && reached.add(each)) {
        each.getDirectDependenciesFromSelf().forEach(use -> next.add(use.getTargetClass()));
      }
    }
    return reached;
  }
}
