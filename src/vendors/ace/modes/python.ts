export { default } from "ace-builds/src-noconflict/mode-python.js";
