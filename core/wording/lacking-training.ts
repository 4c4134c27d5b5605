import { programWords } from '../norms/program-words.ts'
import type { LackingTraining } from '../responsibilities/lacking-training.ts'
import { formatDate } from './formats/dates.ts'

/** «Нет обучения: программа А; программа Б, срок вышел 01.02.2026»; '' where nothing is lacking. */
export const describeLacking = (lacks: readonly LackingTraining[]): string =>
  lacks.length === 0 ? '' : `Нет обучения: ${lacks.map(describeOne).join('; ')}`

function describeOne({ programme, why, since }: LackingTraining): string {
  const words = programWords[programme]
  if (why === 'failed') return `${words}, проверка не пройдена`
  return since === null ? words : `${words}, срок вышел ${formatDate(since)}`
}
