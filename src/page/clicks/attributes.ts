/**
 * Click attributes in order of precedence, and the shape of a value (CONTRACT.md, Click attributes). `vs.js` carries
 * this list, the actions behind it come with main.
 */
const some = /\S/;
const table = /^[^\s/]+(\/[^\s/]+)?$/;
const record = /^[^\s/]+(\/[^\s/]+){1,2}$/;
const name = /^[\w./-]+$/;

export const clickAttributes = {
  add: table,
  edit: record,
  info: record,
  del: table,
  copy: /^[#.]\S|^[^\s/]+\/[^\s/]+$/,
  save: table,
  state: some,
  modal: name,
  "show-modal": /^[#.]\S/,
  fb: some,
  "vs-popup": some,
  // behind those that it stands beside, as the call their values go to
  api: some,
  _href: some,
  _post: some,
  "modal-info": some,
  format: name,
  "vs-modal": name,
  "vs-load": some,
  "vs-action": some,
  "vs-document": some,
  "vs-print": /^/,
  "vs-image": /^/,
  trigger: /^#\S|\S@\w/,
  "file-show": /^/,
  help: name,
} as const satisfies Record<string, RegExp>;

export type ActionName = keyof typeof clickAttributes;
