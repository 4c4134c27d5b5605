import { observer } from 'mobx-react-lite'
import { type CommissionAnswer, readCommissionAnswer } from '../given-answers.ts'
import styles from '../Issue.module.css'
import { issueTexts as texts } from '../texts.ts'
import { FieldPart } from './FieldPart.tsx'
import { PersonField } from './PersonField.tsx'
import { PersonList } from './PersonList.tsx'
import { describeField, type ValueProps } from './value-field.ts'

/** A chair, members and, where there is one, a secretary. */
export const CommissionField = observer(function CommissionField(props: ValueProps) {
  const { store, spec } = props
  const commission = readCommissionAnswer(store.answers[spec.name])
  const set = (changes: Partial<CommissionAnswer>) => store.answer(spec.name, { ...commission, ...changes })
  return (
    <FieldPart {...describeField(props)}>
      <div className={styles.fields}>
        <PersonField
          label={texts.chair}
          store={store}
          person={commission.chair}
          onChange={(chair) => set({ chair })}
        />
        <PersonList
          label={texts.members}
          store={store}
          people={commission.members}
          onChange={(members) => set({ members })}
        />
        <PersonField
          label={`${texts.secretary} (${texts.optional})`}
          store={store}
          person={commission.secretary}
          onChange={(secretary) => set({ secretary })}
        />
      </div>
    </FieldPart>
  )
})
