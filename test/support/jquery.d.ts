/** What tests use of jQuery. */
declare module "jquery" {
  export default function jQuery(found: string | Element): {
    val(value: string | string[]): void;
    hide(): void;
    show(): void;
    toggle(): void;
  };
}

/** A plugin of jQuery: it only adds to `fn`. */
declare module "tablesorter";
