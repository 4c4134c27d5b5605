import { aPicture } from '#tests/pictures.ts'
import type { Given, House, Json } from './asking.ts'
import { rightBodies } from './hostile.ts'
import type { Operation, Parameter } from './published.ts'

export type Sent = Given & { readonly path: string }

/** A request of any published operation about a house's things: a route that is added later is asked like the others. */
export function requestOf({ method, path, pattern, ...operation }: Operation, house: House): Sent {
  const { parameters, takesBody, takesFile, fields } = operation
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const described = parameters.find((one) => one.in === 'path' && one.name === name)
    const thing = path.endsWith('/accident')
      ? 'worsened'
      : path.endsWith('/completion/withdrawal')
        ? 'doneMeasure'
        : (described?.description ?? '')
    return String(idOf(house, thing) ?? 1001)
  })
  const query = new URLSearchParams(
    parameters.filter((one) => one.in === 'query').map((one) => [one.name, sample(one, house)]),
  )
  const right = rightBodies(house)[`${method} ${pattern}`] ?? {}
  const company = fields.includes('companyId') ? { companyId: house.company } : {}
  return {
    method,
    path: query.size > 0 ? `${filled}?${query}` : filled,
    ...(takesBody ? { body: { ...company, ...right } } : {}),
    ...(takesFile[0]
      ? {
          body: takesFile[0] === 'image/jpeg' ? aPicture('another') : 'own form',
          headers: { 'content-type': takesFile[0] },
        }
      : {}),
  }
}

/** Whether the operation says whose thing it is about. */
export const namesCompany = ({ parameters, fields, opensBy }: Operation): boolean =>
  opensBy !== null &&
  (fields.includes('companyId') || parameters.some((one) => one.in === 'path' || one.name === 'companyId'))

const idOf = (house: House, thing: string): number | undefined =>
  Object.entries(house).find(([kind]) => kind === thing)?.[1]

const usual: Readonly<Record<string, string>> = {
  person: '1',
  step: 'inspect',
  roleId: '101',
  templateId: '1002',
  year: '2026',
}

/** `employeeId` is of the house's employee, `ofCompanyId` of its company; anything else is some value of its schema. */
function sample({ name, schema }: Parameter, house: House): string {
  const thing = name === 'ofCompanyId' ? 'company' : name.replace(/Id$/, '')
  const named = idOf(house, thing) ?? usual[name]
  if (named !== undefined) return String(named)
  const { enum: words, const: only, format, type, minimum } = schema as Schema
  return String(only ?? words?.[0] ?? (format === 'date' ? '2026-01-10' : type === 'integer' ? minimum : 'а'))
}

type Schema = Json & {
  readonly enum?: readonly string[]
  readonly const?: string
  readonly format?: string
  readonly type?: string
  readonly minimum?: number
}
