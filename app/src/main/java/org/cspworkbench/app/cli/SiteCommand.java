package org.cspworkbench.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import org.cspworkbench.app.html.Site;
import org.cspworkbench.app.html.SiteFiles;
import org.cspworkbench.app.html.SiteServer;
import org.cspworkbench.solvers.Parameter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code csp site}: writes all pages as a site. */
@Command(
    name = "site",
    description = {
      "Write the pages as a site: static files for any web server.",
      "It solves and teaches in the browser, in English and Portuguese, also without a network"
          + " after the first visit. Nothing that a visitor does leaves the device."
    },
    footer = {
      "%nExamples:",
      "  csp site public",
      "  csp site --serve",
      "  csp site public --serve --port 8000"
    },
    exitCodeList = {
      "0:the site was written",
      "1:internal error, or a file cannot be written",
      "2:the command line is not valid, or the port is in use",
      "130:interrupted, which ends --serve"
    })
final class SiteCommand extends ConsoleCommand {

  private static final Parameter.WholeNumber PORT =
      new Parameter.WholeNumber(
          "port", "The port of --serve; 0 for any that is free.", 0, 65_535, 8080);

  @Parameters(
      arity = "0..1",
      paramLabel = "FOLDER",
      description = "The folder for the files, which is made if it does not exist.")
  private @Nullable Path folder;

  @Option(
      names = "--serve",
      description = "Serve the site on this machine, and to this machine only, until interrupted.")
  private boolean isServed;

  @Mixin private FormOptions form = new FormOptions().with(PORT);

  SiteCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws InterruptedException {
    usage().check(folder != null || isServed, "expected a FOLDER for the site, or --serve");
    if (folder != null) {
      usage().check(Files.notExists(folder) || Files.isDirectory(folder), folder + ": is a file");
    }
    SiteFiles files = Site.make();
    if (folder != null) {
      write(files, folder);
    }
    return isServed ? serve(files) : ExitCode.DONE;
  }

  private void write(SiteFiles files, Path into) {
    try {
      Files.createDirectories(into);
      files.writeInto(into);
    } catch (IOException e) {
      throw new WriteFailure(into.toString(), e);
    }
    console.write(
        String.format(
            Locale.ROOT, "%s: %d files; begin with index.html\n", into, files.names().size()));
  }

  private int serve(SiteFiles files) throws InterruptedException {
    int port = form.given(PORT).orElse(PORT.defaultValue()).intValue();
    try (SiteServer server = SiteServer.start(files, port)) {
      console.write(server.address() + " is the site; Ctrl+C ends it\n");
      new CountDownLatch(1).await(); // until the process is interrupted
    } catch (IOException e) {
      throw usage().error("--port " + port + ": cannot be opened; --port 0 takes any free one");
    }
    return ExitCode.DONE;
  }
}
