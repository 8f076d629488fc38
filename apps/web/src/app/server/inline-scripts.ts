/*
 * Inline scripts of a prerendered page, which run before the portal's script. The policy allows
 * each by its hash.
 */

/**
 * Hides the prerendered page before the first paint if another page follows: from a signed-in user,
 * and on the start pages of a device that a class shares.
 */
const HIDE_IF_KNOWN =
  "try{if(localStorage.getItem('user-data')||localStorage.getItem('class-device')&&/^\\/(sign-in)?$/.test(location.pathname))document.documentElement.dataset.known=''}catch{}";

/** Records the last clicked button, so the click can be repeated (`app/early-input.ts`). */
const RECORD_CLICK =
  "addEventListener('click',({target})=>{const button=target.closest('[data-prerendered] button');if(!button)return;document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');button.dataset.pressed=''})";

/** Events of a present user, or of a session that started in another window. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'storage'];

/** True if another page left a message under the `error` key, which only the script can show. */
const HAS_MESSAGE = "(()=>{try{return localStorage.getItem('error')!==null}catch{return false}})()";

/** The inline script of a page whose script loads at once. */
export const FORM_SCRIPT = `${HIDE_IF_KNOWN};${RECORD_CLICK}`;

/**
 * Returns the inline script of a page with links only. The portal's script is fetched when idle and
 * started on the first interaction, and until then the page counts the view itself
 * (`app/page-views.ts`). Signed-in users, URLs with parameters and waiting messages start it at
 * once.
 */
export const linkPageScript = (entry: string, route: string) =>
  [
    HIDE_IF_KNOWN,
    // Loads all parts in parallel if they have not been fetched yet.
    `const page=document.documentElement.dataset,start=()=>{for(const link of document.querySelectorAll('link[rel=prefetch]'))link.rel='modulepreload';import(${JSON.stringify(entry)})}`,
    `const signs=${JSON.stringify(SIGNS_OF_LIFE)}`,
    // Ignores the pointermove without movement that a page gets when it loads under a resting
    // mouse.
    "const wake=sign=>{if(sign.type==='pointermove'&&!sign.movementX&&!sign.movementY)return;for(const each of signs)removeEventListener(each,wake);start()}",
    [
      `if('known'in page||${HAS_MESSAGE}||location.search||location.hash)start();`,
      'else{for(const each of signs)addEventListener(each,wake,{passive:true});',
      `page.viewed='';navigator.sendBeacon('/users/recordPageView',new URLSearchParams({route:${JSON.stringify(route)},viewer:'anonymous'}))}`,
    ].join(''),
  ].join(';');
