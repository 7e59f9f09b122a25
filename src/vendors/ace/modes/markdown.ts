export { default } from "ace-builds/src-noconflict/mode-markdown.js";
