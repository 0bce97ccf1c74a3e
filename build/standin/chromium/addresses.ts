/**
 * Chromium knows no custom schemes from outside, so a page at `app://bundle/x` really lives at
 * `https://bundle.app.electron-standin.test/x`: an origin of its own, a secure context, and in a
 * domain that no resolver answers for.
 */
const domain = 'electron-standin.test';
const native = new Set(['http', 'https', 'file', 'data', 'blob']);

const escaped = (text: string) => text.replace(/[.+\\-]/g, '\\$&');

/** Translates addresses between the program's custom schemes and those Chromium sees. */
export class Addresses {
  readonly #schemes = new Set<string>();
  #custom: RegExp | undefined;
  #policy: RegExp | undefined;
  readonly #mapped = new RegExp(
    `https://([a-z0-9-]+(?:\\.[a-z0-9-]+)*)\\.([a-z0-9+-]+)\\.${escaped(domain)}`,
    'g',
  );

  /** Adds a scheme to translate; those Chromium speaks by itself are left alone. */
  add(scheme: string): void {
    if (native.has(scheme)) return;
    this.#schemes.add(scheme);
    const names = [...this.#schemes].map(escaped).join('|');
    this.#custom = new RegExp(
      `(?<![\\w+.-])(${names})://([A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*)`,
      'g',
    );
    this.#policy = new RegExp(`(^|[\\s;])(${names}):(?=[\\s;]|$)`, 'g');
  }

  /** Every custom address in a text becomes the one Chromium uses. */
  toPage(text: string): string {
    if (!this.#custom) return text;
    return text.replace(
      this.#custom,
      (_all, scheme: string, host: string) => `https://${host.toLowerCase()}.${scheme}.${domain}`,
    );
  }

  /** Every address of Chromium's in a text becomes the program's own. */
  fromPage(text: string): string {
    return text.includes(domain) ? text.replace(this.#mapped, '$2://$1') : text;
  }

  /** Translates a Content-Security-Policy, whose bare `app:` stands for every host. */
  policyToPage(policy: string): string {
    if (!this.#policy) return policy;
    return this.toPage(policy).replace(
      this.#policy,
      (_all, before: string, scheme: string) => `${before}https://*.${scheme}.${domain}`,
    );
  }

  /** Whether an address of Chromium's stands for one of a custom scheme. */
  isMapped(url: string): boolean {
    return URL.canParse(url) && new URL(url).hostname.endsWith(`.${domain}`);
  }
}
