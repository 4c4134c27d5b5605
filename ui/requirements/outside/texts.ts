import { type RiskCategory, riskCategoryWords } from '@osh/core/requirements/outside/least-outside.ts'
import type { TrainedOutside } from '@osh/core/requirements/outside/trained-outside.ts'
import { formatCount } from '@osh/core/shared/texts/plural.ts'

const workers = (count: number): string => formatCount(count, ['работник', 'работника', 'работников'])

/** «не меньше 5, а при высоком или значительном риске 7». */
const wordLeast = ({ least, leastOfGreaterRisk }: TrainedOutside): string =>
  least === leastOfGreaterRisk
    ? `не меньше ${least}`
    : `не меньше ${least}, а при высоком или значительном риске ${leastOfGreaterRisk}`

const wordRisk = (risk: RiskCategory | null): string => (risk === null ? '' : `, ${riskCategoryWords[risk]}`)

export const outsideTexts = {
  title: 'Кто обучается в аккредитованном центре',
  must: (told: TrainedOutside) =>
    told.leastOfGreaterRisk === 0
      ? 'Не требуется: в организации один работник (п. 85, приложение № 4 Правил № 2464).'
      : `Чтобы проверять знания своей комиссией, обучают в центре ${wordLeast(told)} (п. 85, приложение № 4 Правил № 2464: численность ${told.staff}${wordRisk(told.risk)}).`,
  learning: ({ learning }: TrainedOutside) =>
    learning === 0 ? 'По принятым требованиям никто.' : `По принятым требованиям ${workers(learning)}.`,
  lacking: (count: number) => `Не хватает: ${count}. Назовите членов комиссии в признаках их должностей.`,
  waiting: (count: number) => `Ещё ${workers(count)} по предложениям, которые ждут решения.`,
  askRisk: 'Категория риска не названа.',
  toFacts: 'Ответить один раз, «Сведения для документов», «Обучение»',
  counted: 'Численность посчитана по работникам: среднесписочную назовите там же.',
  more: (count: number) => `и ещё ${count}`,
} as const
