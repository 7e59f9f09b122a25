/** The library as one chunk; loading it writes global names, which the adapter restores. */
import flatpickr from "flatpickr";

export { flatpickr };
