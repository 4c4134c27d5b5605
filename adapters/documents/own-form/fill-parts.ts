import type { Hole } from '@osh/core/documents/answers/missing-values.ts'
import type { OwnFormError } from '@osh/core/documents/own-forms/own-form-error.ts'
import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import type { FormData } from '../form/filling/form-data.ts'
import { printValue } from '../form/filling/print-value.ts'
import { isPerson, itemsOf, resolve, type Scope } from '../form/filling/scope.ts'
import { type Expression, parseExpression } from '../form/reading/expression.ts'
import { finding } from './finding.ts'
import type { Part } from './package/open-package.ts'

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
 * Compiles the parts; a tag is `#path`, `^path`, `/path` or an expression as forms of the library have it.
 *
 * @param mayBeEmpty paths of lists that may be empty: any other that is, is a hole
 */
export function compileParts(parts: readonly Part[], mayBeEmpty: ReadonlySet<string>): CompiledParts {
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
      parser: (tag) => filling.parser(tag),
    })
    return {
      findings: [],
      fill: (data) => {
        compiled.render({ data, item: null } satisfies Scope)
        const filled = texts.map(({ name }) => [name, zip.file(name)?.asText() ?? ''] as const)
        return {
          parts: new Map(filling.isTooLarge ? [] : filled),
          holes: filling.holes,
          isTooLarge: filling.isTooLarge,
        }
      },
    }
  } catch (error) {
    return { findings: misplacedIn(error), fill: () => notRight() }
  }
}

function notRight(): never {
  throw new Error('an own form that is not right is not filled')
}

/** What docxtemplater says of tags that are in different rows or cells; anything else it says is one word: damaged. */
function misplacedIn(error: unknown): readonly OwnFormError[] {
  const errors = propertiesOf(error).errors
  const tags = (Array.isArray(errors) ? errors : [error]).flatMap((one) => {
    const { xtag } = propertiesOf(one)
    return typeof xtag === 'string' ? [xtag] : []
  })
  if (tags.length === 0) return [finding('own-form/damaged')]
  return tags.map((tag) => finding('own-form/loop-misplaced', `{${tag}}`))
}

const propertiesOf = (error: unknown): Readonly<Record<string, unknown>> =>
  error instanceof Error && 'properties' in error && typeof error.properties === 'object'
    ? ((error.properties ?? {}) as Readonly<Record<string, unknown>>)
    : {}

type LoopPart = {
  readonly subparsed?: readonly LoopPart[]
  readonly value?: unknown
  readonly inverted?: boolean
  readonly module?: string
}

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
    let expression: Expression | null = null
    return {
      get: (scope: Scope, { meta }: { readonly meta: { readonly part: unknown } }): unknown => {
        const part = meta.part as LoopPart
        expression ??= parseExpression(tag)
        return part.module === 'loop' ? this.#over(expression, scope, part) : this.#print(expression, scope)
      },
    }
  }

  #print(expression: Expression, scope: Scope): string {
    const { nameForms } = scope.data
    const said = printValue(resolve(expression.path, scope), expression.filters, nameForms)
    if (said === '' && !expression.filters.some(({ name }) => name === 'or')) this.#hole(expression, scope)
    return said
  }

  /** The rows to repeat, or whether a condition holds; nothing more once there is too much. */
  #over(list: Expression, scope: Scope, part: LoopPart): readonly Scope[] | boolean {
    const value = resolve(list.path, scope)
    if (value === null || (value.type !== 'people' && value.type !== 'rows')) return value !== null
    const items = itemsOf(value)
    if (part.inverted) return items.length > 0
    if (items.length === 0 && !this.#mayBeEmpty.has(list.path.join('.'))) this.#hole(list, scope)
    this.#repeated += items.length * lengthOf(part)
    if (this.#repeated > MOST_REPEATED) this.isTooLarge = true
    return this.isTooLarge ? [] : items.map((of, i) => ({ ...scope, item: { of, number: i + 1 } }))
  }

  #hole({ path }: Expression, { item }: Scope): void {
    this.holes.push({ path, of: item && isPerson(item.of) ? item.of : null, row: item?.number ?? null })
  }
}

const lengths = new WeakMap<object, number>()

/** Characters of what is repeated. */
function lengthOf(part: LoopPart): number {
  const known = lengths.get(part)
  if (known !== undefined) return known
  const own = typeof part.value === 'string' ? part.value.length : 0
  const length = part.subparsed ? part.subparsed.reduce((sum, one) => sum + lengthOf(one), 0) : own
  lengths.set(part, length)
  return length
}
