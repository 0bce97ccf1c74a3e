/**
 * Chromium can't register custom schemes from outside, so a page at `app://bundle/x` really lives at
 * `https://bundle.app.electron-standin.test/x`: a secure context with an origin of its own, in a domain
 * that no resolver answers for.
 */
const domain = 'electron-standin.test';
const native = new Set(['http', 'https', 'file', 'data', 'blob']);

const escaped = (text: string) => text.replace(/[.+\\-]/g, '\\$&');

/** Translates addresses between the program's custom schemes and the hosts that Chromium sees. */
export class Addresses {
  readonly #schemes = new Set<string>();
  #custom: RegExp | undefined;
  #policy: RegExp | undefined;
  readonly #mapped = new RegExp(
    `https://([a-z0-9-]+(?:\\.[a-z0-9-]+)*)\\.([a-z0-9+-]+)\\.${escaped(domain)}`,
    'g',
  );

  /** Adds a scheme to translate; schemes that Chromium knows itself are left alone. */
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

  /** Replaces every custom address in a text by the one Chromium uses. */
  toPage(text: string): string {
    if (!this.#custom) return text;
    return text.replace(
      this.#custom,
      (_all, scheme: string, host: string) => `https://${host.toLowerCase()}.${scheme}.${domain}`,
    );
  }

  /** Replaces every Chromium address in a text by the program's own. */
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

  /** Whether a Chromium address stands for a custom scheme. */
  isMapped(url: string): boolean {
    return URL.canParse(url) && new URL(url).hostname.endsWith(`.${domain}`);
  }
}
