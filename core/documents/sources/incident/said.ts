import { type Source, source } from '../source.ts'
import { withKnown } from './known-better.ts'

/** Whose an answer is that is kept with an accident: of all its papers, of the papers of one of those injured, or of the company's. */
export type SaidOf = 'incident' | 'injured' | 'company'

/** What only a person can say of an accident, and why: it is asked by the first paper that needs it, and kept with the accident. */
export type Asked = { readonly of: SaidOf; readonly gives: string; readonly because: string }

const ofIncident = (gives: string, because: string): Asked => ({ of: 'incident', gives, because })
const ofInjured = (gives: string, because: string): Asked => ({ of: 'injured', gives, because })
const ofCompany = (gives: string, because: string): Asked => ({ of: 'company', gives, because })

const seen = 'видит тот, кто осматривает место'
const decided = 'решает комиссия'
const medical = 'пишет медицинская организация'
const personal = 'говорит сам пострадавший'
const outside = 'адрес стороннего органа'
const counted = 'считает бухгалтерия'
const paperwork = 'записано в бумагах, которых сервис не ведёт'

/** By the name under which an answer is kept. */
export const asked = {
  branch: ofCompany('отделение СФР', outside),
  'branch-address': ofCompany('адрес отделения СФР', outside),
  registration: ofCompany('регистрационный номер страхователя', 'присваивает СФР'),
  inspectorate: ofCompany('государственная инспекция труда', outside),
  'inspectorate-address': ofCompany('адрес инспекции', outside),
  room: ofCompany('помещение, где проводят опрос', 'выбирает комиссия'),
  'sout-expert': ofCompany('организация, проводившая СОУТ', paperwork),
  'risks-act': ofCompany('локальный акт с данными об оценке рисков', paperwork),
  work: ofIncident('какая работа выполнялась', 'знают очевидцы'),
  state: ofIncident('обстановка на месте', seen),
  workplace: ofIncident('описание места, агрегата, станка', seen),
  harmful: ofIncident('части оборудования и предметы, которыми нанесена травма', seen),
  guards: ofIncident('ограждения и средства безопасности', seen),
  'ppe-state': ofIncident('состояние СИЗ пострадавшего', seen),
  ventilation: ofIncident('вентиляция', seen),
  light: ofIncident('освещённость и температура', seen),
  filmed: ofIncident('чем зафиксирован осмотр', seen),
  seized: ofIncident('что изъято', seen),
  attached: ofIncident('что приложено к протоколу', seen),
  factors: ofIncident('опасные и вредные факторы', decided),
  equipment: ofIncident('оборудование', seen),
  kind: ofIncident('вид происшествия', decided),
  'main-cause': ofIncident('основная причина', decided),
  'main-breach': ofIncident('что нарушено (основная причина)', decided),
  'other-cause': ofIncident('сопутствующая причина', decided),
  'other-breach': ofIncident('что нарушено (сопутствующая причина)', decided),
  'third-cause': ofIncident('вторая сопутствующая причина', decided),
  'third-breach': ofIncident('что нарушено (вторая сопутствующая причина)', decided),
  guilty: ofIncident('лица, допустившие нарушения', decided),
  measures: ofIncident('мероприятия по устранению причин', decided),
  witnesses: ofIncident('очевидцы', 'устанавливает комиссия'),
  link: ofIncident('причинно-следственная связь с трудовыми обязанностями', decided),
  conclusion: ofIncident('предполагаемые причины происшествия и виновные в нём', decided),
  unrelated: ofIncident('почему случай не связан с производством', decided),
  sender: ofIncident('кто направил работника', paperwork),
  hours: ofInjured('сколько полных часов прошло от начала работы', paperwork),
  'hours-code': ofInjured('время от начала работы (код 3.03)', paperwork),
  clinic: ofInjured('медицинская организация', 'известно, куда доставили'),
  'clinic-address': ofInjured('адрес медицинской организации', outside),
  admitted: ofInjured('когда обратился (доставлен)', 'известно, когда доставили'),
  alcohol: ofInjured('нужны ли сведения об опьянении', decided),
  harm: ofInjured('характер и тяжесть повреждений', medical),
  icd: ofInjured('код МКБ', medical),
  intoxication: ofInjured('состояние опьянения', medical),
  'intoxication-degree': ofInjured('степень опьянения', medical),
  occupation: ofInjured('код занятия по ОКЗ', 'выбирает тот, кто знает работу: в должностях кода нет'),
  standard: ofInjured(
    'номер профессионального стандарта',
    'выбирает тот, кто знает работу: в должностях номера нет',
  ),
  experience: ofInjured(
    'стаж работы, при выполнении которой произошёл случай',
    'прежние места работы — в трудовой книжке',
  ),
  family: ofInjured('семейное положение', personal),
  psychiatric: ofInjured('психиатрическое освидетельствование', paperwork),
  'psychiatric-date': ofInjured('дата психиатрического освидетельствования', paperwork),
  preshift: ofInjured('предсменный осмотр', 'записан в журнале медицинского работника'),
  'preshift-date': ofInjured('дата предсменного осмотра', 'записана в журнале медицинского работника'),
  'sout-place': ofInjured('индивидуальный номер рабочего места', paperwork),
  'risks-known': ofInjured('ознакомление с результатами оценки рисков', paperwork),
  diagnosis: ofInjured('окончательный диагноз', medical),
  outcome: ofInjured('последствия', medical),
  days: ofInjured('дней нетрудоспособности', medical),
  leave: ofInjured('когда освобождён от работы', medical),
  'equipment-cost': ofIncident('стоимость испорченного оборудования', counted),
  'buildings-cost': ofIncident('стоимость разрушенных зданий', counted),
  'other-costs': ofIncident('прочие расходы', counted),
  damage: ofIncident('суммарный ущерб', counted),
  accountant: ofCompany('главный бухгалтер', 'в списке работников нет такой должности'),
} as const satisfies Readonly<Record<string, Asked>>

export type SaidName = keyof typeof asked

/** Where what somebody has said of the accident is from. */
const from = 'из материалов этого происшествия'

/** By the names that forms call them: `said.clinic`. */
export const saidSources: Readonly<Record<string, Source>> = Object.fromEntries(
  Object.entries(asked).map(([name, { gives, because }]) => [
    `said.${name}`,
    withKnown(
      name,
      source({
        needs: ['said'],
        gives: `${gives}: спрашивается один раз, ${because}`,
        fill: ({ said }) =>
          said[name] === undefined || said[name] === null ? null : { value: said[name], from },
      }),
    ),
  ]),
)

/** The name under which the answers of a source are kept; null for one that the records fill. */
export function findSaidName(source: string | undefined): SaidName | null {
  const name = source?.startsWith('said.') ? source.slice('said.'.length) : ''
  return Object.hasOwn(asked, name) ? (name as SaidName) : null
}
