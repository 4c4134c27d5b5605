import { readNormPoint } from '../../norms/ppe/norm-point.ts'
import { describeNorm } from '../../norms/ppe-norms.ts'

/** Whose point of the norms it is and how surely that is known, or the point of the order alone; '' while none is entered. */
export function explainNorm(norm: string): string {
  if (norm.trim() === '') return ''
  const point = readNormPoint(norm)
  if (point === null) return NOT_COMPARED
  const known = describeNorm(point)
  if (known === null)
    return `П. ${point} приложения № 1 к приказу № 767н. Чьи это нормы и что выдают, сверьте с ним`
  return known.confidence === 'page'
    ? `П. ${point} ЕТН: ${known.profession}. Перечень по пункту сверьте с приказом № 767н`
    : `П. ${point} ЕТН: ${known.profession}. ${NOT_COMPARED}`
}

const NOT_COMPARED = 'Норма вписана по памяти, сверьте с приказом № 767н'
