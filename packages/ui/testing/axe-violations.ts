import axe from 'axe-core';

/** Adds browser styles that happy-dom lacks, such as for `hidden`. */
const addBrowserStyles = () => {
  const style = document.createElement('style');
  style.textContent = '[hidden] { display: none; }';
  document.head.prepend(style);
  return () => style.remove();
};

/**
 * Gives all elements a size, because happy-dom has no layout and axe treats empty boxes as clipped.
 */
const giveRoom = () => {
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  return () => {
    Element.prototype.getBoundingClientRect = getBoundingClientRect;
  };
};

/** Changes an attribute of elements while axe runs. */
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

/** Empties hidden drawings while axe runs, because they are most of a page and irrelevant. */
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

/**
 * Returns the accessibility violations of the page. Contrast is not checked, because nothing is
 * painted.
 */
export const axeViolations = async (rules: axe.RuleObject = {}) => {
  const undo = [
    addBrowserStyles(),
    giveRoom(),
    takeDrawingsApart(),
    // Focus guards around a popup pass the focus on at once.
    lend('[data-base-ui-focus-guard]', 'tabindex', '-1'),
    // In a browser, axe detects by the backdrop that the page behind an alert dialog is
    // unreachable.
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
