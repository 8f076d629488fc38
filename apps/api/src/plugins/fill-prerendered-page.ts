import {
  EXTERNAL_LINKS,
  linkPlaceholder,
  OTHER_METHODS,
  PORTAL_CONFIG_ID,
  wayMarks,
} from '@wonderfield/contract/portal/prerender';
import escapeHtml from 'escape-html';

/** What a drawn page leaves open, as `/portal.json` says it. */
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

/** Makes a page that the build drew one of this installation: its links, its ways to sign in, its settings. */
export const fillPrerenderedPage = (page: string, installation: Installation) => {
  const { links, signIn } = installation;
  const offered = OTHER_METHODS.filter((way) => signIn[way]);
  let filled = offered.length > 0 ? withoutMarks(page, 'any') : without(page, 'any');
  for (const way of OTHER_METHODS) {
    filled = offered.includes(way) ? withoutMarks(filled, way) : without(filled, way);
  }
  for (const name of EXTERNAL_LINKS) {
    filled = filled.replaceAll(linkPlaceholder(name), () => escapeHtml(links[name]));
  }
  // A "<" could end the element before its end.
  const settings = JSON.stringify(installation).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${PORTAL_CONFIG_ID}">${settings}</script>`;
  return filled.replace('</head>', () => `  ${element}\n  </head>`);
};
