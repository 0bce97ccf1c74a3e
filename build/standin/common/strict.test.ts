import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { absent, strictClass, strictObject } from './strict.ts';

class Window extends EventEmitter {
  readonly title = 'Title';
  static count(): number {
    return 1;
  }
}
strictClass('Window', Window);

const read = (value: object, name: string) => Reflect.get(value, name) as unknown;

describe('strict', () => {
  it('returns members that exist', () => {
    const window = new Window();
    window.on('event', () => undefined);
    expect(window.title).toBe('Title');
    expect(window.emit('event')).toBe(true);
    expect(window).toBeInstanceOf(EventEmitter);
    expect(Window.count()).toBe(1);
  });

  it('throws the name of a missing member', async () => {
    const window = new Window();
    expect(() => read(window, 'setOpacity')).toThrow(
      'Electron stand-in: Window.setOpacity is not implemented',
    );
    expect(() => read(Window, 'fromNowhere')).toThrow('Window.fromNowhere');
    const shell = strictObject('shell', { beep: () => 'beep' });
    expect(shell.beep()).toBe('beep');
    expect(() => read(shell, 'trashItem')).toThrow('shell.trashItem');
    expect(await Promise.resolve(window)).toBe(window);
    expect(JSON.stringify(shell)).toBe('{}');
  });

  it('stands in for whole missing modules', () => {
    const View = absent('View') as new () => object;
    expect(() => new View()).toThrow('Electron stand-in: View is not implemented');
    expect(() => read(View, 'create')).toThrow('View.create');
  });
});
