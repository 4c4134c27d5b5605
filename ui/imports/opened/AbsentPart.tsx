import { Button } from '@mantine/core'
import type { Absent } from '@osh/core/imports/plan/import-plan.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { describeFieldError } from '@osh/core/wording/refusals/refusals.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { leavingTexts as texts } from '../decision-texts.ts'
import styles from '../Imports.module.css'
import { importTexts } from '../texts.ts'
import { DayField } from './DayField.tsx'
import type { OpenedFile } from './opened-file.ts'

type Props = { readonly opened: OpenedFile }

/** So many are shown at first, and so many more each time. */
const [AT_FIRST, MORE] = [50, 200] as const

/** Who works and is not in a list of all: who of them is dismissed, and when. */
export const AbsentPart = observer(function AbsentPart({ opened }: Props) {
  const { leaving, absent } = opened
  const { known } = opened.ground
  const [most, setMost] = useState<number>(AT_FIRST)
  if (known === null) return null
  const left = absent.length - most
  return (
    <section aria-labelledby="import-absent" className={styles.group}>
      <h2 id="import-absent">
        {texts.absent} <span>{absent.length}</span>
      </h2>
      <div className={styles.forAll}>
        <DayField
          today={known.today}
          label={texts.dayOfAll}
          description={texts.lastDay}
          value={leaving.day}
          onChange={leaving.setDay}
        />
        <Button variant="default" onClick={() => leaving.decide(absent, true)}>
          {texts.dismissAll(absent.length)}
        </Button>
        <Button variant="default" onClick={() => leaving.decide(absent, false)}>
          {texts.keepAll}
        </Button>
      </div>
      <ul>
        {absent.slice(0, most).map((one) => (
          <AbsentRow key={one.id} opened={opened} one={one} today={known.today} />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={styles.link} onClick={() => setMost(most + MORE)}>
          {importTexts.more(left)}
        </button>
      )}
    </section>
  )
})

const AbsentRow = observer(function AbsentRow({
  opened,
  one,
  today,
}: Props & { readonly one: Absent; readonly today: LocalDate }) {
  const { leaving } = opened
  const isDismissed = leaving.isDismissed(one.id)
  const born = formatDate(one.birthDate as LocalDate)
  return (
    <li className={styles.row}>
      <span className={styles.muted}>{texts.inRecords}</span>
      <span>
        <b>{one.fullName}</b>
        <small>{[one.department, one.position].filter(Boolean).join(' · ')}</small>
        <small>
          {[born, one.personnelNumber && texts.number(one.personnelNumber)].filter(Boolean).join(', ')}
        </small>
      </span>
      <fieldset className={styles.decision}>
        <legend className="visually-hidden">{texts.question(one.fullName)}</legend>
        <label>
          <input
            type="radio"
            name={`absent ${one.id}`}
            checked={isDismissed === true}
            onChange={() => leaving.decide([one], true)}
          />
          <span>{texts.dismiss}</span>
        </label>
        {isDismissed && (
          <DayField
            isOwn
            today={today}
            label={texts.lastDay}
            value={leaving.dayOf(one.id)}
            onChange={(day) => leaving.setDayOf(one.id, day)}
            error={
              one.fault
                ? describeFieldError(one.fault)
                : leaving.dayOf(one.id) === null
                  ? texts.dayMissing
                  : null
            }
          />
        )}
        <label>
          <input
            type="radio"
            name={`absent ${one.id}`}
            checked={isDismissed === false}
            onChange={() => leaving.decide([one], false)}
          />
          <span>{texts.keep}</span>
        </label>
      </fieldset>
    </li>
  )
})
