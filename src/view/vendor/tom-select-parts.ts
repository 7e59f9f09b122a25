/** The library with the plugin we use, as one chunk. */
import TomSelect from "tom-select/base";
import clearButton from "tom-select/dist/esm/plugins/clear_button/plugin.js";

TomSelect.define("clear_button", clearButton);

export { TomSelect };
