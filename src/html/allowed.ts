/** The allow lists of the html door for each level (docs/safety.md, §1). */
export type Level = "person" | "server" | "vendor";

const words = (list: string) => list.trim().split(/\s+/);

/** Markup without form controls: all that a person's markup may use; the other two levels add to it. */
const prose = words(`
  a abbr article b blockquote br caption cite code col colgroup dd del details div dl dt em figcaption figure
  footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section
  small span strike strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr`);
const controls = words("button input label optgroup option select textarea");
const page = words(`
  acronym address area aside audio bdi bdo big canvas center data datalist dfn dialog dir fieldset font form hgroup
  legend map menu meter nobr output picture progress rb rp rt rtc ruby search source tt track video`);

export const elements: Record<Level, string[]> = {
  person: prose,
  server: [...prose, ...controls, ...page],
  vendor: [...prose, ...controls],
};

/** Elements removed with their content; other unknown elements are removed but their children stay. */
export const dropped = words(`
  applet audio base embed frame frameset iframe link listing math meta noembed noframes noscript object plaintext script
  select slot style svg template textarea title video xmp`);

export const svgElements = words(`
  svg g path rect circle ellipse line polyline polygon text tspan title defs clipPath linearGradient radialGradient stop`);

const aria = words(`
  activedescendant atomic autocomplete busy checked colcount colindex colspan controls current describedby disabled
  expanded haspopup hidden invalid keyshortcuts label labelledby level live modal multiline multiselectable orientation
  owns placeholder posinset pressed readonly relevant required roledescription rowcount rowindex rowspan selected setsize
  sort valuemax valuemin valuenow valuetext`).map((name) => `aria-${name}`);

/** Level person: no class, id, name, style, role, data-* and no action attributes (docs/safety.md, §1, T1). */
export const personAttributes = words(`
  align alt aria-label colspan datetime dir headers height href lang open reversed rowspan scope span src start title
  value width`);

/** Level vendor: nothing that loads on its own, submits, or creates a global name. */
export const vendorAttributes = [
  ...aria,
  ...words(`
    align alt checked class colspan datetime dir disabled draggable for headers height hidden href
    inputmode lang max maxlength min multiple placeholder readonly rel role rows rowspan scope selected span
    spellcheck src start step tabindex target title type value width`),
];

/** The only attributes removed at level server: they run code, send requests, or select another constructor. */
export const serverRefused = words("srcdoc ping attributionsrc is nonce http-equiv manifest lowsrc dynsrc");

export const svgAttributes = words(`
  clip-path clip-rule cx cy d fill fill-opacity fill-rule gradientTransform gradientUnits offset opacity points
  preserveAspectRatio r rx ry stop-color stop-opacity stroke stroke-dasharray stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-anchor transform version viewBox x x1 x2 xmlns y y1 y2`);
