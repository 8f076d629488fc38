import type { Page } from '@playwright/test';
import type { Row } from '@wonderfield/contract/play/game-calls';

const rowsByPage = new WeakMap<Page, Map<string, Row>>();

/** Records every row that a page is dealt, including offline rows. */
export const watchRows = (page: Page) => {
  if (rowsByPage.has(page)) return;
  const rows = new Map<string, Row>();
  rowsByPage.set(page, rows);
  page.on('response', async (response) => {
    if (!/\/play\/(dealRow|takeRowsAlong)$/.test(response.url())) return;
    // The page may be closed before its response is read.
    const reply = await response.json().catch(() => ({}));
    for (const row of [...(reply.rows ?? []), ...(reply.row ? [reply.row] : [])] as Row[]) {
      rows.set(row.rowId, row);
    }
  });
};

/** Returns the row on the page as it was dealt. */
export const rowOnPage = async (page: Page): Promise<Row> => {
  const rows = rowsByPage.get(page);
  if (!rows) throw new Error('The rows of this page are not watched.');
  const rowId = await page.locator('main[data-row]').getAttribute('data-row');
  for (;;) {
    const row = rows.get(rowId ?? '');
    if (row) return row;
    // The row can be on the page slightly before its response is read here.
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
};
