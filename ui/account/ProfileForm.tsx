import '#ui/kit/form-styles.ts'
import { Button, TextInput } from '@mantine/core'
import { companies } from '@osh/core/wording/companies.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { ErrorSummary, focusRefused } from '#ui/kit/forms/ErrorSummary.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './AccountSettings.module.css'
import type { ProfileStore } from './profile-store.ts'

const fields = ['fullname', 'position'] as const

/** The same two lines with inputs in place of the values. */
export const ProfileForm = observer(function ProfileForm({ store }: { readonly store: ProfileStore }) {
  const { show } = useService(notices)
  const { input, messages, busy } = store
  useEffect(() => document.getElementById('fullname')?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await store.save()) show(companies.saved)
    else focusRefused(fields.find((field) => store.messages[field] !== undefined))
  }
  const wrong = fields.filter((field) => messages[field] !== undefined)
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        {...(messages.form ? { title: messages.form } : {})}
        fields={wrong.map((id) => ({ id, label: wordField(id) }))}
      />
      {fields.map((field) => (
        <TextInput
          key={field}
          id={field}
          label={wordField(field)}
          autoComplete={field === 'fullname' ? 'name' : 'organization-title'}
          value={input[field]}
          error={messages[field]}
          onChange={(event) => store.set({ [field]: event.currentTarget.value })}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" loading={busy}>
          {companies.save}
        </Button>
        <Button variant="default" disabled={busy} onClick={store.discard}>
          {companies.cancel}
        </Button>
      </div>
    </form>
  )
})
