import type { Right } from '@osh/core/rights/right.ts'
import type { Asked, Json } from './asking.ts'

export type Operation = {
  readonly method: string
  /** `/api/memos/{id}`. */
  readonly path: string
  /** `/api/memos/:id`: the router's way of writing it. */
  readonly pattern: string
  readonly responses: Readonly<Record<string, Json>>
  /** Names of the body's fields, empty where there is none. */
  readonly fields: readonly string[]
  /** Of JSON. */
  readonly takesBody: boolean
  /** Bytes that the body may have; 0 where there is none. */
  readonly bodyLimit: number
  /** Media types of a file that is the body. */
  readonly takesFile: readonly string[]
  readonly parameters: readonly Parameter[]
  /** What opens it beside the bearer; null where no one is asked who they are. */
  readonly opensBy: readonly string[] | null
  /** It answers with events for as long as someone listens. */
  readonly isStream: boolean
  /** What a member must be allowed to; null where no company is asked about. */
  readonly right: Right | null
}

/** A parameter of the path or the query; `description` says what an id of the path is of. */
export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly description?: string
  readonly schema: Json
}

type Described = {
  readonly responses: Readonly<Record<string, Json>>
  readonly parameters: readonly Parameter[]
  readonly security?: readonly Json[]
  readonly 'x-right'?: Right
  readonly requestBody?: {
    readonly description: string
    readonly content: Readonly<Record<string, { readonly schema: { readonly properties?: Json } }>>
  }
}
export type Document = Json & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
}

export async function published({ ask }: Asked): Promise<Document> {
  return (await (await ask('/api/openapi.json')).json()) as Document
}

export const operationsOf = ({ paths }: Document): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses, parameters, security, requestBody, ...said }]) => ({
      method: method.toUpperCase(),
      path,
      pattern: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      responses,
      fields: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
      takesBody: requestBody?.content['application/json'] !== undefined,
      takesFile: Object.keys(requestBody?.content ?? {}).filter((type) => !type.endsWith('json')),
      bodyLimit: Number(/\d+/.exec(requestBody?.description ?? '0')?.[0]),
      parameters,
      opensBy: security?.flatMap((one) => Object.keys(one)) ?? null,
      isStream: 'text/event-stream' in ((responses[200]?.content as Json | undefined) ?? {}),
      right: said['x-right'] ?? null,
    })),
  )
