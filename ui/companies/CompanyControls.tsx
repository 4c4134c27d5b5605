import { Button } from '@mantine/core'
import { companies } from '@osh/core/wording/companies.ts'
import { IconPencil } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import { May } from '#ui/app/session/May.tsx'
import { ActionBar } from '#ui/kit/page/ActionBar.tsx'
import styles from './Company.module.css'
import type { CompanyFormStore } from './company-form-store.ts'
import { companyTexts as texts } from './texts.ts'

type Props = { readonly store: CompanyFormStore }

export const EDIT_BUTTON_ID = 'company-edit'
export const REQUEST_BUTTON_ID = 'activity-request'

/** Begins the first write or an edit. */
export const EditButton = observer(function EditButton({
  store,
  button,
}: Props & { readonly button: Ref<HTMLButtonElement> }) {
  const first = store.company === null
  return (
    <May right="change">
      <Button
        id={EDIT_BUTTON_ID}
        ref={button}
        leftSection={first ? undefined : <IconPencil size={16} stroke={1.6} />}
        onClick={store.edit}
      >
        {first ? companies.firstWrite : companies.edit}
      </Button>
    </May>
  )
})

/** The same at the bottom of the window, for the eye and the pointer alone: others have the button itself. */
export const EditBar = observer(function EditBar({ store }: Props) {
  return (
    <May right="change">
      <div aria-hidden className={styles.copy}>
        <ActionBar label={texts.actions}>
          <Button tabIndex={-1} leftSection={<IconPencil size={16} stroke={1.6} />} onClick={store.edit}>
            {store.company === null ? companies.firstWrite : companies.edit}
          </Button>
        </ActionBar>
      </div>
    </May>
  )
})

/** Ends an edit. It is the form's last line, and stays in sight from anywhere in it. */
export const SaveBar = observer(function SaveBar({
  store,
  onDiscard,
}: Props & { readonly onDiscard: () => void }) {
  const { length } = store.changed
  return (
    <ActionBar label={texts.actions} note={length > 0 ? texts.changed(length) : texts.nothingChanged}>
      <Button variant="default" disabled={store.busy} onClick={onDiscard}>
        {companies.cancel}
      </Button>
      <Button type="submit" loading={store.busy}>
        {companies.save}
      </Button>
    </ActionBar>
  )
})
