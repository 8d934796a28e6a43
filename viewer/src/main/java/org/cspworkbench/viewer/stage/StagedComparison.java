package org.cspworkbench.viewer.stage;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.viewer.words.Texts.number;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.detail.CounterValue;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.Contender;
import org.cspworkbench.viewer.compare.ContenderWords;
import org.cspworkbench.viewer.compare.Lock;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.BoundValue;
import org.cspworkbench.viewer.stage.StageScene.Figure;
import org.cspworkbench.viewer.stage.StageScene.Finish;
import org.cspworkbench.viewer.stage.StageScene.Part;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;

/** The runs of compared solvers on the stage. */
public final class StagedComparison {

  private static final int FIGURES = 4;

  private final CompareModel model;
  private final ContenderWords words;
  private final List<Board> boards = new ArrayList<>();

  /**
   * Creates the scenes of a comparison.
   *
   * @param whenDrawn to be run when a picture has become available
   */
  public StagedComparison(CompareModel model, Background background, Runnable whenDrawn) {
    this.model = model;
    this.words = new ContenderWords(model);
    for (int i = 0; i < CompareModel.MOST; i++) {
      boards.add(new Board(i, new ProblemDrawing(background, whenDrawn)));
    }
  }

  /** Returns whether no picture is being created. */
  public boolean isReady() {
    return boards.stream().allMatch(board -> board.drawing.isReady());
  }

  /** Returns the current scene, if there is a comparison. */
  public Optional<StageScene> scene() {
    ImmutableList<Part> parts =
        boards.subList(0, model.contenders().size()).stream()
            .map(Board::part)
            .collect(toImmutableList());
    return parts.isEmpty() ? Optional.empty() : Optional.of(new StageScene(parts));
  }

  /** One board. */
  private final class Board {
    private final int index;
    private final ProblemDrawing drawing;
    private final BoundValue<Trace, Moments> moments;

    Board(int index, ProblemDrawing drawing) {
      this.index = index;
      this.drawing = drawing;
      this.moments = new BoundValue<>(() -> player().map(TracePlayer::trace));
    }

    private Contender contender() {
      return model.contenders().get(index);
    }

    private Optional<TracePlayer> player() {
      return contender().player();
    }

    Part part() {
      Contender contender = contender();
      return new Part(
          player().map(this::picture).orElse(StagePicture.NOTHING),
          contender.name().whole(),
          contender.name().brief(),
          player().map(StagedComparison::place).orElse(""),
          ContenderWords.kind(contender),
          words.sentence(contender),
          player().map(at -> figures(at)).orElse(ImmutableList.of()),
          ImmutableList.of(),
          code(contender),
          finish(contender));
    }

    private StagePicture picture(TracePlayer player) {
      Moments known = moments.get().orElseGet(() -> new Moments(player.trace()));
      moments.set(player.trace(), known);
      return drawing.at(player.trace().csp(), known.at(player.position()));
    }
  }

  private static String place(TracePlayer player) {
    return text("stage.event", player.position());
  }

  private ImmutableList<Figure> figures(TracePlayer player) {
    Optional<Problem> problem = model.opened().map(Reading.Opened::problem);
    ImmutableList<CounterValue> all = CounterValue.at(player, Optional.empty(), false);
    return CounterValue.mostTelling(all, FIGURES).stream()
        .map(figure -> StagedRun.figure(figure, problem))
        .collect(toImmutableList());
  }

  private static CodeListing code(Contender contender) {
    PseudoCode code = SolverWords.pseudoCode(contender.solver());
    return contender
        .player()
        .flatMap(
            at ->
                contender
                    .traceLength()
                    .map(length -> CodeListing.at(code, at.trace(), length.index(), at.position())))
        .orElseGet(() -> CodeListing.of(code));
  }

  private Optional<Finish> finish(Contender contender) {
    Lock lock = model.playback().lock();
    return contender.course(lock).map(course -> finish(contender, lock, course.end()));
  }

  private Finish finish(Contender contender, Lock lock, double end) {
    double here = Math.min(end, model.playback().place());
    boolean isEnded = contender.result().isPresent();
    String at =
        switch (lock) {
          case EVENT, DECISION -> number(Math.round(end));
          case REAL_TIME -> Texts.numbers().time(Math.round(end));
        };
    return new Finish(
        model.scale().distance(here, 1),
        model.scale().distance(end, 1),
        isEnded,
        isEnded ? text("stage.ends", at) : "");
  }
}
