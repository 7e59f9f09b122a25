/** The library as one chunk: its core and the formats that a person's markup may have (docs/safety.md, §1, T1). */
import Quill, { Delta } from "quill/core.js";
import { BlockEmbed } from "quill/blots/block.js";
import { AlignAttribute } from "quill/formats/align.js";
import Blockquote from "quill/formats/blockquote.js";
import Bold from "quill/formats/bold.js";
import CodeBlock, { Code } from "quill/formats/code.js";
import Header from "quill/formats/header.js";
import Image from "quill/formats/image.js";
import Indent from "quill/formats/indent.js";
import Italic from "quill/formats/italic.js";
import Link from "quill/formats/link.js";
import List from "quill/formats/list.js";
import Script from "quill/formats/script.js";
import Strike from "quill/formats/strike.js";
import Underline from "quill/formats/underline.js";
import Table from "quill/modules/table.js";
import { setHtml } from "../../html/door.ts";

/**
 * Markup that the editor does not support: shown unchanged as one block, moved and deleted as a whole, sent back
 * unchanged.
 */
class Kept extends BlockEmbed {
  static override blotName = "kept";
  static override tagName = "figure";
  static override className = "vs-kept";

  static override create(html?: unknown): HTMLElement {
    const node = super.create(html) as HTMLElement;
    setHtml(node, String(html), "person");
    node.contentEditable = "false";
    kept.set(node, String(html));
    return node;
  }
  static override value(node: HTMLElement): string {
    return kept.get(node) ?? "";
  }
  html(): string {
    return kept.get(this.domNode) ?? "";
  }
}
const kept = new WeakMap<HTMLElement, string>();

Quill.register(
  {
    "formats/align": AlignAttribute,
    "formats/blockquote": Blockquote,
    "formats/bold": Bold,
    "formats/code": Code,
    "formats/code-block": CodeBlock,
    "formats/header": Header,
    "formats/image": Image,
    "formats/indent": Indent,
    "formats/italic": Italic,
    "formats/kept": Kept,
    "formats/link": Link,
    "formats/list": List,
    "formats/script": Script,
    "formats/strike": Strike,
    "formats/underline": Underline,
    "modules/table": Table,
  } as never,
  true,
);
/** The allowed formats; all others are dropped. */
export const formats =
  "align blockquote bold code code-block header image indent italic kept link list script strike underline table".split(
    " ",
  );
export { Delta, Quill };
