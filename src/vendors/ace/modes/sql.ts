export { default } from "ace-builds/src-noconflict/mode-sql.js";
