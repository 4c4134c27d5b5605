import '#ui/kit/checkbox-styles.ts'
import '#ui/kit/native-select-styles.ts'
import { Checkbox, NativeSelect } from '@mantine/core'
import type { Department } from '@osh/core/departments/department.ts'
import { needsGrants } from '@osh/core/members/read-membership.ts'
import { hiddenKinds, type Membership } from '@osh/core/rights/membership.ts'
import { roles } from '@osh/core/rights/role.ts'
import { hiddenNames, roleMeanings, roleNames } from '@osh/core/rights/role-words.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import styles from './Members.module.css'
import { membersTexts as texts } from './texts.ts'

type Props = {
  readonly value: Membership
  readonly departments: readonly Department[]
  readonly messages: Messages
  readonly onChange: (value: Membership) => void
}

const given = roles.filter((role) => role !== 'owner')

const toggle = <T,>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** Which role, of a head which departments, and what is shown besides. */
export function MembershipFields({ value, departments, messages, onChange }: Props) {
  const choose = (name: string) =>
    onChange({ ...value, role: given.find((role) => role === name) ?? value.role })
  return (
    <div className={styles.form}>
      <NativeSelect
        label={texts.role}
        description={roleMeanings[value.role]}
        data={given.map((role) => ({ value: role, label: roleNames[role] }))}
        value={value.role}
        error={messages.role}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {value.role === 'head' && (
        <fieldset className={styles.group}>
          <legend>{texts.departments}</legend>
          {departments.length === 0 && <p className={styles.about}>{texts.noDepartments}</p>}
          {departments.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={value.departments.includes(id)}
              onChange={() => onChange({ ...value, departments: toggle(value.departments, id) })}
            />
          ))}
          <p role="status" className={styles.failure}>
            {messages.departments}
          </p>
        </fieldset>
      )}
      {needsGrants(value.role) && (
        <fieldset className={styles.group}>
          <legend>{texts.granted}</legend>
          <p className={styles.about}>{texts.hiddenHint}</p>
          {hiddenKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={hiddenNames[kind]}
              checked={value.granted.includes(kind)}
              onChange={() => onChange({ ...value, granted: toggle(value.granted, kind) })}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
