export { default } from "ace-builds/src-noconflict/mode-css.js";
