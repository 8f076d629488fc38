import {
  EXTERNAL_LINKS,
  linkPlaceholder,
  OTHER_SIGN_IN_METHODS,
  PORTAL_CONFIG_ID,
  wayMarks,
} from '@wonderfield/contract/portal/prerender';
import escapeHtml from 'escape-html';

/** Values that a prerendered page leaves open, as in `/portal.json`. */
export type Installation = {
  links: Record<(typeof EXTERNAL_LINKS)[number], string>;
  signIn: { google: boolean; clever: boolean; school?: string | undefined };
};

const without = (page: string, way: Parameters<typeof wayMarks>[0]) => {
  const { begin, end } = wayMarks(way);
  const [before = '', ...parts] = page.split(begin);
  return before + parts.map((part) => part.slice(part.indexOf(end) + end.length)).join('');
};

const withoutMarks = (page: string, way: Parameters<typeof wayMarks>[0]) => {
  const { begin, end } = wayMarks(way);
  return page.replaceAll(begin, '').replaceAll(end, '');
};

/** Fills a prerendered page with the links, sign-in methods and settings of this installation. */
export const fillPrerenderedPage = (page: string, installation: Installation) => {
  const { links, signIn } = installation;
  const offered = OTHER_SIGN_IN_METHODS.filter((way) => signIn[way]);
  let filled = offered.length > 0 ? withoutMarks(page, 'any') : without(page, 'any');
  for (const way of OTHER_SIGN_IN_METHODS) {
    filled = offered.includes(way) ? withoutMarks(filled, way) : without(filled, way);
  }
  for (const name of EXTERNAL_LINKS) {
    filled = filled.replaceAll(linkPlaceholder(name), () => escapeHtml(links[name]));
  }
  // A "<" could close the element early.
  const settings = JSON.stringify(installation).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${PORTAL_CONFIG_ID}">${settings}</script>`;
  return filled.replace('</head>', () => `  ${element}\n  </head>`);
};
