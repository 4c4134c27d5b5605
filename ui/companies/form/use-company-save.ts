import { companies } from '@osh/core/wording/companies.ts'
import { useCallback } from 'react'
import { shellStore } from '#ui/app/shell/shell-store.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { CompanyFormStore } from '../company-form-store.ts'
import { listWrongCompanyFields } from '../company-parts.ts'
import { REFUSAL_ID } from './FormRefusal.tsx'

/** Stores the form; says so, or leads to what has to be put right. */
export function useCompanySave(store: CompanyFormStore): () => Promise<boolean> {
  const shell = useService(shellStore)
  const { show } = useService(notices)
  return useCallback(async () => {
    if (store.busy) return false
    const saved = await store.save()
    if (saved) {
      show(companies.saved)
      void shell.refresh()
    } else {
      const first = listWrongCompanyFields(store.messages)[0]?.id ?? REFUSAL_ID
      requestAnimationFrame(() => focusField(first))
    }
    return saved
  }, [store, shell, show])
}
