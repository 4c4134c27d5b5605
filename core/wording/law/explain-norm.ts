import { describeNorm } from '../../norms/ppe-norms.ts'

/** Whose point of the norms it is and how surely that is known; '' while none is entered. */
export function explainNorm(norm: string): string {
  if (norm.trim() === '') return ''
  const known = describeNorm(norm)
  if (known === null) return NOT_COMPARED
  return known.confidence === 'page'
    ? `П. ${known.point} ЕТН: ${known.profession}. Перечень по пункту сверьте с приказом № 767н`
    : `П. ${known.point} ЕТН: ${known.profession}. ${NOT_COMPARED}`
}

const NOT_COMPARED = 'Норма вписана по памяти, сверьте с приказом № 767н'
