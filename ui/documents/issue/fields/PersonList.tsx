import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import type { PersonAnswer } from '../given-answers.ts'
import styles from '../Issue.module.css'
import type { IssueStore } from '../issue-store.ts'
import { issueTexts as texts } from '../texts.ts'
import { PersonField } from './PersonField.tsx'

type Props = {
  readonly store: IssueStore
  readonly label: string
  readonly people: readonly PersonAnswer[]
  readonly onChange: (people: readonly PersonAnswer[]) => void
}

/** Several people one below the other; there is always a field for one more at hand. */
export const PersonList = observer(function PersonList({ store, label, people, onChange }: Props) {
  const shown = people.length === 0 ? [null] : people
  const at = (index: number, person: PersonAnswer) =>
    onChange(shown.map((one, i) => (i === index ? person : one)))
  return (
    <div className={styles.people}>
      {shown.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people have no other place than their order
        <div key={index} className={styles.personLine}>
          <PersonField
            label={`${label}: ${index + 1}`}
            store={store}
            person={person}
            onChange={(person) => at(index, person)}
          />
          {shown.length > 1 && (
            <button
              type="button"
              className={styles.link}
              aria-label={texts.removePerson(`${label} ${index + 1}`)}
              onClick={() => onChange(shown.filter((_, i) => i !== index))}
            >
              {texts.remove}
            </button>
          )}
        </div>
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} stroke={1.6} aria-hidden />}
          aria-label={`${texts.addPerson}: ${label}`}
          onClick={() => onChange([...shown, null])}
        >
          {texts.addPerson}
        </Button>
      </div>
    </div>
  )
})
