import { testFields } from "./support/field-rules.ts";

testFields(4);
