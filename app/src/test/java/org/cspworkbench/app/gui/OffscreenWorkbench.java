package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.app.timing.MachineClocks;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.run.Background;

/**
 * The models and workspaces of a window without its components. The test decides when background
 * work is executed.
 */
final class OffscreenWorkbench {

  /** A view that records what it should display. */
  static final class RecordedView implements WorkspaceView {
    private final Set<Command> ready = new HashSet<>();
    private Command shown = WindowCommands.START_PAGE;
    private String title = "";

    @Override
    public void show(Workspace workspace) {
      shown = workspace.tab().command();
    }

    @Override
    public void setTitle(String newTitle) {
      title = newTitle;
    }

    @Override
    public void enable(Workspace workspace, boolean isReady) {
      Command command = workspace.tab().command();
      if (isReady) {
        ready.add(command);
      } else {
        ready.remove(command);
      }
    }

    @Override
    public void focus(Workspace workspace) {}

    Command shown() {
      return shown;
    }

    String title() {
      return title;
    }

    boolean isReady(Command command) {
      return ready.contains(command);
    }
  }

  /** A list that records the opened texts. */
  private final class Texts implements RecentList {
    @Override
    public void opened(String title, Path file) {}

    @Override
    public void opened(String title, String text) {
      texts.add(text);
    }
  }

  private static final int TRACE_BYTES = 1 << 16;

  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private final Background background = new Background(waiting::add, Runnable::run);
  private final RecordedView stage = new RecordedView();
  private final List<String> texts = new ArrayList<>();
  private final WorkbenchModels models =
      new WorkbenchModels(
          new AnimateModel(Runs.THREADS, TRACE_BYTES),
          new CompareModel(Runs.THREADS, 4 * TRACE_BYTES, Protocol.USUAL, MachineClocks::get),
          background);

  OffscreenWorkbench() {
    models.workspaces().displayIn(stage);
    models.opener().rememberIn(new Texts());
  }

  WorkbenchModels models() {
    return models;
  }

  RecordedView stage() {
    return stage;
  }

  ImmutableList<String> texts() {
    return ImmutableList.copyOf(texts);
  }

  /** Executes all pending background work and its results. */
  void work() {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
  }

  /** Executes the first pending background work. */
  void workOnce() {
    if (!waiting.isEmpty()) {
      waiting.remove().run();
    }
  }

  void close() {
    models.workspaces().close();
  }
}
