/**
 * Every way on which a page might reach the network: an expression for the page, by name. It may use `url`, `host` and
 * `port` of a listener, `named` (its address by a name, which must be resolved first) and what {@link prepare} adds. What it
 * returns is awaited.
 */
export const ways: Readonly<Record<string, string>> = {
  // WebRTC, which no content security policy forbids.
  'stun:': 'connect({ urls: `stun:${host}:${port}` })',
  'turn:': 'connect({ urls: `turn:${host}:${port}`, ...ann })',
  'turn: over TCP': 'connect({ urls: `turn:${host}:${port}?transport=tcp`, ...ann })',
  'turns:': 'connect({ urls: `turns:${host}:${port}`, ...ann })',
  'stun: by name': 'connect({ urls: `stun:localhost:${port}` })',
  'candidate by UDP': 'connect(undefined, `udp 2122260223 ${host} ${port} typ host`)',
  'candidate by TCP':
    'connect(undefined, `tcp 1518280447 ${host} ${port} typ host tcptype passive`)',
  'candidate by name over TCP':
    'connect(undefined, `tcp 1518280447 digit-duels-asks.local ${port} typ host tcptype passive`)',
  'candidate by name':
    'connect(undefined, `udp 2122260223 digit-duels-asks.local ${port} typ host`)',

  // What is asked of a name server, which no listener of a test can be: to be seen in a network of its own only.
  'a name for stun:': "connect({ urls: 'stun:way.example' })",
  'a name for turn:': "connect({ urls: 'turn:way.example?transport=tcp', ...ann })",
  'a name to look up': "link('dns-prefetch', 'http://way.example/')",
  'a name to connect to': "link('preconnect', 'http://way.example/')",

  // Links.
  preconnect: "link('preconnect', url)",
  'preconnect by name': "link('preconnect', named)",
  'dns-prefetch': "link('dns-prefetch', named)",
  prefetch: "link('prefetch', url)",
  prerender: "link('prerender', url)",
  preload: "add('link', { rel: 'preload', as: 'fetch', crossorigin: '', href: url })",
  modulepreload: "link('modulepreload', url)",
  stylesheet: "link('stylesheet', url)",
  icon: "link('icon', url)",
  manifest: "link('manifest', url)",
  'speculation rules':
    "add('script', { type: 'speculationrules' }, JSON.stringify({ prefetch: [{ source: 'list', urls: [url], eagerness: 'immediate' }] }))",

  // Elements.
  img: "add('img', { src: url })",
  srcset: "add('img', { srcset: url })",
  'lazy attributionsrc': "add('img', { attributionsrc: url, src: 'data:,' })",
  video: "add('video', { src: url })",
  poster: "add('video', { poster: url })",
  audio: "add('audio', { src: url, autoplay: '' })",
  track: "add('video', {}, '').append(make('track', { src: url, default: '' }))",
  object: "add('object', { data: url })",
  embed: "add('embed', { src: url })",
  iframe: "add('iframe', { src: url })",
  'iframe within': "add('iframe', { srcdoc: `<img src='${url}'>` })",
  script: "add('script', { src: url })",
  'module script': "add('script', { type: 'module', src: url })",
  input: "add('input', { type: 'image', src: url })",
  'svg image': "svg('image', { href: url })",
  'svg use': "svg('use', { href: `${url}#a` })",
  'svg filter': "svg('feImage', { href: url })",

  // Styles.
  '@import': "style(`@import '${url}';`)",
  background: "style(`body { background: url('${url}') }`)",
  'image-set': "style(`body { border-image: image-set('${url}' 1x) 1 }`)",
  cursor: "style(`body { cursor: url('${url}'), auto }`)",
  '@font-face':
    "style(`@font-face { font-family: w; src: url('${url}') } body { font-family: w }`)",
  FontFace: "new FontFace('w', `url('${url}')`).load()",
  mask: "style(`main { mask: url('${url}#m') }`)",

  // Requests of scripts.
  fetch: "fetch(url, { mode: 'no-cors' })",
  'fetch by name': "fetch(named, { mode: 'no-cors' })",
  'fetch keepalive': "fetch(url, { mode: 'no-cors', keepalive: true })",
  fetchLater: 'fetchLater(url, { activateAfter: 0 })',
  XMLHttpRequest:
    'new Promise((end) => { const it = new XMLHttpRequest(); it.onloadend = end; it.open("GET", url); it.send(); })',
  sendBeacon: 'navigator.sendBeacon(url)',
  EventSource: 'ended(new EventSource(url))',
  WebSocket: "ended(new WebSocket(url.replace('http', 'ws')))",
  WebSocketStream: "new WebSocketStream(url.replace('http', 'ws')).opened",
  WebTransport: "new WebTransport(url.replace('http', 'https')).ready",
  'import()': 'import(url)',
  Worker: 'ended(new Worker(url))',
  SharedWorker: 'ended(new SharedWorker(url))',
  'service worker': 'navigator.serviceWorker.register(url)',
  worklet: 'new AudioContext().audioWorklet.addModule(url)',
  'XSL document()': 'xsl(url)',

  // Navigations.
  location: 'void (location = url)',
  'location by name': 'void (location = named)',
  'view-source:': 'void (location = `view-source:${url}`)',
  'ftp:': "void (location = url.replace('http', 'ftp'))",
  'window.open': 'void window.open(url)',
  'a new window': "click('a', { href: url, target: '_blank' })",
  'a click': "click('a', { href: url })",
  ping: "click('a', { href: '#', ping: url })",
  download: "click('a', { href: url, download: 'file' })",
  form: "make('form', { action: url }).submit()",
  'form by post': "make('form', { action: url, method: 'post' }).submit()",
  refresh: "add('meta', { 'http-equiv': 'refresh', content: `0; url=${url}` })",
  'history entry': 'void navigation.navigate(url).committed.catch(() => 0)',

  // Services of the browser.
  notification: "void new Notification('way', { icon: url })",
  payment:
    "void new PaymentRequest([{ supportedMethods: url }], { total: { label: 'w', amount: { currency: 'EUR', value: '1' } } }).show().catch(() => 0)",
  'identity provider':
    "void navigator.credentials.get({ identity: { providers: [{ configURL: url, clientId: 'w', nonce: 'w' }] } }).catch(() => 0)",
  presentation: 'void new PresentationRequest([url]).start().catch(() => 0)',
  'background fetch':
    "void navigator.serviceWorker.ready.then((it) => it.backgroundFetch.fetch('w', [url]))",
  'media session':
    'void (navigator.mediaSession.metadata = new MediaMetadata({ artwork: [{ src: url }] }))',
  camera: 'void navigator.mediaDevices.getUserMedia({ video: true }).catch(() => 0)',
  'where it is': 'navigator.geolocation.getCurrentPosition(() => 0)',
  'shared storage': 'sharedStorage.worklet.addModule(url)',
  'interest group':
    "navigator.joinAdInterestGroup({ owner: new URL(url).origin, name: 'w', biddingLogicURL: url }, 60)",
};

/** Runs in the page: adds what the expressions use. */
export function prepare(): void {
  const make = (tag: string, attributes: Readonly<Record<string, string>>, text = '') => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    document.body.append(element);
    return element;
  };
  const ended = (target: EventTarget): Promise<void> =>
    new Promise((resolve) => {
      for (const name of ['load', 'error']) target.addEventListener(name, () => resolve());
    });
  Object.assign(window, {
    make,
    ended,
    add: make,
    click: (tag: string, attributes: Readonly<Record<string, string>>) =>
      make(tag, attributes, 'away').click(),
    link: (rel: string, href: string) => document.head.append(make('link', { rel, href })),
    style: (css: string) => make('style', {}, css),
    svg(tag: string, attributes: Readonly<Record<string, string>>) {
      const space = 'http://www.w3.org/2000/svg';
      const element = document.createElementNS(space, tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      const drawing = document.createElementNS(space, 'svg');
      drawing.append(element);
      document.body.append(drawing);
    },
    xsl(url: string) {
      const parse = (text: string) => new DOMParser().parseFromString(text, 'text/xml');
      const processor = new XSLTProcessor();
      processor.importStylesheet(
        parse(
          `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:import href="${url}"/><xsl:template match="/"><xsl:copy-of select="document('${url}')"/></xsl:template></xsl:stylesheet>`,
        ),
      );
      processor.transformToFragment(parse('<a/>'), document);
    },
    ann: { username: 'ann', credential: 'ann' },
    /** Gathers all candidates, in a frame, which has interfaces of its own; then answers with a made-up candidate. */
    connect(server: RTCIceServer | undefined, candidate?: string) {
      const frame = make('iframe', {}) as HTMLIFrameElement;
      const { RTCPeerConnection: Peer } = frame.contentWindow as unknown as typeof globalThis;
      const peer = new Peer({ iceServers: server === undefined ? [] : [server] });
      peer.createDataChannel('out');
      const gathered = new Promise<void>((resolve) => {
        peer.addEventListener('icegatheringstatechange', () => {
          if (peer.iceGatheringState === 'complete') resolve();
        });
      });
      const answer = async (): Promise<void> => {
        await peer.setLocalDescription();
        if (candidate === undefined) return;
        const sdp = (peer.localDescription?.sdp ?? '').replace('setup:actpass', 'setup:active');
        await peer.setRemoteDescription({
          type: 'answer',
          sdp: sdp.replace(/a=candidate.*\r\n/g, ''),
        });
        await peer.addIceCandidate({ candidate: `candidate:1 1 ${candidate}`, sdpMid: '0' });
      };
      return Promise.all([gathered, answer()]);
    },
  });
}
