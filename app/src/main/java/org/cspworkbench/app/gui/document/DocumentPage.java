package org.cspworkbench.app.gui.document;

import com.google.common.collect.ImmutableSet;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;
import org.cspworkbench.app.html.DocumentPlace;
import org.cspworkbench.app.html.Documents;

/**
 * Converts documents to the HTML that Swing displays: without pictures, which the program does not
 * contain, without comments, and with those links only that lead to another document of the
 * program.
 */
final class DocumentPage {

  private static final HtmlRenderer RENDERER =
      Documents.renderer()
          .attributeProviderFactory(
              context ->
                  (node, tag, attributes) -> {
                    if (node instanceof TableBlock) {
                      attributes.put("cellspacing", "1"); // the lines between the cells
                      attributes.put("cellpadding", "4");
                    }
                  })
          .nodeRendererFactory(RowsOnly::new)
          .build();

  private DocumentPage() {}

  /** Returns the body of the page for a Markdown text. */
  static String body(String markdown) {
    Node document = Documents.parsed(markdown);
    document.accept(new Simplification());
    return RENDERER.render(document);
  }

  /** Replaces what Swing, or this program, cannot display. */
  private static final class Simplification extends AbstractVisitor {

    @Override
    public void visit(Image image) {
      Emphasis alternative = new Emphasis();
      alternative.appendChild(new Text("Picture: "));
      moveChildren(image, alternative);
      image.insertAfter(alternative);
      image.unlink();
    }

    @Override
    public void visit(Link link) {
      if (DocumentPlace.of(link.getDestination()).isEmpty()) {
        Emphasis text = new Emphasis();
        moveChildren(link, text);
        link.insertAfter(text);
        link.unlink();
      }
    }

    private static void moveChildren(Node from, Node to) {
      while (from.getFirstChild() != null) {
        to.appendChild(from.getFirstChild());
      }
    }

    @Override
    public void visit(HtmlBlock comment) {
      comment.unlink();
    }
  }

  /** Renders the rows of a table without the groups of rows, which Swing does not know. */
  private static final class RowsOnly implements NodeRenderer {
    private final HtmlNodeRendererContext context;

    RowsOnly(HtmlNodeRendererContext context) {
      this.context = context;
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
      return ImmutableSet.of(TableHead.class, TableBody.class);
    }

    @Override
    public void render(Node rows) {
      for (Node row = rows.getFirstChild(); row != null; row = row.getNext()) {
        context.render(row);
      }
    }
  }
}
