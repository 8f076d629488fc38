import escapeHtml from 'escape-html';

export type Picture = { name: string; as: string; width: number; file: string };

/** Returns a page with all pictures, with the widths of a screen side by side. */
export const contactSheet = (pictures: Picture[]): string => {
  const names = [...new Set(pictures.map((picture) => picture.name))];
  const figure = (picture: Picture) =>
    `<a href="${encodeURIComponent(picture.file)}"><img loading="lazy" alt="${escapeHtml(picture.name)} at ${picture.width} px" src="${encodeURIComponent(picture.file)}" class="w${picture.width}"></a>`;
  const section = (name: string) => {
    const shown = pictures.filter((picture) => picture.name === name);
    return `<section><h2>${escapeHtml(name)}</h2><p>${escapeHtml(shown[0]?.as ?? '')}</p><div>${shown.map(figure).join('')}</div></section>`;
  };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Wonderfield tour</title><style>
body{font:16px/1.5 system-ui;margin:32px;background:#F2F6EE;color:#14302A}section{margin:0 0 40px}h2{margin:0}p{margin:0 0 8px;color:#3A534B}
div{display:flex;gap:16px;align-items:flex-start}img{display:block;border:1px solid #D5E0D3;border-radius:8px;background:#fff}.w1440{width:720px}.w1366{width:683px}.w390{width:260px}
</style></head><body><h1>Wonderfield, screen by screen</h1>${names.map(section).join('')}</body></html>`;
};
