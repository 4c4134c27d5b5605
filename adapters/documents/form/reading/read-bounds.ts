import type { Asked, Bound, Edge, Measure, OtherValue } from '@osh/core/documents/bounds/bound.ts'
import { findClassifier } from '@osh/core/norms/classifiers.ts'
import { confidences } from '@osh/core/norms/confidence.ts'
import { parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { z } from 'zod'

const reference = z.string().regex(/^values\.[A-Za-z]+$/)
const measure = z.union([z.number(), reference])

/** One rule a bound, and who asks it; «when» names options of a choice, each by words that no other option has, or codes of a classifier. */
export const writtenBound = z
  .strictObject({
    min: measure.optional(),
    max: measure.optional(),
    members: z.int().min(2).optional(),
    with: z.array(reference).default([]),
    oneOf: z.array(z.string()).min(1).optional(),
    odd: z.literal(true).optional(),
    asMany: reference.optional(),
    noneOf: reference.optional(),
    onlyWith: reference.optional(),
    notBefore: z.string().optional(),
    notAfter: z.string().optional(),
    when: z.record(z.string(), z.array(z.string()).min(1)).default({}),
    act: z.string().optional(),
    point: z.string().optional(),
    confidence: z.enum(confidences).default('found'),
  })
  .refine(({ act, point }) => (act === undefined) === (point === undefined), 'act goes with point')
export type WrittenBound = z.infer<typeof writtenBound>

/** A value as far as bounds of others name it. */
export type Named = {
  readonly name: string
  readonly label: string
  readonly type: string
  readonly options?: readonly string[] | undefined
  readonly classifier?: string | undefined
}

/** Throws for what the form's values can't be held to. */
export function readBound(written: WrittenBound, of: Named, values: readonly Named[]): Bound {
  const asked = readAsked(written, (path) => requireOther(path, values), of)
  const fit = fits[asked.asks]
  if (!fit.includes(of.type)) throw new Error(`${of.name}: no ${asked.asks} of a ${of.type}`)
  const { act, point = null, confidence } = written
  return {
    ...asked,
    by: act === undefined ? null : { act, point },
    confidence: act === undefined ? 'spec' : confidence,
    when: readWhen(written.when, values),
  }
}

const people = ['commission', 'employees']
const days = ['date', 'period']
const fits: Readonly<Record<Asked['asks'], readonly string[]>> = {
  least: ['number'],
  most: ['number'],
  people,
  'one-of': ['choice'],
  odd: people,
  'as-many': people,
  'no-one-of': [...people, 'employee', 'responsible'],
  'only-with': ['number', 'text', 'longText'],
  'not-before': days,
  'not-after': days,
}

function readAsked(written: WrittenBound, other: (path: string) => OtherValue, of: Named): Asked {
  const { min, max, members, oneOf, odd, asMany, noneOf, onlyWith, notBefore, notAfter } = written
  const asked: readonly (Asked | false)[] = [
    min !== undefined && { asks: 'least', measure: readMeasure(min, other) },
    max !== undefined && { asks: 'most', measure: readMeasure(max, other) },
    members !== undefined && {
      asks: 'people',
      least: members,
      with: written.with.map(other),
    },
    oneOf !== undefined && { asks: 'one-of', options: findOptions(oneOf, of) },
    odd === true && { asks: 'odd' },
    asMany !== undefined && { asks: 'as-many', as: other(asMany) },
    noneOf !== undefined && { asks: 'no-one-of', other: other(noneOf) },
    onlyWith !== undefined && { asks: 'only-with', other: other(onlyWith) },
    notBefore !== undefined && { asks: 'not-before', edge: readEdge(notBefore, other) },
    notAfter !== undefined && { asks: 'not-after', edge: readEdge(notAfter, other) },
  ]
  const [one, ...more] = asked.filter((rule) => rule !== false)
  if (one === undefined || more.length > 0) throw new Error('a bound asks one thing')
  return one
}

const readMeasure = (written: number | string, other: (path: string) => OtherValue): Measure =>
  typeof written === 'number' ? written : other(written)

function readEdge(written: string, other: (path: string) => OtherValue): Edge {
  if (written === 'document.date') return { of: 'document' }
  if (written.startsWith('values.')) return { of: 'value', value: other(written) }
  const day = parseLocalDate(written)
  if (!day.ok) throw new Error(`no day: ${written}`)
  return { of: 'day', day: day.value }
}

function requireOther(path: string, values: readonly Named[]): OtherValue {
  const found = values.find(({ name }) => `values.${name}` === path)
  if (found === undefined) throw new Error(`no value ${path}`)
  return { name: found.name, label: found.label }
}

const readWhen = (
  written: Readonly<Record<string, readonly string[]>>,
  values: readonly Named[],
): Bound['when'] =>
  Object.entries(written).map(([name, words]) => {
    const choice = values.find((value) => value.name === name)
    if (choice === undefined) throw new Error(`when: no value ${name}`)
    return { name, is: findOptions(words, { ...choice, options: listOptions(choice) }) }
  })

/** The options of a choice, or the codes of a classifier. */
const listOptions = ({ options, classifier = '' }: Named): readonly string[] =>
  options ?? findClassifier(classifier)?.items.map(({ code }) => code) ?? []

/** The options that the words stand for: each in one option alone, or the whole of one. */
const findOptions = (words: readonly string[], { name, options = [] }: Named): readonly string[] =>
  words.map((said) => {
    const found = options.includes(said) ? [said] : options.filter((option) => option.includes(said))
    const [option, ...others] = found
    if (option === undefined || others.length > 0) throw new Error(`${name}: «${said}» is no one option`)
    return option
  })
