import {
  type TemplateId,
  templateKinds,
  type ValueKind,
  type ValueSpec,
} from '@osh/core/documents/library/template.ts'
import { type TemplateGroup, templateGroups } from '@osh/core/documents/library/template-group.ts'
import * as z from 'zod/mini'
import { all, codec } from '../contract/answer.ts'
import { flat, thing } from '../contract/thing.ts'
import { endingActFields } from '../ending-act-wire.ts'
import { day, id, idOf, listOf, requireKnown } from '../wire-format.ts'
import { bound } from './bound-wire.ts'

const findKnownGroup = (id: number) =>
  requireKnown(templateGroups.find((group) => group.id === id) ?? null, 'templateGroupId')

const group = codec(id, { encode: (of: TemplateGroup) => of.id, decode: findKnownGroup })
const groupByName = codec(z.object({ templateGroupId: id, name: z.string() }), {
  encode: ({ id, name }: TemplateGroup) => ({ templateGroupId: id, name }),
  decode: ({ templateGroupId }) => findKnownGroup(templateGroupId),
})

const plainKinds = ['text', 'longText', 'date', 'period', 'number', 'place', 'employee', 'employees'] as const

const suggestionJson = z.discriminatedUnion('from', [
  z.object({ from: z.literal('text'), text: z.string() }),
  z.object({ from: z.literal('document-date') }),
  z.object({ from: z.literal('company'), field: z.enum(['legalAddress', 'actualAddress', 'shortName']) }),
  z.object({ from: z.literal('director') }),
  z.object({ from: z.literal('responsible'), roles: listOf(z.string()) }),
])

/** What a form asks for beyond the company's data; `role`, `options`, `items` and `columns` where the type has them. */
const valueJson = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum([...plainKinds, 'commission', 'responsible', 'choice', 'classifier', 'rows']),
  role: z.exactOptional(z.string()),
  options: z.exactOptional(listOf(z.string())),
  items: z.exactOptional(listOf(z.object({ code: z.string(), label: z.string() }))),
  columns: z.exactOptional(
    listOf(z.object({ name: z.string(), label: z.string(), optional: z.exactOptional(z.boolean()) })),
  ),
  required: z.boolean(),
  suggested: z.nullable(suggestionJson),
  source: z.exactOptional(z.string()),
  hint: z.string(),
  bounds: listOf(bound),
})
type ValueJson = z.infer<typeof valueJson>

export const templateScopeWord = z.enum(['company', 'employee'])

function encodeValue({ kind, suggested, source, name, label, required, hint, bounds }: ValueSpec): ValueJson {
  const common = {
    name,
    label,
    required,
    hint,
    bounds,
    suggested,
    ...(source === undefined ? {} : { source }),
  }
  if (kind.type === 'responsible') return { ...common, type: kind.type, role: kind.role }
  if (kind.type === 'choice') return { ...common, type: kind.type, options: kind.options }
  if (kind.type === 'classifier') return { ...common, type: kind.type, items: kind.items }
  if (kind.type === 'rows')
    return {
      ...common,
      type: kind.type,
      columns: kind.columns.map(({ formerLabels: _, ...column }) => column),
    }
  return { ...common, type: kind.type }
}

const value = codec(valueJson, {
  encode: encodeValue,
  decode: ({ type, role = '', options = [], items = [], columns = [], ...spec }): ValueSpec => ({
    ...spec,
    kind: decodeKind({ type, role, options, items, columns }),
  }),
})

type KindJson = Required<Pick<ValueJson, 'type' | 'role' | 'options' | 'items' | 'columns'>>

function decodeKind({ type, role, options, items, columns }: KindJson): ValueKind {
  switch (type) {
    case 'responsible':
      return { type, role }
    case 'choice':
      return { type, options }
    case 'classifier':
      return { type, items }
    case 'rows':
      return { type, columns }
    default:
      return { type }
  }
}

export const template = thing(
  {
    id: idOf<TemplateId>(),
    slug: z.string(),
    title: z.string(),
    group,
    kind: z.enum(templateKinds),
    scope: templateScopeWord,
    per: z.enum(['paper', 'employee', 'register']),
    basis: listOf(z.object({ act: z.string(), point: z.nullable(z.string()) })),
    validFrom: day,
    validTo: z.nullable(day),
    values: all(value),
    caution: z.string(),
    keptFor: z.exactOptional(z.int()),
    asOf: z.exactOptional(z.string()),
    people: z.exactOptional(z.string()),
    follows: z.exactOptional(z.string()),
  },
  { title: 'name', group: 'templateGroupId' },
)

/** A group of forms as a page shows it; `daysLeft` is negative once the day has passed. */
export const templateGroup = thing(
  {
    group: flat(groupByName),
    needsResponsible: z.boolean(),
    templates: all(template),
    ending: all(thing({ ...endingActFields, daysLeft: z.int() })),
  },
  { ending: 'endingActs' },
)
