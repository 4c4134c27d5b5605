import {
  type Suggestion,
  type Template,
  type TemplateId,
  templateKinds,
  type ValueKind,
  type ValueSpec,
} from '@osh/core/documents/library/template.ts'
import { findGroupByName } from '@osh/core/documents/library/template-group.ts'
import { peopleSources } from '@osh/core/documents/sources/people.ts'
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

/** A value as files have it. */
export const writtenValue = z.strictObject({
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
    .array(
      z.strictObject({ name: z.string(), label: z.string(), formerly, optional: z.literal(true).optional() }),
    )
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
  /** The form whose next edition this is. */
  follows: z.string().optional(),
  caution: z.string().default(''),
  keptFor: z.int().positive().optional(),
  asOf: z
    .string()
    .regex(/^values\.\w+$/)
    .optional(),
  people: z.enum(Object.keys(peopleSources)).optional(),
  values: z.array(writtenValue).default([]),
})

export type WrittenValue = z.infer<typeof writtenValue>

/** A form's file: what is known of it, and its text. */
export function splitForm(source: string): { readonly head: string; readonly body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(source.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined) throw new Error('no front matter')
  return { head, body }
}

/** What is known of a form; its parts ask for `shared` besides what it asks for itself. Throws with all that is wrong. */
export function readFrontMatter(head: string, shared: readonly WrittenValue[]): Template {
  const written = frontMatter.safeParse(parse(head))
  if (!written.success) throw new Error(z.prettifyError(written.error))
  const { id, number, validTo = null, values: own, asOf, keptFor, follows, people, ...rest } = written.data
  const values = [...own, ...shared.filter(({ name }) => own.every((one) => one.name !== name))]
  const group = findGroupByName(rest.group)
  if (group === null) throw new Error(`no group: ${rest.group}`)
  return {
    ...rest,
    id: number as TemplateId,
    slug: id,
    group,
    validTo,
    values: values.map((value) => readValue(value, values)),
    ...(keptFor === undefined ? {} : { keptFor }),
    ...(follows === undefined ? {} : { follows }),
    ...(people === undefined ? {} : { people: readPeople(people, rest.per) }),
    ...(asOf === undefined ? {} : { asOf: readAsOf(asOf, values) }),
  }
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

/** Who is known beforehand is ticked in the list that a form of people has. */
function readPeople(people: string, per: Template['per']): string {
  if (per === 'paper') throw new Error(`people: ${people} goes with a form of people`)
  return people
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
      columns: columns.map(({ name, label, optional, ...rest }) => ({
        ...{ name, label, ...readFormer(rest) },
        ...(optional ? { optional } : {}),
      })),
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
