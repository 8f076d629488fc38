import axe from 'axe-core';

/** A browser's own styles, of which happy-dom has only some: what is `hidden` is not there. */
const addBrowserStyles = () => {
  const style = document.createElement('style');
  style.textContent = '[hidden] { display: none; }';
  document.head.prepend(style);
  return () => style.remove();
};

/** Nothing is laid out, and axe takes what stands in a box without any room for clipped. */
const giveRoom = () => {
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  return () => {
    Element.prototype.getBoundingClientRect = getBoundingClientRect;
  };
};

/** Changes an attribute of some elements for as long as axe looks. */
const lend = (selector: string, name: string, value: string) => {
  const before = [...document.querySelectorAll(selector)].map((element) => {
    const old = element.getAttribute(name);
    element.setAttribute(name, value);
    return { element, old };
  });
  return () => {
    for (const { element, old } of before) {
      if (old === null) element.removeAttribute(name);
      else element.setAttribute(name, old);
    }
  };
};

/** Drawings are hidden from everybody axe speaks for, and are most of a page: it looks past them. */
const takeDrawingsApart = () => {
  const drawings = [...document.querySelectorAll('svg[aria-hidden="true"]')].map((svg) => {
    const parts = [...svg.childNodes];
    svg.replaceChildren();
    return () => svg.replaceChildren(...parts);
  });
  return () => {
    for (const restore of drawings) restore();
  };
};

/** What axe finds wrong with the page. Nothing is painted, so never its contrast. */
export const axeViolations = async (rules: axe.RuleObject = {}) => {
  const undo = [
    addBrowserStyles(),
    giveRoom(),
    takeDrawingsApart(),
    // The guards around a popup hand the focus on at once: nobody stays on them.
    lend('[data-base-ui-focus-guard]', 'tabindex', '-1'),
    // axe knows that the page behind an alert is out of reach from the backdrop it sees.
    lend('[role="alertdialog"]', 'aria-modal', 'true'),
  ];
  try {
    const result = await axe.run(document.documentElement, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, ...rules },
    });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
  } finally {
    for (const each of undo) each();
  }
};
