import { axeViolations } from '@wonderfield/ui/testing/axe-violations';

/** Returns the findings of axe for a part of the game, without the page title. */
export const axeFindings = () => axeViolations({ 'document-title': { enabled: false } });
