package org.cspworkbench.cluster;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A Spark cluster on the loopback interface: a master and workers, each in a process of its own,
 * which the commands of the documentation start. Until it is closed, the driver of this process has
 * the options that such a cluster needs.
 */
final class LoopbackCluster implements AutoCloseable {

  private static final String HOST = "127.0.0.1";
  private static final String DOCUMENTED_PORT = "7077";
  private static final long PATIENCE_MILLIS = 120_000;

  private static final Path DOCUMENT = Path.of("..", "docs", "batches.md");
  private static final Pattern SECTION =
      Pattern.compile("(?s)### A stand-alone cluster\n(.*?)\n### ");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```bash\n(.*?)^```$");

  /** What the documentation has every machine do. */
  static final int SET_UP = 0;

  private static final Map<String, String> DRIVER_OPTIONS =
      Map.of(
          "spark.driver.host",
          HOST,
          "spark.driver.bindAddress",
          HOST,
          "spark.executor.memory",
          "512m",
          "spark.executor.extraClassPath",
          classPath());

  private static final int MASTER = 1;
  private static final int WORKER = 2;

  private final Path folder;
  private final String setUp;
  private final int port;
  private final List<Process> processes = new ArrayList<>();
  private final List<Process> workers = new ArrayList<>();

  /** Starts a cluster, set up as documented, whose logs are in {@code folder}. */
  LoopbackCluster(Path folder, int workerCount) throws IOException, InterruptedException {
    this(folder, workerCount, documented(SET_UP));
  }

  /** Starts a cluster, set up by {@code setUp}, whose logs are in {@code folder}. */
  LoopbackCluster(Path folder, int workerCount, String setUp)
      throws IOException, InterruptedException {
    this.folder = folder;
    this.setUp = setUp;
    this.port = freePort();
    DRIVER_OPTIONS.forEach(System::setProperty);
    layOutSources();
    start("master", documented(MASTER));
    awaitLog("master", "I have been elected leader");
    for (int i = 1; i <= workerCount; i++) {
      workers.add(start("worker" + i, documented(WORKER)));
    }
    for (int i = 1; i <= workerCount; i++) {
      awaitLog("worker" + i, "Successfully registered with master");
    }
  }

  /** Returns a block of commands of the documentation. */
  static String documented(int block) throws IOException {
    String section =
        SECTION.matcher(Files.readString(DOCUMENT)).results().findFirst().orElseThrow().group(1);
    return BLOCK.matcher(section).results().skip(block).findFirst().orElseThrow().group(1);
  }

  /** Lays out what the commands need of the sources; the jars are links to those of this test. */
  private void layOutSources() throws IOException {
    Path jars = Files.createDirectories(folder.resolve("cluster/target/launcher/spark"));
    Files.copy(Path.of("java.options"), folder.resolve("cluster/java.options"));
    for (String entry : classPath().split(File.pathSeparator, -1)) {
      Path jar = Path.of(entry);
      if (Files.isRegularFile(jar)) {
        Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar.toAbsolutePath());
      }
    }
  }

  /** Returns the class path of this process, which the executors share. */
  private static String classPath() {
    return System.getProperty("java.class.path");
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private Process start(String name, String command) throws IOException {
    String documented = command.replace(DOCUMENTED_PORT, String.valueOf(port));
    ProcessBuilder builder = new ProcessBuilder("bash", "-c", setUp + "exec " + documented);
    builder.directory(folder.toFile());
    Map<String, String> environment = builder.environment();
    Path java = Path.of(System.getProperty("java.home"), "bin");
    environment.put("PATH", java + File.pathSeparator + environment.get("PATH"));
    environment.put("HOST", HOST);
    environment.put("SPARK_LOCAL_IP", HOST);
    environment.put("SPARK_MASTER_WEBUI_PORT", "0");
    environment.put("SPARK_WORKER_WEBUI_PORT", "0");
    environment.put("SPARK_WORKER_CORES", "1");
    environment.put("SPARK_WORKER_MEMORY", "1g");
    environment.put("SPARK_WORKER_DIR", folder.resolve("work-" + name).toString());
    builder.redirectErrorStream(true).redirectOutput(log(name).toFile());
    Process process = builder.start();
    processes.add(process);
    return process;
  }

  private Path log(String name) {
    return folder.resolve(name + ".log");
  }

  private void awaitLog(String name, String text) throws IOException, InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (!Files.readString(log(name)).contains(text)) {
      if (System.currentTimeMillis() > end || !processes.get(processes.size() - 1).isAlive()) {
        throw new IOException(name + " does not start: " + Files.readString(log(name)));
      }
      Thread.sleep(100);
    }
  }

  /** Returns the address of the master. */
  String master() {
    return "spark://" + HOST + ":" + port;
  }

  /** Kills a worker and its executor at once. */
  void killWorker(int index) {
    kill(workers.get(index));
  }

  private static void kill(Process process) {
    List<ProcessHandle> executors = process.descendants().toList();
    process.destroyForcibly();
    executors.forEach(ProcessHandle::destroyForcibly);
  }

  @Override
  public void close() {
    processes.forEach(LoopbackCluster::kill);
    DRIVER_OPTIONS.keySet().forEach(System::clearProperty);
  }
}
