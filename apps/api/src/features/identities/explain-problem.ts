import type { RefusalCode } from '@wonderfield/contract/message-codes';
import { ProviderProblem } from '../../gateways/provider-problem.ts';

const CODES: Record<ProviderProblem['kind'], RefusalCode> = {
  canceled: 'SSO_004',
  blocked: 'SSO_005',
  refused: 'SSO_001',
  revoked: 'SSO_001',
  unavailable: 'EXT_002',
};

/** What people are told about a single sign-on that failed; anything unexpected stays a bug. */
export const codeOfProblem = (error: unknown): RefusalCode => {
  if (!(error instanceof ProviderProblem)) throw error;
  return CODES[error.kind];
};
