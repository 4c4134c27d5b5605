import type { Answers } from '@osh/core/documents/answers/answers.ts'
import { checkAnswers } from '@osh/core/documents/bounds/check-answers.ts'
import { findBrokenBound } from '@osh/core/documents/bounds/check-bounds.ts'
import { listOfferedGroups } from '@osh/core/documents/library/template-catalogue.ts'
import { readPersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import { findFullAct } from '@osh/core/norms/acts/full-acts.ts'
import { describeFieldError } from '@osh/core/wording/refusals/refusals.ts'
import { expect, test } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { template, templateGroup } from '#adapters/wire/templates/template-wire.ts'
import { day } from '../examples.ts'
import { library, namedForms } from './library.ts'

const find = (id: number) => readPersonOnPaper(`Работник ${id}`, 'Мастер')

/** What is said of answers that are none of the act's; what is missing besides is left out. */
function refused(slug: string, answers: Answers): readonly string[] {
  const template = library.templates.find((one) => one.slug === slug)
  if (!template) throw new Error(`no form ${slug}`)
  const checked = checkAnswers(template, answers, find, day('2026-11-20'))
  const errors = checked.ok ? [] : checked.error
  return errors.flatMap((error) =>
    error.code === 'document/value-missing' ? [] : [describeFieldError(error)],
  )
}

const programmeB =
  'Безопасные методы и приёмы выполнения работ при воздействии вредных и (или) опасных производственных факторов, источников опасности (программа Б)'
const two = { chair: 1, members: [2] }
const three = { chair: 1, members: [2, 3] }

test.each<[string, Answers, string]>([
  [
    'accident-act-n1',
    { fault: 20 },
    'Грубая неосторожность: степень вины пострадавшего, % — только вместе с полем «Мнение профсоюза (иного органа) о степени вины: чьё, дата, номер»: ч. 8 ст. 229.2 ТК РФ (не сверено с текстом акта)',
  ],
  [
    'sout-commission',
    { commission: two },
    'Состав комиссии — нечётное число членов вместе с председателем: ч. 1 ст. 9 Закона № 426-ФЗ',
  ],
  [
    'knowledge-check-protocol',
    { commission: two },
    'Комиссия по проверке знания требований охраны труда — не менее трёх человек, считая поле «Заместитель председателя комиссии»: п. 72 Правил № 2464',
  ],
  [
    'knowledge-check-protocol',
    { programme: programmeB, three: 'отдельно по этой программе', hours: 2 },
    'Продолжительность обучения, часов — не менее 16: п. 46 Правил № 2464',
  ],
  [
    'knowledge-check-protocol',
    { programme: 'Оказание первой помощи пострадавшим', hours: 4 },
    'Продолжительность обучения, часов — не менее 8: п. 36 Правил № 2464',
  ],
  [
    'accident-act-n1',
    { hours: 5, hoursCode: '3.03.1' },
    'Сколько полных часов прошло от начала работы — не более 0: классификатор № 3 Положения № 223н',
  ],
  [
    'accident-interim-act-n1chs',
    { hours: 3, hoursCode: '3.03.3' },
    'Сколько полных часов прошло от начала работы — не менее 4: классификатор № 3 Положения № 223н',
  ],
  ['internship-order', { shifts: 1 }, 'Число смен — не менее 2: п. 31 Правил № 2464'],
  ['accident-act-n1', { happened: '2027-12-01' }, 'Дата несчастного случая — не позже даты документа'],
  [
    'accident-act-n1',
    { by: 'комиссия', investigators: [1, 2, 3, 4] },
    'Лица, проводившие расследование — нечётное число членов вместе с председателем: п. 22 Положения № 223н',
  ],
  [
    'accident-act-n1',
    { by: 'комиссия', investigators: [1] },
    'Лица, проводившие расследование — не менее трёх человек: ч. 1 ст. 229 ТК РФ (не сверено с текстом акта)',
  ],
  [
    'med-referral',
    { validity: '2020-01-01' },
    'Явиться до (день) — не раньше даты документа: п. 8 и 25 Порядка № 29н',
  ],
  [
    'ot-committee',
    { employer: [1], workers: [2, 3, 4] },
    'Представители работников — столько же человек, сколько в поле «Представители работодателя»: ст. 224 ТК РФ (не сверено с текстом акта)',
  ],
  [
    'accident-commission-order',
    { degree: 'тяжёлый', term: '3 календарных дня' },
    'Срок расследования — «15 календарных дней»: ст. 229.1 ТК РФ (не сверено с текстом акта)',
  ],
  [
    'accident-notice-form-1',
    { total: 1, dead: 2 },
    'В том числе погибших — не более, чем «Число пострадавших»',
  ],
])('%s of %o is refused', (slug, answers, said) => {
  expect(refused(slug, answers)).toEqual([said])
})

test.each<[string, Answers]>([
  ['sout-commission', { commission: three }],
  [
    'knowledge-check-protocol',
    { commission: two, deputy: 5, programme: programmeB, three: 'отдельно по этой программе', hours: 16 },
  ],
  ['ot-committee', { employer: [1, 5], workers: [2, 3] }],
  ['accident-act-n1', { happened: '2026-11-20', by: 'комиссия', investigators: [1, 2, 3] }],
  ['accident-act-n1', { hours: 4, hoursCode: '3.03.2' }],
  ['accident-act-n1', { hours: 4, hoursCode: '3.03.3' }],
  ['accident-act-n1', { by: 'государственный инспектор труда единолично', investigators: [1] }],
])('%s of %o is taken', (slug, answers) => {
  expect(refused(slug, answers)).toEqual([])
})

test.each(namedForms)('%s keeps its own bounds with the values of the demo', (_, { template }) => {
  const { values } = makeDemoFormData(template)
  const filled = { answers: {}, values, date: day('2026-11-20') }
  for (const spec of template.values)
    expect([spec.name, findBrokenBound(spec, filled)]).toEqual([spec.name, null])
})

test('a bound of an act whose text was not read says so', () => {
  const cited = namedForms.flatMap(([name, { template }]) =>
    template.values.flatMap(({ bounds }) => bounds.map((bound) => ({ name, bound }))),
  )
  expect(cited.length).toBeGreaterThan(70)
  for (const { name, bound } of cited)
    if (bound.by && findFullAct(bound.by.act).confidence !== 'found')
      expect([name, bound.confidence]).not.toEqual([name, 'found'])
})

test('a form comes over the wire with its bounds and lists as it was', () => {
  const crossed = library.templates.map((one) =>
    template.decode(JSON.parse(JSON.stringify(template.encode(one)))),
  )
  expect(crossed).toEqual(library.templates)
})

test('groups come over the wire with the acts that end before long, as of today', () => {
  const noHolders = { responsibilities: [], answers: [] }
  const offer = (today: string) =>
    listOfferedGroups(library.templates, null, { date: day('2026-03-16'), today: day(today) }, noHolders)
  const sent = offer('2026-12-01')
  const crossed = sent.map((group) =>
    templateGroup.decode(JSON.parse(JSON.stringify(templateGroup.encode(group)))),
  )
  expect(sent.flatMap(({ ending }) => ending).length).toBeGreaterThan(5)
  expect(sent).toMatchObject(crossed)
  expect(crossed.map(({ ending }) => ending.length)).toEqual(sent.map(({ ending }) => ending.length))
  expect(offer('2024-01-01').flatMap(({ ending }) => ending)).toEqual([])
})
