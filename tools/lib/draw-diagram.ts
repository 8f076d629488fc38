const lastSegment = (path: string) => path.split('/').at(-1) ?? path;

/** Draws lines such as `apps/api → packages/ui` as a Mermaid flowchart, with one line per importer. */
export const drawDiagram = (imports: string): string => {
  const pairs = [...imports.matchAll(/^(\S+) → (\S+)$/gm)].map(([, from = '', to = '']) => ({
    from: lastSegment(from),
    to: lastSegment(to),
  }));
  const lines = [...Map.groupBy(pairs, ({ from }) => from)]
    .map(
      ([from, group]) =>
        `  ${from} --> ${group
          .map(({ to }) => to)
          .sort()
          .join(' & ')}`,
    )
    .sort();
  return ['```mermaid', 'flowchart LR', ...lines, '```'].join('\n');
};
