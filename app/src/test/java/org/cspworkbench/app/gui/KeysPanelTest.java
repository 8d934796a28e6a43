package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.KeySection;
import org.junit.jupiter.api.Test;

/** Verifies that the list of keys is complete and without duplicates. */
class KeysPanelTest {

  @Test
  void theKeysOfEveryScopeStandInOneSection() {
    OffscreenWorkbench offscreen = new OffscreenWorkbench();
    ImmutableSet<KeySection> sections = KeysPanel.sections(offscreen.models());
    offscreen.close();
    assertThat(EveryCommand.LIST.stream().map(Command::scope).distinct())
        .allSatisfy(
            scope ->
                assertThat(sections.stream().filter(each -> each.scopes().contains(scope)))
                    .hasSize(1));
    assertThat(sections.stream().flatMap(each -> each.scopes().stream()))
        .contains(KeyScope.EVERYWHERE);
  }
}
