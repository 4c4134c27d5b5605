import { Autocomplete, Button } from '@mantine/core'
import { needsDate } from '@osh/core/obligations/entering/obligation-input.ts'
import { findRules, type Section, sections } from '@osh/core/sections/section.ts'
import { observer } from 'mobx-react-lite'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { OptionalLabel } from '#ui/kit/forms/OptionalLabel.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { takeHighlighted } from '#ui/kit/forms/take-highlighted.ts'
import { useOpenedList } from '#ui/kit/forms/use-opened-list.ts'
import { SubjectFields } from '#ui/obligations/SubjectFields.tsx'
import { dateAll, listDoubts } from '#ui/obligations/use-doubtful-days.tsx'
import { assignTexts as texts } from '../texts.ts'
import styles from './Assign.module.css'
import type { AssignStore } from './assign-store.ts'

const periodicities = ['разово', '6 месяцев', '1 год', '2 года', '3 года', '5 лет', 'бессрочно', 'до износа']

const sectionChoices: readonly { readonly value: Section; readonly label: string }[] = sections.map(
  (value) => ({ value, label: findRules(value).words.name }),
)

type Props = { readonly store: AssignStore }

/** What is assigned, how often and by when. */
export const ObligationFields = observer(function ObligationFields({ store }: Props) {
  const { section, messages, usual, warning } = store
  const opened = useOpenedList()
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{texts.what}</legend>
      <div className={styles.fields}>
        <SelectField
          id="section"
          label={texts.section}
          searchable={false}
          clearable={false}
          maxDropdownHeight={350}
          choices={sectionChoices}
          value={section}
          onChange={(chosen) => chosen && void store.setSection(chosen)}
        />
        <SubjectFields
          key={section}
          section={section}
          value={store.input}
          messages={messages}
          ownNames={store.ownNames}
          onChange={store.typeSubject}
        />
        <Autocomplete
          {...opened}
          onKeyDownCapture={takeHighlighted}
          id="periodicity"
          label={texts.periodicity}
          description={usual ? texts.usual(usual.periodicity) : null}
          data={periodicities}
          filter={({ options }) => options}
          maxDropdownHeight={350}
          value={store.periodicity}
          error={messages.periodicity}
          onChange={(periodicity) => store.set({ periodicity })}
        />
        <div role="status">{warning !== null && <p className={styles.warning}>{warning}</p>}</div>
        <DateField
          id="date"
          label={needsDate(store) ? texts.date : <OptionalLabel of={texts.date} />}
          clearable
          max={store.today}
          value={store.date}
          error={messages.date}
          onChange={(date) => store.set({ date })}
        />
        <Doubtful store={store} />
        <DateField
          id="deadline"
          label={<OptionalLabel of={texts.deadline} />}
          description={texts.deadlineHint}
          clearable
          value={store.deadline}
          error={messages.deadline}
          onChange={(deadline) => store.set({ deadline })}
        />
        <Already store={store} />
      </div>
    </fieldset>
  )
})

/** How many names a warning gives before it only counts the rest. */
const NAMED = 5

/** Those whose day is before their hire are named, and can be left out: it is asked about once more before it is stored. */
const Doubtful = observer(function Doubtful({ store }: Props) {
  const { doubtful, date } = store
  return (
    <div role="status">
      {date !== null && doubtful.length > 0 && (
        <div className={styles.warning}>
          <p>
            {texts.doubtful(doubtful.length)}{' '}
            {listDoubts(
              dateAll(
                date,
                doubtful.map(({ employee }) => employee),
              ),
            )}
            .
          </p>
          <Button variant="default" size="xs" onClick={() => store.people.choose(doubtful, false)}>
            {texts.dropAlready}
          </Button>
        </div>
      )}
    </div>
  )
})

/** A warning, not a refusal: a second obligation of the same kind may be meant. */
const Already = observer(function Already({ store }: Props) {
  const { already } = store
  const named = already.slice(0, NAMED).map(({ fullName }) => fullName)
  return (
    <div role="status">
      {store.unchecked && <p className={styles.warning}>{texts.alreadyUnknown}</p>}
      {already.length > 0 && (
        <div className={styles.warning}>
          <p>
            {texts.already(already.length)} {named.join(', ')}
            {already.length > NAMED && texts.andMore(already.length - NAMED)}. {texts.alreadyHint}
          </p>
          <Button variant="default" size="xs" onClick={() => store.people.choose(already, false)}>
            {texts.dropAlready}
          </Button>
        </div>
      )}
    </div>
  )
})
