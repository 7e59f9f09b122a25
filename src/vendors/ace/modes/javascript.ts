export { default } from "ace-builds/src-noconflict/mode-javascript.js";
