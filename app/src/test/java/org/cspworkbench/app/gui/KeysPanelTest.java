package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.cspworkbench.app.gui.KeysPanel.Part;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The list of keys leaves nothing out and says nothing twice. */
class KeysPanelTest {

  @ParameterizedTest
  @EnumSource(Scope.class)
  void theKeysOfEveryScopeStandInOnePart(Scope scope) {
    assertThat(Arrays.stream(Part.values()).filter(part -> part.scopes().contains(scope)))
        .hasSize(1);
  }
}
