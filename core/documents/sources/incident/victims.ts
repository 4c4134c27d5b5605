import { findActOf } from '../../../incidents/papers-of-file.ts'
import type { ListedMeasure } from '../../../measures/measure-repository.ts'
import { findClassifier } from '../../../norms/classifiers.ts'
import { takeMomentDay, takeMomentTime } from '../../../shared/dates/local-moment.ts'
import { putInsideSentence } from '../../../shared/texts/inside-sentence.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import type { Victim } from '../facts/victim.ts'
import { type Source, source } from '../source.ts'
import { cutToCells } from '../table-cell.ts'
import {
  describeHarm,
  findBirthDate,
  findVictimPosition,
  joinWords,
  readSaidText,
} from './describe-victim.ts'
import { describePlanned } from './measures.ts'

const from = 'из сведений о происшествии и карточек работников'

/** «14.05.1988»; '' where no one has said it. */
const wordBirthDate = (victim: Victim): string => {
  const day = findBirthDate(victim)
  return day === null ? '' : formatDate(day)
}

const kinds = findClassifier('accident-kinds')?.items ?? []
const outcomes = findClassifier('accident-outcomes')?.items ?? []

const labelIn = (items: typeof kinds, code: unknown): string =>
  items.find((item) => item.code === code)?.label ?? ''

/** «Титов Роман Евгеньевич (слесарь, ООО «Сталь»)» */
const wordNameWithPost = (victim: Victim): string => {
  const { fullName, employer } = victim.injured
  const post = joinWords([putInsideSentence(findVictimPosition(victim)), employer])
  return post === '' ? fullName : `${fullName} (${post})`
}

/** What the register says once the outcome is known. */
const describeOutcome = ({ injured, said }: Victim): string =>
  joinWords([
    injured.severity === 'fatal' ? 'смертельный исход' : labelIn(outcomes, said.outcome),
    said.days === undefined ? '' : `дней нетрудоспособности: ${String(said.days)}`,
  ]) || 'заполняется по окончании нетрудоспособности'

/** The commission's measures; while none is planned, what a paper has said. */
const describeMeasures = ({ said }: Victim, measures: readonly ListedMeasure[]): string =>
  describePlanned(measures) ||
  (Array.isArray(said.measures)
    ? joinWords(
        said.measures.map((row) => readSaidText(Object(row).what)),
        '; ',
      )
    : '')

/** The value that names whom a paper questions: it is told from others by that. */
export const QUESTIONED = 'incident.questioned'

/** How form 8 calls someone injured. */
const asVictim = 'пострадавшего при несчастном случае'

/** What papers of the whole accident say of everyone injured. */
export const victimSources = {
  'incident.victims': source({
    needs: ['victims'],
    gives: 'таблица пострадавших для извещения',
    fill: ({ victims }) => ({
      value: victims.map((victim) => ({
        name: victim.injured.fullName,
        birth: wordBirthDate(victim),
        status: victim.place ? 'наёмный работник' : '',
        occupation: readSaidText(victim.said.occupation),
        position: findVictimPosition(victim),
        standard: readSaidText(victim.said.standard) || 'нет',
        harm: describeHarm(victim),
      })),
      from,
    }),
  }),
  'incident.victims-named': source({
    needs: ['victims'],
    gives: 'пострадавшие с должностями через точку с запятой',
    fill: ({ victims }) => ({ value: victims.map(wordNameWithPost).join('; '), from }),
  }),
  'incident.others-named': source({
    needs: ['victims'],
    gives: 'пострадавшие, кроме первого, с должностями через точку с запятой',
    fill: ({ victims: [, ...others] }) =>
      others.length === 0 ? null : { value: others.map(wordNameWithPost).join('; '), from },
  }),
  'incident.register': source({
    needs: ['victims', 'incident', 'measures'],
    gives: 'записи журнала по форме № 11 об этом случае',
    fill: ({ victims, incident, measures }) => ({
      value: victims.map((victim) =>
        cutToCells({
          happened: `${formatDate(takeMomentDay(incident.occurredAt))}, ${takeMomentTime(incident.occurredAt)}`,
          who: joinWords([
            victim.injured.fullName,
            wordBirthDate(victim) === '' ? '' : `${wordBirthDate(victim).slice(-4)} г. р.`,
            readSaidText(victim.said.experience) === '' ? '' : `стаж ${readSaidText(victim.said.experience)}`,
          ]),
          position: findVictimPosition(victim),
          place: joinWords([incident.place, victim.place?.department ?? '']),
          workplace: readSaidText(victim.said['sout-place']) || 'не заполняется',
          kind: labelIn(kinds, victim.said.kind),
          circumstances: incident.description,
          act: actOf(victim, incident),
          outcome: describeOutcome(victim),
          measures: describeMeasures(victim, measures),
        }),
      ),
      from,
    }),
  }),
  'incident.victim-name': source({
    needs: ['victims'],
    gives: 'имя первого пострадавшего',
    fill: ({ victims: [first] }) => (first ? { value: first.injured.fullName, from } : null),
  }),
  'incident.victim-employer': source({
    needs: ['injured'],
    gives: 'работодатель пострадавшего, который работает не здесь',
    fill: ({ injured: { employeeId, employer } }) =>
      employeeId !== null || employer === '' ? null : { value: employer, from },
  }),
  [QUESTIONED]: source({
    needs: ['injured'],
    gives: 'кого опрашивают: пострадавший, протокола опроса которого ещё нет',
    fill: ({ injured: { employeeId, fullName, employer, card } }) => ({
      value: employeeId ?? { fullName, position: joinWords([card?.position ?? '', employer]) || '—' },
      from,
    }),
  }),
  'incident.questioned-as': source({
    needs: ['injured'],
    gives: 'опрашивают пострадавшего, если протокола его опроса ещё нет',
    options: [asVictim],
    fill: () => ({ value: asVictim, from }),
  }),
  'incident.questioned-birth': source({
    needs: ['injured'],
    gives: 'дата рождения опрашиваемого пострадавшего, который работает не здесь',
    fill: ({ injured: { card } }) => (card?.birthDate ? { value: card.birthDate, from } : null),
  }),
} as const satisfies Readonly<Record<string, Source>>

function actOf({ injured: { fullName } }: Victim, incident: Parameters<typeof findActOf>[0]): string {
  const act = findActOf(incident, fullName)
  return act ? `№ ${act.number} от ${formatDate(act.date)}` : ''
}
