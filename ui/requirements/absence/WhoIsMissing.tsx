import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { Suspense, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import styles from './Absence.module.css'
import { absenceTexts as texts } from './texts.ts'

const AbsencePicker = makeLazyPart(() => import('./AbsencePicker.tsx'))

type Props = {
  /** Whose absence is asked about; left out, the section is chosen beside the person. */
  readonly section?: Section
  /** Who is asked about to begin with. */
  readonly person?: EmployeeId | null
  /** In a dialog what the answer leads to opens in a new tab. */
  readonly apart?: boolean
}

/** «Почему кого-то нет»: asks about anyone on the staff; the answer stands below. */
export function WhoIsMissing({ section, person = null, apart = false }: Props) {
  const [opened, setOpened] = useState(person !== null)
  return (
    <div className={styles.missing}>
      <button type="button" className={styles.why} aria-expanded={opened} onClick={() => setOpened(!opened)}>
        {texts.someoneMissing}
      </button>
      {opened && (
        <Suspense>
          <AbsencePicker {...(section === undefined ? {} : { section })} asked={person} apart={apart} />
        </Suspense>
      )}
    </div>
  )
}
