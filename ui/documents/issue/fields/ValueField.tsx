import { Textarea, TextInput } from '@mantine/core'
import { LONGEST_LINE, LONGEST_TEXT } from '@osh/core/documents/answers/fill-values.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { observer } from 'mobx-react-lite'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { readTextAnswer } from '../given-answers.ts'
import styles from '../Issue.module.css'
import { CommissionField } from './CommissionField.tsx'
import { KnownMark } from './KnownMark.tsx'
import { PeopleField } from './PeopleField.tsx'
import { PeriodField } from './PeriodField.tsx'
import { OnePersonField } from './PersonField.tsx'
import { RememberMark } from './RememberMark.tsx'
import { RowsField } from './RowsField.tsx'
import { SourcedRows } from './SourcedRows.tsx'
import { describeField, isSourcedTable, type ValueProps } from './value-field.ts'

/** One value that a form asks for, with where it was filled from. */
export function ValueField(props: ValueProps) {
  return (
    <div>
      <AnswerField {...props} />
      {!isSourcedTable(props.spec) && <KnownMark {...props} />}
      <RememberMark {...props} />
    </div>
  )
}

/** By the value's type. */
const AnswerField = observer(function AnswerField(props: ValueProps) {
  const { store, spec } = props
  const { name, kind } = spec
  const answer = store.answers[name]
  const set = (given: unknown) => store.answer(name, given)
  const field = describeField(props)
  switch (kind.type) {
    case 'text':
    case 'place':
      return (
        <Textarea
          {...field}
          autosize
          minRows={1}
          maxLength={LONGEST_LINE}
          value={readTextAnswer(answer)}
          onChange={(event) => set(event.currentTarget.value)}
        />
      )
    case 'longText':
      return (
        <Textarea
          {...field}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={LONGEST_TEXT}
          value={readTextAnswer(answer)}
          onChange={(event) => set(event.currentTarget.value)}
        />
      )
    case 'number':
      return (
        <TextInput
          {...field}
          className={styles.short}
          inputMode="decimal"
          autoComplete="off"
          value={readTextAnswer(answer)}
          onChange={(event) => set(event.currentTarget.value)}
        />
      )
    case 'date':
      return (
        <DateField
          {...field}
          className={styles.short}
          value={(readTextAnswer(answer) || null) as LocalDate | null}
          onChange={set}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...field}
          choices={kind.options.map((value) => ({ value, label: value }))}
          value={readTextAnswer(answer) || null}
          onChange={set}
        />
      )
    case 'classifier':
      return (
        <SelectField
          {...field}
          choices={kind.items.map(({ code, label }) => ({ value: code, label: `${code} ${label}` }))}
          value={readTextAnswer(answer) || null}
          onChange={set}
        />
      )
    case 'period':
      return <PeriodField {...props} />
    case 'employee':
    case 'responsible':
      return <OnePersonField {...props} />
    case 'employees':
      return <PeopleField {...props} />
    case 'commission':
      return <CommissionField {...props} />
    case 'rows':
      return isSourcedTable(spec) ? (
        <SourcedRows {...props} />
      ) : (
        <RowsField {...props} columns={kind.columns} />
      )
  }
})
