import type { Hole } from '@osh/core/documents/answers/missing-values.ts'
import type { OwnFormError } from '@osh/core/documents/own-forms/own-form-error.ts'
import { findTypeAt } from '@osh/core/documents/own-forms/placeholder-type.ts'
import Docxtemplater, { type DXT } from 'docxtemplater'
import PizZip from 'pizzip'
import { holds } from '../form/filling/condition.ts'
import type { FormData } from '../form/filling/form-data.ts'
import { printValue } from '../form/filling/print-value.ts'
import { isPerson, listItems, resolve, type Scope } from '../form/filling/scope.ts'
import { type Expression, parseCondition, parseExpression } from '../form/reading/expression.ts'
import { joinWords } from '../form/reading/no-break-blanks.ts'
import { markEnd, withoutDoubledDots } from './doubled-dots.ts'
import { finding } from './finding.ts'
import type { Part } from './package/open-package.ts'
import { translateOpening, translateValue } from './placeholders/in-latin.ts'
import { type Known, listOf } from './placeholders/known-words.ts'
import { listRepeatedItems, parseRepetition, type Repetition } from './placeholders/repetition.ts'

/** Characters that the repeated rows of one paper may come to. */
const MOST_REPEATED = 16 * 1024 * 1024

/** XML parts that were found right, compiled: they are filled once. */
export type CompiledParts = {
  /** What is in a place where it can't be repeated; nothing may be filled then. */
  readonly findings: readonly OwnFormError[]
  fill(data: FormData): FilledParts
}

export type FilledParts = {
  /** The XML parts by their names. */
  readonly parts: ReadonlyMap<string, string>
  readonly holes: readonly Hole[]
  /** More rows than one paper can hold: there are no parts. */
  readonly isTooLarge: boolean
}

/**
 * Compiles the parts, of which the tags were found right.
 *
 * @param top what may be said outside of loops
 * @param mayBeEmpty paths of lists that may be empty: any other that is, is a hole
 */
export function compileParts(
  parts: readonly Part[],
  mayBeEmpty: ReadonlySet<string>,
  top: Known,
): CompiledParts {
  const filling = new PartFilling(mayBeEmpty)
  const zip = new PizZip()
  const texts = parts.filter(({ content }) => typeof content === 'string')
  for (const { name, content } of texts) zip.file(name, content as string)
  for (const { name, content } of parts) if (typeof content !== 'string') zip.file(name, '')
  try {
    const compiled = new Docxtemplater(zip, {
      paragraphLoop: true,
      linebreaks: true,
      stripInvalidXMLChars: true,
      errorLogging: false,
      syntax: { changeDelimiterPrefix: null },
      modules: [makeAnyClosing()],
      parser: (tag) => filling.parser(tag),
    })
    return {
      findings: [],
      fill: (data) => {
        compiled.render({ data, item: null, known: top } satisfies TagScope)
        const filled = texts.map(
          ({ name }) => [name, withoutDoubledDots(zip.file(name)?.asText() ?? '')] as const,
        )
        return {
          parts: new Map(filling.isTooLarge ? [] : filled),
          holes: filling.holes,
          isTooLarge: filling.isTooLarge,
        }
      },
    }
  } catch (error) {
    return { findings: listMisplaced(error), fill: () => throwNotRight() }
  }
}

function throwNotRight(): never {
  throw new Error('an own form that is not right is not filled')
}

/** What docxtemplater says of tags that are in different rows or cells; anything else it says is one word: damaged. */
function listMisplaced(error: unknown): readonly OwnFormError[] {
  const errors = readProperties(error).errors
  const tags = (Array.isArray(errors) ? errors : [error]).flatMap((one) => {
    const { xtag } = readProperties(one)
    return typeof xtag === 'string' ? [xtag] : []
  })
  if (tags.length === 0) return [finding('own-form/damaged')]
  return tags.map((tag) => finding('own-form/loop-misplaced', `{${tag}}`))
}

const readProperties = (error: unknown): Readonly<Record<string, unknown>> =>
  error instanceof Error && 'properties' in error && typeof error.properties === 'object'
    ? ((error.properties ?? {}) as Readonly<Record<string, unknown>>)
    : {}

type LoopPart = {
  readonly subparsed?: readonly LoopPart[]
  readonly value?: unknown
  readonly inverted?: boolean
  readonly module?: string
}

/** What placeholders can name at a place of the paper, and in which words. */
type TagScope = Scope & { readonly known: Known }

/** The words inside a loop. */
function findKnownInside({ of }: Repetition, { known }: TagScope): Known {
  const list = listOf(of.flatMap(({ path }) => findTypeAt(path, known.roots) ?? []))
  return (list && known.inside(list)) ?? known
}

const forgetName = (closing: { value: string }): void => {
  closing.value = ''
}

/** Closes whatever is open: what closes what has been judged before. */
const makeAnyClosing = (): DXT.Module => ({
  name: 'AnyClosing',
  matchers: () => [['/', 'loop', { location: 'end', priority: 1, onMatch: forgetName }]],
})

/** The filling of one paper: what was missing so far, and how much was repeated. */
class PartFilling {
  holes: Hole[] = []
  isTooLarge = false
  #repeated = 0
  readonly #mayBeEmpty: ReadonlySet<string>

  constructor(mayBeEmpty: ReadonlySet<string>) {
    this.#mayBeEmpty = mayBeEmpty
  }

  parser(tag: string) {
    return {
      get: (scope: TagScope, { meta }: { readonly meta: { readonly part: unknown } }): unknown => {
        const part = meta.part as LoopPart
        return part.module === 'loop' ? this.#begin(tag, scope, part) : this.#print(tag, scope)
      },
    }
  }

  #print(tag: string, scope: TagScope): string {
    const expression = parseExpression(translateValue(tag, scope.known.words))
    const { nameForms } = scope.data
    const said = printValue(resolve(expression.path, scope), expression.filters, nameForms)
    if (said === '' && !expression.filters.some(({ name }) => name === 'or'))
      this.#noteHole(expression, scope)
    return markEnd(joinWords(said))
  }

  /** The rows to repeat, or whether a condition holds. */
  #begin(tag: string, scope: TagScope, part: LoopPart): readonly TagScope[] | boolean {
    const { asks, source } = translateOpening(tag, scope.known.words)
    if (asks === 'if') return holds(parseCondition(source), scope)
    const repetition = parseRepetition(source)
    if (asks === 'each') return this.#listScopes(repetition, scope, part)
    const value = resolve(repetition.of[0]?.path ?? [], scope)
    if (value === null || (value.type !== 'people' && value.type !== 'rows')) return value !== null
    return part.inverted ? listItems(value).length > 0 : this.#listScopes(repetition, scope, part)
  }

  /** A scope for each row; none once there are too many. */
  #listScopes(repetition: Repetition, scope: TagScope, part: LoopPart): readonly TagScope[] {
    const items = listRepeatedItems(repetition, scope)
    const [list] = repetition.of
    const mayBeEmpty = repetition.mayBeEmpty || this.#mayBeEmpty.has(list?.path.join('.') ?? '')
    if (items.length === 0 && list && !mayBeEmpty) this.#noteHole(list, scope)
    this.#repeated += items.length * countLength(part)
    if (this.#repeated > MOST_REPEATED) this.isTooLarge = true
    const known = findKnownInside(repetition, scope)
    return this.isTooLarge ? [] : items.map((of, i) => ({ ...scope, known, item: { of, number: i + 1 } }))
  }

  #noteHole({ path }: Expression, { item }: TagScope): void {
    this.holes.push({ path, of: item && isPerson(item.of) ? item.of : null, row: item?.number ?? null })
  }
}

const lengths = new WeakMap<object, number>()

/** Characters of what is repeated. */
function countLength(part: LoopPart): number {
  const known = lengths.get(part)
  if (known !== undefined) return known
  const own = typeof part.value === 'string' ? part.value.length : 0
  const length = part.subparsed ? part.subparsed.reduce((sum, one) => sum + countLength(one), 0) : own
  lengths.set(part, length)
  return length
}
