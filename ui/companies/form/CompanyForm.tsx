import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import { SaveBar } from '../CompanyControls.tsx'
import type { CompanyFormStore } from '../company-form-store.ts'
import { isCompanyField } from '../company-input.ts'
import { BeginningFields } from './BeginningFields.tsx'
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
  const { hash } = useLocation()
  useEffect(() => {
    if (isCompanyField(hash.slice(1))) focusField(hash.slice(1))
    else focusFirstInSight(form.current)
  }, [hash])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <FormRefusal store={store} />
      {store.whole ? (
        <CompanyFields store={store} onRequestActivity={onRequestActivity} />
      ) : (
        <BeginningFields store={store} />
      )}
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
