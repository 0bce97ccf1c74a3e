/**
 * Chromium can't register custom schemes from outside, so a page at `app://bundle/x` really lives at
 * `https://bundle.app.electron-standin.test/x`: a secure context with an origin of its own, in a domain
 * that no resolver answers for.
 */
const domain = 'electron-standin.test';

/** The policies of WebRTC that Chromium keeps by address, each with the domain of the pages under it. */
export const webrtcDomains = {
  default_public_interface_only: `public-${domain}`,
  default_public_and_private_interfaces: `public-and-private-${domain}`,
  disable_non_proxied_udp: `proxied-${domain}`,
} as const;

/** A policy of WebRTC, by Electron's name. */
export type WebRTCPolicy = 'default' | keyof typeof webrtcDomains;

const domains = [domain, ...Object.values(webrtcDomains)];
const native = new Set(['http', 'https', 'file', 'data', 'blob']);

const escaped = (text: string) => text.replace(/[.+\\-]/g, '\\$&');

/** Translates addresses between the program's custom schemes and the hosts that Chromium sees. */
export class Addresses {
  readonly #schemes = new Set<string>();
  #custom: RegExp | undefined;
  #policy: RegExp | undefined;
  /** The policy of WebRTC for pages that are loaded from now on; it is part of their addresses. */
  webrtcPolicy: WebRTCPolicy = 'default';
  readonly #mapped = new RegExp(
    `https://([a-z0-9-]+(?:\\.[a-z0-9-]+)*)\\.([a-z0-9+-]+)\\.(?:${domains.map(escaped).join('|')})`,
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
      (_all, scheme: string, host: string) =>
        `https://${host.toLowerCase()}.${scheme}.${this.#domain}`,
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
      (_all, before: string, scheme: string) => `${before}https://*.${scheme}.${this.#domain}`,
    );
  }

  /** Whether a Chromium address stands for a custom scheme. */
  isMapped(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { hostname } = new URL(url);
    return domains.some((each) => hostname.endsWith(`.${each}`));
  }

  get #domain(): string {
    return this.webrtcPolicy === 'default' ? domain : webrtcDomains[this.webrtcPolicy];
  }
}
