// @ts-nocheck see vendor.mjs
// React DOM without what our bundle cannot reach: the functions below are emptied by name, the minifier drops what only
// they called. The build fails when one of them is gone, so an upgrade of React DOM is read anew; the tests run on what
// is left. And without natives that pages replace before it comes.
import { parse } from "acorn";

/** Called in a tree of ours too, and answer at once what they would answer after a look. */
const answers = {
  isHostHoistableType: "return !1;", // <title>, <link> and the like are never moved to the head
  popHydrationState: "return !1;",
  describeNativeComponentFrame: 'return "";', // names of components in the stack of an error
  measureViewTransitionHostInstancesRecursive: "",
  measureNestedViewTransitions: "",
  commitDeletedPairViewTransitions: "",
  commitExitViewTransitions: "",
  commitAppearingPairViewTransitions: "",
  commitEnterViewTransitions: "",
  commitNestedViewTransitions: "",
  applyViewTransitionToHostInstancesRecursive: "",
  restorePairedViewTransitions: "",
  restoreViewTransitionName: "",
  // refs of fragments
  commitFragmentInstanceInsertionEffects: "",
  commitFragmentInstanceDeletionEffects: "",
  commitNewChildToFragmentInstances: "",
};
/** Reached by components and calls that nobody here writes: they say so, should somebody begin. */
const absent = [
  // markup rendered on a server
  ..."canHydrateInstance canHydrateTextInstance prepareToHydrateHostInstance clearHydrationBoundary".split(" "),
  ..."updateDehydratedSuspenseComponent attemptExplicitHydrationTarget attemptReplayContinuousQueuedEvent".split(" "),
  // <Activity>, <SuspenseList>, <ViewTransition>, useActionState
  ..."updateActivityComponent updateSuspenseListComponent startViewTransition applyViewTransitionName".split(" "),
  ..."mountActionState updateActionStateImpl rerenderActionState dispatchActionState runActionStateAction".split(" "),
  // refs of fragments
  "FragmentInstance",
  // sheets and scripts as components, hints
  ..."getResource acquireResource suspendResource insertStylesheetIntoRoot preloadStylesheet".split(" "),
  ..."preload preloadModule preinitStyle preinitScript preinitModuleScript".split(" "),
];

/** Puts other bodies into functions of the module's outermost level; takes out the methods of fragments' refs. */
function emptied(code) {
  const { body } = parse(code, { ecmaVersion: "latest" });
  const functions = new Map(body.filter(({ id }) => id).map((node) => [node.id.name, node.body]));
  const bodies = { ...answers, ...Object.fromEntries(absent.map((name) => [name, "return $absent();"])) };
  const edits = Object.entries(bodies).map(([name, put]) => {
    const found = functions.get(name);
    if (!found) throw new Error(`react-dom has no function ${name} any more: read its source anew`);
    return { start: found.start, end: found.end, put: `{${put}}` };
  });
  const methods = body.filter(({ start }) => code.startsWith("FragmentInstance.prototype.", start));
  edits.push(...methods.map(({ start, end }) => ({ start, end, put: "" })));
  let made = code;
  for (const { start, end, put } of edits.toSorted((a, b) => b.start - a.start))
    made = made.slice(0, start) + put + made.slice(end);
  return `${made}\nfunction $absent() { throw Error("This part of React DOM is not in the build."); }\n`;
}

/** Natives by other names: MooTools 1.2 has put a `bind` in its place that knows one argument; `vs.js` kept the queue. */
function withOwnNatives(code) {
  const partial = "const $partial = (run, ...given) => (...more) => run(...given, ...more);";
  const queue = 'const $queue = window[Symbol.for("vs-elements")]?.natives.soon ?? queueMicrotask;';
  const named = code
    .replaceAll(/\bqueueMicrotask\b/g, "$queue")
    .replaceAll(/([\w$.]+)\.bind\(\s*null,/g, "$partial($1,");
  return `${partial}\n${queue}\n${named}`;
}

const without = (from, to) => (code) => {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start);
  return start < 0 || end < 0 ? code : code.slice(0, start) + code.slice(end);
};
const react = /react[\\/]cjs[\\/]react\.production\.js$/;
const scheduler = /scheduler\.production\.js$/;
const client = /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

export const reactDom = [
  // compiled memos, cache(), view transitions; callbacks with a priority of their own
  { filter: react, edit: without("exports.__COMPILER_RUNTIME = ", "exports.cloneElement = ") },
  { filter: react, edit: without("exports.unstable_useCacheRefresh = ", "exports.use = ") },
  {
    filter: scheduler,
    edit: without("exports.unstable_forceFrameRate = ", "exports.unstable_getCurrentPriorityLevel = "),
  },
  { filter: scheduler, edit: without("exports.unstable_next = ", "exports.unstable_requestPaint = ") },
  { filter: scheduler, edit: without("exports.unstable_runWithPriority = ", "exports.unstable_scheduleCallback = ") },
  {
    filter: /react-dom[\\/]cjs[\\/]react-dom\.production\.js$/,
    edit: without("exports.preconnect = ", "exports.requestFormReset = "),
  },
  { filter: client, edit: without("exports.hydrateRoot = ", "exports.version = ") },
  { filter: client, edit: emptied },
  { filter: client, edit: withOwnNatives },
];
