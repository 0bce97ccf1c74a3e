/**
 * The part of WebAssembly's binary format that our kernels need, as expressions: each function gives the bytes of its operands
 * followed by those of an instruction.
 * WebAssembly Core Specification 2.0, chapter 5.
 */
export type Code = readonly number[];

/** The types of parameters and locals. */
const types = { i32: 0x7f, i64: 0x7e, f64: 0x7c, v128: 0x7b } as const;

type Type = keyof typeof types;

/** A function of a module. The numbers of its locals follow those of its parameters. */
export interface WasmFunction {
  readonly name: string;
  readonly parameters: readonly Type[];
  readonly locals: readonly Type[];
  readonly body: Code;
}

/** The value of a local. */
export const get = (local: number): Code => [0x20, local];
/** Gives a local a value. */
export const set = (local: number, value: Code): Code => [...value, 0x21, local];
/** Calls a function by its index. */
export const call = (index: number, ...operands: readonly Code[]): Code => [
  ...operands.flat(),
  0x10,
  index,
];

/** Instructions on whole numbers of 32 bits, such as addresses. */
export const i32 = {
  constant: (value: number): Code => [0x41, ...signed(value)],
  load: (at: Code, offset = 0): Code => [...at, 0x28, 2, ...unsigned(offset)],
  store: (at: Code, value: Code): Code => [...at, ...value, 0x36, 2, 0],
  /** An unsigned number of 16 bits. */
  load16: (at: Code): Code => [...at, 0x2f, 1, 0],
  store16: (at: Code, value: Code): Code => [...at, ...value, 0x3b, 1, 0],
  add: (one: Code, other: Code): Code => [...one, ...other, 0x6a],
  subtract: (one: Code, other: Code): Code => [...one, ...other, 0x6b],
  multiply: (one: Code, other: Code): Code => [...one, ...other, 0x6c],
  and: (one: Code, other: Code): Code => [...one, ...other, 0x71],
  shiftLeft: (one: Code, bits: number): Code => [...one, ...i32.constant(bits), 0x74],
  less: (one: Code, other: Code): Code => [...one, ...other, 0x49],
  greater: (one: Code, other: Code): Code => [...one, ...other, 0x4b],
  /** The first if the condition is not 0, else the second. */
  select: (one: Code, other: Code, condition: Code): Code => [...one, ...other, ...condition, 0x1b],
  fromWide: (value: Code): Code => [...value, 0xa7],
};

/** Instructions on whole numbers of 64 bits. */
export const i64 = {
  fromNarrow: (value: Code): Code => [...value, 0xad],
  /** A floating-point number without its fraction. */
  fromFloat: (value: Code): Code => [...value, 0xb1],
  multiply: (one: Code, other: Code): Code => [...one, ...other, 0x7e],
  shiftRight: (one: Code, bits: number): Code => [...one, 0x42, ...signed(bits), 0x88],
};

/** Instructions on floating-point numbers of 64 bits. */
export const f64 = {
  constant: (value: number): Code => [0x44, ...new Uint8Array(new Float64Array([value]).buffer)],
  load: (at: Code, offset = 0): Code => [...at, 0x2b, 3, ...unsigned(offset)],
  store: (at: Code, value: Code, offset = 0): Code => [
    ...at,
    ...value,
    0x39,
    3,
    ...unsigned(offset),
  ],
  absolute: (value: Code): Code => [...value, 0x99],
  add: (one: Code, other: Code): Code => [...one, ...other, 0xa0],
  subtract: (one: Code, other: Code): Code => [...one, ...other, 0xa1],
  multiply: (one: Code, other: Code): Code => [...one, ...other, 0xa2],
  divide: (one: Code, other: Code): Code => [...one, ...other, 0xa3],
  max: (one: Code, other: Code): Code => [...one, ...other, 0xa5],
  less: (one: Code, other: Code): Code => [...one, ...other, 0x63],
  /** The first if the condition is not 0, else the second. */
  select: (one: Code, other: Code, condition: Code): Code => [...one, ...other, ...condition, 0x1b],
};

/** Loads and stores of 16 bytes. */
export const v128 = {
  load: (at: Code, offset = 0): Code => [...at, 0xfd, 0x00, 1, ...unsigned(offset)],
  store: (at: Code, value: Code, offset = 0): Code => [
    ...at,
    ...value,
    0xfd,
    0x0b,
    1,
    ...unsigned(offset),
  ],
};

/** Instructions on eight unsigned whole numbers of 16 bits at once. */
export const i16x8 = {
  splat: (value: Code): Code => [...value, 0xfd, 0x10],
  max: (one: Code, other: Code): Code => [...one, ...other, 0xfd, 0x99, 0x01],
};

/** Instructions on four whole numbers of 32 bits at once. */
export const i32x4 = {
  add: (one: Code, other: Code): Code => [...one, ...other, 0xfd, 0xae, 0x01],
  /** The products of the first four of eight unsigned numbers of 16 bits. */
  productsLow: (one: Code, other: Code): Code => [...one, ...other, 0xfd, 0xbe, 0x01],
  /** The products of the last four. */
  productsHigh: (one: Code, other: Code): Code => [...one, ...other, 0xfd, 0xbf, 0x01],
};

/** Instructions on two floating-point numbers at once. */
export const f64x2 = {
  splat: (value: Code): Code => [...value, 0xfd, 0x14],
  /** Both numbers are the one in memory. */
  loadSplat: (at: Code): Code => [...at, 0xfd, 0x0a, 3, 0],
  /** The first or the second number. */
  lane: (of: 0 | 1, value: Code): Code => [...value, 0xfd, 0x21, of],
  /** Makes the second number its absolute value. */
  absoluteSecond: (value: Code): Code => [
    ...value,
    0xfd,
    0x0c,
    ...Array<number>(15).fill(0xff),
    0x7f,
    0xfd,
    0x4e,
  ],
  load: (at: Code, offset: number): Code => [...at, 0xfd, 0x00, 3, ...unsigned(offset)],
  store: (at: Code, offset: number, value: Code): Code => [
    ...at,
    ...value,
    0xfd,
    0x0b,
    3,
    ...unsigned(offset),
  ],
  add: (one: Code, other: Code): Code => [...one, ...other, 0xfd, 0xf0, 0x01],
  multiply: (one: Code, other: Code): Code => [...one, ...other, 0xfd, 0xf2, 0x01],
  /** The larger number, with the semantics of processors for NaN. */
  max: (one: Code, other: Code): Code => [...one, ...other, 0xfd, 0xf7, 0x01],
};

/** Repeats the body while the condition holds. */
export function whileLoop(condition: Code, ...body: readonly Code[]): Code {
  return [0x02, 0x40, 0x03, 0x40, ...condition, 0x45, 0x0d, 1, ...body.flat(), 0x0c, 0, 0x0b, 0x0b];
}

/** Runs one of two bodies. */
export function ifElse(condition: Code, then: readonly Code[], otherwise: readonly Code[]): Code {
  return [...condition, 0x04, 0x40, ...then.flat(), 0x05, ...otherwise.flat(), 0x0b];
}

/**
 * The bytes of a module that exports functions without results, and imports its memory as `memory.memory`.
 *
 * @param shared - whether the memory is shared between threads.
 */
function makeModule(functions: readonly WasmFunction[], shared: boolean): Uint8Array {
  const signatures = functions.map(({ parameters }) => [
    0x60,
    ...vector(parameters.map((type) => [types[type]])),
    0,
  ]);
  const memory = [...name('memory'), ...name('memory'), 0x02];
  const limits = shared ? [0x03, ...unsigned(0), ...unsigned(65536)] : [0x00, ...unsigned(0)];
  const exported = functions.map((each, index) => [...name(each.name), 0x00, index]);
  const bodies = functions.map(({ locals, body }) => {
    const code = [...vector(locals.map((type) => [1, types[type]])), ...body, 0x0b];
    return [...unsigned(code.length), ...code];
  });
  return Uint8Array.from([
    0x00,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(1, signatures),
    ...section(2, [[...memory, ...limits]]),
    ...section(
      3,
      functions.map((_, index) => [index]),
    ),
    ...section(7, exported),
    ...section(10, bodies),
  ]);
}

/** The bytes of a page of WebAssembly memory. */
export const pageBytes = 65536;

/** The part of `WebAssembly.Memory` in use. */
export interface WasmMemory {
  readonly buffer: ArrayBufferLike;
}

/** A compiled module. */
export type WasmModule = InstanceType<typeof WebAssembly.Module>;

/** WebAssembly is not part of the ES libraries, but all runtimes of the program have it. */
declare const WebAssembly: {
  readonly Memory: new (options: {
    initial: number;
    maximum?: number;
    shared?: boolean;
  }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: { memory: { memory: WasmMemory } },
  ) => { readonly exports: WasmExports };
};

/** The exported functions, by name. */
export type WasmExports = Readonly<Record<string, (...operands: (number | boolean)[]) => void>>;

/** A memory of at least some bytes. */
export function makeMemory(bytes: number, shared = false): WasmMemory {
  const pages = Math.ceil(bytes / pageBytes);
  return new WebAssembly.Memory(
    shared ? { initial: pages, maximum: pages, shared } : { initial: pages },
  );
}

/** Compiles functions; done once for all memories, so that the runtime can optimise the code. */
export function compile(functions: readonly WasmFunction[], shared = false): WasmModule {
  return new WebAssembly.Module(makeModule(functions, shared));
}

/** The functions of a module on a memory. */
export function instantiate(module: WasmModule, memory: WasmMemory): WasmExports {
  return new WebAssembly.Instance(module, { memory: { memory } }).exports;
}

function section(id: number, items: readonly Code[]): Code {
  const content = vector(items);
  return [id, ...unsigned(content.length), ...content];
}

function vector(items: readonly Code[]): Code {
  return [...unsigned(items.length), ...items.flat()];
}

function name(text: string): Code {
  return vector(Array.from(text, (letter) => [letter.charCodeAt(0)]));
}

/** An unsigned LEB128 number. */
function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

/** A signed LEB128 number. */
function signed(value: number): Code {
  return value >= -0x40 && value < 0x40
    ? [value & 0x7f]
    : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}
