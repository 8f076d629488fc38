import { z } from 'zod';

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** What the next calls meet. Numbers may come as text, from the form on the page. */
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
  /** Beginning or end of the path; left out, every call but the page on which people sign in. */
  path: z.preprocess(emptyAsAbsent, z.string().startsWith('/').max(300).optional()),
  /** How long "too many requests" asks to wait; left out, as the service itself usually says. */
  retryAfterSeconds: z.preprocess(
    emptyAsAbsent,
    z.coerce.number().int().min(0).max(86_400).optional(),
  ),
  delayMs: z.coerce.number().int().min(0).max(120_000).default(3_000),
  /** Id of the one person whose calls meet it; left out, everybody's. */
  for: z.preprocess(emptyAsAbsent, z.string().max(100).optional()),
});

export type Fault = z.infer<typeof FaultSchema>;

/** A call as far as faults care. */
export type FacedCall = { path: string; personId?: string | undefined; isPage: boolean };

const meets = (fault: Fault, { path, personId, isPage }: FacedCall): boolean => {
  if (fault.for !== undefined && fault.for !== personId) return false;
  if (fault.path === undefined) return !isPage;
  return path.startsWith(fault.path) || path.endsWith(fault.path);
};

/** Troubles to come, each used up call by call, the oldest first. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ ...fault });
  }

  take(call: FacedCall): Fault | undefined {
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
