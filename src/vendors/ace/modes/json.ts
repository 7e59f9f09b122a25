export { default } from "ace-builds/src-noconflict/mode-json.js";
