import { lateView } from "../late-view.tsx";

const load = async () => (await import("./load-failure.tsx")).LoadFailure;

/** Says why something could not be loaded (load-failure.tsx). */
export const LateFailure = lateView(load);

/** Requests its code together with the data: once the connection is lost it could not be loaded. */
export const bringFailure = (): void => void load().catch(console.warn);
