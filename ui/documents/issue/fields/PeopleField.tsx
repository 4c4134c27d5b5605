import { observer } from 'mobx-react-lite'
import { readPeopleAnswer } from '../given-answers.ts'
import { FieldPart } from './FieldPart.tsx'
import { PersonList } from './PersonList.tsx'
import { describeField, type ValueProps } from './value-field.ts'

/** A value that is a list of people. */
export const PeopleField = observer(function PeopleField(props: ValueProps) {
  const { store, spec } = props
  return (
    <FieldPart {...describeField(props)}>
      <PersonList
        store={store}
        label={spec.label}
        people={readPeopleAnswer(store.answers[spec.name])}
        onChange={(people) => store.answer(spec.name, people)}
      />
    </FieldPart>
  )
})
