/*
 * Imported before anything that builds a schema. zod would otherwise try `new Function` to compile
 * its checks, which the page's security policy forbids and reports. Set through the global zod
 * reads, because importing zod here would put all of it into the first load.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
