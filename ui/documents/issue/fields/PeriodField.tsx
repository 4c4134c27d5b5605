import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { observer } from 'mobx-react-lite'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { readPeriodAnswer } from '../given-answers.ts'
import styles from '../Issue.module.css'
import { issueTexts as texts } from '../texts.ts'
import { FieldPart } from './FieldPart.tsx'
import { describeField, type ValueProps } from './value-field.ts'

/** From one day to another. */
export const PeriodField = observer(function PeriodField(props: ValueProps) {
  const { store, spec } = props
  const period = readPeriodAnswer(store.answers[spec.name])
  const set = (changes: Partial<typeof period>) => store.answer(spec.name, { ...period, ...changes })
  return (
    <FieldPart {...describeField(props)}>
      <div className={styles.pair}>
        <DateField
          label={texts.from}
          value={period.from as LocalDate | null}
          onChange={(from) => set({ from })}
        />
        <DateField label={texts.to} value={period.to as LocalDate | null} onChange={(to) => set({ to })} />
      </div>
    </FieldPart>
  )
})
