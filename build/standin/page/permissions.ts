/**
 * Asks the program for permissions before Chromium, which would refuse them by itself. The page's world
 * wraps the APIs that ask, the preload's world passes the question on to the main process; they talk
 * through events, as the bridge does.
 */
import type { PageMessage } from '../common/messages.ts';

interface Question {
  readonly id: number;
  readonly permission: string;
  /** Whether the page only checks the permission; otherwise it asks for it now. */
  readonly check: boolean;
}

interface Answer {
  readonly id: number;
  readonly granted: boolean;
}

type Ask = (permission: string, check?: boolean) => Promise<boolean>;
type Method = (...list: unknown[]) => unknown;

/** In the page's world: asks the program first. */
export function askFirst(token: string): void {
  const asked = new Map<number, (granted: boolean) => void>();
  let lastId = 0;
  listen(`${token}:permitted`, (answer) => {
    const { id, granted } = answer as Answer;
    asked.get(id)?.(granted);
    asked.delete(id);
  });
  const ask: Ask = (permission, check = false) =>
    new Promise((resolve) => {
      const id = ++lastId;
      asked.set(id, resolve);
      tell(`${token}:permission`, { id, permission, check });
    });
  wrapQueries(ask);
  wrapRequests(ask);
}

/** In the preload's world: passes questions on. @returns a function that receives the answers. */
export function passQuestions(
  token: string,
  post: (message: PageMessage) => void,
): (answer: Answer) => void {
  listen(`${token}:permission`, (question) =>
    post({ type: 'permission', ...(question as Question) }),
  );
  return (answer) => tell(`${token}:permitted`, answer);
}

function wrapQueries(ask: Ask): void {
  const { permissions } = navigator;
  const query = permissions.query.bind(permissions);
  permissions.query = async (wanted) => {
    const [status, granted] = await Promise.all([query(wanted), ask(wanted.name, true)]);
    return Object.defineProperty(status, 'state', { value: granted ? 'granted' : 'denied' });
  };
}

function wrapRequests(ask: Ask): void {
  Notification.requestPermission = async () =>
    (await ask('notifications')) ? 'granted' : 'denied';
  const wrap = (owner: object, name: string, permission: string): void => {
    const work = Reflect.get(owner, name) as Method;
    Reflect.set(owner, name, async (...list: unknown[]) => {
      if (await ask(permission)) return work.apply(owner, list);
      throw new DOMException('Permission denied', 'NotAllowedError');
    });
  };
  // Insecure pages have neither.
  const { clipboard, mediaDevices, geolocation } = navigator as Partial<Navigator>;
  if (clipboard) for (const name of ['read', 'readText']) wrap(clipboard, name, 'clipboard-read');
  if (mediaDevices) wrap(mediaDevices, 'getUserMedia', 'media');
  if (geolocation) wrapLocation(geolocation, ask);
}

function wrapLocation(geolocation: Geolocation, ask: Ask): void {
  const locate = geolocation.getCurrentPosition.bind(geolocation);
  geolocation.getCurrentPosition = (found, failed, options) => {
    void ask('geolocation').then((granted) => {
      if (granted) locate(found, failed, options);
      else failed?.({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError);
    });
  };
}

function listen(name: string, heard: (detail: unknown) => void): void {
  window.addEventListener(
    name,
    (event) => {
      event.stopImmediatePropagation();
      heard((event as CustomEvent<unknown>).detail);
    },
    true,
  );
}

function tell(name: string, detail: Question | Answer): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}
