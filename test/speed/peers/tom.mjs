import TomSelect from "tom-select";

/** tom-select alone, as its manual shows it. @param {Element} place @param {[string, string][]} options */
export function mountSelect(place, options) {
  const select = document.createElement("select");
  place.append(select);
  new TomSelect(select, { options: options.map(([value, text]) => ({ value, text })), refreshThrottle: 0 });
}
