import type { Page } from '@playwright/test';
import type { Row } from '@wonderfield/contract/play/game-calls';

const rowsByPage = new WeakMap<Page, Map<string, Row>>();

/** Remembers every row that a page is dealt, or takes along. */
export const watchRows = (page: Page) => {
  if (rowsByPage.has(page)) return;
  const rows = new Map<string, Row>();
  rowsByPage.set(page, rows);
  page.on('response', async (response) => {
    if (!/\/play\/(dealRow|takeRowsAlong)$/.test(response.url())) return;
    // The page may be gone before its answer is read.
    const answer = await response.json().catch(() => ({}));
    for (const row of [...(answer.rows ?? []), ...(answer.row ? [answer.row] : [])] as Row[]) {
      rows.set(row.rowId, row);
    }
  });
};

/** The row that is on the page, as it was dealt. */
export const rowOnPage = async (page: Page): Promise<Row> => {
  const rows = rowsByPage.get(page);
  if (!rows) throw new Error('The rows of this page are not watched.');
  const rowId = await page.locator('main[data-row]').getAttribute('data-row');
  for (;;) {
    const row = rows.get(rowId ?? '');
    if (row) return row;
    // It can be on the page a moment before its answer is read here.
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
};
