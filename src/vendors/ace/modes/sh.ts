export { default } from "ace-builds/src-noconflict/mode-sh.js";
