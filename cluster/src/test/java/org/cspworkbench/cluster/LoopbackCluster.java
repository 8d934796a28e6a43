package org.cspworkbench.cluster;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A Spark cluster on the loopback interface: a master and workers, each in a process of its own.
 */
final class LoopbackCluster implements AutoCloseable {

  private static final String HOST = "127.0.0.1";
  private static final long PATIENCE_MILLIS = 120_000;

  private final Path folder;
  private final Path home;
  private final int port;
  private final List<Process> processes = new ArrayList<>();
  private final List<Process> workers = new ArrayList<>();

  /** Starts a cluster whose logs and home are in {@code folder}. */
  LoopbackCluster(Path folder, int workerCount) throws IOException, InterruptedException {
    this.folder = folder;
    this.home = home(folder.resolve("spark"));
    this.port = freePort();
    start("master", "master.Master", "--port", String.valueOf(port));
    awaitLog("master", "I have been elected leader");
    for (int i = 1; i <= workerCount; i++) {
      workers.add(start("worker" + i, "worker.Worker", "--cores", "1", "--memory", "1g", master()));
    }
    for (int i = 1; i <= workerCount; i++) {
      awaitLog("worker" + i, "Successfully registered with master");
    }
  }

  /** Lays out a home of Spark: its jars, which here are links to all jars of the class path. */
  private static Path home(Path home) throws IOException {
    Path jars = Files.createDirectories(home.resolve("jars"));
    for (String entry : classPath().split(File.pathSeparator, -1)) {
      Path jar = Path.of(entry);
      if (Files.isRegularFile(jar)) {
        Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar.toAbsolutePath());
      }
    }
    return home;
  }

  /** Returns the class path of this process, which the executors share. */
  static String classPath() {
    return System.getProperty("java.class.path");
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private Process start(String name, String type, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "@java.options"));
    // What Spark logs there says when the cluster is ready.
    command.add("-Dlog4j2.configurationFile=org/apache/spark/log4j2-defaults.properties");
    command.addAll(List.of("-cp", classPath(), "org.apache.spark.deploy." + type));
    command.addAll(List.of("--host", HOST, "--webui-port", "0"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", HOST);
    builder.environment().put("SPARK_WORKER_DIR", folder.resolve("work-" + name).toString());
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
  }
}
