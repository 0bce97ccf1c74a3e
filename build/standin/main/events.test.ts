import { describe, expect, it, vi } from 'vitest';
import { Emitter, preventableEvent } from './events.ts';

describe('events', () => {
  it('are delivered to their listeners', () => {
    const emitter = new Emitter('app', ['ready']);
    const listener = vi.fn();
    emitter.on('ready', listener);
    emitter.once('ready', listener);
    emitter.emit('ready', 1);
    emitter.emit('ready', 2);
    expect(listener.mock.calls).toEqual([[1], [1], [2]]);
  });

  it.each(['on', 'once', 'addListener'] as const)(
    'are refused by their names where there are none, by %s',
    (method) => {
      const emitter = new Emitter('app', ['ready']);
      expect(() => emitter[method]('gpu-info-update', vi.fn())).toThrow(
        "Electron stand-in: app event 'gpu-info-update' is not implemented",
      );
    },
  );

  it('can be prevented, and have only their own fields', () => {
    const event = preventableEvent('will-navigate', { url: 'app://bundle/' });
    event.preventDefault();
    expect(event.defaultPrevented).toBe(true);
    expect(() => Reflect.get(event, 'isMainFrame') as unknown).toThrow(
      "'will-navigate' event.isMainFrame",
    );
  });
});
