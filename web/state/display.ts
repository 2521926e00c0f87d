import { computed } from "@preact/signals-core";
import { token } from "./session.ts";
import { readClaims } from "./token-claims.ts";

/** Whether this device is a kitchen display: it has no account, and only reads and checks items. */
export const isDisplay = computed(() => readClaims(token.value)["display"] === true);
