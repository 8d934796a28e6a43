package org.cspworkbench.cluster;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** Reports how many parts are complete; a part that is processed again counts once. */
final class PartProgress extends SparkListener {

  private final Consumer<String> display;
  private final Map<Integer, BitSet> complete = new HashMap<>(); // by stage
  private final Map<Integer, Integer> tasks = new HashMap<>(); // by stage

  /** Creates a listener that hands each text to {@code display}. */
  PartProgress(Consumer<String> display) {
    this.display = display;
  }

  @Override
  public synchronized void onStageSubmitted(SparkListenerStageSubmitted stage) {
    tasks.put(stage.stageInfo().stageId(), stage.stageInfo().numTasks());
  }

  @Override
  public synchronized void onTaskEnd(SparkListenerTaskEnd task) {
    if (task.taskInfo().successful()) {
      BitSet parts = complete.computeIfAbsent(task.stageId(), stage -> new BitSet());
      parts.set(task.taskInfo().index());
      display.accept(
          "parts: " + parts.cardinality() + " of " + tasks.getOrDefault(task.stageId(), 0));
    }
  }
}
