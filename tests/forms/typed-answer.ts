import type { ValueSpec } from '@osh/core/documents/library/template.ts'

/** An answer such as a person would type of an accident of that day; throws for a value that names people, whom the records know. */
export function typedAnswer({ kind, name }: ValueSpec, day: string): unknown {
  switch (kind.type) {
    case 'choice':
      return kind.options[chosenAt(kind)]
    case 'classifier':
      return kind.items[chosenAt(kind)]?.code
    case 'number':
      return 3
    case 'date':
      return day
    case 'rows':
      return [Object.fromEntries(kind.columns.map((column) => [column.name, '1']))]
    case 'text':
    case 'longText':
    case 'place':
      return 'Со слов'
    case 'employee':
      return { fullName: 'Петрова Анна Ильинична', position: 'Главный бухгалтер' }
    default:
      throw new Error(`nothing to type for ${name}`)
  }
}

/** Which line of a list is chosen; of a classifier the second: the three hours that are typed are of that code (3.03.2). */
export const chosenAt = ({ type }: ValueSpec['kind']): number => (type === 'classifier' ? 1 : 0)
