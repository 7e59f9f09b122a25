export { default } from "ace-builds/src-noconflict/mode-yaml.js";
