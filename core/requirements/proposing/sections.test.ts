import { expect, test } from 'vitest'
import { aGround, aProfile } from '../../../tests/profile-example.ts'
import type { PpeNorms } from '../../norms/ppe/ppe-norm.ts'
import type { PositionProfile } from '../position-profile.ts'
import { judgeExemption } from './exemption.ts'
import { proposeAssessment, proposeRiskAssessment } from './propose-assessments.ts'
import { proposeBriefings } from './propose-briefings.ts'
import { proposeExaminations } from './propose-examinations.ts'
import { proposeInstructions } from './propose-instructions.ts'
import { proposePpe } from './propose-ppe.ts'

const of = (profile: Partial<PositionProfile>): PositionProfile => ({ ...aProfile, ...profile })

const office = of({ traits: ['officeOnly'], workingConditions: '2', exemptedBy: 'приказ № 18' })

test('exempt with office machines alone, class 1 or 2 and a decision; each that lacks is named', () => {
  expect(judgeExemption(office)).toEqual({ is: 'exempt', by: 'приказ № 18' })
  expect(judgeExemption(of({}))).toEqual({ is: 'not-meant' })
  const lacking = (profile: Partial<PositionProfile>) => judgeExemption({ ...office, ...profile })
  expect(lacking({ exemptedBy: null })).toEqual({
    is: 'lacking',
    missing: 'перечень освобождённых должностей или решение работодателя',
  })
  expect(lacking({ traits: [] })).toEqual({
    is: 'lacking',
    missing: 'признак «только компьютер, оргтехника и бытовая техника»',
  })
  for (const unknown of [null, 'notAssessed', 'excluded'] as const)
    expect(lacking({ workingConditions: unknown })).toEqual({
      is: 'lacking',
      missing: 'класс условий труда по СОУТ',
    })
  expect(lacking({ workingConditions: '3.1' })).toEqual({
    is: 'lacking',
    missing: 'класс условий труда 1 или 2, а по СОУТ 3.1',
  })
  expect(lacking({ highRiskPrograms: [9], hazards: ['fall'], traits: ['officeOnly', 'skilledPpe'] })).toEqual(
    {
      is: 'lacking',
      missing:
        'отсутствие других источников опасности, а названы: работы повышенной опасности, опасности из оценки рисков, признак «применяет СИЗ, которые требуют навыков»',
    },
  )
  expect(lacking({ workingConditions: null, exemptedBy: null })).toMatchObject({
    missing: 'класс условий труда по СОУТ; перечень освобождённых должностей или решение работодателя',
  })
})

test.each<[Partial<PositionProfile>, string]>([
  [{ highRiskPrograms: [9] }, 'работы повышенной опасности'],
  [{ hazards: ['fall'] }, 'опасности из оценки рисков'],
  [{ factors: ['6.1', '1.1'] }, 'факторы и работы Порядка № 29н: п. 6.1, 1.1'],
  [{ factors: ['23'] }, 'факторы и работы Порядка № 29н: п. 23'],
  [{ normPoints: [7] }, 'профессия Единых типовых норм СИЗ'],
  [{ dirt: ['oil'] }, 'загрязнения, от которых выдают смывающие средства'],
  [{ traits: ['officeOnly', 'drives'] }, 'признак «водит транспорт»'],
  [{ traits: ['officeOnly', 'skilledPpe'] }, 'признак «применяет СИЗ, которые требуют навыков»'],
  [{ traits: ['officeOnly', 'internship'] }, 'признак «нужна стажировка»'],
])('another source of danger stands in the way of an exemption: %j', (profile, named) => {
  expect(judgeExemption({ ...office, ...profile })).toEqual({
    is: 'lacking',
    missing: `отсутствие других источников опасности, а названы: ${named}`,
  })
})

test.each<Partial<PositionProfile>>([
  { traits: ['officeOnly', 'electricalGroupOne'] },
  { traits: ['officeOnly', 'fireResponsible', 'firstAidByDecision', 'boundToFirstAid', 'ableOfFirstAid'] },
  { factors: ['25', '26', '27'] },
])('what names no source of danger leaves the exemption: %j', (profile) => {
  expect(judgeExemption({ ...office, ...profile })).toEqual({ is: 'exempt', by: 'приказ № 18' })
})

test('briefings: what was proposed of each, and what is missing for an exemption', () => {
  const { proposals, absent } = proposeBriefings(of({ traits: ['officeOnly'] }), aGround)
  expect(proposals.map(({ ruleId, confidence, note }) => [ruleId, confidence, note])).toEqual([
    ['brief.intro', 'found', null],
    ['brief.primary', 'found', null],
    ['brief.repeat', 'found', null],
    [null, 'memory', 'пункт назван по памяти, сверьте с текстом акта'],
    [null, 'memory', 'пункт назван по памяти, сверьте с текстом акта'],
    ['fire.repeat', 'memory', expect.stringContaining('50 и более человек')],
  ])
  expect(absent).toEqual([
    {
      section: 'briefing',
      why: 'от первичного и повторного инструктажей пока не освобождены (п. 13 Правил № 2464)',
      missing: 'класс условий труда по СОУТ; перечень освобождённых должностей или решение работодателя',
    },
  ])
  expect(proposeBriefings(of({}), aGround).absent).toEqual([])
})

const CROWDED = 'Повторный противопожарный инструктаж, где бывает 50 и более человек'
const EXPLOSIVE = 'Повторный противопожарный инструктаж на взрывопожароопасном производстве'

test.each<[boolean | null, number | null, string, number, RegExp]>([
  [true, 130, CROWDED, 6, /^заменяет ежегодный/],
  [true, null, CROWDED, 6, /^заменяет ежегодный/],
  [true, 49, EXPLOSIVE, 6, /^людей на объекте меньше 50/],
  [null, 50, CROWDED, 6, /проживания или временного пребывания/],
  [false, 50, 'Повторный противопожарный инструктаж', 12, /^людей на объекте 50 и больше/],
  [false, 49, 'Повторный противопожарный инструктаж', 12, /^пункт назван по памяти/],
  [null, null, 'Повторный противопожарный инструктаж', 12, /^где одновременно .*ответьте на это один раз/],
  [
    null,
    49,
    'Повторный противопожарный инструктаж',
    12,
    /^в пожароопасных помещениях .*ответьте на это один раз/,
  ],
])(
  'half-yearly: %o, people: %o: the repeated fire briefing is «%s»',
  (isHalfYearly, people, name, every, note) => {
    const ground = { ...aGround, fireBriefing: { isHalfYearly, people } }
    const fire = proposeBriefings(of({}), ground).proposals.filter(
      ({ subject }) => 'name' in subject && subject.name.startsWith('Повторный противопожарный'),
    )
    expect(fire).toMatchObject([
      {
        ...{ subject: { name }, periodicity: { kind: 'every', months: every }, confidence: 'memory' },
        ruleId: every === 6 ? 'fire.repeat.half-year' : 'fire.repeat',
        note: expect.stringMatching(note),
      },
    ])
    expect(fire[0]?.note).toMatch(/пункт назван по памяти, сверьте с текстом акта$/)
  },
)

test('group I is a briefing of a year, and a micro-enterprise may put the first two together', () => {
  const { proposals } = proposeBriefings(of({ traits: ['electricalGroupOne'] }), {
    ...aGround,
    microEnterprise: true,
  })
  expect(proposals.at(-1)).toMatchObject({
    subject: { name: 'Инструктаж на I группу по электробезопасности' },
    periodicity: { kind: 'every', months: 12 },
    ruleId: 'el.group1',
    confidence: 'memory',
    note: 'пункт назван по памяти, сверьте с текстом акта',
  })
  expect(proposals[0]?.note).toBe(
    'микропредприятие вправе совместить его с инструктажем на рабочем месте (п. 102)',
  )
})

test('a factor follows from the assessment of conditions, a work does not; headings and unknown points ask for nothing', () => {
  const examine = (workingConditions: PositionProfile['workingConditions']) =>
    proposeExaminations(of({ factors: ['6.1', '1.1', '1.8', '99'], workingConditions }))
  const { proposals, absent } = examine('3.1')
  expect(proposals).toMatchObject([
    {
      subject: { section: 'medicalExamination', factorNumber: '1.1' },
      periodicity: { kind: 'every', months: 12 },
      ruleId: 'med.factor',
      citation: { act: '29n', point: 'п. 1.1 приложения' },
      why: 'этот фактор назван у должности',
      confidence: 'found',
      note: null,
    },
    { subject: { factorNumber: '6.1' }, why: 'эта работа названа у должности', note: null },
  ])
  expect(absent).toEqual([])
  const notes = (found: PositionProfile['workingConditions']) =>
    examine(found).proposals.map(({ note }) => note)
  for (const unknown of [null, 'notAssessed'] as const)
    expect(notes(unknown)).toEqual([
      'класс условий труда по СОУТ не известен: проверьте, назван ли фактор в её карте',
      null,
    ])
  for (const safe of ['1', '2'] as const)
    expect(notes(safe)).toEqual([`класс условий труда ${safe}: проверьте, нужен ли осмотр по фактору`, null])
})

test('where no factor is named it is told what would name one', () => {
  const nothing = (workingConditions: PositionProfile['workingConditions']) =>
    proposeExaminations(of({ workingConditions })).absent
  const why = 'не названы факторы и работы Порядка № 29н'
  expect(nothing('2')).toEqual([{ section: 'medicalExamination', why, missing: null }])
  for (const unknown of [null, 'notAssessed'] as const)
    expect(nothing(unknown)).toEqual([
      { section: 'medicalExamination', why, missing: 'класс условий труда и факторы по СОУТ' },
    ])
})

test('a point of the examination on hiring alone is not proposed, and it is said why', () => {
  const examine = (factors: readonly string[]) =>
    proposeExaminations(of({ factors, workingConditions: null }))
  const why =
    'п. 11.3 приложения к Порядку № 29н назван только для предварительного осмотра, при поступлении на работу'
  const told = [{ section: 'medicalExamination', why, missing: null }]
  expect(examine(['11.3'])).toEqual({ proposals: [], absent: told })
  const both = examine(['11.2', '11.3'])
  expect(both.proposals).toMatchObject([{ subject: { factorNumber: '11.2' } }])
  expect(both.absent).toEqual(told)
})

test('the class that was answered is what the assessment begins with; an excluded place has none', () => {
  const note = (workingConditions: PositionProfile['workingConditions']) =>
    proposeAssessment(of({ workingConditions })).proposals.map(({ subject, note }) => [subject, note])
  const subject = (established: string) => ({ section: 'workingConditions', established })
  const unknown = 'класс не известен; новое рабочее место оценивают в течение 12 месяцев (ст. 17 ч. 2)'
  const declared = 'пока действует декларация, повторная СОУТ не нужна (ст. 11 ч. 4)'
  expect(note(null)).toEqual([[subject('notAssessed'), unknown]])
  expect(note('1')).toEqual([[subject('1'), declared]])
  expect(note('2')).toEqual([[subject('2'), declared]])
  expect(note('3.2')).toEqual([[subject('3.2'), null]])
  expect(proposeAssessment(of({ workingConditions: 'excluded' }))).toEqual({
    proposals: [],
    absent: [{ section: 'workingConditions', why: 'отмечено, что СОУТ не проводится', missing: null }],
  })
  expect(proposeAssessment(of({})).proposals[0]).toMatchObject({
    periodicity: { kind: 'every', months: 60 },
    ruleId: 'sout.repeat',
    why: 'для всех рабочих мест',
  })
})

test('the assessment of risks has no period of the law', () => {
  expect(proposeRiskAssessment()).toMatchObject({
    proposals: [
      {
        subject: { section: 'risk', established: 'notAssessed' },
        periodicity: { kind: 'every', months: 60 },
        citation: { act: '776n', point: 'п. 18–25' },
        why: 'для всех рабочих мест',
        note: 'срок закон не задаёт: 5 лет предлагает сервис, назначает работодатель',
      },
    ],
    absent: [],
  })
})

test('the company’s own instructions are proposed; without one, one that is named after the post', () => {
  expect(proposeInstructions({ ...aGround, instructions: ['ИОТ № 9', 'ИОТ № 2'] }).proposals).toMatchObject([
    {
      subject: { section: 'instruction', name: 'ИОТ № 9' },
      why: 'инструкция организации для этой должности',
      note: null,
    },
    { subject: { name: 'ИОТ № 2' } },
  ])
  expect(proposeInstructions(aGround)).toMatchObject({
    proposals: [
      {
        subject: { name: 'ИОТ по должности (профессии) «Электрогазосварщик»' },
        periodicity: { kind: 'once' },
        citation: { act: 'tk', point: 'ст. 214 ч. 3' },
        why: 'для каждой должности и профессии',
        note: 'такой инструкции у организации ещё нет: назовите свою здесь или в «Сведениях для документов»',
      },
    ],
    absent: [],
  })
})

const issue = (profile: Partial<PositionProfile>) => proposePpe(of(profile), aGround)

test('PPE of a profession names its point, how surely it is known, and what lasts how long', () => {
  expect(issue({ normPoints: [7] }).proposals).toEqual([
    {
      subject: {
        section: 'ppe',
        name: 'Перчатки',
        quantity: 12,
        unit: 'pair',
        event: 'issuance',
        norm: '7',
        size: null,
      },
      periodicity: { kind: 'every', months: 12 },
      ruleId: null,
      citation: { act: '767n', point: 'п. 7 приложения № 1' },
      why: 'профессия «Сварщик»',
      confidence: 'page',
      place: null,
      note: 'в источнике одно средство каждого вида, сверьте с приказом',
    },
    expect.objectContaining({ periodicity: { kind: 'untilWornOut' } }),
  ])
  expect(issue({ normPoints: [100_314] }).proposals).toMatchObject([
    {
      subject: { name: 'Полумаска', norm: null },
      citation: { point: 'приложение № 1' },
      confidence: 'memory',
      note: 'норма вписана по памяти, сверьте с приказом',
    },
  ])
  expect(issue({ normPoints: [8] }).proposals.map(({ note }) => note)).toEqual([
    null,
    'срок — по документам изготовителя',
  ])
})

test('of an item that two professions give, the larger number is proposed, once', () => {
  expect(issue({ normPoints: [7, 8] }).proposals.map(({ subject }) => subject)).toMatchObject([
    { name: 'Перчатки', quantity: 24, norm: '8' },
    { name: 'Полумаска', quantity: 1, norm: '7' },
    { name: 'Беруши', quantity: 1, norm: '8' },
  ])
  const yearly = { name: 'Полумаска', quantity: 1, unit: 'piece', term: 12 } as const
  const hazards = [{ id: 'dust', hazard: 'пыль', items: [yearly], confidence: 'memory' }] as const
  const { proposals } = proposePpe(of({ normPoints: [100_314], hazards: ['dust'] }), {
    ...aGround,
    norms: { ...aGround.norms, hazards },
  })
  expect(proposals).toMatchObject([{ periodicity: { kind: 'every', months: 12 }, why: 'опасность «пыль»' }])
  const slower = { ...yearly, term: 24 }
  const professions = [{ ...aGround.norms.professions[0], items: [slower] }] as PpeNorms['professions']
  expect(
    proposePpe(of({ normPoints: [7], hazards: ['dust'] }), {
      ...aGround,
      norms: { ...aGround.norms, professions, hazards },
    }).proposals,
  ).toMatchObject([{ periodicity: { kind: 'every', months: 12 } }])
})

test('hazards and dirt bring theirs; a month of a washing agent is in its name', () => {
  expect(issue({ hazards: ['fall', 'noise'], dirt: ['oil'] }).proposals).toMatchObject([
    {
      subject: { name: 'Привязь', unit: 'set', norm: null },
      citation: { point: 'приложение № 2' },
      why: 'опасность «падение с высоты»',
      confidence: 'memory',
      note: 'срок — по документам изготовителя; норма вписана по памяти, сверьте с приказом',
    },
    { subject: { name: 'Беруши' }, confidence: 'page', note: 'срок — по документам изготовителя' },
    {
      subject: { name: 'Паста для рук, 200 мл в месяц', quantity: 1, unit: 'piece', norm: null },
      periodicity: { kind: 'every', months: 1 },
      citation: { point: 'приложение № 3' },
      why: 'работы с маслами',
      confidence: 'page',
      note: null,
    },
  ])
  const washing = aGround.norms.washing.map((norm) => ({ ...norm, confidence: 'memory' }) as const)
  expect(
    proposePpe(of({ dirt: ['oil'] }), { ...aGround, norms: { ...aGround.norms, washing } }).proposals,
  ).toMatchObject([{ confidence: 'memory', note: 'норма вписана по памяти, сверьте с приказом' }])
})

test('where nothing is given it is told why: no answers, office machines, norms that are not known here', () => {
  expect(issue({}).absent).toEqual([
    {
      section: 'ppe',
      why: 'не названы профессия, опасности и загрязнения',
      missing: 'профессия Единых типовых норм или опасности из оценки рисков',
    },
  ])
  expect(issue({ traits: ['officeOnly'] }).absent).toEqual([
    { section: 'ppe', why: 'из источников опасности только офисная и бытовая техника', missing: null },
  ])
  expect(issue({ normPoints: [7, 4848, 4849, 4848] }).absent).toEqual([
    {
      section: 'ppe',
      why: 'не все нормы профессий вписаны в сервис',
      missing: 'средства по п. 4848, 4849 приложения № 1: внесите их по приказу № 767н',
    },
  ])
  expect(issue({ normPoints: [7] }).absent).toEqual([])
})
