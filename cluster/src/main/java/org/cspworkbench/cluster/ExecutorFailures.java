package org.cspworkbench.cluster;

import com.google.common.base.Strings;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.logging.log4j.core.appender.AbstractAppender;
import org.apache.logging.log4j.core.config.LoggerConfig;
import org.apache.logging.log4j.core.config.Property;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the reason of the last executor that a stand-alone cluster could not start or has lost.
 * Spark reports it in its log only: an executor that was never ready is unknown to its listeners.
 */
final class ExecutorFailures extends AbstractAppender {

  private static final String LOGGER =
      "org.apache.spark.deploy.client.StandaloneAppClient$ClientEndpoint";

  private static final Pattern UPDATE =
      Pattern.compile(
          "(?s)Executor updated: \\S+ is now (?:FAILED|EXITED|LOST|KILLED)(?: \\((.*)\\))?");

  private volatile @Nullable String last;

  private ExecutorFailures() {
    super("executor failures", null, null, true, Property.EMPTY_ARRAY);
  }

  /** Starts to listen to the log of this process. */
  static ExecutorFailures listen() {
    ExecutorFailures failures = new ExecutorFailures();
    failures.start();
    if (LogManager.getContext(false) instanceof LoggerContext context) {
      LoggerConfig client = new LoggerConfig(LOGGER, Level.INFO, false);
      client.addAppender(failures, Level.INFO, null);
      context.getConfiguration().removeLogger(LOGGER); // of an earlier batch of this process
      context.getConfiguration().addLogger(LOGGER, client);
      context.updateLoggers();
    }
    return failures;
  }

  @Override
  public void append(LogEvent event) {
    Matcher update = UPDATE.matcher(event.getMessage().getFormattedMessage());
    if (update.matches()) {
      String reason = Strings.nullToEmpty(update.group(1)).lines().findFirst().orElse("");
      last = reason.isEmpty() ? "the worker gives no reason" : reason.replaceFirst("\\.$", "");
    }
  }

  /** Returns the reason in the words of the worker, if an executor has failed. */
  Optional<String> last() {
    return Optional.ofNullable(last);
  }
}
