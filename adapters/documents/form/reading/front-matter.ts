import {
  type Suggestion,
  type Template,
  type TemplateId,
  templateKinds,
  type ValueKind,
  type ValueSpec,
} from '@osh/core/documents/library/template.ts'
import { findGroupByName } from '@osh/core/documents/library/template-group.ts'
import { sourceNamed } from '@osh/core/documents/sources/source-table.ts'
import { findClassifier } from '@osh/core/norms/classifiers.ts'
import { parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { parse } from 'yaml'
import { z } from 'zod'
import { readBound, writtenBound } from './read-bounds.ts'

const day = z.string().transform((text, context) => {
  const date = parseLocalDate(text)
  if (date.ok) return date.value
  context.addIssue(`no date: ${text}`)
  return z.NEVER
})

const suggestion = z.union([
  z.strictObject({ text: z.string().min(1) }),
  z.strictObject({
    from: z.enum([
      'document.date',
      'director',
      'company.legalAddress',
      'company.actualAddress',
      'company.shortName',
    ]),
  }),
  z.strictObject({ from: z.literal('responsible'), roles: z.array(z.string()).min(1) }),
])

const formerly = z.array(z.string().min(1)).min(1).optional()

const value = z.strictObject({
  name: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  label: z.string().min(3),
  formerly,
  type: z.enum([
    'text',
    'longText',
    'place',
    'choice',
    'classifier',
    'number',
    'date',
    'period',
    'employee',
    'responsible',
    'employees',
    'commission',
    'rows',
  ]),
  required: z.boolean().default(true),
  default: suggestion.optional(),
  source: z.string().optional(),
  hint: z.string().default(''),
  role: z.string().optional(),
  bounds: z.array(writtenBound).default([]),
  options: z.array(z.string()).min(2).optional(),
  classifier: z.string().optional(),
  columns: z
    .array(z.strictObject({ name: z.string(), label: z.string(), formerly }))
    .min(1)
    .optional(),
})

const frontMatter = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  number: z.int().positive(),
  title: z.string().min(5),
  group: z.string(),
  kind: z.enum(templateKinds),
  scope: z.enum(['company', 'employee']),
  per: z.enum(['paper', 'employee', 'register']),
  basis: z.array(z.strictObject({ act: z.string(), point: z.coerce.string().nullable() })).min(1),
  validFrom: day,
  validTo: day.optional(),
  caution: z.string().default(''),
  asOf: z
    .string()
    .regex(/^values\.\w+$/)
    .optional(),
  values: z.array(value).default([]),
})

type WrittenValue = z.infer<typeof value>

/** Splits a form's file into what is known of it and its text; throws with all that is wrong with the former. */
export function readFrontMatter(source: string): { readonly template: Template; readonly body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(source.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined) throw new Error('no front matter')
  const written = frontMatter.safeParse(parse(head))
  if (!written.success) throw new Error(z.prettifyError(written.error))
  const { id, number, validTo = null, values, asOf, ...rest } = written.data
  const group = findGroupByName(rest.group)
  if (group === null) throw new Error(`no group: ${rest.group}`)
  const template: Template = {
    ...rest,
    id: number as TemplateId,
    slug: id,
    group,
    validTo,
    values: values.map((value) => readValue(value, values)),
    ...(asOf === undefined ? {} : { asOf: readAsOf(asOf, values) }),
  }
  return { template, body }
}

const readValue = (written: WrittenValue, all: readonly WrittenValue[]): ValueSpec => ({
  name: written.name,
  label: written.label,
  kind: readKind(written),
  required: written.required,
  suggested: readSuggestion(written),
  hint: written.hint,
  bounds: written.bounds.map((bound) => readBound(bound, written, all)),
  ...(written.source === undefined ? {} : { source: readSource(written.source, written) }),
  ...readFormer(written),
})

const readFormer = ({ formerly }: Pick<WrittenValue, 'formerly'>) =>
  formerly === undefined ? {} : { formerLabels: formerly }

/** A source of core whose answers the value can take. */
function readSource(source: string, { name, options }: WrittenValue): string {
  const found = sourceNamed(source)
  if (found === null) throw new Error(`${name}: no source ${source}`)
  const foreign = options && found.options?.find((answer) => !options.includes(answer))
  if (foreign !== undefined) throw new Error(`${name}: ${source} may answer «${foreign}»`)
  return source
}

function readAsOf(path: string, values: readonly WrittenValue[]): string {
  const name = path.slice('values.'.length)
  if (values.every((value) => value.name !== name || value.type !== 'date'))
    throw new Error(`asOf: no day ${name}`)
  return name
}

function readKind({ type, name, role, options, classifier, columns }: WrittenValue): ValueKind {
  if ((role !== undefined) !== (type === 'responsible'))
    throw new Error(`${name}: role goes with responsible`)
  if ((options !== undefined) !== (type === 'choice')) throw new Error(`${name}: options go with choice`)
  if ((columns !== undefined) !== (type === 'rows')) throw new Error(`${name}: columns go with rows`)
  if ((classifier !== undefined) !== (type === 'classifier'))
    throw new Error(`${name}: classifier goes with classifier`)
  if (role !== undefined && type === 'responsible') return { type, role }
  if (options !== undefined && type === 'choice') return { type, options }
  if (columns !== undefined && type === 'rows')
    return {
      type,
      columns: columns.map(({ name, label, ...rest }) => ({ name, label, ...readFormer(rest) })),
    }
  if (classifier !== undefined && type === 'classifier') {
    const found = findClassifier(classifier)
    if (found === null) throw new Error(`${name}: no classifier ${classifier}`)
    return { type, items: found.items }
  }
  if (type === 'classifier' || type === 'responsible' || type === 'choice' || type === 'rows')
    throw new Error(`${name}: ${type}`)
  return { type }
}

function readSuggestion({ default: given, role }: WrittenValue): Suggestion | null {
  if (given === undefined) return role === undefined ? null : { from: 'responsible', roles: [role] }
  if ('text' in given) return { from: 'text', text: given.text }
  switch (given.from) {
    case 'responsible':
      return { from: 'responsible', roles: given.roles }
    case 'document.date':
      return { from: 'document-date' }
    case 'director':
      return { from: 'director' }
    case 'company.legalAddress':
      return { from: 'company', field: 'legalAddress' }
    case 'company.actualAddress':
      return { from: 'company', field: 'actualAddress' }
    case 'company.shortName':
      return { from: 'company', field: 'shortName' }
  }
}
