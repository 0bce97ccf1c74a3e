import type { Timeline } from './timeline.ts';

/** A rectangle of the stage, in CSS pixels from its corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What has changed on a stage. */
export interface Changes {
  /** Where elements look different, in whole pixels within the stage. */
  readonly areas: readonly Area[];
  /** The elements that reach into an area, also by what they contain. */
  readonly touched: ReadonlySet<Element>;
  /** The present values of animated properties. */
  readonly animated: ReadonlyMap<Element, ReadonlyMap<string, string>>;
}

/** How far shadows and outlines reach beyond their elements (CSS pixels). */
const margin = 24;

/**
 * Watches the elements of a stage.
 *
 * @returns a function that finds what has changed since its last call: attributes and texts, animated properties, and
 * places. At first everything has.
 */
export function watchChanges(stage: Element, timeline: Timeline): () => Changes {
  const edited = watchEdits(stage);
  let places: ReadonlyMap<Element, Area> = new Map();
  let animated: Changes['animated'] = new Map();

  return () => {
    const before = { places, animated, edited: edited() };
    animated = timeline.looks();
    places = placesOf(stage);
    const changed: Area[] = [];

    function look(element: Element, within: boolean): void {
      const [was, place] = [before.places.get(element), places.get(element)];
      const restyled =
        within ||
        before.edited.has(element) ||
        !isSameMap(animated.get(element), before.animated.get(element));
      if (restyled || was === undefined || place === undefined || !isSame(was, place)) {
        for (const each of [was, place]) if (each !== undefined) changed.push(each);
      }
      for (const child of element.children) look(child, restyled);
    }

    look(stage, false);
    for (const [element, place] of before.places) if (!places.has(element)) changed.push(place);
    const areas = areasOf(changed, stage);
    return { areas, touched: touchedBy(areas, places, stage), animated };
  };
}

/** Watches attributes and texts. @returns a function that takes the elements edited since its last call. */
function watchEdits(stage: Element): () => ReadonlySet<Node> {
  let edited = new Set<Node>();

  function note(mutations: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes } of mutations) {
      if (type === 'attributes') edited.add(target);
      // Elements that come and go are noticed by their places.
      else if (type === 'characterData' || [...addedNodes, ...removedNodes].some(isText)) {
        edited.add(target instanceof Element ? target : (target.parentElement ?? target));
      }
    }
  }

  const observer = new MutationObserver(note);
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(stage, all);
  return () => {
    note(observer.takeRecords());
    const taken = edited;
    edited = new Set();
    return taken;
  };
}

/** The places of all elements of a stage. */
function placesOf(stage: Element): Map<Element, Area> {
  const places = new Map<Element, Area>();
  const { left: x, top: y } = stage.getBoundingClientRect();

  function look(element: Element, clip?: Area): void {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const place = clip ?? { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
    places.set(element, place);
    const inside = clip ?? (cutsOff(element) ? place : undefined);
    for (const child of element.children) look(child, inside);
  }

  look(stage);
  return places;
}

/** The areas around places, as far as they are on the stage. */
function areasOf(places: readonly Area[], stage: Element): Area[] {
  const { width, height } = stage.getBoundingClientRect();
  const areas: Area[] = [];
  for (const place of places) {
    const wide = widened(place);
    const area = {
      left: Math.max(0, wide.left),
      top: Math.max(0, wide.top),
      right: Math.min(width, wide.right),
      bottom: Math.min(height, wide.bottom),
    };
    const isSeen = area.left < area.right && area.top < area.bottom;
    if (isSeen && !areas.some((other) => isWithin(area, other))) areas.push(area);
  }
  return areas;
}

function touchedBy(
  areas: readonly Area[],
  places: ReadonlyMap<Element, Area>,
  stage: Element,
): Set<Element> {
  const touched = new Set<Element>();
  function look(element: Element): boolean {
    const place = places.get(element);
    let touches = place !== undefined && areas.some((area) => overlaps(widened(place), area));
    for (const child of element.children) if (look(child)) touches = true;
    if (touches) touched.add(element);
    return touches;
  }
  look(stage);
  return touched;
}

/** Whether it is a drawing that shows nothing beyond its box, though its parts may reach beyond it. */
function cutsOff(element: Element): boolean {
  return element instanceof SVGSVGElement && getComputedStyle(element).overflow !== 'visible';
}

function isText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE;
}

function widened({ left, top, right, bottom }: Area): Area {
  return {
    left: Math.floor(left - margin),
    top: Math.floor(top - margin),
    right: Math.ceil(right + margin),
    bottom: Math.ceil(bottom + margin),
  };
}

function isSame(one: Area, other: Area): boolean {
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.right === other.right &&
    one.bottom === other.bottom
  );
}

function isWithin(inner: Area, outer: Area): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}

function overlaps(one: Area, other: Area): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function isSameMap(
  one: ReadonlyMap<string, string> | undefined,
  other: ReadonlyMap<string, string> | undefined,
): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);
}
