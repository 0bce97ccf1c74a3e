declare module 'gifenc' {
  /** Colours as red, green and blue, 0 to 255. */
  export type Palette = (readonly [red: number, green: number, blue: number])[];

  export interface FrameOptions {
    readonly palette?: Palette;
    /** Milliseconds. */
    readonly delay?: number;
    /** How often it begins again; 0 for ever. */
    readonly repeat?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** What becomes of a frame when the next one comes; 1 leaves it. */
    readonly dispose?: number;
  }

  export interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;

  /** The colours that stand best for all in some pixels. */
  export function quantize(rgba: Uint8ClampedArray | Uint8Array, most: number): Palette;

  export function nearestColorIndex(
    palette: Palette,
    colour: readonly [red: number, green: number, blue: number],
  ): number;
}
