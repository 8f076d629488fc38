import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { axeViolations } from './axe-violations.ts';

const page = (body: string) => `<main><h1>Page</h1>${body}</main>`;
const violationsIn = async (body: string) => {
  document.body.innerHTML = body;
  return (await axeViolations({ region: { enabled: false } })).map((each) => each.split(':')[0]);
};

beforeEach(() => {
  document.title = 'Page';
});
afterEach(() => {
  document.title = '';
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  document.documentElement.lang = 'en';
});

describe('axeViolations on pages with violations', () => {
  it.each([
    ['label', page('<input type="text">')],
    ['label', page('<label for="a">A</label><input id="b">')],
    ['label', page('<textarea></textarea>')],
    ['select-name', page('<select><option>A</option></select>')],
    ['button-name', page('<button type="button"><svg aria-hidden="true"></svg></button>')],
    ['button-name', page('<button type="button"><span hidden>Edit</span></button>')],
    ['link-name', page('<a href="/a"><svg aria-hidden="true"></svg></a>')],
    ['image-alt', page('<img src="a.png">')],
    ['svg-img-alt', page('<svg role="img"></svg>')],
    ['aria-hidden-focus', page('<div aria-hidden="true"><button type="button">A</button></div>')],
    ['aria-required-attr', page('<div role="checkbox" tabindex="0" aria-label="A"></div>')],
    ['aria-required-children', page('<div role="list"><div role="button">A</div></div>')],
    ['aria-required-parent', page('<div role="menuitem">A</div>')],
    ['aria-valid-attr', page('<p aria-labeled="a">A</p>')],
    ['aria-valid-attr-value', page('<button type="button" aria-expanded="maybe">A</button>')],
    ['aria-allowed-attr', page('<p aria-checked="true">A</p>')],
    ['aria-roles', page('<p role="knob">A</p>')],
    ['aria-dialog-name', page('<div role="dialog" tabindex="-1">A</div>')],
    ['aria-progressbar-name', page('<div role="progressbar" aria-valuenow="1"></div>')],
    ['aria-toggle-field-name', page('<div role="switch" aria-checked="true" tabindex="0"></div>')],
    ['aria-tooltip-name', page('<div role="tooltip"></div>')],
    ['nested-interactive', page('<button type="button"><a href="/a">A</a></button>')],
    ['list', page('<ul><p>A</p></ul>')],
    ['listitem', page('<div><li>A</li></div>')],
    ['definition-list', page('<dl><p>A</p></dl>')],
    ['empty-table-header', page('<table><tr><th></th></tr><tr><td>B</td></tr></table>')],
    ['scope-attr-valid', page('<table><tr><th scope="a">A</th></tr><tr><td>B</td></tr></table>')],
    ['heading-order', page('<h3>A</h3>')],
    ['empty-heading', page('<h2></h2>')],
    ['empty-heading', page('<h2><span hidden>A</span></h2>')],
    ['page-has-heading-one', '<main><h2>A</h2></main>'],
    ['landmark-one-main', '<h1>A</h1>'],
    ['landmark-no-duplicate-main', '<main><h1>A</h1></main><main>B</main>'],
    ['landmark-unique', page('<nav aria-label="A"></nav><nav aria-label="A"></nav>')],
    ['tabindex', page('<button type="button" tabindex="2">A</button>')],
    ['accesskeys', page('<button accesskey="a">A</button><button accesskey="a">B</button>')],
    ['autocomplete-valid', page('<label>A <input autocomplete="nickname-of-cat"></label>')],
    ['summary-name', page('<details><summary></summary>A</details>')],
    ['presentation-role-conflict', page('<button type="button" role="none">A</button>')],
  ])('reports %s in %s', async (rule, body) => {
    expect(await violationsIn(body)).toContain(rule);
  });

  it('reports a page without a title and without a language', async () => {
    document.title = '';
    document.documentElement.lang = '';
    expect(await violationsIn(page(''))).toEqual(
      expect.arrayContaining(['document-title', 'html-has-lang']),
    );
  });
});

describe('axeViolations on pages without violations', () => {
  it.each([
    [
      'for a hidden duplicate landmark',
      page('<nav aria-label="A"></nav><div hidden><nav aria-label="A"></nav></div>'),
    ],
    [
      'for hidden elements without a name',
      page('<div hidden><input><h4>A</h4><img src="a.png"></div>'),
    ],
    ['for a form whose fields have labels', page('<label for="a">A</label><input id="a">')],
  ])('reports nothing %s', async (_what, body) => {
    expect(await violationsIn(body)).toEqual([]);
  });

  it('reports nothing behind a dialog that locks the page', async () => {
    document.body.style.overflow = 'hidden';
    const behind = `<div aria-hidden="true">${page('<button type="button">A</button>')}</div>`;
    const dialog = '<div role="dialog" aria-modal="true" aria-label="B" tabindex="-1">B</div>';
    expect(await violationsIn(`${behind}${dialog}`)).toEqual([]);
  });
});
