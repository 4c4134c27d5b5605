import { labelOf } from '@osh/core/documents/answers/missing-values.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import { readPersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import type { Expression } from '../reading/expression.ts'
import type { Item } from './scope.ts'

/** A row of gaps in the place of a list with no one in it. */
export function standIn({ path }: Expression, template: Template): Item {
  const isPpe = path.at(-1) === 'ppe'
  const isRows = template.values.some(({ name, kind }) => name === path[1] && kind.type === 'rows')
  return {
    of: isPpe || isRows ? {} : readPersonOnPaper('', ''),
    number: 1,
    ...(isPpe ? { standsFor: labelOf(template, path) } : {}),
  }
}
