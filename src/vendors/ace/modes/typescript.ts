export { default } from "ace-builds/src-noconflict/mode-typescript.js";
