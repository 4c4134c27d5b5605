import { validPapers } from '../../../incidents/papers-of-file.ts'
import { classifierNamed } from '../../../norms/classifiers.ts'
import { dayOfMoment, timeOfMoment } from '../../../shared/dates/local-moment.ts'
import { insideSentence } from '../../../shared/texts/inside-sentence.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { severityWords } from '../../../wording/incidents.ts'
import type { Victim } from '../facts/victim.ts'
import { type Source, source } from '../source.ts'

const from = 'из сведений о происшествии и карточек работников'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const join = (parts: readonly string[], by = ', '): string => parts.filter((part) => part !== '').join(by)

const positionOf = ({ injured, place }: Victim): string => place?.position ?? injured.card?.position ?? ''

function bornOn({ injured, place }: Victim): string {
  const day = place?.employee.birthDate ?? injured.card?.birthDate ?? null
  return day === null ? '' : formatDate(day)
}

/** What a notice says while no medical report has come. */
const harmOf = ({ injured: { severity }, said }: Victim): string =>
  text(said.harm) || `уточняется медицинской организацией; предварительно — ${severityWords[severity]} случай`

const kinds = classifierNamed('accident-kinds')?.items ?? []
const outcomes = classifierNamed('accident-outcomes')?.items ?? []

const labelIn = (items: typeof kinds, code: unknown): string =>
  items.find((item) => item.code === code)?.label ?? ''

/** «Титов Роман Евгеньевич (слесарь, ООО «Сталь»)» */
const namedWithPost = (victim: Victim): string => {
  const { fullName, employer } = victim.injured
  const post = join([insideSentence(positionOf(victim)), employer])
  return post === '' ? fullName : `${fullName} (${post})`
}

/** What the register says once the outcome is known. */
const outcomeOf = ({ injured, said }: Victim): string =>
  join([
    injured.severity === 'fatal' ? 'смертельный исход' : labelIn(outcomes, said.outcome),
    said.days === undefined ? '' : `дней нетрудоспособности: ${String(said.days)}`,
  ]) || 'заполняется по окончании нетрудоспособности'

const measuresIn = ({ said }: Victim): string =>
  Array.isArray(said.measures)
    ? join(
        said.measures.map((row) => text(Object(row).what)),
        '; ',
      )
    : ''

/** What papers of the whole accident say of everyone injured. */
export const victimSources = {
  'incident.victims': source({
    needs: ['victims'],
    gives: 'таблица пострадавших для извещения',
    fill: ({ victims }) => ({
      value: victims.map((victim) => ({
        name: victim.injured.fullName,
        birth: bornOn(victim),
        status: victim.place ? 'наёмный работник' : '',
        occupation: text(victim.said.occupation),
        position: positionOf(victim),
        standard: text(victim.said.standard) || 'нет',
        harm: harmOf(victim),
      })),
      from,
    }),
  }),
  'incident.victims-named': source({
    needs: ['victims'],
    gives: 'пострадавшие с должностями через точку с запятой',
    fill: ({ victims }) => ({ value: victims.map(namedWithPost).join('; '), from }),
  }),
  'incident.others': source({
    needs: ['victims', 'incident'],
    gives: 'таблица других пострадавших для акта по форме № 5',
    fill: ({ victims, incident }) => {
      const first = victims.find(({ injured }) => injured.employeeId !== null) ?? victims[0]
      const others = victims.filter((victim) => victim !== first)
      if (incident.injured.length < 2) return null
      return {
        value: others.map((victim) => ({
          who: join([victim.injured.fullName, bornOn(victim)]),
          work: join([positionOf(victim), victim.injured.employer, text(victim.said.experience)]),
          training: '',
          medical: '',
          harm: join([text(victim.said.harm), text(victim.said.icd)]),
        })),
        from,
      }
    },
  }),
  'incident.register': source({
    needs: ['victims', 'incident'],
    gives: 'записи журнала по форме № 11 об этом случае',
    fill: ({ victims, incident }) => ({
      value: victims.map((victim) => ({
        happened: `${formatDate(dayOfMoment(incident.occurredAt))}, ${timeOfMoment(incident.occurredAt)}`,
        who: join([
          victim.injured.fullName,
          bornOn(victim) === '' ? '' : `${bornOn(victim).slice(-4)} г. р.`,
          text(victim.said.experience) === '' ? '' : `стаж ${text(victim.said.experience)}`,
        ]),
        position: positionOf(victim),
        place: join([incident.place, victim.place?.department ?? '']),
        workplace: text(victim.said['sout-place']) || 'не заполняется',
        kind: labelIn(kinds, victim.said.kind),
        circumstances: incident.description,
        act: actOf(victim, incident),
        outcome: outcomeOf(victim),
        measures: measuresIn(victim),
      })),
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
} as const satisfies Readonly<Record<string, Source>>

function actOf({ injured: { fullName } }: Victim, incident: Parameters<typeof validPapers>[0]): string {
  const acts = validPapers(incident).filter(({ form }) => form === 'accident-act-n1')
  const act = acts.findLast(({ about }) => about === fullName) ?? (acts.length === 1 ? acts[0] : undefined)
  return act ? `№ ${act.number} от ${formatDate(act.date)}` : ''
}
