/** The library as one chunk; loading it writes names on the page, which the adapter takes back. */
import flatpickr from "flatpickr";

export { flatpickr };
