import { crc32 } from 'node:zlib';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

type Part = { name: string; content: string };

const numbers = (view: [bytes: 2 | 4, value: number][]) => {
  const bytes = Buffer.alloc(view.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of view) {
    bytes.writeUIntLE(value, at, length);
    at += length;
  }
  return bytes;
};

/** Creates an uncompressed zip file. `claim` sets a false unpacked size. */
export const zip = (parts: readonly Part[], claim?: number): Uint8Array<ArrayBuffer> => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const path = Buffer.from(name);
    const data = Buffer.from(content);
    const facts: [2 | 4, number][] = [
      [2, 20],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, crc32(data)],
      [4, data.length],
      [4, claim ?? data.length],
      [2, path.length],
      [2, 0],
    ];
    const local = Buffer.concat([numbers([[4, 0x04034b50], ...facts]), path, data]);
    const rest: [2 | 4, number][] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ];
    directory.push(numbers([[4, 0x02014b50], [2, 20], ...facts, ...rest]), path);
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = numbers([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, central.length],
    [4, offset],
    [2, 0],
  ]);
  return new Uint8Array(Buffer.concat([...files, central, end]));
};

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;

/** Creates an .xlsx file with one sheet of texts. */
export const spreadsheet = (rows: readonly string[][]): Uint8Array<ArrayBuffer> => {
  const cells = rows.map((row, r) => {
    const texts = row.map(
      (text, c) =>
        `<c r="${String.fromCharCode(65 + c)}${r + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
    );
    return `<row r="${r + 1}">${texts.join('')}</row>`;
  });
  return zip([
    {
      name: 'xl/workbook.xml',
      content: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="3B" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${XML}<Relationships xmlns="${PACKAGE}">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${XML}<worksheet xmlns="${MAIN}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
    },
  ]);
};
