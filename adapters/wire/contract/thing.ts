import * as z from 'zod/mini'
import { type Codec, codec } from './answer.ts'

/** By methods, so that a codec of anything is one. */
type FieldCodec = {
  readonly json: z.ZodMiniType
  encode(value: unknown): unknown
  decode(json: unknown): unknown
}

type Fields = Readonly<Record<string, z.ZodMiniType | FieldCodec>>

/** What core has, by the fields' own types. */
type Core<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends z.ZodMiniType<infer T>
    ? T
    : F[Name] extends Codec<infer T, infer _G, infer _W>
      ? T
      : never
}

/** The same as it is on the wire, under the wire's names. */
type Wire<F extends Fields, N> = {
  [Name in keyof F as Name extends keyof N ? N[Name] & string : Name]: F[Name] extends z.ZodMiniType<infer T>
    ? T
    : F[Name] extends Codec<infer _T, infer _G, infer W>
      ? W
      : never
}

/**
 * A thing by its fields alone, in the trade's names: each is on the wire as core has it, by a schema, or by a codec of its own.
 * `names` are those that the wire calls otherwise. Nothing else goes out.
 */
export function thing<F extends Fields, const N extends { readonly [Name in keyof F]?: string } = object>(
  fields: F,
  names?: N,
): Codec<Core<F>, Core<F>, Wire<F, N>> {
  const wireNames: Readonly<Record<string, string | undefined>> = names ?? {}
  const parts = Object.entries(fields).map(([name, field]) => ({
    ...{ name, wire: wireNames[name] ?? name },
    ...(field instanceof z.ZodMiniType ? { json: field, encode: keepSame, decode: keepSame } : field),
  }))
  const json = z.object(Object.fromEntries(parts.map(({ wire, json }) => [wire, json])))
  return codec(json as z.ZodMiniObject as z.ZodMiniType<object> as z.ZodMiniType<Wire<F, N>>, {
    encode: (value: Core<F>) =>
      Object.fromEntries(parts.map(({ name, wire, encode }) => [wire, encode(value[name])])) as Wire<F, N>,
    decode: (carried) => {
      const given: Readonly<Record<string, unknown>> = { ...carried }
      return Object.fromEntries(parts.map(({ name, wire, decode }) => [name, decode(given[wire])])) as Core<F>
    },
  })
}

const keepSame = (value: unknown): unknown => value
