/*
 * Must be imported before any schema. Otherwise zod tries `new Function`, which the content
 * security policy blocks and reports. Sets the global because importing zod would enlarge the first
 * load.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
