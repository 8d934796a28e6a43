package org.cspworkbench.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Throwables;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.cspworkbench.app.cli.PartSearchCommand;
import org.cspworkbench.app.cli.ProgressLine;
import org.cspworkbench.app.cli.RowCommand;

/** {@code csp cluster}: runs a command on many rows with Apache Spark, here or on a cluster. */
public final class Main {

  private static final int FIRST_JDK_WITHOUT_HADOOP = 24;
  private static final String MASTER = "spark.master";

  /** What Spark says of a batch whose executors have failed ten times. */
  private static final String REMOVED = "Master removed our application";

  private static final String NO_ANSWER = " does not answer, or has ended the batch";

  /** The command that leads to this program; those who submit the jar need not repeat it. */
  private static final String NAME = "cluster";

  private Main() {}

  /** Runs one batch and exits with the exit code that {@code csp} would have. */
  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(System.out, false, UTF_8);
    PrintStream err = new PrintStream(System.err, true, UTF_8);
    int code = run(out, err, arguments);
    out.flush();
    System.exit(code);
  }

  /** Runs one batch, with its result on {@code out}, and returns the exit code. */
  static int run(PrintStream out, PrintStream err, String... arguments) throws IOException {
    boolean isNamed = arguments.length > 0 && arguments[0].equals(NAME);
    List<String> line = Arrays.asList(arguments).subList(isNamed ? 1 : 0, arguments.length);
    if (line.contains("--help") || line.contains("-h")) {
      out.print(Resources.toString(Resources.getResource(Main.class, "help.txt"), UTF_8));
      return 0;
    }
    try {
      checkJdk(Runtime.version().feature());
      Invocation invocation = Invocation.of(line);
      boolean usesChance = usesChance(invocation);
      invocation
          .drawnSeed()
          .filter(seed -> usesChance)
          .ifPresent(
              seed ->
                  report(err, "seed " + seed + " was drawn; --seed " + seed + " repeats this run"));
      BatchReport ending = ending(invocation, err);
      ending.sentences().forEach(sentence -> report(err, sentence));
      out.print(ending.data());
      return ending.code();
    } catch (BatchFailure e) {
      report(err, String.valueOf(e.getMessage()));
      return e.code();
    }
  }

  /** Rejects a Java on which the file systems of Spark do not start. */
  static void checkJdk(int feature) {
    if (feature >= FIRST_JDK_WITHOUT_HADOOP) {
      throw BatchFailure.ofSpark(
          "Apache Spark 4.1 needs a JDK 17 or 21, and this is Java "
              + feature
              + "; set JAVA_HOME to a JDK 17 or 21");
    }
  }

  /** Checks the arguments of the command, and returns whether its rows depend on the seed. */
  private static boolean usesChance(Invocation invocation) {
    try {
      if (invocation.isSearch()) {
        PartSearchCommand unused = PartSearchCommand.of(invocation.arguments());
        return false;
      }
      return RowCommand.of(invocation.command(), invocation.arguments()).usesChance();
    } catch (IllegalArgumentException e) {
      throw BatchFailure.ofUsage(String.valueOf(e.getMessage()));
    }
  }

  private static BatchReport ending(Invocation invocation, PrintStream err) {
    ExecutorFailures failures = ExecutorFailures.listen();
    ProgressLine line = ProgressLine.onTerminal(err);
    try (JavaSparkContext spark = new JavaSparkContext(configuration(invocation))) {
      spark.sc().addSparkListener(new PartProgress(line::show));
      return run(spark, invocation, failures);
    } catch (Exception e) { // including checked exceptions, which Spark does not declare
      throw understood(e);
    } finally {
      line.clear(); // closing Spark has delivered all events
    }
  }

  private static BatchReport run(
      JavaSparkContext spark, Invocation invocation, ExecutorFailures failures) {
    try {
      return new Batch(spark, invocation).run();
    } catch (Exception e) { // including checked exceptions, which Spark does not declare
      boolean isRemoved = String.valueOf(e.getMessage()).contains(REMOVED);
      if (isRemoved || spark.sc().isStopped()) {
        throw BatchFailure.ofSpark(
            "the cluster " + spark.master() + failures.last().map(Main::gaveUp).orElse(NO_ANSWER));
      }
      throw e;
    }
  }

  private static String gaveUp(String reason) {
    return " has ended the batch, as its executors failed: "
        + reason
        + " (see docs/batches.md, A stand-alone cluster)";
  }

  private static SparkConf configuration(Invocation invocation) {
    SparkConf conf = new SparkConf().setAppName("csp cluster " + invocation.command());
    invocation.master().ifPresent(conf::setMaster);
    conf.setIfMissing(MASTER, "local[*]");
    conf.setIfMissing("spark.ui.enabled", "false");
    conf.setIfMissing("spark.ui.showConsoleProgress", "false");
    if (conf.get(MASTER).startsWith("local")) {
      conf.setIfMissing("spark.driver.host", "127.0.0.1");
      conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
    }
    String jar = String.valueOf(Main.class.getProtectionDomain().getCodeSource().getLocation());
    if (jar.endsWith(".jar")) {
      conf.setIfMissing("spark.jars", jar);
    }
    return conf;
  }

  /** Returns the failure of a task that the user can understand, or that of Spark. */
  private static BatchFailure understood(Exception failure) {
    return Throwables.getCausalChain(failure).stream()
        .filter(BatchFailure.class::isInstance)
        .map(BatchFailure.class::cast)
        .findFirst()
        .orElseGet(() -> BatchFailure.ofSpark("Apache Spark gave up: " + firstLine(failure)));
  }

  private static String firstLine(Exception failure) {
    return String.valueOf(failure.getMessage()).lines().findFirst().orElse("without a reason");
  }

  private static void report(PrintStream err, String sentence) {
    err.print("csp: " + sentence + "\n");
    err.flush();
  }
}
