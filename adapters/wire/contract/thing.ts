import * as z from 'zod/mini'
import { makeDecoder } from '../wire-format.ts'
import type { Codec } from './answer.ts'

/** By methods, so that a codec of anything is one. */
type FieldCodec = {
  readonly json: z.ZodMiniType
  encode(value: unknown): unknown
  toCore(read: unknown): unknown
}

type Flat<C> = { readonly flat: C }
type Told<S> = { readonly told: S }
type Field = z.ZodMiniType | FieldCodec | Flat<FieldCodec> | Told<z.ZodMiniType>
type Fields = Readonly<Record<string, Field>>

/** A field as the client takes it, as the server gives it, and as it is on the wire. */
type Sides<F> =
  F extends z.ZodMiniType<infer T>
    ? { core: T; given: T; wire: T }
    : F extends Codec<infer T, infer Given, infer W>
      ? { core: T; given: Given; wire: W }
      : F extends Flat<Codec<infer T, infer Given, infer _W>>
        ? { core: T; given: Given; wire: never }
        : F extends Told<z.ZodMiniType<infer T>>
          ? { core: never; given: T; wire: T }
          : never

type Side<F extends Fields, S extends 'core' | 'given'> = {
  readonly [Name in Kept<F, S> as F[Name] extends z.ZodMiniExactOptional ? never : Name]: Sides<F[Name]>[S]
} & {
  readonly [Name in Kept<F, S> as F[Name] extends z.ZodMiniExactOptional ? Name : never]?: Sides<F[Name]>[S]
}

/** The names of fields that have that side. */
type Kept<F extends Fields, S extends 'core' | 'given' | 'wire'> = {
  [Name in keyof F]: [Sides<F[Name]>[S]] extends [never] ? never : Name
}[keyof F]

/** The same under the wire's names; what is flat is not told of. */
type Wire<F extends Fields, N> = {
  [Name in Kept<F, 'wire'> as Name extends keyof N ? N[Name] & string : Name]: Sides<F[Name]>['wire']
}

/** A part of a thing that is no object on the wire: its fields are among the thing's own. It is read out of them all, and takes its own by name. */
export const flat = <C>(of: C): Flat<C> => ({ flat: of })

/** What goes out, and nobody reads back. */
export const told = <S>(json: S): Told<S> => ({ told: json })

/**
 * A thing by its fields alone, in the trade's names: each is on the wire as core has it, by a schema, or by a codec of its own.
 * `names` are those that the wire calls otherwise. Nothing else goes out.
 */
export function thing<F extends Fields, const N extends { readonly [Name in keyof F]?: string } = object>(
  fields: F,
  names?: N,
): Codec<Side<F, 'core'>, Side<F, 'given'>, Wire<F, N>> {
  const wireNames: Readonly<Record<string, string | undefined>> = names ?? {}
  const parts = Object.entries(fields).map(([name, field]) => describe(name, wireNames[name] ?? name, field))
  const shape: z.core.$ZodShape = Object.assign({}, ...parts.map((part) => part.shape))
  const json = z.object(shape) as z.ZodMiniType as z.ZodMiniType<Wire<F, N>>
  const toCore = (wire: object) => {
    const core = {}
    for (const part of parts) part.read(wire as Values, core)
    return core as Side<F, 'core'>
  }
  return {
    json,
    encode: (core) => {
      const wire = {}
      for (const part of parts) part.write(core as Values, wire)
      return wire as Wire<F, N>
    },
    decode: makeDecoder(json, toCore),
    toCore,
  }
}

type Values = Record<string, unknown>

/** What a field is on the wire, and how its value goes there and back. */
type Part = {
  readonly shape: z.core.$ZodShape
  readonly write: (core: Readonly<Values>, wire: Values) => void
  readonly read: (wire: Readonly<Values>, core: Values) => void
}

function describe(name: string, wireName: string, field: Field): Part {
  if (field instanceof z.ZodMiniType)
    return {
      shape: { [wireName]: field },
      write: (core, wire) => copy(core[name], wire, wireName),
      read: (wire, core) => copy(wire[wireName], core, name),
    }
  if ('told' in field) return { ...describe(name, wireName, field.told), read: () => {} }
  if ('flat' in field) return describeFlat(name, field.flat)
  return {
    shape: { [wireName]: field.json },
    write: (core, wire) => {
      wire[wireName] = field.encode(core[name])
    },
    read: (wire, core) => {
      core[name] = field.toCore(wire[wireName])
    },
  }
}

/** What is absent stays absent. */
function copy(value: unknown, to: Values, name: string): void {
  if (value !== undefined) to[name] = value
}

function describeFlat(name: string, { json, encode, toCore }: FieldCodec): Part {
  if (!(json instanceof z.ZodMiniObject)) throw new Error(`${name} has no fields to be among others`)
  return {
    shape: json.shape,
    write: (core, wire) => Object.assign(wire, encode(core[name])),
    read: (wire, core) => {
      core[name] = toCore(wire)
    },
  }
}
