import { isConfirmed } from '../../norms/confidence.ts'
import { formatDate } from '../../wording/formats/dates.ts'
import { cite, notCompared } from '../../wording/law/norms.ts'
import type { Answers } from '../answers/answers.ts'
import type { ValueSpec } from '../library/template.ts'
import type { Asked, Bound, Edge } from './bound.ts'
import { listBoundsNow } from './check-bounds.ts'

/** What is asked and by whom: «не менее трёх человек: п. 72 Правил № 2464». */
export function describeBound(bound: Bound): string {
  if (bound.by === null) return describeAsked(bound)
  const doubt = isConfirmed(bound.confidence) ? '' : ` (${notCompared})`
  return `${describeAsked(bound)}: ${cite(bound.by)}${doubt}`
}

/** The line under a field: its own hint, and the bounds that hold with these answers; '' for none. */
export function hintOf({ hint, bounds }: ValueSpec, answers: Answers): string {
  const asked = listBoundsNow(bounds, answers).map(describeBound).join('; ')
  return [hint, asked === '' ? '' : `${asked.charAt(0).toUpperCase()}${asked.slice(1)}.`]
    .filter(Boolean)
    .join(' ')
}

function describeAsked(asked: Asked): string {
  switch (asked.asks) {
    case 'least':
    case 'most': {
      const word = asked.asks === 'least' ? 'не менее' : 'не более'
      const { measure } = asked
      return typeof measure === 'number' ? `${word} ${print(measure)}` : `${word}, чем «${measure.label}»`
    }
    case 'people':
      return `не менее ${wordHeads(asked.least)} человек${asked.with.map(({ label }) => `, считая поле «${label}»`).join('')}`
    case 'one-of':
      return asked.options.map((option) => `«${option}»`).join(' или ')
    case 'odd':
      return 'нечётное число членов вместе с председателем'
    case 'as-many':
      return `столько же человек, сколько в поле «${asked.as.label}»`
    case 'no-one-of':
      return `без тех, кто назван в поле «${asked.other.label}»`
    case 'only-with':
      return `только вместе с полем «${asked.other.label}»`
    case 'not-before':
      return `не раньше ${describeEdge(asked.edge)}`
    case 'not-after':
      return `не позже ${describeEdge(asked.edge)}`
  }
}

function describeEdge(edge: Edge): string {
  if (edge.of === 'document') return 'даты документа'
  return edge.of === 'day' ? formatDate(edge.day) : `дня из поля «${edge.value.label}»`
}

const print = (number: number): string => String(number).replace('.', ',')

const words: Readonly<Record<number, string>> = { 2: 'двух', 3: 'трёх', 4: 'четырёх', 5: 'пяти', 7: 'семи' }

const wordHeads = (number: number): string => words[number] ?? String(number)
