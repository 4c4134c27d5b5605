import { observer } from 'mobx-react-lite'
import { peopleIn } from '../given-answers.ts'
import { FieldPart } from './FieldPart.tsx'
import { PersonList } from './PersonList.tsx'
import { fieldOf, type ValueProps } from './value-field.ts'

/** A value that is a list of people. */
export const PeopleField = observer(function PeopleField(props: ValueProps) {
  const { store, spec } = props
  return (
    <FieldPart {...fieldOf(props)}>
      <PersonList
        store={store}
        label={spec.label}
        people={peopleIn(store.answers[spec.name])}
        onChange={(people) => store.answer(spec.name, people)}
      />
    </FieldPart>
  )
})
