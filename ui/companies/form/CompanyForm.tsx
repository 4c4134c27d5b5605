import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef } from 'react'
import { SaveBar } from '../CompanyControls.tsx'
import type { CompanyFormStore } from '../company-form-store.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { FormRefusal } from './FormRefusal.tsx'

type Props = {
  readonly store: CompanyFormStore
  readonly save: () => Promise<boolean>
  readonly onRequestActivity: () => void
}

/** The same parts with inputs in place of the values. */
export const CompanyForm = observer(function CompanyForm({ store, save, onRequestActivity }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirstInSight(form.current), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <FormRefusal store={store} />
      <CompanyFields store={store} onRequestActivity={onRequestActivity} />
      <SaveBar store={store} onDiscard={store.discard} />
    </form>
  )
})

/** Puts the cursor where the person was reading, so that nothing moves. */
function focusFirstInSight(form: HTMLFormElement | null): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('input[id], textarea[id]') ?? [])]
  const seen = fields.find((field) => field.getBoundingClientRect().top >= 0)
  const chosen = seen ?? fields[0]
  chosen?.focus({ preventScroll: true })
}
