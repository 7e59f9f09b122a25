/** tom-select 2.6.2 in a shadow root (VENDORS.md §3); reached by `import()` only, at the first touch of a select. */
import css from "css:tom-select/dist/css/tom-select.css";
import { adopt, color } from "../../base/css.ts";
import { htmlReady } from "../../base/html.ts";
import { t } from "../../base/i18n.ts";
import type { List, Option } from "../../forms/options.ts";
import type { Entry } from "../../forms/schema/schema.ts";
import look from "./tom-select.css";
import { hide, isShown, placeBeside, popoverBox, show } from "./top-layer.ts";

export interface Picker {
  /** What the record and the element say now. */
  show(state: { list: List; value: string; isDisabled: boolean; isInvalid: boolean }): void;
  destroy(): void;
}
interface PickerOptions {
  id: string;
  entry: Entry;
  list: List;
  value: string;
  /** What a person has done with the plain control until it is replaced. */
  meanwhile(): Meanwhile;
  label: string;
  labelledBy: string;
  describedBy: string;
  onPick(id: string): void;
  onLeave(): void;
}

interface Meanwhile {
  typed: string;
  hasFocus: boolean;
  /** The list was asked for. */
  isOpen: boolean;
}

/** Puts the picker into `box`, whose plain control the caller hides. */
export async function mountPicker(box: HTMLElement, options: PickerOptions): Promise<Picker | undefined> {
  await htmlReady();
  const { TomSelect: Select } = await import("./tom-select-parts.ts");
  if (!box.isConnected) return undefined; // the field has gone meanwhile
  const { entry } = options;
  const root = box.getRootNode() as ShadowRoot;
  adopt(root, css, look);
  const source = document.createElement("select");
  source.inert = true; // else a label's click would focus it
  box.prepend(source);
  const popover = popoverBox(box);
  let drawn: List | undefined;
  let isSilent = false;

  const place = () => {
    if (!isShown(popover)) return;
    popover.style.width = `${select.control.offsetWidth}px`;
    placeBeside(popover, select.control, select.dropdown.offsetHeight);
    Object.assign(select.dropdown.style, { position: "static", margin: "0", width: "100%" });
  };
  const isRequired = entry.validators.some(({ type }) => type === "required");
  const select = new Select(source, {
    valueField: "id",
    labelField: "text",
    searchField: ["text"],
    optgroupField: "group",
    maxItems: 1,
    maxOptions: null,
    openOnFocus: false,
    placeholder: String(entry["placeholder"] || t("choose")),
    plugins: isRequired && !entry["unselect"] ? [] : { clear_button: { title: t("clear") } },
    dropdownParent: popover,
    render: {
      option: (option: Option) => line(option),
      item: (option: Option) => line(option),
      no_results: () =>
        Object.assign(document.createElement("div"), { className: "no-results", textContent: t("noMatches") }),
    },
    onDropdownOpen: () => {
      show(popover);
      place();
    },
    onDropdownClose: () => hide(popover),
    onChange: (id: string) => isSilent || options.onPick(id),
    onBlur: () => options.onLeave(),
  } as never);
  select.positionDropdown = place;
  const { control_input: input } = select;
  input.setAttribute("data-anchor", "");
  if (options.label) input.setAttribute("aria-label", options.label);
  else input.setAttribute("aria-labelledby", options.labelledBy);
  if (options.describedBy) input.setAttribute("aria-describedby", options.describedBy);
  select.dropdown_content.setAttribute("aria-label", options.label || entry.name);

  // tom-select compares document.activeElement, which is the host here: Enter without a match would submit the form
  const keep = (event: KeyboardEvent) => {
    if (event.key === "Enter" && select.isOpen && !select.activeOption) event.preventDefault();
    if (event.key === "Escape" && select.isOpen) {
      event.preventDefault();
      event.stopPropagation();
      select.close();
    }
  };
  box.addEventListener("keydown", keep, true);
  const openByClick = () => select.isOpen || select.isDisabled || select.open();
  select.control.addEventListener("click", openByClick);
  addEventListener("scroll", place, { capture: true, passive: true });

  /** Options of the list, and the current value also when the list does not know it. */
  function fill(list: List, value: string): void {
    const offered = list.options.filter(({ id, isHidden }) => !isHidden || id === value);
    const groups = [...new Set(offered.map(({ group }) => group))].filter(Boolean);
    const isKnown = value === "" || offered.some(({ id }) => id === value);
    const unknown: Option = { id: value, text: value, color: "", group: "", isHidden: false, isDisabled: false };
    select.clearOptions();
    select.clearOptionGroups();
    for (const group of groups) select.addOptionGroup(group, { label: group, value: group });
    select.addOptions(
      (isKnown ? offered : [...offered, unknown]).map((option) => ({ ...option, disabled: option.isDisabled })),
    );
  }

  const picker: Picker = {
    show({ list, value, isDisabled, isInvalid }) {
      isSilent = true;
      if (drawn !== list) fill(list, value);
      drawn = list;
      if (String(select.getValue()) !== value) select.setValue(value, true);
      if (isDisabled && !select.isDisabled) select.disable();
      if (!isDisabled && select.isDisabled) select.enable();
      select.wrapper.classList.toggle("invalid", isInvalid);
      input.setAttribute("aria-invalid", String(isInvalid));
      isSilent = false;
    },
    destroy() {
      box.removeEventListener("keydown", keep, true);
      removeEventListener("scroll", place, { capture: true });
      select.destroy();
      popover.remove();
      source.remove();
    },
  };
  picker.show({ list: options.list, value: options.value, isDisabled: false, isInvalid: false });
  const { typed, hasFocus, isOpen } = options.meanwhile();
  if (hasFocus) select.focus();
  if (typed) select.setTextboxValue(typed);
  if (hasFocus && (isOpen || typed)) select.refreshOptions(true);
  return picker;
}

/** One choice as nodes: a badge's colour is a name of ours or any valid colour (R9.3-02); texts are texts. */
function line(option: Option): HTMLElement {
  const made = document.createElement("div");
  if (option.color) {
    const dot = Object.assign(document.createElement("span"), {
      className: `dot ${/^\w+$/.test(option.color) ? option.color : ""}`,
    });
    if (!/^(primary|warning|info|danger)$/.test(option.color)) dot.style.background = color(option.color) ?? "none";
    made.append(dot);
  }
  made.append(option.text);
  return made;
}
