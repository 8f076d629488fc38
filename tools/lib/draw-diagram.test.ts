import { describe, expect, it } from 'vitest';
import { drawDiagram } from './draw-diagram.ts';

describe('drawDiagram', () => {
  it('writes one line per importer, sorted by name', () => {
    const imports = ['tools → apps/api', 'apps/api → packages/ui', 'apps/api → packages/contract'];
    expect(drawDiagram(imports.join('\n'))).toBe(
      ['```mermaid', 'flowchart LR', '  api --> contract & ui', '  tools --> api', '```'].join(
        '\n',
      ),
    );
  });

  it('ignores lines that are not imports', () => {
    expect(drawDiagram('✔ no dependency violations found (3 modules)')).toBe(
      '```mermaid\nflowchart LR\n```',
    );
  });
});
