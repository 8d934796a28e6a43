package org.cspworkbench.app.gui.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.start.Card;
import org.cspworkbench.viewer.start.Example;
import org.junit.jupiter.api.Test;

/** Verifies that cards that have not been displayed do not slow down the start. */
final class ExampleCardTest {

  private final CountDownLatch asked = new CountDownLatch(1);
  private final AtomicInteger opened = new AtomicInteger();

  /** A card that counts how often its problem is created. */
  private final class Counted implements Card {
    @Override
    public String title() {
      return "Title";
    }

    @Override
    public String line() {
      return "Line";
    }

    @Override
    public String foot() {
      return "Foot";
    }

    @Override
    public Reading open() {
      opened.incrementAndGet();
      asked.countDown();
      return Example.ALL.get(0).open();
    }
  }

  @Test
  void createsItsPictureOnceAndOnlyWhenItIsPainted() throws Exception {
    Theme.prepare();
    Graphics2D g = new BufferedImage(300, 300, BufferedImage.TYPE_INT_RGB).createGraphics();
    AtomicReference<ExampleCard> made = new AtomicReference<>();
    EventQueue.invokeAndWait(
        () -> {
          Theme.LIGHT.install();
          ExampleCard card = new ExampleCard(new Counted(), 1, () -> {});
          card.setSize(ExampleCard.WIDTH, ExampleCard.HEIGHT);
          made.set(card);
        });
    ExampleCard card = Objects.requireNonNull(made.get());
    EventQueue.invokeAndWait(
        () -> {
          assertThat(card.isReady()).as("nobody sees it").isTrue();
          card.paint(g);
          assertThat(card.isReady()).as("seen, without a picture").isFalse();
          card.paint(g);
        });
    asked.await();
    boolean isReady = false;
    while (!isReady) {
      Thread.onSpinWait();
      boolean[] now = new boolean[1];
      EventQueue.invokeAndWait(() -> now[0] = card.isReady());
      isReady = now[0];
    }
    EventQueue.invokeAndWait(() -> card.paint(g));
    assertThat(opened).hasValue(1);
  }
}
