/** A point or a size, in pixels of the page or units of the map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a cell, in units of the map. */
export const cell = { width: 42, height: 40 } as const;

/** The margin around the map, in its units; around that, `edge` is in pixels. */
const margin = 12;
const edge = 12;
/** The room above the map for its headings, in pixels, at any scale. */
const headings = 46;

const largest = 3;
/** The smallest zoom, as a share of the scale at which the whole map fits. */
const outFrom = 0.7;
/** The least distance of the selected position from the edge, in pixels. */
const border = 70;

/** The visible part of a map and its scale: `page = map × scale + offset`. */
export class Viewport {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  #width = 0;
  #height = 0;
  /** The size of the map, in units. */
  #map: Point = { x: 1, y: 1 };
  /** Whether the whole map is shown, and stays so when the window changes its size. */
  #fitted = true;

  /** Shows the whole of another map. @param size - in cells. */
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

  /** Shows the whole map. */
  fit(): void {
    this.#fitted = true;
    this.scale = this.#fitting();
    this.x = this.#width / 2 - (this.#map.x / 2) * this.scale;
    this.y = (this.#height + headings - this.#map.y * this.scale) / 2;
  }

  /** Zooms about a point of the page, by default the middle. */
  zoom(factor: number, at: Point = { x: this.#width / 2, y: this.#height / 2 }): void {
    const smallest = Math.min(1, this.#fitting() * outFrom);
    const scale = Math.min(largest, Math.max(smallest, this.scale * factor));
    const change = scale / this.scale;
    this.#fitted = false;
    this.x = at.x - (at.x - this.x) * change;
    this.y = at.y - (at.y - this.y) * change;
    this.scale = scale;
  }

  /** Moves the map; a part of it always stays in sight. */
  pan(dx: number, dy: number): void {
    this.#fitted = false;
    this.x = within(this.x + dx, this.#width, this.#map.x * this.scale);
    this.y = within(this.y + dy, this.#height, this.#map.y * this.scale);
  }

  /** Moves the map if needed to show one of its points. */
  reveal({ x, y }: Point): void {
    // Until the room is known, nothing counts as out of sight.
    if (this.#fitted || this.#width === 0 || this.#height === 0) return;
    const dx = needed(x * this.scale + this.x, this.#width);
    const dy = needed(y * this.scale + this.y, this.#height);
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  #fitting(): number {
    const wide = (this.#width - 2 * edge) / (this.#map.x + 2 * margin);
    const high = (this.#height - headings - 2 * edge) / (this.#map.y + 2 * margin);
    return Math.max(0.02, Math.min(largest, wide, high));
  }
}

/** Limits the offset so that the map covers at least a fifth of the room. */
function within(offset: number, room: number, size: number): number {
  return Math.min(room * 0.8, Math.max(room * 0.2 - size, offset));
}

function needed(place: number, room: number): number {
  const near = Math.min(border, room / 3);
  if (place < near) return near - place;
  return place > room - near ? room - near - place : 0;
}
