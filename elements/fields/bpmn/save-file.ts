/** Downloads the diagram as a file, such as `process.bpmn`. */
export function saveFile(xml: string, name: string): void {
  const url = URL.createObjectURL(new Blob([xml], { type: "application/xml" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: `${name || "diagram"}.bpmn` });
  link.click();
  URL.revokeObjectURL(url);
}
