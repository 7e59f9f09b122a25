// @ts-nocheck see vendor.mjs
// Its cleaners of Word's and Google's text read styles, which the html door carries as data; its markup is written with
// plain spaces where they mean nothing else, and tables without a style of their own.
const here = (name) => new RegExp(String.raw`quill[\\/]${name}\.js$`);

export const quill = [
  {
    filter: here(String.raw`modules[\\/]normalizeExternalHTML[\\/]normalizers[\\/](msWord|googleDocs)`),
    edit: (code) =>
      code
        .replaceAll("[style*=", "[data-carried-style*=")
        .replaceAll("getAttribute('style')", "getAttribute('data-carried-style')"),
  },
  {
    filter: here(String.raw`core[\\/]editor`),
    edit: (code) =>
      code
        .replace(
          "escapedText.replaceAll(' ', '&nbsp;')",
          "escapedText.replaceAll('\\u00a0', '&nbsp;').replace(/ (?= )/g, '&nbsp;')",
        )
        .replace('`<table style="border: 1px solid #000;">', "`<table>"),
  },
  {
    filter: here(String.raw`modules[\\/]clipboard`), // a space that does not break is one on purpose
    edit: (code) => code.replace("text = text.replaceAll('\\u00a0', ' ');", ""),
  },
];
