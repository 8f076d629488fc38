import { axeViolations } from '@wonderfield/ui/testing/axe-violations';

/** What axe finds wrong with a part of the game; the title is the page's. */
export const axeFindings = () => axeViolations({ 'document-title': { enabled: false } });
