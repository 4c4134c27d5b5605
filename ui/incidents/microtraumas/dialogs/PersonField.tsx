import { ActionIcon, Button, TextInput } from '@mantine/core'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { NamedInRecord } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { type Choice, SelectField } from '#ui/kit/forms/SelectField.tsx'
import styles from '../../Incidents.module.css'
import { microtraumaTexts as texts } from '../texts.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  readonly choices: readonly Choice<EmployeeId>[]
  readonly people: readonly NamedInRecord[]
  /** No more than one can be named. */
  readonly one?: boolean
  readonly focused?: boolean
  readonly error: string | undefined
  readonly onChange: (people: readonly NamedInRecord[]) => void
}

/** What is sent of somebody. */
export const encodePerson = ({ employeeId, fullName, post }: NamedInRecord) =>
  employeeId === null ? { fullName, post } : { employeeId }

/** Employees by choice, and others by name with whom they come from. */
export function PersonField(props: Props) {
  const { id, label, hint, choices, people, one = false, focused = false, error, onChange } = props
  const full = one && people.length > 0
  const add = (employeeId: EmployeeId) => {
    const [fullName = '', post = ''] =
      choices.find(({ value }) => value === employeeId)?.label.split(' — ') ?? []
    onChange([...people, { employeeId, fullName, post }])
  }
  const left = choices.filter(({ value }) => !people.some(({ employeeId }) => employeeId === value))
  return (
    <div>
      {people.length > 0 && (
        <>
          {full && <p className={styles.muted}>{label}</p>}
          <ul className={styles.people}>
            {people.map((person, at) => (
              <li key={person.employeeId ?? `${person.fullName}/${person.post}`}>
                <span>
                  {person.fullName} <small>{person.post}</small>
                </span>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={texts.remove(person.fullName)}
                  onClick={() => onChange(people.filter((_, i) => i !== at))}
                >
                  <IconX size={16} stroke={1.6} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </>
      )}
      {full ? (
        error !== undefined && (
          <p role="alert" className={styles.refusal}>
            {error}
          </p>
        )
      ) : (
        <>
          <SelectField
            id={id}
            {...(focused && { 'data-autofocus': true })}
            label={label}
            description={hint}
            limit={200}
            choices={left}
            value={null}
            error={error}
            onChange={(employeeId) => employeeId !== null && add(employeeId)}
          />
          <Outsider onAdd={(person) => onChange([...people, person])} />
        </>
      )}
    </div>
  )
}

function Outsider({ onAdd }: { readonly onAdd: (person: NamedInRecord) => void }) {
  const [opened, setOpened] = useState(false)
  const [fullName, setFullName] = useState('')
  const [post, setPost] = useState('')
  if (!opened)
    return (
      <Button variant="subtle" size="xs" mt={4} onClick={() => setOpened(true)}>
        {texts.fields.outsider}
      </Button>
    )
  const add = () => {
    onAdd({ employeeId: null, fullName: fullName.trim(), post: post.trim() })
    setFullName('')
    setPost('')
    setOpened(false)
  }
  return (
    <div className={styles.outsider}>
      <TextInput
        label={texts.fields.outsiderName}
        maxLength={255}
        value={fullName}
        onChange={({ currentTarget }) => setFullName(currentTarget.value)}
      />
      <TextInput
        label={texts.fields.post}
        maxLength={255}
        value={post}
        onChange={({ currentTarget }) => setPost(currentTarget.value)}
      />
      <Button variant="default" size="xs" disabled={fullName.trim() === ''} onClick={add}>
        {texts.add}
      </Button>
    </div>
  )
}
