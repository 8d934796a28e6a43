package org.cspworkbench.web.compare;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.page.CompareLink;
import org.cspworkbench.presentation.page.LinkNotice;
import org.cspworkbench.presentation.page.ProblemStatement;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.Lock;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.web.page.PageModel;
import org.cspworkbench.web.page.PageRuns;
import org.cspworkbench.web.page.ProblemDialog;
import org.jspecify.annotations.Nullable;

/** The comparison of a page: its model, the statement of its problem, and links to its moments. */
final class PageComparison implements ProblemDialog.Choice {

  private final PageModel page;
  private final CompareModel model;
  private @Nullable ProblemStatement statement;
  private double arrival = -1; // the place to go to when it has been recorded

  PageComparison(PageModel page, CompareModel model) {
    this.page = page;
    this.model = model;
  }

  CompareModel model() {
    return model;
  }

  PageModel page() {
    return page;
  }

  @Override
  public Optional<ProblemStatement> statement() {
    return Optional.ofNullable(statement);
  }

  @Override
  public void solve(ProblemStatement newStatement) throws UnreadableException {
    Problem problem = newStatement.problem();
    PageRuns.checkSize(problem, page.texts());
    page.dismiss();
    arrival = -1;
    statement = newStatement;
    model.open(Reading.Opened.named(problem, Optional.empty()));
  }

  /** Returns a link to what is shown. */
  CompareLink link(CompareLink.View view) {
    return new CompareLink(
        statement(),
        solvers(),
        model.seed(),
        model.playback().chosenLock() == Lock.EVENT
            ? CompareLink.Unit.EVENT
            : CompareLink.Unit.DECISION,
        (int) model.playback().place(),
        view);
  }

  /** Returns the compared solvers with their options. */
  ImmutableList<SolverSpec> solvers() {
    ImmutableList.Builder<SolverSpec> solvers = ImmutableList.builder();
    for (int i = 0; i < model.contenders().size(); i++) {
      solvers.add(model.options(i).spec());
    }
    return solvers.build();
  }

  /** Goes to the moment that a link names, and says what of it cannot be followed. */
  void follow(CompareLink.Reading reading) {
    CompareLink link = reading.link();
    try {
      model.setLock(link.unit() == CompareLink.Unit.EVENT ? Lock.EVENT : Lock.DECISION);
      ImmutableList<SolverSpec> wanted = link.solvers().isEmpty() ? solvers() : link.solvers();
      if (!wanted.equals(solvers()) || link.seed() != model.seed()) {
        model.choose(wanted, link.seed());
      }
      if (link.statement().isPresent() && !link.statement().equals(statement())) {
        solve(link.statement().get());
      }
      arrival = link.place();
      reading.notice().ifPresent(this::say);
    } catch (UnreadableException e) {
      say(LinkNotice.of(e));
    }
  }

  private void say(LinkNotice notice) {
    page.say(notice.sentence(page.texts().locale()));
  }

  /** Shows what has been recorded at the given time; called once per frame. */
  void refresh(long nowNanos) {
    model.refresh(nowNanos);
    boolean isRecorded = model.playback().end() >= arrival || !isRunning();
    if (arrival > 0 && isRecorded) {
      model.playback().seek(arrival);
      arrival = -1;
    }
  }

  private boolean isRunning() {
    return model.contenders().stream().anyMatch(each -> each.isRunning());
  }
}
