export { default } from "ace-builds/src-noconflict/mode-xml.js";
