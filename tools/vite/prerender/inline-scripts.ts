/*
 * What a drawn page does by itself, before any of the portal's code is there. The policy knows each page's
 * script by its hash.
 */

/** Hides the drawn page from somebody who is signed in, before anything is painted: another page comes for them. */
const KNOWN_HERE =
  "try{if(localStorage.getItem('user-data'))document.documentElement.dataset.known=''}catch{}";

/** Notes the last button that is pressed; it is pressed when the code comes (`app/restore-prerendered-input.ts`). */
const NOTE_PRESS =
  "addEventListener('click',({target})=>{const button=target.closest('[data-prerendered] button');if(!button)return;document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');button.dataset.pressed=''})";

/** Signs of somebody being there, or of a session that began in another window. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'storage'];

/** True if another page left a message under the `error` key, which only the code can show. */
const HAS_MESSAGE = "(()=>{try{return localStorage.getItem('error')!==null}catch{return false}})()";

/** For a page whose code comes at once. */
export const scriptOfForm = () => `${KNOWN_HERE};${NOTE_PRESS}`;

/**
 * For a page that is left by its links: its code is fetched when there is nothing else to do, and started when
 * somebody does something. Until then the page itself counts the view, as its code would (`app/page-views.ts`).
 * Whoever is signed in, comes with something in the address, or has a message waiting, needs the code at once.
 */
export const proxyScript = (entry: string, route: string) =>
  [
    KNOWN_HERE,
    // All of its parts side by side, if they have not come yet.
    `const page=document.documentElement.dataset,start=()=>{for(const link of document.querySelectorAll('link[rel=prefetch]'))link.rel='modulepreload';import(${JSON.stringify(entry)})}`,
    `const signs=${JSON.stringify(SIGNS_OF_LIFE)}`,
    // A page that comes up under a mouse at rest is told of a move that was none.
    "const wake=sign=>{if(sign.type==='pointermove'&&!sign.movementX&&!sign.movementY)return;for(const each of signs)removeEventListener(each,wake);start()}",
    [
      `if('known'in page||${HAS_MESSAGE}||location.search||location.hash)start();`,
      'else{for(const each of signs)addEventListener(each,wake,{passive:true});',
      `page.viewed='';navigator.sendBeacon('/users/recordPageView',new URLSearchParams({route:${JSON.stringify(route)},viewer:'anonymous'}))}`,
    ].join(''),
  ].join(';');
