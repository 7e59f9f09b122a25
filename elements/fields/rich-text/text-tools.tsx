import { LinkBox } from "./link-box.tsx";
import { TableMenu } from "./table-menu.tsx";
import { TextBar } from "./text-bar.tsx";
import type { Rich } from "./use-rich-text.ts";
import type { Tools } from "./use-tools.ts";

interface TextToolsProps {
  id: string;
  type: string;
  rich: Rich;
  tools: Tools;
  isSource: boolean;
  isWhole: boolean;
}

/** The toolbar of a rich text, and the popover that one of its buttons has opened. */
export function TextTools({ id, type, rich, tools, isSource, isWhole }: TextToolsProps) {
  const { formats, edit } = rich;
  const { bars, opened, isOn, press, leave } = tools;
  const tool = (name: string) => () => bars.current!.querySelector(`[data-tool=${name}]`);
  return (
    <div className="bars" ref={bars}>
      <TextBar
        {...{ type, formats, opened, isSource, isWhole, isOn, press }}
        setHeading={(level) => edit((text) => text.format("header", level || false))}
      />
      {opened === "link" && (
        <LinkBox
          id={id}
          address={String(formats["link"] ?? "")}
          anchor={tool("link")}
          apply={(address) => {
            edit((text) => text.setLink(address));
            leave("go");
          }}
          leave={leave}
        />
      )}
      {opened === "table" && (
        <TableMenu
          anchor={tool("table")}
          pick={(step) => {
            edit((text) => text.changeTable(step));
            leave("go");
          }}
          leave={leave}
        />
      )}
    </div>
  );
}
