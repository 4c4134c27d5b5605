import { type Periodicity, printPeriodicity } from '../../deadlines/periodicity.ts'
import type { Subject } from '../../obligations/subject.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Signed } from '../../shared/identity.ts'
import { formatCount } from '../../shared/texts/plural.ts'
import { formatDate } from '../../wording/formats/dates.ts'
import { wordNotDone } from '../../wording/formats/not-done.ts'
import { cite } from '../../wording/law/norms.ts'
import type { Absence, AbsenceFact, AbsenceReason } from './absence.ts'
import type { AbsenceFacts } from './absence-facts.ts'

type Duty = AbsenceFacts['duties'][number]

const people = ['работника', 'работников', 'работников'] as const

/** What stands in somebody's way, and what would put them into the table, in words. */
export const wordAbsence = (
  reason: AbsenceReason,
  facts: AbsenceFacts,
): Pick<Absence, 'facts' | 'remedy'> => ({
  facts: listFacts(reason, facts),
  remedy: wordRemedy(reason, facts),
})

function listFacts(reason: AbsenceReason, facts: AbsenceFacts): readonly AbsenceFact[] {
  const { person, duties } = facts
  if (reason === 'dismissed')
    return person.dismissalDate ? [{ name: 'Уволен', text: formatDate(person.dismissalDate) }] : []
  const exceptions = { name: 'Исключения', text: wordExceptions(facts) }
  if (duties.length > 0)
    return [
      ...duties.slice(0, NAMED).map(wordDuty),
      ...listWithheld(facts),
      ...(facts.exceptions.length > 0 ? [exceptions] : []),
    ]
  return [
    { name: 'Требование', text: wordRequirement(facts) },
    ...facts.waiting.slice(0, NAMED).map(({ subject, citation }) => ({
      name: 'Предлагается',
      text: `${nameOf(subject)}, ${cite(citation)}`,
    })),
    ...listWithheld(facts),
    exceptions,
  ]
}

/** What of the section is not asked for, and by whose decision. */
const listWithheld = (facts: AbsenceFacts): readonly AbsenceFact[] => [
  ...facts.refused.slice(0, NAMED).map((one) => ({
    name: 'Отказано',
    text: `${nameOf(one.subject)}, ${wordSigned(facts, one.decided)}${one.decision.kind === 'refused' ? `: «${one.decision.reason}»` : ''}`,
  })),
  ...(facts.exemptedBy ? [{ name: 'Освобождены', text: facts.absent?.why ?? facts.exemptedBy }] : []),
  ...wordAbsent(facts),
]

/** How many of several are named. */
const NAMED = 4

function wordRequirement({ person, accepted, isAnswered }: AbsenceFacts): string {
  const [first, ...others] = accepted
  if (!isAnswered && !first) return `На вопросы о должности «${person.position}» ещё не ответили`
  if (!first) return `По должности «${person.position}» не принято`
  const rest = others.length > 0 ? ` и ещё ${others.length}` : ''
  return `${nameOf(first.subject)}${rest}: принято, с ${formatDate(first.since)}`
}

function wordAbsent({ absent, waiting, exemptedBy }: AbsenceFacts): readonly AbsenceFact[] {
  if (absent === null || waiting.length > 0 || exemptedBy !== null) return []
  return [
    { name: 'Не требуется', text: absent.why },
    ...(absent.missing ? [{ name: 'Не хватает', text: absent.missing }] : []),
  ]
}

const wordExceptions = ({ exceptions, ...facts }: AbsenceFacts): string =>
  exceptions
    .map(
      ({ reason, until, made }) =>
        `${reason}, ${until ? `до ${formatDate(until)}` : 'без срока'} (${wordSigned(facts, made)})`,
    )
    .join('; ') || 'нет'

const wordSigned = ({ nameOf: name }: Pick<AbsenceFacts, 'nameOf'>, { by, at }: Signed): string =>
  [formatDate(at.slice(0, 10) as LocalDate), name(by)].filter(Boolean).join(', ')

function wordDuty(duty: Duty): AbsenceFact {
  const { subject, memo } = duty
  const place = memo ? `, стоит в служебной записке № ${memo.number}` : ''
  return { name: nameOf(subject), text: `${wordDays(duty)}${place}` }
}

function wordDays({ subject, periodicity, baseDate, deadline }: Duty): string {
  if (baseDate === null && deadline === null) return wordNotDone(subject)
  const done = baseDate ? `пройдено ${formatDate(baseDate)}` : 'ещё не пройдено'
  return `${done}, ${deadline ? `срок ${formatDate(deadline)}` : wordNoNext(periodicity)}`
}

function wordNoNext(periodicity: Periodicity): string {
  if (periodicity.kind === 'once') return 'повторять не нужно'
  return periodicity.kind === 'every' ? 'следующего срока нет' : printPeriodicity(periodicity)
}

function wordRemedy(reason: AbsenceReason, facts: AbsenceFacts): string | null {
  const { person, colleagues, waiting } = facts
  const all = formatCount(colleagues, people)
  switch (reason) {
    case 'dismissed':
      return null
    case 'there':
      return 'В таблице раздела есть. Если строки не видно, сбросьте отбор'
    case 'inMemo':
      return 'Вернётся в таблицу, когда записку исполнят или отменят'
    case 'done':
      return wordDone(facts)
    case 'excepted':
      return 'Появится в таблице, если снять исключение и применить разницу'
    case 'notApplied':
      return 'Требование принято, но не применено. Появится в таблице, если применить разницу'
    case 'withoutSection':
      return 'Требование принято, но раздел не входит в базовый тариф. Появится в таблице, если выбрать стандартный тариф и применить разницу'
    case 'notAnswered':
      return `Ответьте на вопросы о должности «${person.position}»: тогда будет видно, чего требует закон`
    case 'waiting':
      return `Появится в таблице, если принять ${waiting.length === 1 ? 'предложение' : 'предложения'} для ${all} или назначить только этому работнику`
    case 'exempt':
      return 'Появится в таблице, если отменить освобождение или назначить только этому работнику'
    case 'notRequired':
      return `Появится в таблице, если принять требование для ${all} или назначить только этому работнику`
  }
}

/** When something will be due again, and what decision would ask for more. */
function wordDone({ duties, exemptedBy, exceptions, refused }: AbsenceFacts): string {
  const ways = [
    ...(exemptedBy ? ['отменить освобождение'] : []),
    ...(exceptions.length > 0 ? ['снять исключение и применить разницу'] : []),
    ...(refused.length > 0 ? ['принять то, в чём отказано'] : []),
  ].join(' или ')
  if (duties.some(({ deadline }) => deadline !== null))
    return `Появится в таблице, когда подойдёт срок${ways && ` или если ${ways}`}`
  const isForGood = duties.every(({ periodicity }) => periodicity.kind === 'once')
  const done = `Всё назначенное выполнено, ${isForGood ? 'повторять его не нужно' : 'срока повторения нет'}`
  return ways ? `${done}. Появится в таблице, если ${ways}` : done
}

function nameOf(subject: Subject): string {
  if (subject.section === 'medicalExamination') return `Пункт ${subject.factorNumber} приказа № 29н`
  if (subject.section === 'workingConditions') return 'Специальная оценка условий труда'
  return subject.section === 'risk' ? 'Оценка профессиональных рисков' : subject.name
}
