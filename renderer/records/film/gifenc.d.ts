declare module 'gifenc' {
  /** Colours as red, green and blue (0 to 255). */
  export type Palette = (readonly [red: number, green: number, blue: number])[];

  export interface FrameOptions {
    readonly palette?: Palette;
    /** The duration of the frame (ms). */
    readonly delay?: number;
    /** The number of repetitions; 0 for ever. */
    readonly repeat?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** What happens to a frame before the next one; 1 keeps it. */
    readonly dispose?: number;
  }

  export interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    /** The bytes so far, not copied. */
    bytesView(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;

  /** The best colours to represent the given pixels. */
  export function quantize(rgba: Uint8ClampedArray | Uint8Array, most: number): Palette;

  export function nearestColorIndex(
    palette: Palette,
    colour: readonly [red: number, green: number, blue: number],
  ): number;
}
