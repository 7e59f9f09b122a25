export { default } from "ace-builds/src-noconflict/mode-html.js";
