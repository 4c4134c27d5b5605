import type { LawChange } from '@osh/core/norms/acts/law-changes.ts'
import { actById } from '@osh/core/norms/acts.ts'
import { formatCount } from '@osh/core/shared/texts/plural.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'

/** The act that has changed it, as far as it is known. */
function nameChanging({ by, date }: LawChange): string {
  if (by === null) return date === null ? '' : `, акт от ${formatDate(date)}`
  return date === null ? `, № ${by}` : `, № ${by} от ${formatDate(date)}`
}

function say(change: LawChange): string {
  const { is, from, by } = change
  const happened = is === 'ended' ? 'Утратило силу' : 'Изменено'
  if (from === null) return `${happened}${nameChanging(change)}: день вступления в силу не указан`
  return is === 'ended' && by === null
    ? `Срок прошёл: не действует с ${formatDate(from)}`
    : `${happened} с ${formatDate(from)}${nameChanging(change)}`
}

const papers = (count: number): string => formatCount(count, ['документ', 'документа', 'документов'])

export const lawReviewTexts = {
  title: 'Изменения закона',
  about:
    'Что изменилось или закончилось, и что у вас на этом держится. Самое позднее первым, без даты — в конце.',
  toActs: 'Акты и их сроки',
  none: 'Изменений, которые затрагивают сервис, нет.',
  name: ({ act }: LawChange) => actById(act).short,
  says: say,
  points: (points: readonly string[]) => `Затронуто: ${points.join('; ')}`,
  whole: 'Какие пункты изменены, не сверено: показано всё, что держится на акте.',
  forms: (count: number, issued: number) =>
    `${formatCount(count, ['форма', 'формы', 'форм'])}${issued > 0 ? `, по ним ${papers(issued)}` : ''}`,
  rules: (count: number, duties: number) =>
    `${formatCount(count, ['срок', 'срока', 'сроков'])}${duties > 0 ? `, по ним ${formatCount(duties, ['обязательство', 'обязательства', 'обязательств'])}` : ''}`,
  roles: (count: number, holders: number) =>
    `${formatCount(count, ['роль', 'роли', 'ролей'])}${holders > 0 ? `, назначено: ${holders}` : ''}`,
  papers: ({ from }: LawChange, count: number) =>
    `${from === null ? 'выпущено' : 'выпущено до изменения'}: ${count}`,
  duties: (count: number) => `обязательств: ${count}`,
  holders: (count: number) => `назначено: ${count}`,
} as const
