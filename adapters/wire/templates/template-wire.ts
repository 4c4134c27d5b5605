import {
  type Suggestion,
  type Template,
  type TemplateId,
  templateKinds,
  type ValueKind,
  type ValueSpec,
} from '@osh/core/documents/library/template.ts'
import type { OfferedGroup } from '@osh/core/documents/library/template-catalogue.ts'
import { templateGroups } from '@osh/core/documents/library/template-group.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { decodeEndingAct, encodeEndingAct, endingActJson } from '../ending-act-wire.ts'
import { day, id, requireKnown } from '../wire-format.ts'
import { boundJson, decodeBound, encodeBound } from './bound-wire.ts'

const findKnownGroup = (id: number) =>
  requireKnown(templateGroups.find((group) => group.id === id) ?? null, 'templateGroupId')

const plainKinds = ['text', 'longText', 'date', 'period', 'number', 'place', 'employee', 'employees'] as const

const suggestionJson = z.discriminatedUnion('from', [
  z.object({ from: z.literal('text'), text: z.string() }),
  z.object({ from: z.literal('document-date') }),
  z.object({ from: z.literal('company'), field: z.enum(['legalAddress', 'actualAddress', 'shortName']) }),
  z.object({ from: z.literal('director') }),
  z.object({ from: z.literal('responsible'), roles: z.array(z.string()) }),
])

/** What a form asks for beyond the company's data; `role`, `options`, `items` and `columns` where the type has them. */
const valueJson = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum([...plainKinds, 'commission', 'responsible', 'choice', 'classifier', 'rows']),
  role: z.exactOptional(z.string()),
  options: z.exactOptional(z.array(z.string())),
  items: z.exactOptional(z.array(z.object({ code: z.string(), label: z.string() }))),
  columns: z.exactOptional(
    z.array(z.object({ name: z.string(), label: z.string(), optional: z.exactOptional(z.boolean()) })),
  ),
  required: z.boolean(),
  suggested: z.nullable(suggestionJson),
  source: z.exactOptional(z.string()),
  hint: z.string(),
  bounds: z.array(boundJson),
})
type ValueJson = z.infer<typeof valueJson>

export const templateScopeWord = z.enum(['company', 'employee'])

const templateJson = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  templateGroupId: id,
  kind: z.enum(templateKinds),
  scope: templateScopeWord,
  per: z.enum(['paper', 'employee', 'register']),
  basis: z.array(z.object({ act: z.string(), point: z.nullable(z.string()) })),
  validFrom: day,
  validTo: z.nullable(day),
  values: z.array(valueJson),
  caution: z.string(),
  keptFor: z.exactOptional(z.int()),
  asOf: z.exactOptional(z.string()),
  people: z.exactOptional(z.string()),
  follows: z.exactOptional(z.string()),
})
type TemplateJson = z.infer<typeof templateJson>

/** `countDaysLeft` is negative once the day has passed. */
const expiringActJson = z.extend(endingActJson, { daysLeft: z.int() })

const templateGroupJson = z.object({
  templateGroupId: id,
  name: z.string(),
  needsResponsible: z.boolean(),
  templates: z.array(templateJson),
  endingActs: z.array(expiringActJson),
})

const encodeTemplate = (template: Template): TemplateJson => ({
  id: template.id,
  slug: template.slug,
  name: template.title,
  templateGroupId: template.group.id,
  kind: template.kind,
  scope: template.scope,
  per: template.per,
  basis: template.basis.map((citation) => ({ ...citation })),
  validFrom: template.validFrom,
  validTo: template.validTo,
  values: template.values.map(encodeValue),
  caution: template.caution,
  ...(template.keptFor === undefined ? {} : { keptFor: template.keptFor }),
  ...(template.asOf === undefined ? {} : { asOf: template.asOf }),
  ...(template.people === undefined ? {} : { people: template.people }),
  ...(template.follows === undefined ? {} : { follows: template.follows }),
})

function encodeValue({ kind, suggested, source, name, label, required, hint, bounds }: ValueSpec): ValueJson {
  const common = {
    name,
    label,
    required,
    hint,
    bounds: bounds.map(encodeBound),
    suggested: suggested && encodeSuggestion(suggested),
    ...(source === undefined ? {} : { source }),
  }
  if (kind.type === 'responsible') return { ...common, type: kind.type, role: kind.role }
  if (kind.type === 'choice') return { ...common, type: kind.type, options: [...kind.options] }
  if (kind.type === 'classifier')
    return { ...common, type: kind.type, items: kind.items.map((item) => ({ ...item })) }
  if (kind.type === 'rows')
    return {
      ...common,
      type: kind.type,
      columns: kind.columns.map(({ formerLabels: _, ...column }) => column),
    }
  return { ...common, type: kind.type }
}

const encodeSuggestion = (suggested: Suggestion): z.infer<typeof suggestionJson> =>
  suggested.from === 'responsible' ? { ...suggested, roles: [...suggested.roles] } : suggested

const decodeTemplate = (json: TemplateJson): Template => ({
  id: json.id as TemplateId,
  slug: json.slug,
  title: json.name,
  group: findKnownGroup(json.templateGroupId),
  kind: json.kind,
  scope: json.scope,
  per: json.per,
  basis: json.basis,
  validFrom: json.validFrom,
  validTo: json.validTo,
  caution: json.caution,
  ...(json.keptFor === undefined ? {} : { keptFor: json.keptFor }),
  ...(json.asOf === undefined ? {} : { asOf: json.asOf }),
  ...(json.people === undefined ? {} : { people: json.people }),
  ...(json.follows === undefined ? {} : { follows: json.follows }),
  values: json.values.map(({ type, role, options, items, columns, bounds, ...spec }) => ({
    ...spec,
    bounds: bounds.map(decodeBound),
    kind: decodeKind({
      type,
      role: role ?? '',
      options: options ?? [],
      items: items ?? [],
      columns: columns ?? [],
    }),
  })),
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

const encodeTemplateGroup = ({
  group,
  needsResponsible,
  templates,
  ending,
}: OfferedGroup): z.infer<typeof templateGroupJson> => ({
  templateGroupId: group.id,
  name: group.name,
  needsResponsible,
  templates: templates.map(encodeTemplate),
  endingActs: ending.map(({ daysLeft, ...one }) => ({ ...encodeEndingAct(one), daysLeft })),
})

export const template = codec(templateJson, { encode: encodeTemplate, decode: decodeTemplate })

/** A group of forms as a page shows it. */
export const templateGroup = codec(templateGroupJson, {
  encode: encodeTemplateGroup,
  decode: ({ templateGroupId, needsResponsible, templates, endingActs }): OfferedGroup => ({
    group: findKnownGroup(templateGroupId),
    needsResponsible,
    templates: templates.map(decodeTemplate),
    ending: endingActs.map(({ daysLeft, ...act }) => ({ ...decodeEndingAct(act), daysLeft })),
  }),
})
