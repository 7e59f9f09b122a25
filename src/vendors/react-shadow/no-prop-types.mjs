// react-shadow describes its props for a development check that React 19 no longer makes; prop-types is CommonJS, whose
// helpers every page would load.
const any = () => null;
any.isRequired = any;
const one = () => any;
export default {
  bool: any,
  node: any,
  object: any,
  string: any,
  oneOf: one,
  oneOfType: one,
  arrayOf: one,
  instanceOf: one,
};
