package org.cspworkbench.viewer.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.viewer.output.FilmModel.Estimate;
import org.cspworkbench.viewer.output.FilmModel.Film;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Test;

/** The form for a film: what it states is the film, and the estimate belongs to what is typed. */
final class FilmModelTest {

  private final Deque<Runnable> queued = new ArrayDeque<>();
  private final List<Film> estimated = new ArrayList<>();
  private final FilmModel model =
      new FilmModel(500, 900, 5, this::estimate, new Background(queued::add, Runnable::run));

  private Estimate estimate(Film film) {
    estimated.add(film);
    return new Estimate(film.to() - film.from() + 1, 1_500, 2_400_000);
  }

  private void work() {
    while (!queued.isEmpty()) {
      queued.remove().run();
    }
  }

  private Parameter field(String name) {
    return model.fields().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private void type(String name, String text) {
    model.type(field(name), text);
  }

  @Test
  void theWholeRunIsShownNoFasterThanBrowsersCan() {
    assertThat(model.film()).isEqualTo(new Film(900, 0, 500, false, 20));
    type("from", "20");
    type("to", "30");
    type("events", "true");
    type("delay", "250");
    type("width", "320");
    assertThat(model.film()).isEqualTo(new Film(320, 20, 30, true, 250));
    assertThat(model.fault()).isEmpty();
  }

  @Test
  void eachFaultIsOneSentence() {
    type("to", "501");
    assertThat(model.sentence()).contains(Texts.text("film.to"), "500", "501");
    type("to", "10");
    type("from", "11");
    assertThat(model.sentence()).isEqualTo(Texts.text("film.order", 11, 10));
    type("from", "ten");
    assertThat(model.sentence()).contains("ten");
    work();
    assertThat(estimated).allMatch(film -> film.from() == 0);
  }

  /** While one file is estimated, only the last of several changes is remembered. */
  @Test
  void anEstimateIsShownOnlyForWhatIsTyped() {
    model.estimate();
    for (int from = 1; from <= 9; from++) {
      type("from", Integer.toString(from));
    }
    assertThat(model.sentence()).isEqualTo(Texts.text("film.estimating"));
    queued.remove().run();
    assertThat(model.sentence()).isEqualTo(Texts.text("film.estimating"));
    work();
    assertThat(estimated).extracting(Film::from).containsExactly(0, 9);
    assertThat(model.sentence()).isEqualTo(Texts.text("film.estimate", 492, 1.5, 2.4));
  }
}
