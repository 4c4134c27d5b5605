import '#ui/kit/native-select-styles.ts'
import { NativeSelect } from '@mantine/core'
import { type EmployeeId, joinFullName } from '@osh/core/employees/employee.ts'
import { findRules, type Section, sections } from '@osh/core/sections/section.ts'
import { searchPeople } from '@osh/core/wording/formats/namesakes.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { listPeopleChoices } from '#ui/incidents/people-choices.ts'
import { type Choice, SelectField } from '#ui/kit/forms/SelectField.tsx'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from './Absence.module.css'
import { AbsenceAnswer } from './AbsenceAnswer.tsx'
import { absenceStore } from './absence-store.ts'
import { absenceTexts as texts, whyNot } from './texts.ts'

type Props = {
  readonly section?: Section
  /** Who is asked about to begin with: the focus goes to the answer. */
  readonly asked: EmployeeId | null
  readonly apart: boolean
}

/** Whose absence is asked about, of which section, and the answer. */
export default function AbsencePicker({ section: settled, asked, apart }: Props) {
  const [person, setPerson] = useState(asked)
  const [chosen, setChosen] = useState<Section>(settled ?? 'briefing')
  const { state, read } = useStaff()
  const section = settled ?? chosen
  return (
    <div className={styles.picker}>
      <Loaded state={state} onRetry={read} rows={1}>
        {(choices) => (
          <div className={styles.asked}>
            <SelectField
              label={texts.employee}
              limit={80}
              placeholder={searchPeople}
              choices={choices}
              value={person}
              onChange={setPerson}
            />
            {settled === undefined && (
              <NativeSelect
                label={texts.section}
                data={sections.map((one) => ({ value: one, label: findRules(one).words.name }))}
                value={chosen}
                onChange={({ currentTarget }) =>
                  setChosen(sections.find((one) => one === currentTarget.value) ?? chosen)
                }
              />
            )}
          </div>
        )}
      </Loaded>
      {person !== null && (
        <Answer
          key={`${person} ${section}`}
          employeeId={person}
          section={section}
          isFirst={person === asked}
          apart={apart}
        />
      )}
    </div>
  )
}

type AnswerProps = {
  readonly employeeId: EmployeeId
  readonly section: Section
  /** Whether it was asked for from elsewhere. */
  readonly isFirst: boolean
  readonly apart: boolean
}

const Answer = observer(function Answer({ employeeId, section, isFirst, apart }: AnswerProps) {
  const part = useRef<HTMLElement>(null)
  const store = useService(absenceStore)
  const open = () => void store.open(employeeId, section)
  useEffect(() => void store.open(employeeId, section), [store, employeeId, section])
  useEffect(() => {
    if (isFirst) part.current?.focus()
  }, [isFirst])
  return (
    <section ref={part} tabIndex={-1} className={styles.answer} aria-label={whyNot[section]}>
      <Loaded state={store.state} onRetry={open} rows={3}>
        {(absence) =>
          absence === null ? <p>{texts.gone}</p> : <AbsenceAnswer absence={absence} apart={apart} />
        }
      </Loaded>
    </section>
  )
})

/** Everyone on the staff, dismissed people too. */
function useStaff() {
  const employees = useService(ports.employees)
  const departments = useService(ports.departments)
  const { company } = useService(inCompany)
  const [state, setState] = useState<LoadingState<readonly Choice<EmployeeId>[]>>(pending)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when that is asked for
  useEffect(() => {
    void load(async () => {
      const [all, named] = await Promise.all([
        employees.list(company.id),
        load(() => departments.list(company.id)),
      ])
      return listPeopleChoices(all, named.is === 'ready' ? named.value : [], joinFullName)
    }).then(setState)
  }, [employees, departments, company.id, tries])
  return { state, read: () => setTries(tries + 1) }
}
