import { z } from 'zod';

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** A fault for the next calls. Numbers may be text from the page's form. */
export const FaultSchema = z.strictObject({
  kind: z.enum([
    'slow',
    'error500',
    'error429',
    'error401',
    'error403',
    'truncated',
    'garbage',
    'html',
    'hang',
  ]),
  times: z.coerce.number().int().min(1).max(1000).default(1),
  /** Beginning or end of the path. Defaults to every call except the sign-in page. */
  path: z.preprocess(emptyAsAbsent, z.string().startsWith('/').max(300).optional()),
  /** Wait time of a 429 response. Defaults to the service's usual one. */
  retryAfterSeconds: z.preprocess(
    emptyAsAbsent,
    z.coerce.number().int().min(0).max(86_400).optional(),
  ),
  delayMs: z.coerce.number().int().min(0).max(120_000).default(3_000),
  /** Id of the person whose calls fail. Defaults to all people. */
  for: z.preprocess(emptyAsAbsent, z.string().max(100).optional()),
});

export type Fault = z.infer<typeof FaultSchema>;

export type IncomingCall = { path: string; personId?: string | undefined; isPage: boolean };

const meets = (fault: Fault, { path, personId, isPage }: IncomingCall): boolean => {
  if (fault.for !== undefined && fault.for !== personId) return false;
  if (fault.path === undefined) return !isPage;
  return path.startsWith(fault.path) || path.endsWith(fault.path);
};

/** Faults for the next calls, used up one by one, oldest first. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ ...fault });
  }

  take(call: IncomingCall): Fault | undefined {
    const fault = this.#waiting.find((candidate) => meets(candidate, call));
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times === 0) this.#waiting = this.#waiting.filter((other) => other !== fault);
    return fault;
  }

  list(): Fault[] {
    return this.#waiting.map((fault) => ({ ...fault }));
  }

  clear(): void {
    this.#waiting = [];
  }
}
