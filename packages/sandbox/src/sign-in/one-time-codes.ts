/** Codes that can be redeemed once within their lifetime. */
export class OneTimeCodes<Content> {
  readonly #codes = new Map<string, { content: Content; goodUntil: number }>();
  readonly #lifeMs: number;
  readonly #newCode: () => string;

  constructor(lifeMs: number, newCode: () => string) {
    this.#lifeMs = lifeMs;
    this.#newCode = newCode;
  }

  issue(content: Content, now = Date.now()): string {
    const code = this.#newCode();
    this.#codes.set(code, { content, goodUntil: now + this.#lifeMs });
    return code;
  }

  peek(code: string): Content | undefined {
    return this.#codes.get(code)?.content;
  }

  redeem(code: string, now = Date.now()): Content | undefined {
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    return grant && grant.goodUntil > now ? grant.content : undefined;
  }

  clear(): void {
    this.#codes.clear();
  }
}
