package org.cspworkbench.bench;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.Collectors;

/** The environment of a measurement. */
final class Machine {

  private Machine() {}

  /** Processors, operating system, Java, collector and heap, in one line. */
  static String description() {
    String collectors =
        ManagementFactory.getGarbageCollectorMXBeans().stream()
            .map(GarbageCollectorMXBean::getName)
            .collect(Collectors.joining(", "));
    return "%d processors, %s %s, %s %s, heap up to %d MiB (%s)"
        .formatted(
            Runtime.getRuntime().availableProcessors(),
            System.getProperty("os.name"),
            System.getProperty("os.arch"),
            System.getProperty("java.vm.name"),
            System.getProperty("java.vm.version"),
            Runtime.getRuntime().maxMemory() >> 20,
            collectors);
  }
}
