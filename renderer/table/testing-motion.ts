/** Fake animations for a page without a clock. */
export interface TestedMotion {
  /** Advances the time (ms); by default until everything has ended. */
  pass(milliseconds?: number): void;
  /** The number of running animations. */
  moving(): number;
  /** Restores the page. */
  stop(): void;
}

/** Replaces `element.animate` by animations whose time a test controls. */
export function testMotion(): TestedMotion {
  let now = 0;
  let running: { readonly end: number; readonly animation: Animation }[] = [];

  Element.prototype.animate = (_keyframes, options): Animation => {
    const { duration = 0, delay = 0 } = typeof options === 'object' ? options : {};
    const animation = new EventTarget() as Animation;
    const one = { end: now + delay + Number(duration), animation };
    animation.addEventListener('finish', (event) => {
      animation.onfinish?.(event);
    });
    animation.cancel = () => (running = running.filter((other) => other !== one));
    running.push(one);
    return animation;
  };

  return {
    pass(milliseconds = Infinity) {
      now = milliseconds === Infinity ? now : now + milliseconds;
      const until = milliseconds === Infinity ? Infinity : now;
      const over = running
        .filter(({ end }) => end <= until)
        .sort((one, other) => one.end - other.end);
      running = running.filter((one) => !over.includes(one));
      for (const { animation } of over) animation.dispatchEvent(new Event('finish'));
    },
    moving: () => running.length,
    stop: () => Reflect.deleteProperty(Element.prototype, 'animate'),
  };
}
