// Keeps a list current without reloading the page, so that typing and reading are not disturbed.
const REFRESH_MS = 2000;
const region = document.querySelector('[data-live]');

const refresh = async () => {
  const answer = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const next = fresh.querySelector('[data-live]');
  if (next && next.innerHTML !== region.innerHTML) region.innerHTML = next.innerHTML;
};

if (region) {
  setInterval(() => {
    // The sandbox may be restarting, and a focused link must not vanish under the user.
    if (!document.hidden && !region.contains(document.activeElement)) refresh().catch(() => {});
  }, REFRESH_MS);
}
