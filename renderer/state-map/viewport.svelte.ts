/** A point or a size, in pixels of the page or units of the map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How many units of the map a cell is wide and high. */
export const cell = { width: 42, height: 40 } as const;

/** Around the map, in units of it: at the top there is room for the headings. */
const margin = { x: 26, top: 56, bottom: 24 } as const;

const largest = 3;
/** Whoever zooms out sees at least so much of what fits. */
const outFrom = 0.7;
/** What is shown lies at least so far from the edge, in pixels. */
const border = 70;

/** Which part of a map is seen, and how large: `page = map × scale + offset`. */
export class Viewport {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  #width = 0;
  #height = 0;
  /** The map, in units. */
  #map: Point = { x: 1, y: 1 };
  /** All of it is shown, also when the window becomes larger or smaller. */
  #fitted = true;

  /** Shows another map, all of it. @param size - in cells. */
  begin(size: { readonly width: number; readonly height: number }): void {
    this.#map = { x: size.width * cell.width, y: size.height * cell.height };
    this.fit();
  }

  resize(width: number, height: number): void {
    const [wide, high] = [width - this.#width, height - this.#height];
    this.#width = width;
    this.#height = height;
    if (this.#fitted) this.fit();
    else {
      this.x += wide / 2;
      this.y += high / 2;
    }
  }

  /** Shows all of it. */
  fit(): void {
    this.#fitted = true;
    this.scale = this.#fitting();
    this.x = this.#width / 2 - (this.#map.x / 2) * this.scale;
    const middle = (this.#height + (margin.top - margin.bottom) * this.scale) / 2;
    this.y = middle - (this.#map.y / 2) * this.scale;
  }

  /** Zooms, with a point of the page, or the middle, staying where it is. */
  zoom(factor: number, at: Point = { x: this.#width / 2, y: this.#height / 2 }): void {
    const smallest = Math.min(1, this.#fitting() * outFrom);
    const scale = Math.min(largest, Math.max(smallest, this.scale * factor));
    const change = scale / this.scale;
    this.#fitted = false;
    this.x = at.x - (at.x - this.x) * change;
    this.y = at.y - (at.y - this.y) * change;
    this.scale = scale;
  }

  /** Moves the map under the eye; some of it always stays in sight. */
  pan(dx: number, dy: number): void {
    this.#fitted = false;
    this.x = within(this.x + dx, this.#width, this.#map.x * this.scale);
    this.y = within(this.y + dy, this.#height, this.#map.y * this.scale);
  }

  /** Brings a point of the map into sight, where it is not. */
  reveal({ x, y }: Point): void {
    // All of it is in sight, or will be as soon as it is known how large the room is.
    if (this.#fitted) return;
    const dx = needed(x * this.scale + this.x, this.#width);
    const dy = needed(y * this.scale + this.y, this.#height);
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  #fitting(): number {
    const wide = this.#width / (this.#map.x + 2 * margin.x);
    const high = this.#height / (this.#map.y + margin.top + margin.bottom);
    return Math.max(0.02, Math.min(largest, wide, high));
  }
}

/** Keeps a fifth of the room covered. */
function within(offset: number, room: number, size: number): number {
  return Math.min(room * 0.8, Math.max(room * 0.2 - size, offset));
}

function needed(place: number, room: number): number {
  const near = Math.min(border, room / 3);
  if (place < near) return near - place;
  return place > room - near ? room - near - place : 0;
}
