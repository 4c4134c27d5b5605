import { expect, test } from 'vitest'
import { LONGEST_LINE } from '../../documents/answers/fill-values.ts'
import { listCitedActs } from '../../norms/acts/cited-acts.ts'
import { findRoleByCode, roleGroups } from '../../norms/responsibilities.ts'
import { nameBasis } from './full-basis.ts'

const roles = roleGroups.flatMap((group) => group.roles)
const basisOf = (code: string): string => findRoleByCode(code)?.legalBasis ?? 'no such role'

test.each(roles)('the order that gives $name names each act that it rests on', ({ legalBasis }) => {
  const named = nameBasis(legalBasis)
  const idsOf = (text: string) => listCitedActs(text).map(({ id }) => id)
  expect(idsOf(named)).toEqual(expect.arrayContaining(idsOf(legalBasis)))
  for (const part of named.split('; ')) expect(part).toMatch(/ от \d\d\.\d\d\.\d{4} № |^\p{L}+ кодекс /u)
  expect(named.length).toBeLessThanOrEqual(LONGEST_LINE)
  expect(named).not.toMatch(/не сверено|рекомендации\)|—/u)
})

const rules2464 =
  'постановление Правительства РФ от 24.12.2021 № 2464 «О порядке обучения по охране труда и проверки знания требований охраны труда»'

test.each([
  ['internship', `${rules2464}, п. 29`],
  [
    'instructions',
    'Трудовой кодекс Российской Федерации, ст. 214; приказ Минтруда России от 29.10.2021 № 772н «Об утверждении основных требований к порядку разработки и содержанию правил и инструкций по охране труда, разрабатываемых работодателем»',
  ],
  ['sout-chair', 'федеральный закон от 28.12.2013 № 426-ФЗ «О специальной оценке условий труда», ст. 9'],
])('%s: acts with their points, what is said in passing left out', (code, printed) => {
  expect(nameBasis(basisOf(code))).toBe(printed)
})

test('of several acts named at once there are no points and no titles; words without an act are nothing', () => {
  expect(nameBasis('2464 п. 29; отраслевые правила (782н, 884н), п. 5')).toBe(
    `${rules2464}, п. 29; приказ Минтруда России от 16.11.2020 № 782н; приказ Минтруда России от 11.12.2020 № 884н`,
  )
  expect(nameBasis('по решению организации')).toBe('')
})
