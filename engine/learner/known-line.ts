import { z } from 'zod';
import { isDay } from '../puzzles/day.ts';
import { lineSchema, type Line } from './line.ts';
import { isMoment } from './moment.ts';

/**
 * A line of the journal if this program knows it. As `lineSchema` checks, but many times as fast: a journal is read at each
 * start, and may have tens of thousands of lines.
 */
export function knownLine(value: unknown): Line | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { what } = value as { readonly what?: unknown };
  return checkOfKind(what)?.(value) === true ? (value as Line) : undefined;
}

type Check = (value: unknown) => boolean;

const checks = new Map<unknown, Check>();

/** The check of a kind of lines, compiled from its schema at its first line; undefined if there is no such kind. */
function checkOfKind(what: unknown): Check | undefined {
  const known = checks.get(what);
  if (known !== undefined) return known;
  const schema = lineSchema.options.find(({ shape }) => shape.what.value === what);
  if (schema === undefined) return undefined;
  const check = checkBy(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  checks.set(what, check);
  return check;
}

/** Checks of texts that a schema names as a format, since JSON schemas have no functions. */
const formats: Readonly<Record<string, (text: string) => boolean>> = {
  moment: isMoment,
  day: isDay,
};

/** A check by a JSON schema, of the parts that the schemas of lines use. */
function checkBy(schema: z.core.JSONSchema.BaseSchema): Check {
  const { anyOf, enum: some, const: fixed, type } = schema;
  if (anyOf !== undefined) {
    const any = anyOf.map(checkBy);
    return (value) => any.some((check) => check(value));
  }
  if (fixed !== undefined) return (value) => value === fixed;
  if (some !== undefined) {
    const values = new Set<unknown>(some);
    return (value) => values.has(value);
  }
  switch (type) {
    case 'object':
      return checkOfObject(schema);
    case 'array':
      return checkOfArray(schema);
    case 'string':
      return checkOfString(schema);
    case 'number':
    case 'integer': {
      const { minimum = -Infinity, maximum = Infinity } = schema;
      const isKind = type === 'integer' ? Number.isInteger : Number.isFinite;
      return (value) => isKind(value) && Number(value) >= minimum && Number(value) <= maximum;
    }
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'null':
      return (value) => value === null;
    default: {
      // A list of types.
      const any = [type ?? []].flat().map((each) => checkBy({ type: each }));
      return (value) => any.some((check) => check(value));
    }
  }
}

function checkOfString({
  maxLength = Infinity,
  pattern,
  format,
}: z.core.JSONSchema.BaseSchema): Check {
  const form = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const isFormat = format === undefined ? undefined : formats[format];
  return (value) =>
    typeof value === 'string' &&
    value.length <= maxLength &&
    (form === undefined || form.test(value)) &&
    (isFormat === undefined || isFormat(value));
}

function checkOfArray({ items, minItems = 0 }: z.core.JSONSchema.BaseSchema): Check {
  const check = checkBy(items as z.core.JSONSchema.BaseSchema);
  return (value) => Array.isArray(value) && value.length >= minItems && value.every(check);
}

function checkOfObject(schema: z.core.JSONSchema.BaseSchema): Check {
  const { properties = {}, required = [], additionalProperties } = schema;
  const named = Object.entries(properties).map(([name, each]) => {
    const check = checkBy(each as z.core.JSONSchema.BaseSchema);
    return { name, check, isNeeded: required.includes(name) };
  });
  const names = new Set(named.map(({ name }) => name));
  const other =
    typeof additionalProperties === 'object' ? checkBy(additionalProperties) : () => false;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const parts = value as Readonly<Record<string, unknown>>;
    for (const { name, check, isNeeded } of named) {
      const part = parts[name];
      if (part === undefined ? isNeeded : !check(part)) return false;
    }
    for (const name in parts) if (!names.has(name) && !other(parts[name])) return false;
    return true;
  };
}
