import { text } from './cells.ts'
import { type Column, column, otherColumn, type Row } from './columns.ts'
import type { Habits } from './habits.ts'
import type { Meaning, TruePerson } from './truth.ts'

/** A list with a row for each thing that was done: the journal's columns and its rows. */
export type Journal = {
  readonly title: string
  readonly columns: readonly Column[]
  readonly rowsOf: (person: TruePerson) => readonly Readonly<Partial<Record<Meaning, string>>>[]
}

export const journals: readonly ((habits: Habits) => Journal)[] = [
  (habits) => ({
    title: 'Журнал регистрации инструктажей',
    columns: [column('briefingKind', habits), column('briefingDate', habits)],
    rowsOf: ({ briefings }) =>
      Object.entries(briefings)
        .slice(0, 3)
        .map(([briefingKind, briefingDate]) => ({ briefingKind, briefingDate })),
  }),
  (habits) => ({
    title: 'Реестр обученных по охране труда',
    columns: (['trainingProgram', 'trainingDate', 'protocolNumber', 'registryNumber'] as const).map(
      (meaning) => column(meaning, habits),
    ),
    rowsOf: ({ trainings }) =>
      Object.entries(trainings).map(([trainingProgram, { date, protocol, registry }]) => ({
        trainingProgram,
        trainingDate: date,
        protocolNumber: protocol,
        registryNumber: registry,
      })),
  }),
  (habits) => ({
    title: 'Ведомость выдачи СИЗ',
    columns: [
      column('ppeItem', habits),
      column('ppeQuantity', habits),
      column('ppeDate', habits),
      otherColumn(['Размер'], (_, { random }) => text(random.pick(['48-50', '52-54', 'L', '43']))),
      otherColumn(['Срок носки'], (_, { random }) => text(random.pick(['12 мес.', 'до износа', '1 год']))),
    ],
    rowsOf: ({ ppe }) =>
      ppe.map(({ item, quantity, date }) => ({
        ppeItem: item,
        ppeQuantity: String(quantity),
        ppeDate: date,
      })),
  }),
  (habits) => ({
    title: 'Сведения о медицинских осмотрах',
    columns: [column('medicalDate', habits), column('medicalPoints', habits)],
    rowsOf: ({ medical }) => (medical ? [{}] : []),
  }),
]

/** One row a fact, people one after another. */
export function journalRows(journal: Journal, people: readonly TruePerson[]): readonly Row[] {
  const facts = people.flatMap((person, index) =>
    journal.rowsOf(person).map((fact) => ({ person, index, fact })),
  )
  return facts.map((row, i) => ({ ...row, number: i + 1 }))
}
