export { default } from "ace-builds/src-noconflict/mode-ini.js";
