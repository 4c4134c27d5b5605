import { matchFact } from '../done/match-fact.ts'
import type { ImportField, StaffField } from '../import-field.ts'
import { foldTitle } from './fold-title.ts'

/** Of something else, though it sounds alike: a passport's, a child's, an organisation's. */
const OTHERS =
  /паспорт|удостовер|ребен|дети|родств|супруг|военн|выдач|выдан|патент|виза|разрешен|диплом|договор|приказ|руковод|начальник|директор|наставник|организаци|банк|счет|количеств|кол во/u

/** How people, 1С and other programs title the columns of staff lists; of several that fit the first is meant. */
const known: readonly (readonly [StaffField, RegExp])[] = [
  [
    'personnelNumber',
    /^(?:таб(?:ельн\p{L}*)?|личный) ?(?:№|номер|ном|n)?(?: (?:работника|сотрудника))?$|^(?:№|номер) таб\p{L}*$|^т ?н$|^код(?: (?:работника|сотрудника))?$/u,
  ],
  ['snils', /снилс|страхов\p{L}* (?:номер|свидетельств|№)|номер пфр|пенсионн\p{L}* (?:страх|свидетельств)/u],
  [
    'birthDate',
    /^(?:дата |день |год |число месяц год |дата месяц год )?рожд(?:ения)?(?: (?:работника|сотрудника|физ\p{L}* лица))?$|дата рожд|^д ?р$|^др$|^родил/u,
  ],
  ['dismissalDate', /увол|окончани\p{L}* работы|конец работы|прекращени\p{L}* (?:труд|работ)/u],
  ['hireDate', /при(?:е|ё)м|принят|трудоустро|начал\p{L}* работы|работает с$|поступлени|дата найма/u],
  ['sex', /^пол(?: (?:работника|сотрудника|м\p{L}* ж\p{L}*))?$/u],
  ['workEmail', /(?:рабоч|служеб|корпорат)\p{L}* .*(?:mail|почт)|(?:mail|почт).* (?:рабоч|служеб|корпорат)/u],
  ['email', /e ?mail|электр\p{L}* почт|^эл(?:ектр)? почт|^(?:личная )?почта$|^адрес э/u],
  ['internalPhone', /вн(?:утр\p{L}*)? (?:тел|ном|№)|добавочн|(?:тел\p{L}*|номер) внутр|^внутр\p{L}*$/u],
  [
    'workMobilePhone',
    /(?:рабоч|служеб|корпорат)\p{L}* (?:моб|сотов)|(?:моб|сотов)\p{L}* .*(?:рабоч|служеб|корпорат)/u,
  ],
  ['workPhone', /(?:рабоч|служеб|городск)\p{L}* тел|тел\p{L}* .*(?:рабоч|служеб|городск)/u],
  [
    'personalPhone',
    /(?:моб|сотов|личн|домаш)\p{L}* (?:тел|номер|№)|^тел(?:ефон)?\p{L}*(?: .*(?:моб|сотов|личн|работника|сотрудника)\p{L}*)?$|^(?:моб|сотов)\p{L}*$|^контактн\p{L}* тел/u,
  ],
  ['lastName', /^фамилия(?: (?:работника|сотрудника|физ\p{L}* лица))?$|^фам$/u],
  ['firstName', /^имя(?: (?:работника|сотрудника))?$/u],
  ['fatherName', /^отчество(?: (?:работника|сотрудника|при наличии|если есть))*$|^отч$/u],
  [
    'fullName',
    /^ф ?и ?о(?: |$)|фамилия .*имя|фамилия инициалы|фамилия и о|^фамилия и инициалы|^(?:работник|сотрудник|физическое лицо|физлицо)(?: (?:ф ?и ?о|полное имя))?$|^полное имя$|^(?:работник|сотрудник)\p{L}* ф ?и ?о/u,
  ],
  ['positionStaff', /(?:должност|професс)\p{L}* .*штат|штатн\p{L}* (?:должност|единиц|позици)/u],
  [
    'position',
    /^(?:(?:наименование|занимаемая|текущая) )?(?:должност|професс|специальност)\p{L}*(?: .*)?$|^трудовая функция/u,
  ],
  [
    'department',
    /подраздел|^отдел(?: .*)?$|^цех(?: .*)?$|^участок(?: .*)?$|^служба(?: .*)?$|^структурн\p{L}* ед|^департамент$|^место работы$|^бригада$/u,
  ],
]

/** What a column of the title is; null for what no one brings in. «Сотрудник.Должность» is told by what follows the point. */
export function matchTitle(title: string): ImportField | null {
  const folded = foldTitle(title)
  const fact = matchFact(folded)
  if (fact || folded.length > 80) return fact
  const found = findKnown(folded) ?? findKnown(folded.replace(OF_A_PERSON, ''))
  if (found === 'department' && CODE.test(folded)) return null
  return found && OTHERS.test(folded) && !mayName(found, folded) ? null : found
}

/** «Код подразделения» names none. */
const CODE = /(?:^| )код(?: |$)/u

/** Whether the title is of something that is no one's in a staff list. */
export const isOfOthers = (title: string): boolean => OTHERS.test(foldTitle(title))

const OF_A_PERSON = /^(?:работник|сотрудник|физическое лицо|физлицо) (?=\S)/u

const findKnown = (folded: string): StaffField | null =>
  known.find(([, fits]) => fits.test(folded))?.[0] ?? null

/** «Подразделение организации» is a department, «Дата приёма в организацию» a day of hiring. */
const mayName = (field: StaffField, folded: string): boolean =>
  field === 'department' || (field === 'hireDate' && /^дата .*организаци/u.test(folded))
