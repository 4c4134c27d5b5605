import { type Fine, pickFine } from '@osh/core/norms/fines.ts'
import { COUNTED_TO } from '@osh/core/shared/page.ts'
import { formatCount, pickPlural } from '@osh/core/shared/texts/plural.ts'
import type { Assigned } from '@osh/core/today/today.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { cite } from '@osh/core/wording/law/norms.ts'

const workers = ['работник', 'работника', 'работников'] as const
const toWorkers = ['работнику', 'работникам', 'работникам'] as const
const days = ['день', 'дня', 'дней'] as const

export const todayTexts = {
  ofDepartments:
    'Здесь то, что касается ваших отделов. Происшествия, документы и то, что относится ко всей организации, видят владелец, специалисты и наблюдатели.',
  notices: {
    title: 'Сроки расследований',
    step: (number: number, action: string) => `Шаг ${number}. ${action}`,
    read: 'Прочитано',
    isRead: 'прочитано',
    readOf: (number: number, action: string) => `Прочитано: шаг ${number}. ${action}`,
    readAll: 'Прочитать все',
    all: 'Все сроки — среди уведомлений',
  },
  feed: {
    title: 'Непрочитанное',
    all: 'Все уведомления',
    read: 'Прочитано',
    readOf: (title: string, day: string): string => `Прочитано: ${title}, ${day}`,
    readAll: 'Прочитать все',
    more: (left: number): string => `Показать ещё ${left}`,
  },
  title: 'Тонус',
  barred: {
    title: 'Не допускать сегодня',
    count: (count: number, more: boolean, suspended: number): string =>
      `${more ? 'больше ' : ''}${formatCount(count, workers)}${suspended > 0 ? `, ${suspended} ${pickPlural(suspended, ['отстранён', 'отстранены', 'отстранены'])}` : ''}`,
    notDone: 'не пройдено',
    noRecord: 'отметки в записях нет',
    next: (date: string, fullName: string): string => `Ближайший срок ${date}, ${fullName}.`,
    heads: { since: 'С какого дня', who: 'Работник', lacks: 'Чего нет', law: 'Основание', paper: 'Приказ' },
    failedCheck: (days: number): string => `не пройдено ${describeAgo(days)}`,
    wornOut: (days: number): string => `срок истёк ${describeAgo(days)}`,
    notIssued: (days: number): string => `не выдано, срок прошёл ${describeAgo(days)}`,
    byOrder: 'по приказу',
    nothingLacks: 'По записям всё пройдено: можно допустить',
    reasonUnknown: 'Причины отстранения в записях нет: допуск — по решению работодателя',
    suspend: 'Отстранить',
    payDowntime: 'Оформить простой',
    readmit: 'допустить',
    readmitOnPhone: 'Допустить',
    issuePpe: 'выдать СИЗ',
    suspended: (date: string): string => `отстранён ${date}`,
    downtime: (date: string): string => `простой с ${date}`,
    order: (number: string): string => `приказ № ${number}`,
    noForm: 'формы приказа нет',
    more: (left: number): string => `Показать ещё ${left}`,
    moreUncounted: 'Показать ещё',
    dialogFailed: 'Форма приказа не загружена. Повторите ещё раз.',
  },
  overdue: {
    title: 'Просрочено',
    count: (rows: number, people: number | null): string =>
      people === null
        ? rows < COUNTED_TO
          ? formatCount(rows, ['срок', 'срока', 'сроков'])
          : 'больше 1 000 сроков'
        : `${formatCount(rows, ['срок', 'срока', 'сроков'])}, у ${formatCount(people, ['работника', 'работников', 'работников'])}`,
  },
  microtraumas: {
    title: 'Микротравмы на рассмотрении',
    count: (all: number, late: number): string =>
      late === 0
        ? String(all)
        : `${all}, ${pickPlural(late, ['просрочена', 'просрочены', 'просрочено'])} ${late}`,
    of: (fullName: string): string => `Микротравма: ${fullName}`,
    review: 'Рассмотреть',
    look: 'Посмотреть',
    others: (count: number): string => `Ещё микротравмы на рассмотрении: ${count}`,
  },
  measures: {
    title: 'Мероприятия',
    count: (overdue: number, soon: number): string =>
      [overdue > 0 ? `просрочено ${overdue}` : '', soon > 0 ? `в ближайшую неделю ${soon}` : '']
        .filter(Boolean)
        .join(', '),
    open: 'Открыть',
    all: (left: number): string => `Ещё мероприятий: ${left}`,
  },
  awaiting: {
    title: 'Ждёт решения',
    active: (count: number): string => `активна ${formatCount(count, days)}`,
    memo: (number: number, section: string, pending: number, rows: number): string =>
      pending === 0
        ? `Записка № ${number}: ${section}, отчёт не утверждён`
        : `Записка № ${number}: ${section}, без даты ${pending} из ${rows}`,
    others: (count: number): string => `и ещё ${count}`,
    lastDone: (date: string): string => `последняя отметка ${date}`,
    enterDates: 'Внести даты',
    approve: 'Утвердить отчёт',
    unfilled: (count: number): string =>
      `${pickPlural(count, ['Не назначен', 'Не назначены', 'Не назначено'])} ${formatCount(count, ['ответственный', 'ответственных', 'ответственных'])}`,
    without: (count: number): string => `${formatCount(count, days)} без замены`,
    never: 'никто не назначен',
    left: (name: string, fullName: string): string => `${name} (${fullName}: уволен)`,
    appoint: 'Назначить',
    actEnded: 'срок акта прошёл',
    act: (short: string): string => `${short}: проверьте, продлён ли срок`,
    rests: (governs: string): string => `на акте стоят ${governs}; записи действуют, пока вы не решите`,
    check: 'Проверить',
    registry: {
      unsent: { title: 'Не отправлены в реестр обученных', verb: 'Разобрать' },
      unanswered: { title: 'Ждут номера из реестра обученных', verb: 'Внести ответ' },
      editions: { title: 'Есть номера реестра: выпустить новую редакцию', verb: 'Выпустить' },
    },
    checks: (count: number): string =>
      countOf(count, ['проверка знания', 'проверки знания', 'проверок знания']),
    protocols: (count: number): string => countOf(count, ['протокол', 'протокола', 'протоколов']),
    earliest: 'самая ранняя',
    earliestProtocol: 'самый ранний',
    unsentHint: 'если учил учебный центр, внесите номер из его выписки в карточку',
    moreMemos: (count: number): string => `Ещё записки в реестре: ${count}`,
  },
} as const

const countOf = (count: number, of: readonly [string, string, string]): string =>
  count >= COUNTED_TO ? `больше 1 000 ${of[2]}` : formatCount(count, of)

function describeAgo(count: number): string {
  return count === 0 ? 'сегодня' : `${count}\u00a0дн. назад`
}

/** What is said where no one is kept from work: that all may work only where something is assigned to each. */
export function wordAssigned({ to, without }: Assigned): string {
  if (to === 'all') return 'Сегодня допущены все.'
  if (to === 'no-one')
    return 'Сведений нет: никому ничего не назначено из того, без чего не допускают к работе.'
  const whom = without >= COUNTED_TO ? `${COUNTED_TO}+ работникам` : formatCount(without, toWorkers)
  return `По записям сегодня допущены все, кому что-то назначено. Ничего не назначено ${whom}.`
}

/** «Допуск без обучения или медосмотра: штраф до 130 тысяч рублей, ст. 5.27.1 ч. 3 КоАП РФ». */
export const wordFine = (fine: Fine, inn: string): string =>
  keepTogether(`${fine.what}: штраф до ${pickFine(fine, inn) / 1000} тысяч рублей, ${cite(fine.citation)}`)

/** «Пятница, 20.11.2026» has its weekday from here. */
export function nameWeekday(day: string): string {
  const name = new Intl.DateTimeFormat('ru', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
  return name.charAt(0).toUpperCase() + name.slice(1)
}
